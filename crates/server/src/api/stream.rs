//! A table's WebSocket: a numbered stream of what happens, and the commands of whoever watches.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message as Frame, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use room::shown::{Eyes, ToClient};
use room::{Refusal, RefusalKind};
use table::Message;
use tokio::sync::mpsc;

use super::caller::{Address, Person, Visitor};
use super::input::{Asked, Which, check_origin, read};
use super::refused::{HttpRefusal, Refused};
use super::tables::{Looking, Wanted};
use crate::App;
use crate::limits;
use crate::live::Who;
use crate::metrics::METRICS;
use crate::sockets::OpenSocket;

/// Watch a table, and play at it
///
/// A WebSocket. The server says `ToClient`, beginning with a welcome; the client says `Wanted`, and each is answered with `done` or
/// `refused` under the client's own id. Who comes back says the number it last heard (`after`), and gets what it missed.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "tables", params(("id" = String, Path), Looking),
    responses((status = SWITCHING_PROTOCOLS, description = "The WebSocket is open"), (status = BAD_REQUEST, body = Refused),
        (status = UNAUTHORIZED, body = Refused), (status = FORBIDDEN, body = Refused), (status = NOT_FOUND, body = Refused), (status = TOO_MANY_REQUESTS, body = Refused)))]
pub async fn stream(
    State(app): State<Arc<App>>,
    Visitor(visitor): Visitor,
    Address(address): Address,
    Which(id): Which<String>,
    Asked(looking): Asked<Looking>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, HttpRefusal> {
    let who = visitor.clone().map(|person| Person(person).who());
    let (eyes, after) = looking.eyes(visitor)?;
    // Who may not look is told so before the socket opens.
    let wish = eyes.clone();
    app.hub.read(&id, move |room| wish.at(room).map(|_| ())).await??;
    let upgrade = upgrade.map_err(|error| Refusal::unreadable(error.body_text()))?;
    check_origin(&headers)?;
    let open = app
        .hub
        .sockets
        .enter(eyes.person.as_deref(), &address)
        .ok_or_else(|| Refusal::new(RefusalKind::TooFast, Message::new("server-too-many-sockets")))?;
    let upgrade = upgrade
        .max_message_size(limits::SOCKET_BYTES)
        .max_frame_size(limits::SOCKET_BYTES)
        .read_buffer_size(limits::SOCKET_READ_BYTES);
    Ok(upgrade.on_upgrade(async move |socket| {
        METRICS.sockets.inc();
        let mut open = open;
        serve(&app, &id, who, eyes, after, socket, &mut open).await;
        app.hub.left(&id);
        METRICS.sockets.dec();
        drop(open);
    }))
}

async fn serve(
    app: &Arc<App>,
    table: &str,
    who: Option<Who>,
    eyes: Eyes,
    after: i64,
    mut socket: WebSocket,
    open: &mut OpenSocket,
) {
    let (out, mut news) = mpsc::channel::<Utf8Bytes>(limits::WAITING_MESSAGES);
    if let Err(refusal) = Box::pin(app.hub.watch(table, eyes, after, out)).await {
        let refused = ToClient::Refused { client: None, message: refusal.message };
        say(&mut socket, Frame::Text(refused.text().into())).await;
        return;
    }
    let alive: Utf8Bytes = ToClient::Alive.text().into();
    let mut beats = tokio::time::interval(limits::ALIVE_EVERY);
    let (mut silent_for, mut heard) = (0, true);
    beats.tick().await;
    loop {
        let frame = tokio::select! {
            message = news.recv() => match message {
                Some(message) => {
                    beats.reset();
                    Frame::Text(message)
                }
                // The table has let this socket go: it was too slow, or cannot be read, or the server goes away.
                None => break,
            },
            frame = socket.recv() => {
                (silent_for, heard) = (0, true);
                match frame {
                    Some(Ok(Frame::Text(text))) => {
                        // Sockets mostly wait: what a command needs is not kept with each of them.
                        let answer = Box::pin(answer(app, table, who.as_ref(), &text)).await;
                        Frame::Text(answer.text().into())
                    }
                    Some(Ok(Frame::Binary(_))) => {
                        let Refusal { message, .. } = Refusal::unreadable("binary".to_owned());
                        Frame::Text(ToClient::Refused { client: None, message }.text().into())
                    }
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => continue,
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => return,
                }
            }
            () = open.signed_out() => break,
            _ = beats.tick() => {
                silent_for += 1;
                if silent_for % limits::ALIVE_BEATS_A_PING == 0 {
                    if !heard {
                        return;
                    }
                    heard = false;
                    Frame::Ping(axum::body::Bytes::new())
                } else {
                    Frame::Text(alive.clone())
                }
            }
        };
        if !say(&mut socket, frame).await {
            return;
        }
    }
    say(&mut socket, Frame::Close(None)).await;
}

/// Sends something, unless the other side takes nothing any more.
async fn say(socket: &mut WebSocket, frame: Frame) -> bool {
    METRICS.messages.inc();
    matches!(tokio::time::timeout(limits::SOCKET_TAKES, socket.send(frame)).await, Ok(Ok(())))
}

/// The answer to one message of the client.
async fn answer(app: &Arc<App>, table: &str, who: Option<&Who>, text: &str) -> ToClient {
    let wanted = serde_json::from_str(text).map_err(|error| Refusal::unreadable(error.to_string())).and_then(read::<Wanted>);
    let wanted = match wanted {
        Ok(wanted) => wanted,
        Err(refusal) => return ToClient::Refused { client: None, message: refusal.message },
    };
    let client = wanted.client.clone();
    let done = async {
        let who = who.ok_or(Refusal::come_in_first())?;
        wanted.check(app, &who.id).await?;
        app.hub.command(table, who.clone(), wanted.command, wanted.client).await
    };
    match done.await {
        Ok(done) => ToClient::Done(done),
        Err(refusal) => ToClient::Refused { client, message: refusal.message },
    }
}
