//! Taking connections: not more than there is room for, in all and from one address, and none that stays silent.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use socket2::{SockRef, TcpKeepalive};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower::Service as _;

use crate::api::network;
use crate::limits;
use crate::metrics::METRICS;

/// How many connections are taken.
#[derive(Clone, Copy, Debug)]
pub struct Capacity {
    /// In all.
    pub in_all: usize,
    /// From one address; behind a proxy all come from there.
    pub from_one_address: usize,
}

/// Serves until `closing` is ready, and then until everybody has been answered.
pub async fn serve(listener: TcpListener, router: Router, capacity: Capacity, closing: impl Future<Output = ()>) {
    let mut builder = Builder::new();
    // Hyper would count the time until the next request begins, too; `Activity` tells them apart.
    builder.header_read_timeout(None).max_buf_size(limits::HEADERS_BYTES);
    let connections = Connections { capacity, open: Arc::default() };
    let (close, closed) = watch::channel(false);
    // Whoever is still answered holds one end.
    let (under_way, mut all_answered) = mpsc::channel::<()>(1);
    tokio::pin!(closing);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut closing => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many files are open, or the connection was gone before it was taken.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(20)).await;
                continue;
            }
        };
        let Some(connection) = connections.take(address) else {
            METRICS.connections_refused.inc();
            continue;
        };
        configure(&stream);
        let (router, activity) = (router.clone(), Arc::new(Activity::begun()));
        let noted = activity.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(address));
            let (answer, noted) = (router.clone().call(request.map(Body::new)), noted.clone());
            async move {
                noted.answering();
                let answer = answer.await;
                noted.answered();
                answer
            }
        });
        let stream = Noted { stream, activity: activity.clone() };
        let served = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let (mut closed, under_way) = (closed.clone(), under_way.clone());
        tokio::spawn(async move {
            tokio::pin!(served);
            tokio::select! {
                // Who goes away in the middle of something has no one to be told.
                _ = &mut served => {}
                () = activity.stalled() => {}
                _ = closed.changed() => {
                    served.as_mut().graceful_shutdown();
                    let _ = served.await;
                }
            }
            drop((connection, under_way));
        });
    }
    drop(listener);
    // Nobody may be connected any more, which is as good.
    let _ = close.send(true);
    drop(under_way);
    // Ready once every end is dropped.
    all_answered.recv().await;
}

/// How far a connection is with the request it is about.
struct Activity {
    // A std mutex: it is never held across an await.
    stage: Mutex<Stage>,
}

#[derive(Clone, Copy)]
enum Stage {
    /// Its headers are to come; since when.
    Asking(Instant),
    /// It is answered.
    Answering,
    /// It was answered, and nothing has come since.
    Resting(Instant),
}

impl Activity {
    /// Who connects wants something.
    fn begun() -> Self {
        Self { stage: Mutex::new(Stage::Asking(Instant::now())) }
    }

    /// Something was heard: after an answer it is the next request.
    fn heard(&self) {
        let mut stage = self.lock();
        if matches!(*stage, Stage::Resting(_)) {
            *stage = Stage::Asking(Instant::now());
        }
    }

    fn answering(&self) {
        *self.lock() = Stage::Answering;
    }

    /// Who has asked once may take a while to read the answer, and to ask again.
    fn answered(&self) {
        *self.lock() = Stage::Resting(Instant::now());
    }

    /// Ready once something takes too long.
    async fn stalled(&self) {
        loop {
            let left = match *self.lock() {
                Stage::Asking(since) => limits::HEADERS_WAIT.saturating_sub(since.elapsed()),
                Stage::Answering => limits::HEADERS_WAIT,
                Stage::Resting(since) => limits::CONNECTION_IDLE.saturating_sub(since.elapsed()),
            };
            if left.is_zero() {
                return;
            }
            // The stage may change meanwhile.
            tokio::time::sleep(left.min(limits::HEADERS_WAIT)).await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, Stage> {
        self.stage.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection on which it is noted when something is heard.
struct Noted {
    stream: TcpStream,
    activity: Arc<Activity>,
}

impl AsyncRead for Noted {
    fn poll_read(mut self: Pin<&mut Self>, context: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = into.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, into);
        if into.filled().len() > before {
            self.activity.heard();
        }
        read
    }
}

impl AsyncWrite for Noted {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// A peer that vanished, or reads nothing of what it is sent, is noticed by the system.
fn configure(stream: &TcpStream) {
    let socket = SockRef::from(stream);
    let keepalive = TcpKeepalive::new().with_time(limits::PEER_SILENT).with_interval(limits::PEER_SILENT / 3);
    let set = socket.set_tcp_nodelay(true).and_then(|()| socket.set_tcp_keepalive(&keepalive));
    #[cfg(target_os = "linux")]
    let set = set.and_then(|()| socket.set_tcp_user_timeout(Some(limits::PEER_SILENT)));
    if let Err(error) = set {
        tracing::debug!(%error, "a connection could not be configured");
    }
}

/// The open connections.
struct Connections {
    capacity: Capacity,
    // A std mutex: it is never held across an await.
    open: Arc<Mutex<HashMap<String, usize>>>,
}

/// One of them; counted until it is dropped.
struct Connection {
    address: String,
    open: Arc<Mutex<HashMap<String, usize>>>,
}

impl Connections {
    /// Counts one more, unless there are too many.
    fn take(&self, address: SocketAddr) -> Option<Connection> {
        let address = network(address.ip());
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let here = open.get(&address).copied().unwrap_or_default();
        if here >= self.capacity.from_one_address || open.values().sum::<usize>() >= self.capacity.in_all {
            return None;
        }
        open.insert(address.clone(), here + 1);
        METRICS.connections.inc();
        Some(Connection { address, open: self.open.clone() })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        METRICS.connections.dec();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}
