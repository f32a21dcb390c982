//! The letters of the derivation: how each is written, its operands, and the quantity it belongs to.

use strum::{IntoStaticStr, VariantArray};

/// A letter of the paper, or another quantity with a symbol, such as the change of the rating. Roughly in the order of the
/// steps; symbols of other systems come last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
#[expect(missing_docs, reason = "each is the letter that its name says")]
pub enum Symbol {
    R,
    Rd,
    Sigma,
    Tau,
    Epsilon,
    #[strum(to_string = "r_j")]
    RJ,
    RdJ,
    S,
    Mu,
    Phi,
    MuJ,
    PhiJ,
    G,
    E,
    V,
    Delta,
    A,
    X,
    F,
    K,
    BigA,
    BigB,
    BigC,
    SigmaPrime,
    T,
    PhiStar,
    PhiPrime,
    MuPrime,
    RPrime,
    RdPrime,
    Change,
    #[strum(to_string = "rd_old")]
    Rd0,
    C,
    Q,
    DSquared,
    Shown,
}

/// The quantity that a symbol belongs to. Each has one colour throughout the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hue {
    /// r, μ, their new values, Δ, and the change of the rating.
    Rating,
    /// RD, φ, their new values, and v, which is a variance.
    Deviation,
    /// σ and the letters of the search in Step 5.
    Volatility,
    /// Every other letter.
    Plain,
}

/// The parts of a symbol in writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The letter or letters.
    pub base: &'static str,
    /// The subscript.
    pub sub: Option<&'static str>,
    /// The superscript prime or star.
    pub mark: Option<&'static str>,
}

use Symbol as S;

impl Symbol {
    /// Returns how the symbol is written.
    #[must_use]
    pub fn letter(self) -> Letter {
        let plain = |base| Letter { base, sub: None, mark: None };
        let of_j = |base| Letter { base, sub: Some("j"), mark: None };
        let marked = |base, mark| Letter { base, sub: None, mark: Some(mark) };
        match self {
            S::R => plain("r"),
            S::Rd => plain("RD"),
            S::Sigma => plain("σ"),
            S::Tau => plain("τ"),
            S::Epsilon => plain("ε"),
            S::Mu => plain("μ"),
            S::Phi => plain("φ"),
            S::RJ => of_j("r"),
            S::RdJ => of_j("RD"),
            S::MuJ => of_j("μ"),
            S::PhiJ => of_j("φ"),
            S::S => of_j("s"),
            S::G => plain("g"),
            S::E => plain("E"),
            S::V => plain("v"),
            S::Delta => plain("Δ"),
            S::A => plain("a"),
            S::X => plain("x"),
            S::F => plain("f"),
            S::BigA => plain("A"),
            S::BigB => plain("B"),
            S::BigC => plain("C"),
            S::K => plain("k"),
            S::SigmaPrime => marked("σ", "′"),
            S::T => plain("t"),
            S::PhiStar => marked("φ", "*"),
            S::PhiPrime => marked("φ", "′"),
            S::MuPrime => marked("μ", "′"),
            S::RPrime => marked("r", "′"),
            S::RdPrime => marked("RD", "′"),
            S::Change => of_j("Δr"),
            S::Rd0 => Letter { base: "RD", sub: Some("0"), mark: None },
            S::C => plain("c"),
            S::Q => plain("q"),
            S::DSquared => marked("d", "2"),
            S::Shown => plain("N"),
        }
    }

    /// Returns the symbols that the symbol's formula uses.
    #[must_use]
    pub fn operands(self) -> &'static [Self] {
        match self {
            S::Mu => &[S::R],
            S::Phi => &[S::Rd],
            S::MuJ => &[S::RJ],
            S::PhiJ => &[S::RdJ],
            S::G => &[S::PhiJ],
            S::E => &[S::G, S::Mu, S::MuJ],
            S::V => &[S::G, S::E],
            S::Delta => &[S::V, S::G, S::S, S::E],
            S::A => &[S::Sigma],
            S::F => &[S::X, S::Delta, S::Phi, S::V, S::A, S::Tau],
            S::BigA => &[S::A],
            S::BigB => &[S::Delta, S::Phi, S::V, S::A, S::K, S::Tau],
            S::BigC => &[S::BigA, S::BigB, S::F],
            S::SigmaPrime => &[S::BigA],
            S::PhiStar => &[S::Phi, S::SigmaPrime],
            S::PhiPrime => &[S::PhiStar, S::V],
            S::MuPrime => &[S::Mu, S::PhiPrime, S::G, S::S, S::E],
            S::RPrime => &[S::MuPrime],
            S::RdPrime => &[S::PhiPrime],
            S::Change => &[S::PhiPrime, S::G, S::S, S::E],
            S::DSquared => &[S::Q, S::G, S::E],
            S::R | S::Rd | S::Sigma | S::Tau | S::Epsilon | S::RJ | S::RdJ | S::S | S::X | S::K | S::T => &[],
            S::Rd0 | S::C | S::Q | S::Shown => &[],
        }
    }

    /// Returns the quantity whose colour the symbol has.
    #[must_use]
    pub fn hue(self) -> Hue {
        match self {
            S::R | S::Mu | S::RJ | S::MuJ | S::MuPrime | S::RPrime | S::Delta | S::Change => Hue::Rating,
            S::Rd | S::Phi | S::RdJ | S::PhiJ | S::PhiStar | S::PhiPrime | S::RdPrime | S::V => Hue::Deviation,
            S::Rd0 | S::DSquared => Hue::Deviation,
            S::Sigma | S::A | S::X | S::F | S::BigA | S::BigB | S::BigC | S::SigmaPrime => Hue::Volatility,
            S::Tau | S::Epsilon | S::S | S::G | S::E | S::K | S::T => Hue::Plain,
            S::C | S::Q | S::Shown => Hue::Plain,
        }
    }
}
