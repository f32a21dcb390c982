//! cRPG, a modification of Mount & Blade II: every hit is a game that counts by the harm it does.

use super::place::{Bounds, Cadence, Fact, Family, Growth, Publication, Rules, Standing, Sure, System, What};

pub(super) static SYSTEM: System = System {
    id: "crpg",
    name: "cRPG",
    family: Family::Glicko2 { tau: Some(0.75) },
    publication: Publication::Explained,
    start: Some(Standing { rating: 1500.0, deviation: 350.0, volatility: Some(0.06) }),
    bounds: Bounds::NONE,
    cadence: Cadence::Together,
    growth: Growth::AsGiven,
    step_6_periods: 1.0,
    most_change: None,
    asks: &[],
    rules: Rules { shown: |_, _| Vec::new(), ..Rules::PLAIN },
    facts: &[Fact {
        what: What::Method,
        source: "github.com/namidaka/crpg, src/Module.Server/Rating and src/Application/Common/Services/ICompetitiveRatingModel.cs (339b249)",
        sure: Sure::High,
    }],
};
