//! A table's WebSocket: a numbered stream of what happens, and the commands of whoever watches.

use std::net::IpAddr;
use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use room::shown::{Eyes, ToClient};
use room::{Refusal, RefusalKind};
use table::Message;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message as Frame;

use super::caller::{Origin, Person, Visitor, network};
use super::input::{Asked, Which, check_origin, read};
use super::refused::{HttpRefusal, Refused};
use super::tables::{Looking, Wanted};
use super::websocket::{Socket, Upgrade};
use crate::App;
use crate::limits;
use crate::live::{Text, Who};
use crate::metrics::METRICS;
use crate::sockets::OpenSocket;
use crate::thinkers::Account;

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
    Origin(origin): Origin,
    Which(id): Which<String>,
    Asked(looking): Asked<Looking>,
    headers: HeaderMap,
    upgrade: Result<Upgrade, HttpRefusal>,
) -> Result<Response, HttpRefusal> {
    let address = origin.map(network).unwrap_or_default();
    let caller =
        visitor.clone().map(|person| Caller { account: app.hub.account(&person.id, &address), origin, who: Person(person).who() });
    let (eyes, after) = looking.eyes(&app, visitor).await?;
    let eyes = Box::new(eyes);
    // Who may not look is told so before the socket opens.
    let wish = eyes.clone();
    app.hub.read(&id, move |room| wish.at(room).map(|_| ())).await??;
    let upgrade = upgrade?;
    check_origin(&headers)?;
    let open = app
        .hub
        .sockets
        .enter(eyes.person.as_deref(), &address)
        .ok_or_else(|| Refusal::new(RefusalKind::TooFast, Message::new("server-too-many-sockets")))?;
    let watching = Box::new(Watching { app, table: id, caller, open });
    Ok(upgrade.then(async move |socket| watching.serve(eyes, after, socket).await))
}

/// Somebody who watches a table. In a box, with all a socket needs: sockets mostly wait, and a task has several places for what is
/// handed from one future to the next.
struct Watching {
    app: Arc<App>,
    table: String,
    caller: Option<Caller>,
    open: OpenSocket,
}

/// Who gives commands over a socket.
struct Caller {
    account: Account,
    origin: Option<IpAddr>,
    who: Who,
}

/// What a silent socket is told.
static BEAT: LazyLock<Text> = LazyLock::new(|| ToClient::Alive.text().into());

impl Watching {
    async fn serve(mut self: Box<Self>, eyes: Box<Eyes>, after: i64, mut socket: Socket) {
        METRICS.sockets.inc();
        self.talk(eyes, after, &mut socket).await;
        self.app.hub.left(&self.table);
        METRICS.sockets.dec();
    }

    async fn talk(&mut self, eyes: Box<Eyes>, after: i64, socket: &mut Socket) {
        let (out, mut news) = mpsc::channel(limits::WAITING_MESSAGES);
        if let Err(refusal) = Box::pin(self.app.hub.watch(&self.table, eyes, after, out)).await {
            let refused = ToClient::Refused { client: None, message: refusal.message };
            socket.say(refused.text().into(), None).await;
            return;
        }
        let mut beats = tokio::time::interval(limits::BEAT_EVERY);
        let (mut silent_for, mut heard) = (0, true);
        beats.tick().await;
        loop {
            let message = tokio::select! {
                message = news.recv() => match message {
                    Some(message) => {
                        beats.reset();
                        message
                    }
                    // The table has let this socket go: it was too slow, or cannot be read, or the server goes away.
                    None => break,
                },
                frame = socket.hear() => {
                    (silent_for, heard) = (0, true);
                    match frame {
                        Some(Frame::Text(text)) => {
                            // Sockets mostly wait: what a command needs is not kept with each of them.
                            let answer = Box::pin(self.answer(&text)).await;
                            answer.text().into()
                        }
                        Some(Frame::Binary(_)) => {
                            let Refusal { message, .. } = Refusal::unreadable("binary".to_owned());
                            ToClient::Refused { client: None, message }.text().into()
                        }
                        Some(Frame::Ping(_) | Frame::Pong(_) | Frame::Frame(_)) => continue,
                        Some(Frame::Close(_)) | None => return,
                    }
                }
                () = self.open.signed_out() => break,
                _ = beats.tick() => {
                    silent_for += 1;
                    if silent_for % limits::BEATS_A_PING == 0 {
                        if !heard || !socket.ping().await {
                            return;
                        }
                        heard = false;
                        continue;
                    }
                    BEAT.clone()
                }
            };
            if !socket.say(message, Some(&mut news)).await {
                return;
            }
        }
        socket.close().await;
    }

    /// The answer to one message of the client.
    async fn answer(&self, text: &str) -> ToClient {
        let wanted = serde_json::from_str(text).map_err(|error| Refusal::unreadable(error.to_string())).and_then(read::<Wanted>);
        let wanted = match wanted {
            Ok(wanted) => wanted,
            Err(refusal) => return ToClient::Refused { client: None, message: refusal.message },
        };
        let client = wanted.client.clone();
        let done = async {
            let Caller { account, origin, who } = self.caller.as_ref().ok_or(Refusal::come_in_first())?;
            self.app.hub.sanctions.check_may_act(Some(&who.id), *origin)?;
            wanted.check(&self.app, account).await?;
            self.app.hub.command(&self.table, who.clone(), wanted.command, wanted.client).await
        };
        match done.await {
            Ok(done) => ToClient::Done(done),
            Err(refusal) => ToClient::Refused { client, message: refusal.message },
        }
    }
}
