//! The way from a node to its database, which can be cut.

use std::path::{Path, PathBuf};

use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;

/// A listener on this machine that leads to the socket of a PostgreSQL.
pub struct Proxy {
    /// Its port.
    pub port: u16,
    open: watch::Sender<bool>,
}

impl Proxy {
    pub async fn to(socket: PathBuf) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("it is bound").port();
        let (open, is_open) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(lead(client, socket.clone(), is_open.clone()));
            }
        });
        Proxy { port, open }
    }

    /// Cuts all connections and takes no more, or lets them through again.
    pub fn set_open(&self, open: bool) {
        self.open.send_replace(open);
    }
}

/// Leads one connection until either end closes it, or it is cut.
async fn lead(mut client: TcpStream, socket: impl AsRef<Path>, mut open: watch::Receiver<bool>) {
    if !*open.borrow_and_update() {
        return;
    }
    let Ok(mut database) = UnixStream::connect(socket).await else { return };
    tokio::select! {
        _ = tokio::io::copy_bidirectional(&mut client, &mut database) => {}
        _ = open.wait_for(|open| !*open) => {}
    }
}
