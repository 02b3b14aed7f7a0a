//! Plain HTTP: the table of routes under `/api`, what every request passes first, and the web client's files.

mod extract;
pub(crate) mod guard;
pub(crate) mod pages;
pub(crate) mod rate_limit;
pub(crate) mod routes;
