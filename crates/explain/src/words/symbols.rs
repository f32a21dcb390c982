//! The descriptions of the letters.

use super::Text;
use glicko2_steps::Symbol;

impl Text {
    /// Returns the description of a letter in one line.
    #[must_use]
    pub fn symbol(self, symbol: Symbol) -> &'static str {
        let words = self.language.symbols();
        match symbol {
            Symbol::R => words.r(),
            Symbol::Rd => words.rd(),
            Symbol::Sigma => words.sigma(),
            Symbol::Tau => words.tau(),
            Symbol::Epsilon => words.epsilon(),
            Symbol::Mu => words.mu(),
            Symbol::Phi => words.phi(),
            Symbol::RJ => words.r_j(),
            Symbol::RdJ => words.rd_j(),
            Symbol::MuJ => words.mu_j(),
            Symbol::PhiJ => words.phi_j(),
            Symbol::S => words.s(),
            Symbol::G => words.g(),
            Symbol::E => words.e(),
            Symbol::V => words.v(),
            Symbol::Delta => words.delta(),
            Symbol::A => words.a(),
            Symbol::X => words.x(),
            Symbol::F => words.f(),
            Symbol::BigA => words.big_a(),
            Symbol::BigB => words.big_b(),
            Symbol::BigC => words.big_c(),
            Symbol::K => words.k(),
            Symbol::SigmaPrime => words.sigma_prime(),
            Symbol::T => words.t(),
            Symbol::PhiStar => words.phi_star(),
            Symbol::PhiPrime => words.phi_prime(),
            Symbol::MuPrime => words.mu_prime(),
            Symbol::RPrime => words.r_prime(),
            Symbol::RdPrime => words.rd_prime(),
            Symbol::Change => words.change(),
            Symbol::Rd0 => words.rd_old(),
            Symbol::C => words.c(),
            Symbol::Q => words.q(),
            Symbol::DSquared => words.d_squared(),
            Symbol::Shown => words.shown(),
        }
    }
}
