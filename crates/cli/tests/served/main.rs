//! The program as a server, and what is done to it while it runs.

mod admin;
mod data;
mod killed;
mod server;
