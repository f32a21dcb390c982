//! Explains the numbers of Glicko-2: the eight steps, the reasons, charts, rating systems and lessons, as data and in
//! words. The page turns these data into HTML.
//!
//! The crate does not use Yew. In a browser, JavaScript reads and writes the digits of numbers (see [`numbers`]); nothing
//! else needs the browser.

pub mod answer;
pub mod by_ptr;
pub mod case;
pub mod charts;
pub mod escape;
pub mod export;
pub mod for_scripts;
pub mod glossary;
pub mod ids;
pub mod import;
pub mod league;
pub mod learn;
pub mod numbers;
pub mod percent;
pub mod periods;
pub mod predictions;
pub mod reasons;
pub mod reported;
pub mod stage;
pub mod steps;
pub mod systems;
pub mod teach;
pub mod words;
