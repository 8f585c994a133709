//! A server that ends in order.

use futures_util::StreamExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::on_both_databases;
use crate::people::Person;
use crate::player::Board;
use crate::site::Site;

on_both_databases! {
    sockets_are_told_to_come_back_and_nothing_is_lost
}

/// An answer is on its way when the server is told to end: it is done and acknowledged, or neither.
async fn sockets_are_told_to_come_back_and_nothing_is_lost(mut site: Site) {
    let mut ann = Person::guest(&site).await;
    let seats = json!({ "north": "me", "east": "random" });
    let table = ann.open(json!({ "game": "ferry-town", "scenario": "two", "seats": seats })).await;
    let mut board = Board::default();
    let mut acknowledged = 0;
    for _ in 0..3 {
        let mut socket = ann.socket(&table, &board.resume()).await.unwrap();
        let mut looker = Person::stranger(&site).socket(&table, "").await.unwrap();
        board.take(socket.hear_of("state").await);
        looker.hear_of("state").await;
        let answer = board.answer(&["north"]).expect("she is asked");
        socket.say(&answer).await;
        let reading = tokio::spawn(async move {
            let (mut states, mut done, mut code) = (Vec::new(), 0, None);
            while let Some(Ok(message)) = socket.0.next().await {
                match message {
                    Message::Text(text) => {
                        let message: serde_json::Value = serde_json::from_str(&text).unwrap();
                        match message["type"].as_str() {
                            Some("done") => done += 1,
                            Some("state") => states.push(message),
                            Some("refused") => panic!("{message}"),
                            _ => {}
                        }
                    }
                    Message::Close(frame) => code = frame.map(|frame| frame.code),
                    _ => {}
                }
            }
            (states, done, code)
        });
        site.end().await;
        let (states, done, code) = reading.await.unwrap();
        assert_eq!(code, Some(CloseCode::Restart));
        let mut farewell = None;
        while let Some(Ok(message)) = looker.0.next().await {
            if let Message::Close(frame) = message {
                farewell = frame.map(|frame| frame.code);
            }
        }
        assert_eq!(farewell, Some(CloseCode::Restart));
        states.into_iter().for_each(|state| board.take(state));
        acknowledged += done;
        site.begin().await;
        ann = ann.back_at(&site);
        let own = ann.state(&table).await["answers"].as_array().unwrap().clone();
        let own = own.iter().filter(|answer| answer["seat"] == "north").count();
        assert!(own >= acknowledged, "{own} answers of {acknowledged} acknowledged ones are there");
        acknowledged = own;
    }
}
