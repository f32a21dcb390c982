//! A comparison of games rated at once and one by one.

use crate::{Error, Game, Period, Player, rate};

/// The results of the same games as one period, and as one period each.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Orders {
    /// The result as one period, which is how Glicko-2 is meant to be used.
    pub at_once: Player,
    /// The result of one period for each game, in the order of the list.
    pub one_by_one: Player,
    /// The result of one period for each game, in reverse order.
    pub reversed: Player,
    /// The extremes over all orders, if there are few enough games to try them all.
    pub extremes: Option<Extremes>,
}

impl Orders {
    /// The largest number of games of which all orders are tried: 7! are 5,040.
    pub const FEW: usize = 7;
}

/// The extremes of the results over all orders of the games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extremes {
    /// The player with the lowest rating.
    pub lowest: Player,
    /// The player with the highest rating.
    pub highest: Player,
    /// The smallest deviation.
    pub least_deviation: f64,
    /// The largest deviation.
    pub most_deviation: f64,
    /// The number of distinct orders.
    pub orders: usize,
}

/// Rates the games at once, one by one, in reverse, and in every order if there are at most
/// [`FEW`](Orders::FEW) and at most `most`.
///
/// # Errors
///
/// As [`rate`], for the first of these ways that is refused. One by one, an RD may grow beyond all
/// bounds that would not if the games were rated together.
///
/// ```
/// use glicko2_steps::Period;
/// use glicko2_steps::seasons::{Orders, orders};
///
/// let orders = orders(&Period::papers_example(), Orders::FEW)?;
/// let all = orders.extremes.unwrap();
/// assert_eq!(format!("{:.2}", orders.at_once.rating), "1464.05");
/// assert_eq!(format!("{:.2} to {:.2}", all.lowest.rating, all.highest.rating), "1463.79 to 1464.40");
/// # Ok::<(), glicko2_steps::Error>(())
/// ```
pub fn orders(period: &Period, most: usize) -> Result<Orders, Error> {
    let games = &period.games;
    let at_once = rate(period)?.player;
    let mut one = Period {
        games: Vec::with_capacity(1),
        ..period.clone()
    };
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
        let mut all = All {
            one,
            games,
            played: vec![false; games.len()],
            found: None,
        };
        all.go_on(period.player, games.len())?;
        all.found
    } else {
        None
    };
    Ok(Orders {
        at_once,
        one_by_one,
        reversed,
        extremes,
    })
}

/// Rates one game as a period of its own.
fn step(one: &mut Period, player: Player, game: Game) -> Result<Player, Error> {
    one.player = player;
    one.games.clear();
    one.games.push(game);
    Ok(rate(one)?.player)
}

/// The orders as a tree, so that orders with the same beginning share its rating.
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
            // Equal games are only tried in the order of the list, because swapping them changes
            // nothing.
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
