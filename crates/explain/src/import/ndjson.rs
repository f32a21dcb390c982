//! Games as Lichess exports them: a JSON object on each line.

use super::Reason;
use super::chess::{ChessFile, ChessGame, Site};
use super::lines::Line;
use super::times::LATEST;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Game {
    #[serde(default)]
    rated: bool,
    variant: Option<String>,
    speed: Option<String>,
    perf: Option<String>,
    created_at: Option<i64>,
    last_move_at: Option<i64>,
    status: Option<String>,
    players: Players,
    winner: Option<String>,
}

#[derive(Deserialize)]
struct Players {
    white: Player,
    black: Player,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Player {
    user: Option<User>,
    name: Option<String>,
    rating: Option<i32>,
    rating_diff: Option<i32>,
    ai_level: Option<i32>,
}

#[derive(Deserialize)]
struct User {
    name: Option<String>,
    id: Option<String>,
}

/// Reads the game of a line.
pub(super) fn take(file: &mut ChessFile, line: &Line) {
    if line.text.trim().is_empty() {
        return;
    }
    if !line.is_whole {
        return file.broken.add(line.number, Reason::TooLong);
    }
    let Ok(game) = serde_json::from_str::<Game>(&line.text) else {
        return file.broken.add(line.number, Reason::NotUnderstood);
    };
    let players = [&game.players.white, &game.players.black];
    let changes = players.map(|player| player.rating_diff);
    let score = match (
        game.winner.as_deref(),
        game.status.as_deref().unwrap_or_default(),
    ) {
        (Some("white"), _) => Some(1.0),
        (Some("black"), _) => Some(0.0),
        (_, "created" | "started" | "aborted" | "noStart" | "unknownFinish") => None,
        _ => Some(0.5),
    };
    let status = game.status.as_deref().unwrap_or_default();
    let is_computer = players.iter().any(|player| player.ai_level.is_some());
    let reason = match status {
        _ if is_computer => Some(Reason::Computer),
        "aborted" => Some(Reason::Aborted),
        // A player who made no move has lost, but the site does not rate that.
        "noStart" if changes == [None; 2] => Some(Reason::Aborted),
        _ if !game.rated => Some(Reason::Unrated),
        _ if score.is_none() => Some(Reason::NoResult),
        _ => None,
    };
    let kind = match game.variant.as_deref() {
        None | Some("standard") => game.perf.or(game.speed).unwrap_or_default(),
        Some(variant) => variant.to_owned(),
    };
    let time = game
        .last_move_at
        .or(game.created_at)
        .map(|time| time.div_euclid(1000));
    let names = players.map(|player| {
        let user = player
            .user
            .as_ref()
            .and_then(|user| user.name.as_deref().or(user.id.as_deref()));
        user.or(player.name.as_deref())
            .and_then(|name| file.player(name))
    });
    let kind = file.kinds.of(&kind, &kind);
    file.add(ChessGame {
        line: line.number as u32,
        site: Site::Lichess,
        players: names,
        ratings: players.map(|player| player.rating),
        changes,
        time: time.filter(|time| (0..LATEST).contains(time)),
        kind,
        round: None,
        score,
        reason,
    });
}
