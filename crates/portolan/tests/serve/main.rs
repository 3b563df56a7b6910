//! The server as its users meet it: real processes on real SQLite and real PostgreSQL, real HTTP and WebSockets.

mod accounts;
mod analyses;
mod blocks;
mod bots;
mod campaigns;
mod crashes;
mod disks;
mod drills;
mod frozen;
mod input;
mod known_shuffles;
mod moderation;
mod outages;
mod people;
mod proxy;
mod quotas;
mod rights;
mod rules;
mod servers;
mod slow;
mod starting;
mod tables;
mod times;
mod traces;
