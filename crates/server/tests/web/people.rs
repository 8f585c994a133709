//! People and programs who send requests.

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::site::Site;

/// A browser, with its cookie.
#[derive(Clone)]
pub struct Person {
    pub client: reqwest::Client,
    pub host: String,
    pub cookie: Option<String>,
    pub origin: Option<String>,
    pub token: Option<String>,
    pub id: String,
}

/// What came back.
#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: reqwest::header::HeaderMap,
    pub text: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// The body, which must have come with success.
    #[track_caller]
    pub fn good(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.text);
        self.json()
    }

    /// Fails unless it was refused so.
    #[track_caller]
    pub fn refused(self, status: u16, code: &str) {
        assert_eq!(
            (self.status.as_u16(), self.json()["error"]["code"].as_str()),
            (status, Some(code)),
            "{}",
            self.text
        );
    }
}

impl Person {
    /// Somebody without a cookie.
    pub fn stranger(site: &Site) -> Person {
        Person::stranger_at(&site.host)
    }

    /// The same at an address.
    pub fn stranger_at(host: &str) -> Person {
        Person {
            client: reqwest::Client::new(),
            host: host.to_owned(),
            cookie: None,
            origin: Some(format!("http://{host}")),
            token: None,
            id: String::new(),
        }
    }

    /// A guest.
    pub async fn guest(site: &Site) -> Person {
        let mut person = Person::stranger(site);
        person.enter("/api/guest", json!({})).await;
        person
    }

    /// Somebody with an account.
    pub async fn named(site: &Site, name: &str) -> Person {
        let mut person = Person::stranger(site);
        person.enter("/api/register", json!({ "name": name, "password": "tea in the harbour" })).await;
        person
    }

    /// Keeps the cookie that comes.
    pub async fn enter(&mut self, path: &str, body: Value) -> Value {
        let reply = self.post(path, body).await;
        let cookie = reply.headers.get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        if let Some(cookie) = cookie {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let me = reply.good();
        self.id = me["id"].as_str().unwrap_or_default().to_owned();
        me
    }

    /// The same browser at a server that was restarted.
    pub fn back_at(&self, site: &Site) -> Person {
        Person { host: site.host.clone(), origin: Some(format!("http://{}", site.host)), ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, Some(body.to_string())).await
    }

    /// The same for somebody who is not needed any more.
    pub async fn post_owned(self, path: &str, body: Value) -> Reply {
        self.post(path, body).await
    }

    pub async fn send(&self, method: Method, path: &str, body: Option<String>) -> Reply {
        let mut request = self.client.request(method, format!("http://{}{path}", self.host));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(origin) = &self.origin {
            request = request.header("origin", origin);
        }
        if let Some(token) = &self.token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body);
        }
        let response = request.send().await.expect("the server answers");
        let (status, headers) = (response.status(), response.headers().clone());
        Reply { status, headers, text: response.text().await.unwrap_or_default() }
    }

    /// Opens a table, and gives its name.
    pub async fn open(&self, new: Value) -> String {
        let table = self.post("/api/tables", new).await.good();
        table["id"].as_str().expect("a name").to_owned()
    }

    /// How a table stands for this person.
    pub async fn state(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}/state")).await.good()
    }

    /// Watches a table.
    pub async fn socket(&self, table: &str, query: &str) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/tables/{table}/socket?{query}", self.host);
        let mut request = url.into_client_request()?;
        let headers = request.headers_mut();
        for (name, value) in [("cookie", &self.cookie), ("origin", &self.origin)] {
            if let Some(value) = value {
                headers.insert(name, value.parse().expect("a header"));
            }
        }
        if let Some(token) = &self.token {
            headers.insert("authorization", format!("Bearer {token}").parse().expect("a header"));
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket(stream))
    }
}

/// A connection that watches a table.
pub struct Socket(pub WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn say(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.expect("the socket is open");
    }

    /// The next message; none once the connection is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message of a kind.
    pub async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.expect("the socket is open");
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Sends something, and gives the reply to it.
    pub async fn ask(&mut self, message: Value) -> Value {
        self.say(&message).await;
        loop {
            let reply = self.hear().await.expect("the socket is open");
            if matches!(reply["type"].as_str(), Some("done" | "refused")) {
                return reply;
            }
        }
    }
}
