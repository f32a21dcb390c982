//! Names of quantities: the paper's letters, names in programs, and English and Russian names, in
//! any language of the page.

use glicko2_steps::Quantity;

/// Words that mark a number as the one after the period.
const NEW: [&str; 7] = ["new", "updated", "final", "after", "post", "next", "prime"];

/// Russian words that are declined: their stems, and their meanings. At most [`ENDING`] letters
/// follow a stem.
const DECLINED: [(&str, &str); 24] = [
    ("рейтинг", "rating"),
    ("рейтингов", "rating"),
    ("отклонени", "deviation"),
    ("стандартн", ""),
    ("волатильност", "volatility"),
    ("изменчивост", "volatility"),
    ("дисперси", "variance"),
    ("прирост", "delta"),
    ("улучшени", "delta"),
    ("итераци", "iterations"),
    ("сигм", "sigma"),
    ("дельт", "delta"),
    ("звездочк", "star"),
    ("нов", "new"),
    ("обновленн", "new"),
    ("итогов", "new"),
    ("конечн", "new"),
    ("шкал", "scale"),
    ("оценк", ""),
    ("значени", ""),
    ("числ", ""),
    ("количеств", ""),
    ("формул", ""),
    ("период", ""),
];
const ENDING: usize = 3;

/// Russian words that are not declined, or of which only one form is meant.
const UNDECLINED: [(&str, &str); 26] = [
    ("мю", "mu"),
    ("фи", "phi"),
    ("эло", "elo"),
    ("рд", "rd"),
    ("штрих", "prime"),
    ("со", ""),
    ("после", "after"),
    ("стал", "new"),
    ("стала", "new"),
    ("стало", "new"),
    ("теперь", "new"),
    ("на", "on"),
    ("партий", ""),
    ("игр", ""),
    ("матчей", ""),
    ("мой", ""),
    ("моя", ""),
    ("мое", ""),
    ("равен", ""),
    ("равна", ""),
    ("равно", ""),
    ("получился", ""),
    ("получилась", ""),
    ("получилось", ""),
    ("составляет", ""),
    ("это", ""),
];

/// Returns the quantity of a name, and whether the name marks it as the new one. If the name has a
/// letter, as in «новый рейтинг r», the letter counts.
pub(super) fn quantity_of(name: &str) -> Option<(Quantity, bool)> {
    let mut letters = String::new();
    let mut is_new = false;
    for c in name.chars() {
        match c {
            '\'' | '′' | '’' => is_new = true,
            '*' => letters.push_str("star"),
            // A square is a different quantity from its root.
            '²' => letters.push_str("sq"),
            c => letters.extend(plain(c.to_ascii_lowercase())),
        }
    }
    let russian = russian(name);
    let has_letter = letters.contains(|c: char| c.is_ascii_alphabetic());
    if has_letter {
        is_new |= russian.iter().flatten().any(|word| NEW.contains(word));
    } else {
        letters.extend(russian.into_iter().collect::<Option<Vec<_>>>()?);
    }
    // The label «Первая точка B» has the letter twice.
    let half = letters.len() / 2;
    if letters.get(..half) == letters.get(half..) {
        letters.truncate(half);
    }
    for word in NEW {
        if let Some(rest) = letters
            .strip_prefix(word)
            .or(letters.strip_suffix(word))
            .filter(|rest| !rest.is_empty())
        {
            (letters, is_new) = (rest.to_owned(), true);
            break;
        }
    }
    let quantity = match letters.as_str() {
        "r" | "rating" | "elo" => Quantity::Rating,
        "rd" | "deviation" | "ratingdeviation" | "deviationrating" | "ratingdev" => {
            Quantity::Deviation
        }
        "vol" | "volatility" | "sigma" => Quantity::Volatility,
        "mu" | "ratingonscale" => Quantity::Mu,
        "phi" | "deviationonscale" => Quantity::Phi,
        "phistar" | "prephi" | "phipre" => Quantity::PhiStar,
        "v" | "variance" => Quantity::V,
        "delta" => Quantity::Delta,
        "a" | "lnsigmasq" | "lnsigmasqa" => Quantity::A,
        "b" => Quantity::B,
        "c" => Quantity::C,
        "fa" => Quantity::FA,
        "fb" => Quantity::FB,
        "iterations" | "iteration" => Quantity::Iterations,
        other => return of_game(other).map(|quantity| (quantity, true)),
    };
    Some((quantity, is_new))
}

/// Returns the meaning of each Russian word of a name; `None` for an unknown word.
fn russian(name: &str) -> Vec<Option<&'static str>> {
    let small: String = name.chars().map(small).collect();
    small
        .split(|c: char| !matches!(c, 'а'..='я'))
        .filter(|word| !word.is_empty())
        .map(meant)
        .collect()
}

fn meant(word: &str) -> Option<&'static str> {
    let is_declined = |stem: &str| {
        word.strip_prefix(stem)
            .is_some_and(|ending| ending.chars().count() <= ENDING)
    };
    let undeclined = UNDECLINED.iter().find(|(known, _)| *known == word);
    undeclined
        .or_else(|| DECLINED.iter().find(|(stem, _)| is_declined(stem)))
        .map(|(_, meant)| *meant)
}

/// Returns the small letter of a Russian letter, with е for ё.
fn small(c: char) -> char {
    match c {
        'Ё' | 'ё' => 'е',
        'А'..='Я' => char::from_u32(c as u32 - 'А' as u32 + 'а' as u32).unwrap_or(c),
        other => other,
    }
}

/// Returns the quantity of a game, named `g1` or `e2`, with games counted from 1.
fn of_game(name: &str) -> Option<Quantity> {
    let number = name.find(|c: char| c.is_ascii_digit())?;
    let j = name[number..].parse::<usize>().ok()?.checked_sub(1)?;
    Quantity::in_game(&name[..number], j)
}

/// Returns a small letter without its accent, or the name of a Greek letter: `mu`, `phi`, `sigma`,
/// `delta`. Returns `None` for other signs.
fn plain(c: char) -> Option<&'static str> {
    const ASCII: &str = "abcdefghijklmnopqrstuvwxyz0123456789";
    if let Some(at) = ASCII.find(c) {
        return ASCII.get(at..=at);
    }
    match c {
        'μ' | 'µ' | 'Μ' => Some("mu"),
        'φ' | 'ϕ' | 'Φ' => Some("phi"),
        'σ' | 'ς' | 'Σ' => Some("sigma"),
        'δ' | 'Δ' | '∆' => Some("delta"),
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'Á' => Some("a"),
        'é' | 'è' | 'ê' | 'ë' | 'É' => Some("e"),
        'í' | 'ì' | 'î' | 'ï' => Some("i"),
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' => Some("o"),
        'ú' | 'ù' | 'û' | 'ü' => Some("u"),
        'ç' => Some("c"),
        'ñ' => Some("n"),
        _ => None,
    }
}
