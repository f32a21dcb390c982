//! Russian.

pub(super) mod cards;
pub(super) mod check;
pub(super) mod form;
pub(super) mod glicko;
pub(super) mod glossary;
pub(super) mod guess;
pub(super) mod handout;
pub(super) mod league;
pub(super) mod mistakes;
pub(super) mod practise;
pub(super) mod presentation;
pub(super) mod rooms;
pub(super) mod season;
pub(super) mod solve;
pub(super) mod stage;
pub(super) mod why;
