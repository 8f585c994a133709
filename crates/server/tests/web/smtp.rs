//! A mail server of a test's own.

use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A mail server that keeps what it gets.
pub struct MailServer {
    /// Its address.
    pub url: String,
    mails: Arc<Mutex<Vec<Mail>>>,
}

/// A mail: from whom and to whom by its envelope, and its text.
#[derive(Clone, Default, Debug)]
pub struct Mail {
    pub from: String,
    pub to: String,
    pub text: String,
}

impl MailServer {
    pub async fn start() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let mails: Arc<Mutex<Vec<Mail>>> = Arc::default();
        let kept = mails.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(receive(stream, kept.clone()));
            }
        });
        MailServer { url, mails }
    }

    pub fn mails(&self) -> Vec<Mail> {
        self.mails.lock().expect("nobody panicked").clone()
    }
}

/// One connection, as RFC 5321 has it.
async fn receive(stream: TcpStream, kept: Arc<Mutex<Vec<Mail>>>) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test\r\n").await?;
    let mut mail = Mail::default();
    while let Some(line) = lines.next_line().await? {
        let reply = match line.split([' ', ':']).next().unwrap_or_default() {
            "MAIL" => {
                mail = Mail { from: line, ..Mail::default() };
                "250 ok"
            }
            "RCPT" => {
                mail.to = line;
                "250 ok"
            }
            "DATA" => {
                writer.write_all(b"354 go on\r\n").await?;
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    mail.text.push_str(&line);
                    mail.text.push('\n');
                }
                // Long lines were broken, and `=` stands for itself.
                mail.text = mail.text.replace("=\n", "").replace("=3D", "=");
                kept.lock().expect("nobody panicked").push(std::mem::take(&mut mail));
                "250 ok"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        writer.write_all(format!("{reply}\r\n").as_bytes()).await?;
    }
    Ok(())
}
