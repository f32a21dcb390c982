//! What the numbers of Glicko-2 mean: the eight steps, the reasons, charts, rating systems and lessons, as data and in
//! words. The page turns these data into HTML.
//!
//! Nothing here knows Yew. In a browser, JavaScript reads and writes the digits of numbers, and nothing else is asked of
//! the browser: see `number`.

pub mod by_ptr;
pub mod case;
pub mod charts;
pub mod escape;
pub mod export;
pub mod ids;
pub mod input;
pub mod number;
pub mod percent;
pub mod present;
pub mod systems;
pub mod teach;
