//! Reads a file of games and writes one line of JSON.
//!
//! ```text
//! cargo run --release --example import -- --player NAME < games.pgn
//! cargo run --release --example import -- --player NAME --start 1500,350,0.06 --trace < games.pgn |
//!     cargo run --release --example trace
//! ```
//!
//! | argument | meaning |
//! |---|---|
//! | `--player NAME` | the player, if the file does not tell: several players took part in all games |
//! | `--kind KIND` | the kind of game, such as `blitz`; by default the most frequent one |
//! | `--by round` | the periods of a league: `round`, `day`, `week`, `month` or `all` |
//! | `--trace` | writes the line that `--example trace` reads |
//! | `--start R,RD,σ` | the player before the first game, for `--trace`; by default the file's, or worked out from the first changes |
//! | `--rd RD` | the RD of opponents whose RD the file does not have, for `--trace`; by default 60 |
//!
//! A file that cannot be read gives `{"error":{"kind":…,"line":…,"message":…}}` and the exit status 1.

use explain::ids::HasId;
use explain::import::compare::ASSUMED_RD;
use explain::import::json::{Output, TraceRequest};
use explain::import::league::{By, League};
use explain::import::player::PlayerGames;
use explain::import::preview::{Becomes, Choices, Preview, Who};
use explain::import::{Content, File, Reader, Refused, Skipped, describe, start};
use explain::words::Language;
use glicko2_steps::Player;
use serde::Serialize;
use std::io::{self, Read, Write};
use std::process::ExitCode;
use std::rc::Rc;

/// The bytes that are read at a time.
const SLICE: usize = 1 << 16;

/// The arguments.
#[derive(Debug, Default)]
struct Arguments {
    player: Option<String>,
    kind: Option<String>,
    by: Option<By>,
    start: Option<Player>,
    assumed: Option<f64>,
    is_trace: bool,
}

/// The reason why there is no output.
#[derive(Debug, Serialize)]
struct Problem {
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    line: Option<usize>,
    message: String,
}

#[derive(Serialize)]
struct Refusal {
    error: Problem,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments, io::stdin().lock(), io::stdout().lock()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the file and writes a line. Returns whether the file could be read.
pub(crate) fn run(
    arguments: &[String],
    mut input: impl Read,
    mut output: impl Write,
) -> io::Result<bool> {
    let mut read = || -> io::Result<Result<String, Problem>> {
        let arguments = match Arguments::of(arguments) {
            Ok(arguments) => arguments,
            Err(problem) => return Ok(Err(problem)),
        };
        let mut reader = Reader::default();
        let mut slice = vec![0; SLICE];
        loop {
            match input.read(&mut slice)? {
                0 => break,
                length => reader.push(&slice[..length]),
            }
        }
        Ok(reader
            .finish()
            .map_err(|refused| problem_of(&refused))
            .and_then(|file| arguments.line(&file)))
    };
    let (line, is_read) = match read()? {
        Ok(line) => (line, true),
        Err(error) => (serde_json::to_string(&Refusal { error })?, false),
    };
    writeln!(output, "{line}")?;
    Ok(is_read)
}

impl Arguments {
    fn of(arguments: &[String]) -> Result<Self, Problem> {
        let mut read = Self::default();
        let mut arguments = arguments.iter();
        while let Some(argument) = arguments.next() {
            if argument == "--trace" {
                read.is_trace = true;
                continue;
            }
            let wrong = || wrong_argument(argument);
            let value = arguments.next().ok_or_else(wrong)?;
            match argument.as_str() {
                "--player" => read.player = Some(value.clone()),
                "--kind" => read.kind = Some(value.clone()),
                "--by" => read.by = Some(By::from_id(value).ok_or_else(wrong)?),
                "--rd" => read.assumed = Some(numbers::<1>(value).ok_or_else(wrong)?[0]),
                "--start" => {
                    let [rating, deviation, volatility] = numbers(value).ok_or_else(wrong)?;
                    read.start = Some(Player::new(rating, deviation, volatility));
                }
                _ => return Err(wrong()),
            }
        }
        Ok(read)
    }

    /// Returns the line for a file.
    fn line(&self, file: &File) -> Result<String, Problem> {
        let words = Language::default().import();
        let who = match (&self.player, &file.content) {
            (Some(name), Content::Chess(chess)) => {
                let unknown = || problem("unknown_player", &words.unknown_player(name));
                let found = chess.find(name).ok_or_else(|| of_player(unknown()))?;
                Some(Who::Player(found))
            }
            _ => None,
        };
        let kind = self.kind.as_deref().map(Rc::from);
        let choices = Choices {
            who,
            kind,
            by: self.by,
        };
        let preview = Preview::of(file, &choices);
        let skipped = &preview.skipped;
        match &preview.becomes {
            Becomes::Games(games) if games.periods.is_empty() => {
                Err(problem("no_rated_games", words.no_rated_games()))
            }
            Becomes::Games(games) => self.of_player(file, games, skipped),
            Becomes::League(league) => {
                let by = preview.choices.by.unwrap_or(By::All);
                self.of_league(file, league, by, skipped)
            }
            Becomes::Case(Ok(case)) => {
                self.not_for_trace()?;
                Ok(text(&Output::of_case(&case.case)))
            }
            Becomes::Case(Err(message)) => Err(problem("no_case", message)),
            Becomes::Unsaid => Err(of_player(problem("ask_player", words.ask_player()))),
        }
    }

    fn of_player(
        &self,
        file: &File,
        games: &PlayerGames,
        skipped: &Skipped,
    ) -> Result<String, Problem> {
        if !self.is_trace {
            return Ok(text(&Output::of_player(
                file.format,
                games,
                skipped,
                &file.not_used,
            )));
        }
        let assumed = self.assumed.unwrap_or(ASSUMED_RD);
        let worked_out = || start::work_out(games, assumed).map(|worked_out| worked_out.start);
        let start = self.start.or(games.start).or_else(worked_out);
        let missing = || {
            problem(
                "no_start",
                "The file does not say how the player starts. Give --start R,RD,σ.",
            )
        };
        Ok(text(&TraceRequest::of(
            games,
            start.ok_or_else(missing)?,
            assumed,
        )))
    }

    fn of_league(
        &self,
        file: &File,
        league: &League,
        by: By,
        skipped: &Skipped,
    ) -> Result<String, Problem> {
        self.not_for_trace()?;
        Ok(text(&Output::of_league(
            file.format,
            league,
            by,
            skipped,
            &file.not_used,
        )))
    }

    fn not_for_trace(&self) -> Result<(), Problem> {
        let message = "Only the games of one player can be traced.";
        if self.is_trace {
            Err(problem("not_one_player", message))
        } else {
            Ok(())
        }
    }
}

/// Returns numbers with commas between them.
fn numbers<const N: usize>(text: &str) -> Option<[f64; N]> {
    let numbers: Option<Vec<f64>> = text
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect();
    numbers?.try_into().ok()
}

fn text(output: &impl Serialize) -> String {
    serde_json::to_string(output).expect("numbers and texts can be written")
}

fn problem(kind: &'static str, message: &str) -> Problem {
    Problem {
        kind,
        field: None,
        line: None,
        message: message.to_owned(),
    }
}

/// Returns a problem of the argument `--player`.
fn of_player(problem: Problem) -> Problem {
    Problem {
        field: Some("player".to_owned()),
        ..problem
    }
}

fn wrong_argument(argument: &str) -> Problem {
    let message = format!("{argument} is unknown, or its value is missing or wrong.");
    Problem {
        field: Some(argument.to_owned()),
        ..problem("argument", &message)
    }
}

fn problem_of(refused: &Refused) -> Problem {
    let (kind, line) = match refused {
        Refused::TooLarge => ("too_large", None),
        Refused::Foreign(foreign) => (foreign.id(), None),
        Refused::Nothing(left_out) => ("nothing", left_out.map(|left_out| left_out.line)),
        Refused::BrokenJson(line) => ("broken_json", Some(*line)),
        Refused::Unreadable => ("unreadable", None),
    };
    Problem {
        line,
        ..problem(
            kind,
            &describe::refused(refused, Language::default().import()),
        )
    }
}
