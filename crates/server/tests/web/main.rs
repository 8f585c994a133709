//! The server, used as people and programs do: over HTTP and WebSocket, on a free port.

mod accounts;
mod administration;
mod attacks;
mod ending;
mod facts;
mod games;
mod help;
mod limits;
mod notices;
mod people;
mod player;
mod postgres;
mod records;
mod resigning;
mod site;
mod smtp;
mod tables;
