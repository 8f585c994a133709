//! The server, used as people and programs do: over HTTP and WebSocket, on a free port.

mod accounts;
mod attacks;
mod games;
mod notices;
mod people;
mod player;
mod postgres;
mod records;
mod site;
mod tables;
