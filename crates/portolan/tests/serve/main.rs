//! The server as its users meet it: real processes on real SQLite and real PostgreSQL, real HTTP and WebSockets.

mod accounts;
mod campaigns;
mod crashes;
mod disks;
mod frozen;
mod input;
mod outages;
mod people;
mod proxy;
mod rights;
mod servers;
mod slow;
mod tables;
mod times;
