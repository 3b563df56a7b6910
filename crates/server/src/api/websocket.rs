//! WebSockets. What is said is written straight from the message that all who watch a table share: no socket keeps a copy of it, so
//! thousands that only watch cost little.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, Response, StatusCode, header};
use futures_util::{SinkExt as _, StreamExt as _};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use room::Refusal;
use tokio::io::AsyncWriteExt as _;
use tokio::sync::mpsc;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use super::refused::HttpRefusal;
use crate::limits;
use crate::live::Text;
use crate::metrics::METRICS;

/// A request to go on as a WebSocket.
pub struct Upgrade {
    connection: OnUpgrade,
    accept: String,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = HttpRefusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, HttpRefusal> {
        let unreadable = |what: &str| Refusal::unreadable(what.to_owned());
        let headers = &parts.headers;
        if parts.method != Method::GET
            || !says(headers, &header::CONNECTION, "upgrade")
            || !says(headers, &header::UPGRADE, "websocket")
        {
            return Err(unreadable("not a WebSocket").into());
        }
        if !says(headers, &header::SEC_WEBSOCKET_VERSION, "13") {
            return Err(unreadable("not version 13 of WebSockets").into());
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).ok_or_else(|| unreadable("no key of a WebSocket"))?;
        let accept = derive_accept_key(key.as_bytes());
        let connection = parts.extensions.remove::<OnUpgrade>().ok_or_else(|| unreadable("not a WebSocket"))?;
        Ok(Self { connection, accept })
    }
}

/// Is this one of the words of the header?
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let texts = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).any(|said| said.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Answers yes, and then serves the socket in a task of its own.
    pub fn then<F: Future<Output = ()> + Send>(self, serve: impl FnOnce(Socket) -> F + Send + 'static) -> Response<Body> {
        let connection = self.connection;
        tokio::spawn(async move {
            let Ok(upgraded) = connection.await else { return };
            let socket = Box::pin(Socket::new(upgraded)).await;
            serve(socket).await;
        });
        let response = Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_ACCEPT, self.accept);
        response.body(Body::empty()).expect("its headers are plain")
    }
}

/// An open WebSocket.
pub struct Socket(Box<WebSocketStream<TokioIo<Upgraded>>>);

impl Socket {
    async fn new(connection: Upgraded) -> Self {
        let config = WebSocketConfig::default()
            .max_message_size(Some(limits::SOCKET_BYTES))
            .max_frame_size(Some(limits::SOCKET_BYTES))
            .read_buffer_size(limits::SOCKET_READ_BYTES);
        Self(Box::new(WebSocketStream::from_raw_socket(TokioIo::new(connection), Role::Server, Some(config)).await))
    }

    /// What the other side says next; nothing once it has gone.
    pub async fn hear(&mut self) -> Option<Frame> {
        self.0.next().await?.ok()
    }

    /// Says something, and in the same breath what else there is to tell. False if the other side takes nothing any more.
    pub async fn say(&mut self, message: Text, news: Option<&mut mpsc::Receiver<Text>>) -> bool {
        let mut messages = vec![message];
        if let Some(news) = news {
            messages.extend(std::iter::from_fn(|| news.try_recv().ok()));
        }
        METRICS.messages.inc_by(messages.len() as u64);
        in_time(self.write(&messages)).await
    }

    /// Asks whether somebody is there.
    pub async fn ping(&mut self) -> bool {
        in_time(self.0.send(Frame::Ping(axum::body::Bytes::new()))).await
    }

    /// Says goodbye.
    pub async fn close(&mut self) {
        in_time(self.0.send(Frame::Close(None))).await;
    }

    async fn write(&mut self, messages: &[Text]) -> io::Result<()> {
        // What the protocol itself has to answer goes out whole before anything else.
        self.0.flush().await.map_err(io::Error::other)?;
        let heads: Vec<Vec<u8>> = messages.iter().map(|message| head(message.len())).collect();
        let parts = heads.iter().zip(messages).flat_map(|(head, message)| [IoSlice::new(head), IoSlice::new(message.as_bytes())]);
        let mut parts: Vec<IoSlice<'_>> = parts.collect();
        let mut rest = &mut parts[..];
        let connection = self.0.get_mut();
        while !rest.is_empty() {
            match connection.write_vectored(rest).await? {
                0 => return Err(io::ErrorKind::WriteZero.into()),
                written => IoSlice::advance_slices(&mut rest, written),
            }
        }
        connection.flush().await
    }
}

/// Waits until something is taken, but not for ever. In a box: sockets mostly wait for something to say.
fn in_time<'a, E>(taken: impl Future<Output = Result<(), E>> + Send + 'a) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>> {
    const TAKES: Duration = limits::SOCKET_TAKES;
    let taken = tokio::time::timeout(TAKES, taken);
    Box::pin(async { matches!(taken.await, Ok(Ok(()))) })
}

/// What stands before a text of this length: RFC 6455, section 5.2.
fn head(length: usize) -> Vec<u8> {
    const WHOLE_TEXT: u8 = 0x81;
    let mut head = vec![WHOLE_TEXT];
    match (u16::try_from(length), length) {
        (_, 0..126) => head.push(length as u8),
        (Ok(length), _) => {
            head.push(126);
            head.extend(length.to_be_bytes());
        }
        _ => {
            head.push(127);
            head.extend((length as u64).to_be_bytes());
        }
    }
    head
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_length_is_written_in_as_many_bytes_as_it_needs() {
        assert_eq!(head(125), [0x81, 125]);
        assert_eq!(head(126), [0x81, 126, 0, 126]);
        assert_eq!(head(65535), [0x81, 126, 255, 255]);
        assert_eq!(head(65536), [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
    }
}
