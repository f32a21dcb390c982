//! The code of a sheet, and the random numbers from it, which are the same on every machine and in
//! every version.

use super::Level;
use std::f64::consts::TAU;
use std::fmt;

/// Four letters or digits that stand for a sheet. The ones in use cannot be confused.
///
/// The first is the version of the generator, so that a sheet that was given out never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code([u8; Self::LENGTH]);

impl Code {
    /// The number of letters or digits.
    pub const LENGTH: usize = 4;
    /// The version of this generator.
    pub const VERSION: u8 = b'a';
    /// The letters and digits of a code, without 0, 1, i, l and o.
    pub const SIGNS: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

    /// The number of codes.
    pub const COUNT: u32 = 31 * 31 * 31;

    /// Returns the code with a number. Numbers beyond the last code start again.
    #[must_use]
    pub fn nth(number: u32) -> Self {
        let count = Self::SIGNS.len() as u32;
        let sign = |place: u32| Self::SIGNS[(number / count.pow(place) % count) as usize];
        Self([Self::VERSION, sign(2), sign(1), sign(0)])
    }

    /// Parses a code. Capital letters are accepted.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let code: [u8; Self::LENGTH] = text.as_bytes().try_into().ok()?;
        let code = code.map(|sign| sign.to_ascii_lowercase());
        (code[0] == Self::VERSION && code.iter().all(|sign| Self::SIGNS.contains(sign)))
            .then_some(Self(code))
    }

    /// Returns the seed of an exercise's random numbers: `1.a7k2.1`.
    #[must_use]
    pub fn seed(self, level: Level, number: u16) -> String {
        format!("{}.{self}.{number}", level.number())
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|&sign| fmt::Write::write_char(f, char::from(sign)))
    }
}

/// Returns the FNV-1a hash of a text, with 64 bits: h ← (h xor byte) · 100000001b3₁₆, from
/// cbf29ce484222325₁₆.
///
/// G. Fowler, L. C. Noll, K.-P. Vo: *The FNV Non-Cryptographic Hash Algorithm*.
#[must_use]
pub fn fnv1a(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// SplitMix64, a generator of random numbers with 64 bits.
///
/// G. L. Steele, D. Lea, C. H. Flood: *Fast splittable pseudorandom number generators*, 2014.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// Creates a generator from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number.
    pub fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number below `n`: the high 32 bits times n, shifted right by 32.
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.draw() >> 32) * u64::from(n)) >> 32) as u32
    }

    /// Returns a number from 0 to below 1: the high 53 bits.
    pub fn part(&mut self) -> f64 {
        (self.draw() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// Returns a number with the standard normal distribution, by the method of Box and Muller.
    pub fn normal(&mut self) -> f64 {
        let size = (-2.0 * (1.0 - self.part()).ln()).sqrt();
        size * (TAU * self.part()).cos()
    }

    /// Returns an element of a list.
    pub fn one_of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u32) as usize]
    }
}
