//! The server as its users meet it: real processes on real SQLite and real PostgreSQL, real HTTP and WebSockets.

mod crashes;
mod input;
mod people;
mod servers;
mod tables;
