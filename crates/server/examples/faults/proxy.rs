//! The way from a node to its database, which can be cut.

use std::net::IpAddr;
use std::path::{Path, PathBuf};

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// What becomes of what is sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Open,
    /// All connections end, and none is taken.
    Cut,
    /// Nothing arrives, and nobody is told so; it arrives once the way is open again.
    Silent,
}

/// A listener that leads to the socket of a PostgreSQL.
pub struct Proxy {
    /// Its port.
    pub port: u16,
    way: watch::Sender<Way>,
}

impl Proxy {
    pub async fn to(socket: PathBuf, host: IpAddr) -> Proxy {
        let listener = TcpListener::bind((host, 0)).await.expect("a port");
        let port = listener.local_addr().expect("it is bound").port();
        let (way, found) = watch::channel(Way::Open);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(lead(client, socket.clone(), found.clone()));
            }
        });
        Proxy { port, way }
    }

    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

/// Leads one connection until either end closes it, or it is cut.
async fn lead(client: TcpStream, socket: impl AsRef<Path>, mut way: watch::Receiver<Way>) {
    if *way.borrow_and_update() == Way::Cut {
        return;
    }
    let Ok(database) = UnixStream::connect(socket).await else { return };
    let (from_client, to_client) = client.into_split();
    let (from_database, to_database) = database.into_split();
    tokio::select! {
        () = hand_on(from_client, to_database, way.clone()) => {}
        () = hand_on(from_database, to_client, way.clone()) => {}
        _ = way.wait_for(|way| *way == Way::Cut) => {}
    }
}

async fn hand_on(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut way: watch::Receiver<Way>,
) {
    let mut buffer = vec![0; 16_384];
    while let Ok(size @ 1..) = from.read(&mut buffer).await {
        let open = way.wait_for(|way| *way != Way::Silent).await.is_ok();
        if !open || to.write_all(&buffer[..size]).await.is_err() {
            return;
        }
    }
}
