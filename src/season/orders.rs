//! The same games all at once, and one by one.

use crate::glicko2::{Error, Game, Period, Player, rate};

/// What comes of the same games as one period, and as one period each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Orders {
    /// As one period, which is what the system means.
    pub at_once: Player,
    /// Each game a period of its own, in the order of the list.
    pub one_by_one: Player,
    /// The same in reverse.
    pub reversed: Player,
    /// Over all orders, where the games are few enough to try them all.
    pub extremes: Option<Extremes>,
}

impl Orders {
    /// Up to so many games all orders are tried: 7! are 5,040.
    pub const FEW: usize = 7;
}

/// What the order of the games can make of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extremes {
    /// The player of the lowest rating.
    pub lowest: Player,
    /// The player of the highest rating.
    pub highest: Player,
    /// The smallest deviation.
    pub least_deviation: f64,
    /// The largest deviation.
    pub most_deviation: f64,
    /// How many orders can be told apart.
    pub orders: usize,
}

/// Rates the games at once, one by one, in reverse, and if they are [`few`](Orders::FEW) in every order. `most` says up to how many
/// games that is tried.
///
/// # Errors
///
/// As [`rate`], of whichever way is refused first. One by one an RD that the games together would have tamed may grow beyond all bounds.
///
/// ```
/// use glicko2_steps::glicko2::Period;
/// use glicko2_steps::season::{Orders, orders};
///
/// let orders = orders(&Period::papers_example(), Orders::FEW)?;
/// let all = orders.extremes.unwrap();
/// assert_eq!(format!("{:.2}", orders.at_once.rating), "1464.05");
/// assert_eq!(format!("{:.2} to {:.2}", all.lowest.rating, all.highest.rating), "1463.79 to 1464.40");
/// # Ok::<(), glicko2_steps::glicko2::Error>(())
/// ```
pub fn orders(period: &Period, most: usize) -> Result<Orders, Error> {
    let games = &period.games;
    let at_once = rate(period)?.player;
    let mut one = Period { games: Vec::with_capacity(1), ..period.clone() };
    let mut in_order = |games: &mut dyn Iterator<Item = &Game>| -> Result<Player, Error> {
        let mut player = period.player;
        for game in games {
            player = step(&mut one, player, *game)?;
        }
        Ok(player)
    };
    let one_by_one = in_order(&mut games.iter())?;
    let reversed = in_order(&mut games.iter().rev())?;
    let is_few = !games.is_empty() && games.len() <= most.min(Orders::FEW);
    let extremes = if is_few {
        let mut all = All { one, games, played: vec![false; games.len()], found: None };
        all.go_on(period.player, games.len())?;
        all.found
    } else {
        None
    };
    Ok(Orders { at_once, one_by_one, reversed, extremes })
}

/// One game as a period of its own.
fn step(one: &mut Period, player: Player, game: Game) -> Result<Player, Error> {
    one.player = player;
    one.games.clear();
    one.games.push(game);
    Ok(rate(one)?.player)
}

/// All orders, gone through as a tree, so that what begins alike is rated once.
struct All<'a> {
    one: Period,
    games: &'a [Game],
    played: Vec<bool>,
    found: Option<Extremes>,
}

impl All<'_> {
    fn go_on(&mut self, player: Player, left: usize) -> Result<(), Error> {
        if left == 0 {
            self.arrive(player);
            return Ok(());
        }
        for j in 0..self.games.len() {
            // Of games that are alike the first comes first; to swap them changes nothing.
            let is_like = |i: &usize| self.games[*i] == self.games[j] && !self.played[*i];
            if self.played[j] || (0..j).any(|i| is_like(&i)) {
                continue;
            }
            let next = step(&mut self.one, player, self.games[j])?;
            self.played[j] = true;
            self.go_on(next, left - 1)?;
            self.played[j] = false;
        }
        Ok(())
    }

    fn arrive(&mut self, player: Player) {
        let found = self.found.get_or_insert(Extremes {
            lowest: player,
            highest: player,
            least_deviation: player.deviation,
            most_deviation: player.deviation,
            orders: 0,
        });
        if player.rating < found.lowest.rating {
            found.lowest = player;
        }
        if player.rating > found.highest.rating {
            found.highest = player;
        }
        found.least_deviation = found.least_deviation.min(player.deviation);
        found.most_deviation = found.most_deviation.max(player.deviation);
        found.orders += 1;
    }
}
