//! The page: its state (`app`) and its views in Yew (`web`).

pub mod app;
pub mod web;
