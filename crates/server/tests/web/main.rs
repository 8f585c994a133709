//! The server, used as people and programs do: over HTTP and WebSocket, on a free port.

mod accounts;
mod administration;
mod attacks;
mod broken;
mod dialogues;
mod disk;
mod ending;
mod facts;
mod games;
mod help;
mod housekeeping;
mod limits;
mod network;
mod notices;
mod people;
mod player;
mod postgres;
mod quotas;
mod records;
mod resigning;
mod rules;
mod sessions;
mod site;
mod smtp;
mod tables;
mod thinking;
