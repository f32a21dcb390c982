//! Texts about each system: a structure for each system that has more than a [`SystemText`].

use super::{Reason, SystemText};
use crate::systems::inversus::Rule;
use crate::systems::ogs::Grade;

/// Texts about Glicko-2 as its author wrote it.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct PaperText {
    pub corrected: SystemText,
    pub of_2013: SystemText,
    pub correction_title: &'static str,
    pub correction_of_2022: &'static str,
    pub correction_missing: &'static str,
}

/// Texts about Glicko (1995).
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct Glicko1995Text {
    pub system: SystemText,
    pub typical: &'static str,
    pub back: &'static str,
    pub away: &'static str,
}

/// Texts about Lichess.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct LichessText {
    pub system: SystemText,
    pub colour: &'static str,
    pub white: &'static str,
    pub black: &'static str,
    pub kind: &'static str,
    pub ultra_bullet: &'static str,
    pub bullet: &'static str,
    pub blitz: &'static str,
    pub rapid: &'static str,
    pub classical: &'static str,
    pub crazyhouse: &'static str,
    pub atomic: &'static str,
    pub antichess: &'static str,
    pub first_move_title: &'static str,
    pub first_move: &'static str,
    pub regulator: &'static str,
    pub cut_off: &'static str,
}

/// Texts about Online-Go.com.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct OgsText {
    pub system: SystemText,
    pub handicap_label: &'static str,
    pub handicap_title: &'static str,
    pub handicap: &'static str,
    pub rank_title: &'static str,
    pub rank: &'static str,
    pub rank_reading: fn(Option<Grade>) -> String,
}

/// Texts about INVERSUS Deluxe.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct InversusText {
    pub system: SystemText,
    pub points_label: &'static str,
    pub partner: &'static str,
    pub team_title: &'static str,
    pub team: &'static str,
    pub points_title: &'static str,
    pub points: &'static str,
    pub points_reading: &'static str,
    pub points_head_for: &'static str,
    pub points_half: &'static str,
    pub points_rule: fn(Rule) -> String,
    pub points_bonus: &'static str,
    pub points_none: &'static str,
    pub reasons: [Reason; 7],
}

/// Texts about Guild Wars 2, World versus World.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct Gw2WvwText {
    pub system: SystemText,
    pub share_title: &'static str,
    pub share: &'static str,
    pub note_share: &'static str,
    pub reasons: [Reason; 3],
}

/// Texts about Pokémon Showdown.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct ShowdownText {
    pub system: SystemText,
    pub gxe_title: &'static str,
    pub gxe: &'static str,
    pub gxe_reading: &'static str,
}

/// Texts about TETR.IO.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct TetrioText {
    pub system: SystemText,
    pub wins: &'static str,
    pub glixare_title: &'static str,
    pub glixare: &'static str,
    pub glixare_reading: &'static str,
    pub season_1_title: &'static str,
    pub season_1: &'static str,
    pub season_2_title: &'static str,
    pub season_2: &'static str,
    pub tr_reading: &'static str,
}

/// Texts about Dominion Online.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct DominionText {
    pub system: SystemText,
    pub players: &'static str,
    pub two_players: &'static str,
    pub more_players: &'static str,
    pub level_title: &'static str,
    pub level: &'static str,
    pub level_reading: &'static str,
}

/// Texts about FICS.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct FicsText {
    pub system: SystemText,
    pub k_title: &'static str,
    pub k: &'static str,
    pub k_then: &'static str,
    pub bughouse_title: &'static str,
    pub bughouse: &'static str,
    pub open_growth_title: &'static str,
    pub open_growth: &'static str,
}

/// Texts about the puzzles of Lichess.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct LichessPuzzlesText {
    pub system: SystemText,
    pub theme: &'static str,
    pub mix: &'static str,
    pub obvious: &'static str,
    pub hinting: &'static str,
    pub non_hinting: &'static str,
    pub damped: &'static str,
    pub damped_volatility: &'static str,
}

/// Texts about Lishogi.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct LishogiText {
    pub system: SystemText,
    pub draws_title: &'static str,
    pub draws: &'static str,
    pub left_out: fn(usize) -> String,
}

/// Texts about PyChess.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct PychessText {
    pub system: SystemText,
    pub rounded: &'static str,
}

/// Texts about Glicko-Boost.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct GlickoBoostText {
    pub system: SystemText,
    pub title: &'static str,
    pub colour: &'static str,
    pub passes: &'static str,
    pub boost: &'static str,
    pub growth: &'static str,
}

/// Texts about systems that never published their constants.
#[expect(missing_docs, reason = "each is what its name says; the English table reads as the documentation")]
pub struct UnpublishedText {
    pub evolve: SystemText,
    pub evolve_reasons: [Reason; 5],
    pub csgo: SystemText,
    pub tf2: SystemText,
    pub dota2: SystemText,
    pub chesscom: SystemText,
    pub splatoon2: SystemText,
    pub splatoon3: SystemText,
    pub acf: SystemText,
    pub icc: SystemText,
    pub trials_fusion: SystemText,
    pub pokemon_go: SystemText,
}
