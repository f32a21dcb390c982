//! The letters of the derivation: how each is written, its step, its operands, and what it measures.

/// A letter of the paper, or another quantity with a symbol, such as the change of the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each is the letter that its name says")]
pub enum Symbol {
    R,
    Rd,
    Sigma,
    Tau,
    Epsilon,
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

/// The table of symbols, in the order of [`Symbol`]: name, letter, hue, step and operands. The step is 0 for the
/// letters that only other systems have.
#[rustfmt::skip]
static ROWS: [(Symbol, &str, Letter, Hue, u8, &[Symbol]); 36] = [
    (S::R,          "r",           plain("r"),       Hue::Rating,     1, &[]),
    (S::Rd,         "rd",          plain("RD"),      Hue::Deviation,  1, &[]),
    (S::Sigma,      "sigma",       plain("σ"),       Hue::Volatility, 1, &[]),
    (S::Tau,        "tau",         plain("τ"),       Hue::Plain,      1, &[]),
    (S::Epsilon,    "epsilon",     plain("ε"),       Hue::Plain,      5, &[]),
    (S::RJ,         "r_j",         of_j("r"),        Hue::Rating,     1, &[]),
    (S::RdJ,        "rd_j",        of_j("RD"),       Hue::Deviation,  1, &[]),
    (S::S,          "s",           of_j("s"),        Hue::Plain,      1, &[]),
    (S::Mu,         "mu",          plain("μ"),       Hue::Rating,     2, &[S::R]),
    (S::Phi,        "phi",         plain("φ"),       Hue::Deviation,  2, &[S::Rd]),
    (S::MuJ,        "mu_j",        of_j("μ"),        Hue::Rating,     2, &[S::RJ]),
    (S::PhiJ,       "phi_j",       of_j("φ"),        Hue::Deviation,  2, &[S::RdJ]),
    (S::G,          "g",           plain("g"),       Hue::Plain,      3, &[S::PhiJ]),
    (S::E,          "e",           plain("E"),       Hue::Plain,      3, &[S::G, S::Mu, S::MuJ]),
    (S::V,          "v",           plain("v"),       Hue::Deviation,  3, &[S::G, S::E]),
    (S::Delta,      "delta",       plain("Δ"),       Hue::Rating,     4, &[S::V, S::G, S::S, S::E]),
    (S::A,          "a",           plain("a"),       Hue::Volatility, 5, &[S::Sigma]),
    (S::X,          "x",           plain("x"),       Hue::Volatility, 5, &[]),
    (S::F,          "f",           plain("f"),       Hue::Volatility, 5, &[S::X, S::Delta, S::Phi, S::V, S::A, S::Tau]),
    (S::K,          "k",           plain("k"),       Hue::Plain,      5, &[]),
    (S::BigA,       "big_a",       plain("A"),       Hue::Volatility, 5, &[S::A]),
    (S::BigB,       "big_b",       plain("B"),       Hue::Volatility, 5, &[S::Delta, S::Phi, S::V, S::A, S::K, S::Tau]),
    (S::BigC,       "big_c",       plain("C"),       Hue::Volatility, 5, &[S::BigA, S::BigB, S::F]),
    (S::SigmaPrime, "sigma_prime", marked("σ", "′"), Hue::Volatility, 5, &[S::BigA]),
    (S::T,          "t",           plain("t"),       Hue::Plain,      6, &[]),
    (S::PhiStar,    "phi_star",    marked("φ", "*"), Hue::Deviation,  6, &[S::Phi, S::SigmaPrime]),
    (S::PhiPrime,   "phi_prime",   marked("φ", "′"), Hue::Deviation,  7, &[S::PhiStar, S::V]),
    (S::MuPrime,    "mu_prime",    marked("μ", "′"), Hue::Rating,     7, &[S::Mu, S::PhiPrime, S::G, S::S, S::E]),
    (S::RPrime,     "r_prime",     marked("r", "′"), Hue::Rating,     8, &[S::MuPrime]),
    (S::RdPrime,    "rd_prime",    marked("RD", "′"), Hue::Deviation, 8, &[S::PhiPrime]),
    (S::Change,     "change",      of_j("Δr"),       Hue::Rating,     7, &[S::PhiPrime, S::G, S::S, S::E]),
    (S::Rd0,        "rd_old",      Letter { base: "RD", sub: Some("0"), mark: None }, Hue::Deviation,  0, &[]),
    (S::C,          "c",           plain("c"),       Hue::Plain,      0, &[]),
    (S::Q,          "q",           plain("q"),       Hue::Plain,      0, &[]),
    (S::DSquared,   "d_squared",   marked("d", "2"), Hue::Deviation,  0, &[S::Q, S::G, S::E]),
    (S::Shown,      "shown",       plain("N"),       Hue::Plain,      0, &[]),
];

const fn plain(base: &'static str) -> Letter {
    Letter {
        base,
        sub: None,
        mark: None,
    }
}

const fn of_j(base: &'static str) -> Letter {
    Letter {
        base,
        sub: Some("j"),
        mark: None,
    }
}

const fn marked(base: &'static str, mark: &'static str) -> Letter {
    Letter {
        base,
        sub: None,
        mark: Some(mark),
    }
}

impl Symbol {
    /// Returns all symbols, roughly in the order of the steps; symbols of other systems come last.
    pub fn all() -> impl Iterator<Item = Self> {
        ROWS.iter().map(|row| row.0)
    }

    /// Returns the symbol's name in markup: `data-symbol="phi_star"`.
    #[must_use]
    pub fn id(self) -> &'static str {
        ROWS[self as usize].1
    }

    /// Returns the symbol with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|symbol| symbol.id() == id)
    }

    /// Returns how the symbol is written.
    #[must_use]
    pub fn letter(self) -> Letter {
        ROWS[self as usize].2
    }

    /// Returns the quantity whose colour the symbol has.
    #[must_use]
    pub fn hue(self) -> Hue {
        ROWS[self as usize].3
    }

    /// Returns the step in which the symbol first occurs, or `None` for a symbol that only other systems
    /// have.
    #[must_use]
    pub fn step(self) -> Option<u8> {
        Some(ROWS[self as usize].4).filter(|&step| step > 0)
    }

    /// Returns the symbols that the symbol's formula uses.
    #[must_use]
    pub fn operands(self) -> &'static [Self] {
        ROWS[self as usize].5
    }
}
