//! Steps 2 and 8: conversion between the two scales.

use super::Mistake;
use crate::teach::check::program::Change::{Deviation, Mu, MuJ, Phi, PhiJ, Rating, Scale};
use glicko2_steps::scale;

pub(super) const ALL: &[Mistake] = &[
    // μ = r / 173.7178 and μⱼ = rⱼ / 173.7178, but r′ = 173.7178 μ′ + 1500.
    Mistake::new(
        "ratings-not-reduced",
        2,
        &[
            Mu(|rating| rating / scale::SCALE),
            MuJ(|rating| rating / scale::SCALE),
        ],
    ),
    // μ = r / 173.7178.
    Mistake::new("own-not-reduced", 2, &[Mu(|rating| rating / scale::SCALE)]),
    // μⱼ = rⱼ / 173.7178.
    Mistake::new("opp-not-reduced", 2, &[MuJ(|rating| rating / scale::SCALE)]),
    // μⱼ = rⱼ − 1500.
    Mistake::new(
        "opp-rating-unscaled",
        2,
        &[MuJ(|rating| rating - scale::ORIGIN)],
    ),
    // φ = RD, φⱼ = RDⱼ, and RD′ = φ′.
    Mistake::new(
        "rd-unscaled",
        2,
        &[
            Phi(|player| player.deviation),
            PhiJ(|deviation| deviation),
            Deviation(|deviation| deviation / scale::SCALE),
        ],
    ),
    // φⱼ = RDⱼ.
    Mistake::new("opp-rd-unscaled", 2, &[PhiJ(|deviation| deviation)]),
    // A typing mistake in circulating copies of an article.
    Mistake::new("scale-172", 2, &[Scale(172.7178)]),
    // Two digits swapped.
    Mistake::new("scale-1731", 2, &[Scale(173.1718)]),
    // 400 points, as in Elo's curve.
    Mistake::new("scale-400", 2, &[Scale(400.0)]),
    // r′ = 173.7178 μ′.
    Mistake::new(
        "no-1500-back",
        8,
        &[Rating(|rating| rating - scale::ORIGIN)],
    ),
    // RD′ = 173.7171 φ′.
    Mistake::new(
        "rd-back-1717",
        8,
        &[Deviation(|deviation| deviation * (173.7171 / scale::SCALE))],
    ),
    // RD′ = φ′.
    Mistake::new(
        "rd-not-back",
        8,
        &[Deviation(|deviation| deviation / scale::SCALE)],
    ),
];
