//! The page: its state (`app`) and its views in Yew (`web`).

pub mod app;
pub mod web;

/// The example in Rust of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
