//! Requests to servers of others: webhooks and push. An address that somebody typed in must not reach what is behind our own
//! walls, so names are looked up here, and only addresses of the public network are connected to.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::header::{CONTENT_LENGTH, HOST, USER_AGENT};
use axum::http::uri::Scheme;
use axum::http::{HeaderMap, Request, StatusCode, Uri};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

/// How long a request may take in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// The most characters of an address.
const LONGEST: usize = 1000;

/// Who sends requests to servers of others.
#[derive(Clone)]
pub struct Outbound {
    tls: TlsConnector,
    /// Whether addresses of this machine and its network may be reached, and servers without TLS.
    private: bool,
}

impl std::fmt::Debug for Outbound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outbound").field("private", &self.private).finish_non_exhaustive()
    }
}

/// Why a request had no reply.
#[derive(Debug, Error)]
pub enum OutboundError {
    /// The address is none that is sent to.
    #[error("{0}")]
    Address(&'static str),
    /// It took too long.
    #[error("no reply within {} seconds", PATIENCE.as_secs())]
    TooSlow,
    /// The connection failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// What came is no reply.
    #[error("{0}")]
    Http(#[from] hyper::Error),
}

impl Outbound {
    /// Sends to the public network alone, unless `private`.
    pub fn new(private: bool) -> Outbound {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider has them")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Outbound { tls: TlsConnector::from(Arc::new(config)), private }
    }

    /// Refuses an address that is never sent to, whatever its name leads to.
    pub fn check(&self, url: &str) -> Result<(), &'static str> {
        self.target(url).map(drop)
    }

    fn target(&self, url: &str) -> Result<Uri, &'static str> {
        if url.len() > LONGEST {
            return Err("the address is too long");
        }
        let uri: Uri = url.parse().map_err(|_| "this is no address")?;
        let allowed = |scheme: &Scheme| *scheme == Scheme::HTTPS || self.private && *scheme == Scheme::HTTP;
        if !uri.scheme().is_some_and(allowed) {
            return Err("the address begins with https://");
        }
        let authority = uri.authority().ok_or("the address names no server")?;
        if authority.as_str().contains('@') {
            return Err("the address has a name or password in it");
        }
        match host(&uri).parse::<IpAddr>() {
            Ok(address) if !self.may_reach(address) => Err("the address is not of the public network"),
            _ => Ok(uri),
        }
    }

    fn may_reach(&self, address: IpAddr) -> bool {
        self.private || is_public(address)
    }

    /// Sends a body, and gives the status of the reply. Redirects are not followed.
    pub async fn post(
        &self,
        url: &str,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<StatusCode, OutboundError> {
        let uri = self.target(url).map_err(OutboundError::Address)?;
        let sent = self.send(uri, headers, body);
        tokio::time::timeout(PATIENCE, sent).await.unwrap_or(Err(OutboundError::TooSlow))
    }

    async fn send(&self, uri: Uri, headers: HeaderMap, body: Vec<u8>) -> Result<StatusCode, OutboundError> {
        let secure = uri.scheme() == Some(&Scheme::HTTPS);
        let port = uri.port_u16().unwrap_or(if secure { 443 } else { 80 });
        let found = tokio::net::lookup_host((host(&uri), port)).await?;
        let reachable: Vec<SocketAddr> = found.filter(|found| self.may_reach(found.ip())).collect();
        if reachable.is_empty() {
            return Err(OutboundError::Address("the address is not of the public network"));
        }
        let stream = TcpStream::connect(&reachable[..]).await?;
        let mut request = Request::post(uri.path_and_query().map_or("/", |path| path.as_str()))
            .header(HOST, uri.authority().map_or("", |authority| authority.as_str()))
            .header(USER_AGENT, "Tricorne")
            .header(CONTENT_LENGTH, body.len())
            .body(Full::new(Bytes::from(body)))
            .map_err(|_| OutboundError::Address("this is no address"))?;
        request.headers_mut().extend(headers);
        if !secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(host(&uri).to_owned())
            .map_err(|_| OutboundError::Address("this is no address"))?;
        exchange(self.tls.connect(name, stream).await?, request).await
    }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, OutboundError> {
    let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
    let connection = tokio::spawn(connection);
    let reply = sender.send_request(request).await;
    // Nobody wants the body.
    connection.abort();
    Ok(reply?.status())
}

/// The host of an address, without the brackets of a version 6 address.
fn host(uri: &Uri) -> &str {
    uri.host().unwrap_or_default().trim_start_matches('[').trim_end_matches(']')
}

/// Whether an address belongs to the public network.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => {
            let [one, two, three, _] = four.octets();
            let shared = one == 100 && (64..128).contains(&two);
            let special = one == 0 || one >= 240 || (one, two, three) == (192, 0, 0);
            let benchmarks = one == 198 && (two == 18 || two == 19);
            !(four.is_loopback()
                || four.is_private()
                || four.is_link_local()
                || four.is_documentation()
                || four.is_multicast()
                || shared
                || special
                || benchmarks)
        }
        IpAddr::V6(six) => {
            let [one, two, ..] = six.segments();
            // Of what is assigned, tunnels lead to version 4 addresses, and examples nowhere.
            let tunnel = one == 0x2002 || (one == 0x2001 && two == 0);
            one & 0xe000 == 0x2000 && !tunnel && !(one == 0x2001 && two == 0xdb8)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_network_is_reached() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "255.255.255.255",
            "224.0.0.1",
            "198.18.0.1",
            "::1",
            "::",
            "::ffff:127.0.0.1",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:0:1::",
            "2001:db8::1",
        ] {
            assert!(!is_public(private.parse().expect("an address")), "{private}");
        }
        for public in ["1.1.1.1", "100.128.0.1", "172.32.0.1", "2606:4700:4700::1111"] {
            assert!(is_public(public.parse().expect("an address")), "{public}");
        }
    }

    #[tokio::test]
    async fn addresses_that_lead_inside_are_refused() {
        let outbound = Outbound::new(false);
        for url in [
            "http://example.org/hook",
            "ftp://example.org",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://user:pass@example.org/",
            "nonsense",
            "https://",
        ] {
            assert!(outbound.check(url).is_err(), "{url}");
        }
        assert_eq!(outbound.check("https://example.org/hook?x=1"), Ok(()));
        // A name that leads to this machine is refused once it is looked up.
        let refused = outbound.post("https://localhost:1/", HeaderMap::new(), Vec::new()).await;
        assert!(matches!(refused, Err(OutboundError::Address(_))), "{refused:?}");
    }
}
