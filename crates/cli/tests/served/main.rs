//! The program as a server, and what is done to it while it runs.

mod admin;
mod clock;
mod data;
mod hardening;
mod killed;
mod server;
