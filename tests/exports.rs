//! What leaves the page: text that nobody's words break out of, data that come back as they went, pictures that stand alone.

mod support;

use glicko2_steps::case::level::Level;
use glicko2_steps::escape::clean;
use glicko2_steps::export::dialect::address;
use glicko2_steps::export::document::{Case, Document, Extent, Part};
use glicko2_steps::export::formats::{Cut, Family, Format, MAX_ROWS, write};
use glicko2_steps::glicko2::{Game, Period, Player, Rounding, Trace, rate};
use glicko2_steps::number::{Digits, Kind};
use glicko2_steps::present::math::{Math, Number};
use glicko2_steps::present::step::{Block, Cell, Piece, Table, TableId};
use glicko2_steps::present::symbol::Symbol;
use glicko2_steps::present::text::Language;
use glicko2_steps::season::{Season, Stretch};
use proptest::prelude::*;
use std::rc::Rc;

const LINK: &str = "https://example.org/glicko-2/#p=1500,200,0.06&g=1400,30,1;1550,100,0";
/// What the page puts behind a sign that would call somebody.
const UNSEEN: char = '\u{200b}';

fn game(rating: f64, deviation: f64, score: f64) -> Game {
    Game { rating, deviation, score }
}

fn idle() -> Period {
    Period { games: Vec::new(), idle_periods: 2.5, ..Period::papers_example() }
}

/// Twenty-five losses against much weaker sides: f has three zeros.
fn upset() -> Period {
    let player = Player { rating: 2000.0, deviation: 30.0, volatility: 0.06 };
    Period::new(player, 0.5, vec![game(1000.0, 30.0, 0.0); 25])
}

fn case<'a>(period: &'a Period, trace: &'a Trace, digits: Digits) -> Case<'a> {
    Case { period, trace, level: Level::P95, digits, language: Language::En, link: LINK }
}

/// The first period that a case means, whether it can be rated or not.
fn period_of(case: &glicko2_steps::case::Case, rounding: Rounding) -> Period {
    let Season { player, tau, rounding, mut stretches } = case.season(rounding);
    let Stretch { games, idle_periods } = Rc::unwrap_or_clone(stretches.swap_remove(0));
    Period { idle_periods, rounding, ..Period::new(player, tau, games) }
}

/// Ordinary numbers, and now and then what nobody would type.
fn number(low: f64, high: f64, hostile: &'static [f64]) -> impl Strategy<Value = f64> {
    prop_oneof![4 => low..high, 1 => proptest::sample::select(hostile)]
}

fn any_period() -> impl Strategy<Value = Period> {
    let rating = || number(0.0, 3000.0, &[1e6, -1e6, 0.0, 1e-300, 1_500.000_000_1, 1400.0]);
    let deviation = || number(1.0, 400.0, &[0.0, 1e-300, 1e4, 30.0]);
    let game = (rating(), deviation(), number(0.0, 1.0, &[0.0, 0.5, 1.0, 1e-300])).prop_map(|(r, d, s)| game(r, d, s));
    let volatility = number(0.01, 1.0, &[1e-300, 1e-20, 0.06]);
    let tau = number(0.2, 1.2, &[1e-9, 1e3, 0.5]);
    (rating(), deviation(), volatility, tau, proptest::collection::vec(game, 0..30)).prop_map(
        |(rating, deviation, volatility, tau, games)| Period::new(Player { rating, deviation, volatility }, tau, games),
    )
}

// Hostile words

/// Words that mean something in one dialect or another.
const HOSTILE: &[&str] = &[
    "|",
    "||",
    "`",
    "``",
    "```",
    "~~~",
    "*",
    "**",
    "_",
    "[",
    "]",
    "[x](y)",
    "![x](y)",
    "<",
    ">",
    "<script>alert(1)</script>",
    "</article>",
    "<!--",
    "&lt;",
    "&#60;",
    "&",
    "\\",
    "\\\\",
    "$",
    "$$",
    "\\(",
    "\\end{document}",
    "\\begin{align}",
    "\\input{x}",
    "{",
    "}",
    "%",
    "#",
    "# ",
    "##",
    "^",
    "~",
    "=",
    "===",
    "---",
    "- ",
    "+ ",
    "1. ",
    "1) ",
    "> ",
    ">",
    ">!x!<",
    "::: spoiler",
    "\n",
    "\r\n",
    "\n\n",
    "\t",
    "\n# ",
    "\n```\n",
    "\n| a | b |\n| - | - |\n",
    "[/code]",
    "[/td][/tr][/table]",
    "[code]",
    "[b]",
    "[url=javascript:alert(1)]x[/url]",
    "@everyone",
    "@here",
    "<@1>",
    "#12",
    "https://evil.example/",
    "www.evil.example",
    "evil.example",
    "a@evil.example",
    "javascript:alert(1)",
    "r/chess",
    "u/me",
    ":smile:",
    ":)",
    "\u{202e}",
    "\u{200f}",
    "\u{2066}",
    "\u{2028}",
    "\u{0}",
    "\u{7}",
    "\u{feff}",
    "\"",
    "'",
    "--",
    "&amp;",
    "«Ж»",
    "漢字",
    "é",
    "−",
    "²",
    "Σ",
    "♞",
    "x",
    "Dr. Who",
    " ",
    "1400",
    "0",
    "::",
    "/",
    "!",
    "?",
    "@",
    "<a href=x>",
    "onclick=",
    "]]>",
    "-->",
    "{{x}}",
    "=1+1",
    "||spoiler||",
];

fn hostile_text() -> impl Strategy<Value = String> {
    proptest::collection::vec(proptest::sample::select(HOSTILE), 1..6).prop_map(|words| words.concat())
}

/// A document with these words wherever words can stand.
fn document(words: &[String; 6]) -> Document {
    let [a, b, c, d, e, f] = words.clone();
    let text = |words: &str| vec![Piece::Text(words.to_owned())];
    let mixed = |words: &str| {
        vec![Piece::Text(words.to_owned()), Piece::Symbol(Symbol::PhiStar), Piece::Text("and".to_owned())]
    };
    let value = || Cell::Number(Number::new(-1.5e-9, Kind::Tiny, "f", Symbol::F));
    let table = Table {
        id: TableId::Games,
        // Captions are our own sentences; here one is anybody's all the same.
        caption: e.clone().leak(),
        heads: vec![text("name"), text(&a), vec![Piece::Symbol(Symbol::MuJ)]],
        rows: vec![
            vec![Cell::Head(b.clone()), Cell::Pieces(mixed(&c)), value()],
            vec![Cell::HeadPieces(text(&d)), Cell::Empty, value()],
            vec![Cell::Head("last".to_owned()), Cell::Pieces(text(&f)), value()],
        ],
    };
    let parts = vec![
        Part::Title(text(&a)),
        Part::Heading(text(&b)),
        Block::Text(text(&c)).into(),
        Block::Text(mixed(&f)).into(),
        Block::Note(text(&d)).into(),
        Block::Alert(mixed(&e)).into(),
        Block::Formula(Math::Symbol(Symbol::Mu)).into(),
        Block::Table(table).into(),
        Part::Link { words: f, address: LINK.to_owned() },
    ];
    Document { parts, digits: Digits::Auto }
}

fn harmless() -> [String; 6] {
    ["ann", "bob", "cat", "dan", "eve", "fay"].map(str::to_owned)
}

/// What is read of a word, once the dialect's own signs are gone.
fn read_back(words: &str) -> String {
    squeezed(&clean(words)).replace('＄', "$")
}

/// Without spaces and unseen signs, which a dialect may set as it likes.
fn squeezed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != UNSEEN).collect()
}

/// In every format: no control but the line's end, nothing that turns the direction of writing.
fn assert_visible(text: &str) {
    for c in text.chars() {
        assert!(!c.is_control() || c == '\n', "{c:?} in {text}");
        assert!(
            !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}'),
            "{c:?}"
        );
    }
}

mod markdown {
    use super::*;
    use pulldown_cmark::{Event, Options, Parser};

    /// The structure that a reader of Markdown finds, and the words in it.
    fn parsed(markdown: &str, format: Format) -> (Vec<String>, String) {
        // No forum changes quotes, or gives headings attributes.
        let mut options = Options::all() - Options::ENABLE_SMART_PUNCTUATION - Options::ENABLE_HEADING_ATTRIBUTES;
        if matches!(format, Format::Reddit | Format::Lemmy | Format::Discord) {
            options -= Options::ENABLE_MATH;
        }
        let mut structure = Vec::new();
        let mut words = String::new();
        for event in Parser::new_ext(markdown, options) {
            match event {
                Event::Text(text) => words.push_str(&text),
                Event::Code(_) | Event::Html(_) | Event::InlineHtml(_) => structure.push(format!("{event:?}")),
                Event::SoftBreak => words.push(' '),
                Event::Start(tag) => structure.push(format!("{tag:?}")),
                other => structure.push(format!("{other:?}").split('(').next().unwrap().to_owned()),
            }
        }
        (structure, words)
    }

    #[test]
    fn the_parser_sees_a_break_out() {
        let open = |text: &str| parsed(text, Format::GitHub).0;
        for text in ["a *b* c", "a\n\n# b", "`b`", "<b>", "[a](b)", "a $b$ c", "1. a", "> a", "~~b~~"] {
            assert_ne!(open(text), open("a"), "{text}");
        }
    }

    pub(super) fn assert_kept(format: Format, words: &[String; 6]) {
        let text = format.write(&document(words));
        let (structure, read) = parsed(&text, format);
        assert_eq!(structure, parsed(&format.write(&document(&harmless())), format).0, "{}:\n{text}", format.id());
        let read = squeezed(&read).replace('＄', "$");
        for word in words {
            assert!(read.contains(&read_back(word)), "{}: {word:?} in {read:?}", format.id());
        }
        // No sign that a forum looks for in the words themselves.
        let text = text.replace("&#124;", "|");
        for call in [
            "@everyone",
            "@here",
            "<@1>",
            "https://evil",
            "www.evil",
            "evil.example",
            " r/chess",
            ":smile",
            "#12",
            "::",
        ] {
            assert!(!text.contains(call), "{}: {call} in {text}", format.id());
        }
    }
}

mod html {
    use super::*;
    use scraper::{Html, Node};

    /// Elements with their attributes, in order, and the words between them.
    pub(super) fn parsed(html: &str) -> (Vec<String>, String) {
        let parsed = Html::parse_fragment(html);
        let mut structure = Vec::new();
        let mut words = String::new();
        for node in parsed.root_element().descendants() {
            match node.value() {
                Node::Element(element) => structure.push(format!("{element:?}")),
                Node::Text(text) => words.push_str(text),
                _ => structure.push("other".to_owned()),
            }
        }
        (structure, words)
    }

    pub(super) fn assert_kept(words: &[String; 6]) {
        let text = Format::Html.write(&document(words));
        let (structure, read) = parsed(&text);
        assert_eq!(structure, parsed(&Format::Html.write(&document(&harmless()))).0, "{text}");
        for word in words {
            assert!(squeezed(&read).contains(&read_back(word)), "{word:?} in {read:?}");
        }
    }
}

mod bbcode {
    use super::*;

    /// The tags, and what is read between them.
    fn parsed(text: &str) -> (Vec<String>, String) {
        let mut tags = Vec::new();
        let mut words = String::new();
        let mut rest = text;
        while let Some(at) = rest.find('[') {
            words.push_str(&rest[..at]);
            let inside = &rest[at + 1..];
            let starts_tag = inside.trim_start_matches('/').starts_with(|c: char| c.is_ascii_alphabetic() || c == '*');
            match inside.find(']') {
                Some(end) if starts_tag => {
                    tags.push(inside[..end].to_owned());
                    rest = &inside[end + 1..];
                }
                _ => {
                    words.push('[');
                    rest = inside;
                }
            }
        }
        words.push_str(rest);
        (tags, words)
    }

    pub(super) fn assert_kept(format: Format, words: &[String; 6]) {
        let text = format.write(&document(words));
        let (tags, read) = parsed(&text);
        assert_eq!(tags, parsed(&format.write(&document(&harmless()))).0, "{}:\n{text}", format.id());
        let mut open = Vec::new();
        for tag in &tags {
            let name = tag.split('=').next().unwrap();
            match name.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name), "{tags:?}"),
                None => open.push(name),
            }
        }
        assert!(open.is_empty(), "{open:?}");
        for word in words {
            assert!(squeezed(&read).contains(&read_back(word)), "{}: {word:?} in {read:?}", format.id());
        }
        for call in ["[code]x", "[/td][/tr][/table][", "@everyone", "https://evil", "www.evil", ":)"] {
            assert!(!text.contains(call), "{}: {call} in {text}", format.id());
        }
    }
}

mod latex {
    use super::*;

    /// What escapes a sign, and how many groups follow it.
    const ESCAPES: [(&str, usize); 11] = [
        ("textbackslash", 1),
        ("textasciicircum", 1),
        ("textasciitilde", 1),
        ("textless", 1),
        ("textgreater", 1),
        ("textbar", 1),
        ("textquotedbl", 1),
        ("textquotesingle", 1),
        ("textasciigrave", 1),
        ("ldots", 1),
        ("other", 2),
    ];

    /// Every sign and command that means something to TeX, but for those that stand for a sign of the text. Letters in mathematics, `$−$`,
    /// are such as well.
    fn parsed(text: &str) -> Vec<String> {
        let text =
            ["$-$", "$\\Sigma$", "${}^{2}$", "\\/"].iter().fold(text.to_owned(), |text, sign| text.replace(sign, "x"));
        let mut found = Vec::new();
        let mut rest = text.as_str();
        while let Some(c) = rest.chars().next() {
            rest = &rest[c.len_utf8()..];
            if c != '\\' {
                if "{}$&#%^_~".contains(c) {
                    found.push(c.to_string());
                }
                continue;
            }
            let letters = rest.bytes().take_while(u8::is_ascii_alphabetic).count();
            let name = &rest[..letters];
            if name.is_empty() {
                let sign = rest.chars().next().unwrap();
                if !"{}$&#%_".contains(sign) {
                    found.push(format!("\\{sign}"));
                }
                rest = &rest[sign.len_utf8()..];
                continue;
            }
            rest = &rest[letters..];
            match ESCAPES.iter().find(|(escape, _)| *escape == name) {
                Some((_, groups)) => {
                    for _ in 0..*groups {
                        let inner = rest.strip_prefix('{').unwrap_or_else(|| panic!("a group after \\{name}"));
                        let end = inner.find('}').unwrap();
                        assert!(inner[..end].chars().count() <= 6 && !inner[..end].contains(['\\', '{']), "{inner}");
                        rest = &inner[end + 1..];
                    }
                }
                None => found.push(format!("\\{name}")),
            }
        }
        found
    }

    pub(super) fn assert_kept(words: &[String; 6]) {
        let text = Format::Latex.write(&document(words));
        let body = |text: &str| text.split_once("\\begin{document}").unwrap().1.to_owned();
        let harmless = Format::Latex.write(&document(&harmless()));
        assert_eq!(parsed(&body(&text)), parsed(&body(&harmless)), "{text}");
        assert!(text.ends_with("\\end{document}\n") && text.matches("\\end{document}").count() == 1, "{text}");
    }
}

mod plain {
    use super::*;

    pub(super) fn assert_kept(format: Format, words: &[String; 6]) {
        let text = format.write(&document(words));
        let lines = |text: &str| text.lines().count();
        assert_eq!(lines(&text), lines(&format.write(&document(&harmless()))), "{text}");
        if format == Format::Lichess {
            assert!(!text.lines().any(|line| line.starts_with('>')), "{text}");
            assert!(!text.contains("@everyone") && !text.contains("https://evil"), "{text}");
            assert!(!text.contains(['⁻', '²', '⁹', 'ⱼ']), "{text}");
        }
        // Columns stand below each other.
        let seen = |line: &str| line.chars().filter(|c| *c != UNSEEN).count();
        let table: Vec<usize> = text.lines().filter(|line| line.contains("−1.5")).map(seen).collect();
        assert!(table.len() == 3 && table.iter().all(|width| *width == table[0]), "{table:?} in {text}");
    }
}

fn assert_nothing_breaks_out(words: &[String; 6]) {
    for format in Format::ALL {
        assert_visible(&format.write(&document(words)));
        match format.family() {
            Family::Markdown => markdown::assert_kept(format, words),
            Family::BbCode => bbcode::assert_kept(format, words),
            Family::Plain => plain::assert_kept(format, words),
            Family::Document if format == Format::Html => html::assert_kept(words),
            Family::Document => latex::assert_kept(words),
        }
    }
}

#[test]
fn no_single_word_breaks_out() {
    for word in HOSTILE {
        for around in ["{}", "1{} x"] {
            let word = around.replace("{}", word);
            // A heading or paragraph of nothing is none.
            if !squeezed(&clean(&word)).is_empty() {
                assert_nothing_breaks_out(&std::array::from_fn(|_| word.clone()));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_words_break_out(words in proptest::array::uniform6(hostile_text())) {
        prop_assume!(words.iter().all(|word| !squeezed(&clean(word)).is_empty()));
        assert_nothing_breaks_out(&words);
    }

    #[test]
    fn a_link_is_a_link_or_nothing(words in hostile_text()) {
        let link = format!("https://example.org/{words}");
        let address = address(&link).unwrap();
        prop_assert!(address.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_./~!$&+,;=:#?@%".contains(&b)), "{}", address);
        for format in Format::ALL {
            let document = |address: &str| Document {
                parts: vec![Part::Link { words: "ann".to_owned(), address: address.to_owned() }],
                digits: Digits::Auto,
            };
            let written = format.write(&document(&link));
            let in_html = address.replace('&', "&amp;");
            prop_assert!(written.contains(&address) || written.contains(&in_html), "{}", written);
            prop_assert!(!format.write(&document("javascript:alert(1)")).contains("javascript"));
        }
    }
}

// Whole cases

#[test]
fn the_papers_example() {
    let period = Period::papers_example();
    let trace = rate(&period).unwrap();
    let case = case(&period, &trace, Digits::Auto);
    let short = |format| write(&case, format, Extent::Short).text;
    let discourse = short(Format::Discourse);
    for line in [
        "The rating falls by 35.95 to 1464.05, with a deviation of 151.52 and a volatility of 0.059996. With 95 % confidence, the true strength is between 1167 and 1761.",
        "| Opponent | RD | Result | Expected | Moved it by |",
        "| 1550 | 100 | Lost | 0.4318 | −54.40 |",
        "[See the whole calculation, and change it](https://example.org/glicko-2/#p=1500,200,0.06&g=1400,30,1;1550,100,0)",
    ] {
        assert!(discourse.lines().any(|l| l == line), "{line} in {discourse}");
    }
    assert!(
        short(Format::XenForo)
            .contains("[tr][td]1550[/td][td]100[/td][td]Lost[/td][td]0.4318[/td][td]−54.40[/td][/tr]")
    );
    assert!(short(Format::PhpBb).contains("\n    1550  100  Lost      0.4318       −54.40"));
    assert!(short(Format::Lichess).contains("\n      1550 | 100 | Lost   |   0.4318 |      −54.40\n"));

    let full = |format| write(&case, format, Extent::Full).text;
    let plain = full(Format::Plain);
    for line in ["  v = [0.2285 + 0.2229 + 0.1107]⁻¹ = 1 / 0.5621 = 1.7790", "  φ* = √(1.1513² + 0.059996²) = 1.1529"]
    {
        assert!(plain.lines().any(|l| l == line), "{line} in {plain}");
    }
    assert!(full(Format::Lichess).contains("  φ* = √(φ^2 + σ′^2)\n") && full(Format::Lichess).contains("10^(−8)"));
    assert!(full(Format::StackExchange).contains("$$\n\\phi^{*} = \\sqrt{{\\phi}^{2} + {\\sigma'}^{2}}\n$$"));
    assert!(full(Format::GitHub).contains("```math\n\\mu' = 0.0000 + {0.8722}^{2} \\times (-0.2720) = -0.2069\n```"));
    assert!(full(Format::Reddit).contains("\n    a = ln(σ²)\n    a = ln(0.06²) = −5.626821\n\n"));
    assert!(full(Format::Html).contains("<msup><mi>φ</mi><mo>*</mo></msup>"));
    let tex = full(Format::Latex);
    assert_eq!(tex.matches("\\begin{gather*}").count(), tex.matches("\\end{gather*}").count());
}

#[test]
fn what_is_too_long_is_cut_and_said() {
    let player = Player { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    let mut seen = Vec::new();
    for count in [0, 1, 3, 12, 60, 1000] {
        let period =
            Period::new(player, 0.5, (0..count).map(|i| game(1400.5 + f64::from(i), 30.25, 1.0 / 3.0)).collect());
        let trace = rate(&period).unwrap();
        let case = case(&period, &trace, Digits::Auto);
        for format in Format::ALL {
            for extent in [Extent::Short, Extent::Full] {
                let written = write(&case, format, extent);
                assert_eq!(written.length, written.text.encode_utf16().count());
                assert_ne!(written.cut, Some(Cut::TooLong));
                assert!(
                    format.limit().is_none_or(|limit| written.length <= limit),
                    "{}: {}",
                    format.id(),
                    written.length
                );
                let listed = match written.cut {
                    Some(Cut::Rows { listed } | Cut::StepsAndRows { listed }) => listed,
                    _ => MAX_ROWS.min(period.games.len()),
                };
                let left = period.games.len() - listed;
                assert_eq!(left > 0, written.text.contains(&format!("{left} more game")), "{}", written.text);
                let has_steps = written.text.contains("What do we know") || period.games.is_empty();
                let cut_steps = matches!(written.cut, Some(Cut::Steps | Cut::StepsAndRows { .. }));
                assert_eq!(
                    has_steps || period.games.is_empty(),
                    (extent == Extent::Full && !cut_steps) || period.games.is_empty()
                );
                if let Some(cut) = written.cut {
                    seen.push(std::mem::discriminant(&cut));
                    let words = (Language::En.export().cut)(cut, "2,000");
                    assert!(words.starts_with("A post there takes at most 2,000 characters"));
                }
            }
        }
    }
    for cut in [Cut::Steps, Cut::Rows { listed: 0 }, Cut::StepsAndRows { listed: 0 }] {
        assert!(seen.contains(&std::mem::discriminant(&cut)), "{cut:?}");
    }
}

#[test]
fn formats_have_names_of_their_own() {
    let words = Language::En.export();
    for (i, format) in Format::ALL.into_iter().enumerate() {
        assert_eq!(Format::from_id(format.id()), Some(format));
        for other in &Format::ALL[..i] {
            assert_ne!((words.format)(format), (words.format)(*other));
        }
    }
    assert!(Format::from_id("word").is_none());
    // Family by family, as a menu has them.
    let families: Vec<Family> = Format::ALL.into_iter().map(Format::family).collect();
    assert_eq!(families.chunk_by(|a, b| a == b).count(), 4);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_case_is_written(period in any_period(), decimals in 2u8..16) {
        let Ok(trace) = rate(&period) else { return Ok(()) };
        for digits in [Digits::Auto, Digits::decimals(decimals)] {
            for format in Format::ALL {
                let text = write(&case(&period, &trace, digits), format, Extent::Full).text;
                assert_visible(&text);
                prop_assert!(!text.contains("NaN"), "{}", text);
                if format == Format::Lichess {
                    prop_assert!(!text.contains(['⁻', '²', '⁸', 'ⱼ']), "{}", text);
                }
            }
        }
    }
}

// Formulas

mod formulas {
    use super::*;
    use glicko2_steps::export::math::{Signs, latex, mathml, plain};
    use glicko2_steps::present::steps::steps;

    /// Reads plain text as anybody would, and refuses what can be read in two ways: after a quotient no further factor.
    struct Reader<'t> {
        rest: &'t str,
    }

    /// `None`: there are letters in it.
    type Read = Option<f64>;

    impl Reader<'_> {
        fn read(text: &str) -> Read {
            let mut reader = Reader { rest: text };
            let value = reader.sum();
            assert!(reader.rest.trim().is_empty(), "{:?} is left of {text:?}", reader.rest);
            value
        }

        fn take(&mut self, sign: &str) -> bool {
            let rest = self.rest.trim_start().strip_prefix(sign);
            self.rest = rest.unwrap_or(self.rest);
            rest.is_some()
        }

        fn sum(&mut self) -> Read {
            let negative = self.take("−");
            let first = self.product();
            let mut total = if negative { first.map(|x| -x) } else { first };
            loop {
                let sign = if self.take("+") {
                    1.0
                } else if self.take("−") {
                    -1.0
                } else {
                    return total;
                };
                let next = self.product();
                total = total.zip(next).map(|(a, b)| a + sign * b);
            }
        }

        fn product(&mut self) -> Read {
            let mut total = self.power();
            let mut divided = false;
            loop {
                if self.take("/") {
                    let below = self.power();
                    total = total.zip(below).map(|(a, b)| a / b);
                    divided = true;
                    continue;
                }
                let next = self.rest.trim_start();
                let times = self.take("×") || self.take("·");
                let follows = next.starts_with(|c: char| c.is_alphanumeric() || "(√[".contains(c));
                if !times && !follows {
                    return total;
                }
                assert!(!divided, "a factor after a quotient before {:?}", self.rest);
                let next = self.power();
                total = total.zip(next).map(|(a, b)| a * b);
            }
        }

        fn power(&mut self) -> Read {
            let base = self.atom();
            let raised: String = self.rest.chars().take_while(|c| "⁻⁰¹²³⁴⁵⁶⁷⁸⁹".contains(*c)).collect();
            self.rest = &self.rest[raised.len()..];
            let exponent = if !raised.is_empty() {
                let plain = |c| "−0123456789".chars().nth("⁻⁰¹²³⁴⁵⁶⁷⁸⁹".chars().position(|r| r == c).unwrap()).unwrap();
                Self::read(&raised.chars().map(plain).collect::<String>())
            } else if self.rest.starts_with('^') {
                self.rest = &self.rest[1..];
                self.atom()
            } else {
                return base;
            };
            base.zip(exponent).map(|(a, b)| a.powf(b))
        }

        fn atom(&mut self) -> Read {
            self.rest = self.rest.trim_start();
            for (open, close) in [("(", ")"), ("[", "]")] {
                if self.take(open) {
                    let value = self.sum();
                    assert!(self.take(close), "no {close} before {:?}", self.rest);
                    return value;
                }
            }
            for (name, function) in [("√", f64::sqrt as fn(f64) -> f64), ("exp", f64::exp), ("ln", f64::ln)] {
                if self.take(name) {
                    assert!(self.rest.starts_with('('), "{name} before {:?}", self.rest);
                    return self.atom().map(function);
                }
            }
            let end = self.rest.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(self.rest.len());
            let (digits, rest) = self.rest.split_at(end);
            if !digits.is_empty() {
                self.rest = rest;
                return Some(digits.parse().unwrap());
            }
            let letter = self.rest.chars().next().unwrap_or_else(|| panic!("something is missing at the end"));
            assert!(letter.is_alphabetic(), "{:?}", self.rest);
            self.rest = &self.rest[letter.len_utf8()..];
            match letter {
                'π' => Some(std::f64::consts::PI),
                'e' => Some(std::f64::consts::E),
                _ => None,
            }
        }
    }

    /// The value of a tree, by its own structure.
    fn value(math: &Math) -> f64 {
        match math {
            Math::Number(number) => number.value,
            Math::Literal(digits) => digits.parse().unwrap(),
            Math::Fraction(a, b) => value(a) / value(b),
            Math::Root(inner) => value(inner).sqrt(),
            Math::Power(a, b) => value(a).powf(value(b)),
            Math::Fence(_, inner, _) => value(inner),
            Math::Call(name, inner) => match name.as_ref() {
                Math::Name("ln") => value(inner).ln(),
                _ => value(inner).exp(),
            },
            Math::Row(pieces) => match pieces.as_slice() {
                [Math::Op("−"), a] => -value(a),
                [a, Math::Op("+"), b] => value(a) + value(b),
                [a, Math::Op("−"), b] => value(a) - value(b),
                [a, Math::Op("×"), b] | [a, b] => value(a) * value(b),
                [a, Math::Op("/"), b] => value(a) / value(b),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }

    fn any_math() -> impl Strategy<Value = Math> {
        let leaf = prop_oneof![
            proptest::sample::select(&["2", "3", "173.7178"]).prop_map(Math::Literal),
            proptest::sample::select(&[1.5, -2.0, 0.25, 3e-9, -4.5e10]).prop_map(|x| Math::Number(Number::new(
                x,
                Kind::Given,
                "x",
                Symbol::X
            ))),
        ];
        leaf.prop_recursive(4, 24, 2, |inner| {
            let one = inner.clone().prop_map(Box::new);
            let two = (one.clone(), one.clone());
            let pair = (inner.clone(), inner.clone());
            prop_oneof![
                two.clone().prop_map(|(a, b)| Math::Fraction(a, b)),
                one.clone().prop_map(Math::Root),
                (one.clone(), proptest::sample::select(&["2", "3"]))
                    .prop_map(|(a, n)| Math::Power(a, Box::new(Math::Literal(n)))),
                one.clone().prop_map(|a| Math::Power(a, Box::new(Math::Row(vec![Math::Op("−"), Math::Literal("1")])))),
                one.clone().prop_map(|a| Math::Power(Box::new(Math::Literal("2")), a)),
                one.clone().prop_map(|a| Math::Fence("[", a, "]")),
                (proptest::sample::select(&["ln", "exp"]), one)
                    .prop_map(|(name, a)| Math::Call(Box::new(Math::Name(name)), a)),
                (pair, proptest::sample::select(&["+", "−", "×", "/", ""])).prop_map(|((a, b), sign)| match sign {
                    "" => Math::Row(vec![a, b]),
                    sign => Math::Row(vec![a, Math::Op(sign), b]),
                }),
                inner.prop_map(|a| Math::Row(vec![Math::Op("−"), a])),
            ]
        })
    }

    fn near(a: f64, b: f64, share: f64) -> bool {
        a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= share * a.abs().max(b.abs())
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 800, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn plain_text_reads_as_it_was_meant(math in any_math()) {
            for signs in [Signs::Raised, Signs::Level] {
                let text = plain(&math, Digits::Auto, signs);
                let read = Reader::read(&text).unwrap();
                prop_assert!(near(read, value(&math), 1e-9), "{} is {}, not {}", text, read, value(&math));
            }
        }

        #[test]
        fn tex_and_mathml_are_well_formed(math in any_math()) {
            let tex = latex(&math, Digits::Auto);
            let depths = tex.chars().scan(0, |depth, c| {
                *depth += i32::from(c == '{') - i32::from(c == '}');
                Some(*depth)
            });
            prop_assert!(depths.clone().all(|depth| depth >= 0) && depths.last() == Some(0).filter(|_| tex.contains('{')).or(Some(0)), "{}", tex);
            prop_assert_eq!(tex.matches("\\left").count(), tex.matches("\\right").count());
            assert_xml(&mathml(&math, Digits::Auto));
        }
    }

    /// All sides of every formula with numbers in it are equal, as it stands in the text.
    #[test]
    fn formulas_with_numbers_are_true_as_text() {
        let mut sides_read = 0;
        for period in [Period::papers_example(), idle(), upset(), won_by_far()] {
            let trace = rate(&period).unwrap();
            for step in steps(&period, &trace, 0..period.games.len(), Language::En.text()) {
                for block in step.blocks {
                    let Block::Worked(math) = block else { continue };
                    for signs in [Signs::Raised, Signs::Level] {
                        let text = plain(&math, Digits::Decimals(15), signs);
                        // Dots stand for terms that are not written.
                        let is_open = |side: &&str| {
                            let known = ["exp", "ln", "e", "π"]
                                .iter()
                                .fold(side.to_string(), |side, name| side.replace(name, ""));
                            side.contains('⋯') || known.contains(char::is_alphabetic)
                        };
                        let sides: Vec<f64> =
                            text.split(" = ").filter(|side| !is_open(side)).filter_map(Reader::read).collect();
                        sides_read += sides.len();
                        for pair in sides.windows(2) {
                            assert!((pair[0] - pair[1]).abs() <= 1e-8 * pair[0].abs().max(1.0), "{sides:?} in {text}");
                        }
                    }
                }
            }
        }
        assert!(sides_read > 100, "{sides_read}");
    }

    /// Δ² > φ² + v: the bracket comes from Δ.
    fn won_by_far() -> Period {
        let player = Player { rating: 1500.0, deviation: 50.0, volatility: 0.06 };
        Period::new(player, 0.5, vec![game(1900.0, 50.0, 1.0); 5])
    }
}

/// Every element that opens closes, in order.
fn assert_xml(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in text.split('<').skip(1) {
        let (tag, after) = tag.split_once('>').unwrap_or_else(|| panic!("an open tag in {text}"));
        assert!(!after.contains('>'), "{after} in {text}");
        let name = tag.split([' ', '/']).find(|part| !part.is_empty()).unwrap();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{text}");
        } else if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} in {text}");
}

// Data

mod json {
    use super::*;
    #[cfg(feature = "charts")]
    use glicko2_steps::export::import::of_json;
    use glicko2_steps::export::json::{Export, Import, Imported, is_json};
    use serde_json::{Value, json};

    fn import(text: &str) -> Result<Imported, String> {
        assert_eq!(is_json(text), text.starts_with(['{', '[']));
        let import: Import = serde_json::from_str(text).map_err(|error| error.to_string())?;
        import.case(Language::En)
    }

    #[test]
    fn an_export_has_the_shape_of_the_engines_data() {
        let period = Period::papers_example();
        let trace = rate(&period).unwrap();
        let value: Value = serde_json::to_value(Export { period: &period, trace: &trace }).unwrap();
        assert_eq!(value["in"]["player"], json!({"rating": 1500.0, "deviation": 200.0, "volatility": 0.06}));
        assert_eq!(value["in"]["games"][2], json!({"rating": 1700.0, "deviation": 300.0, "score": 0.0}));
        assert_eq!(value["out"]["v"].as_f64(), trace.v);
        assert_eq!(
            value["out"]["volatility"]["iterations"][1]["c"].as_f64(),
            trace.volatility.unwrap().iterations[1].c
        );
    }

    #[test]
    fn a_bare_period_an_array_and_typed_numbers_are_taken() {
        let bare = r#"{"player":{"rating":1500,"deviation":"200","volatility":0.06,"name":["x"]},"tau":"0,5","games":[{"rating":1400,"deviation":30,"score":1},{"rating":1550,"deviation":100,"score":0},{"rating":1700,"deviation":300,"score":0}],"note":{"a":[1]}}"#;
        let period = |text: &str| period_of(&import(text).unwrap().case, Rounding::Exact);
        assert_eq!(period(bare), Period::papers_example());
        assert_eq!(period(&format!("[{bare}]")), Period::papers_example());
        assert_eq!(period(&format!(r#"{{"out":{{"player":1}},"in":{bare}}}"#)), Period::papers_example());
        assert_eq!(import(bare).unwrap().notes, Vec::<String>::new());
        let several = import(&format!(r#"[{{"in":{bare}}},{bare},7]"#)).unwrap();
        assert_eq!(several.notes, ["The file holds 2 more cases; the first was taken."]);
        // What was typed stays as it was typed.
        assert_eq!(import(bare).unwrap().case.tau, "0,5");
    }

    #[test]
    fn what_cannot_be_kept_is_said() {
        let with = |more: &str| import(&format!(r#"{{"player":{{"rating":1500}},{more}}}"#)).unwrap();
        assert_eq!(with(r#""epsilon":1e-9"#).notes.len(), 1);
        assert_eq!(with(r#""epsilon":0.000001"#).notes.len(), 0);
        assert_eq!(with(r#""rounding":"as_printed""#).rounding, Rounding::AsPrinted);
        assert_eq!(with(r#""rounding":"who knows""#).rounding, Rounding::Exact);
        // Missing numbers are empty fields, which say so themselves.
        let form = with(r#""games":null"#).case;
        let player = form.player();
        assert_eq!((&*player.rating, &*player.deviation, &*form.tau), ("1500", "", ""));
        assert_eq!(form.periods[0].idle(), "1");
    }

    #[test]
    fn other_things_are_refused_in_words() {
        for text in ["{}", r#"{"a":1}"#, r#"{"games":[]}"#, r#"{"in":{}}"#] {
            assert_eq!(import(text).unwrap_err(), "There is neither a player nor a game in it.", "{text}");
        }
        for text in [
            "",
            "[]",
            "7",
            "null",
            "[[{}]]",
            r#"{"player":1}"#,
            r#"{"player":{},"games":7}"#,
            r#"{"games":[1]}"#,
            "rating;rd",
        ] {
            assert!(import(text).is_err(), "{text}");
        }
        let deep = format!("{}{}", r#"{"in":"#.repeat(5000), "}".repeat(5000));
        assert!(import(&deep).is_err());
    }

    /// What is wrong with a text, as people are told.
    #[cfg(feature = "charts")]
    #[track_caller]
    fn refused(text: &str, words: &str) {
        let found = serde_json::from_str::<Import>(text).ok();
        let name: String = text.chars().take(60).collect();
        assert_eq!(of_json(found, Language::En).map(|_| ()), Err(words.to_owned()), "{name}");
    }

    #[cfg(feature = "charts")]
    #[test]
    fn values_of_the_wrong_kind_are_refused_in_words() {
        let number = |path: &str| format!("This is JSON, but not a case: “{path}” must be an ordinary number.");
        for value in ["true", "false", "[]", "[1]", "{}", r#"{"a":1}"#, r#"[[["x"]]]"#] {
            for key in ["rating", "deviation", "volatility"] {
                refused(&format!(r#"{{"player":{{"{key}":{value}}}}}"#), &number(&format!("player.{key}")));
            }
            for key in ["rating", "deviation", "score"] {
                let games = format!(r#""games":[{{"rating":1}},{{"{key}":{value}}}]"#);
                refused(&format!("{{{games}}}"), &number(&format!("games[1].{key}")));
                refused(&format!(r#"[{{"in":{{{games}}}}}]"#), &number(&format!("in.games[1].{key}")));
            }
            for key in ["tau", "idle_periods", "epsilon"] {
                refused(&format!(r#"{{"player":{{"rating":1}},"{key}":{value}}}"#), &number(key));
            }
        }
        let not_a_case = "This is JSON, but not a case:";
        let deep = |key: &str| format!("{}1{}", format!("{{\"{key}\":").repeat(50_000), "}".repeat(50_000));
        refused(&deep("player"), &format!("{not_a_case} “player” must have a rating, a deviation and a volatility."));
        refused(&deep("in"), "There is neither a player nor a game in it.");
        for (text, why) in [
            (r#"{"player":7}"#, "“player” must have a rating, a deviation and a volatility."),
            (r#"{"player":{}}"#, "“player” must have a rating, a deviation and a volatility."),
            (r#"{"player":{"player":{"rating":1}}}"#, "“player” must have a rating, a deviation and a volatility."),
            (r#"{"player":{"rating":null},"games":[]}"#, "“player” must have a rating, a deviation and a volatility."),
            (r#"{"player":[1500,200]}"#, "“player” must have a rating, a deviation and a volatility."),
            (r#"{"games":{"rating":1}}"#, "“games” must be a list of games."),
            (r#"{"games":"1400,30,1"}"#, "“games” must be a list of games."),
            (r#"{"games":[{}]}"#, "“games[0]” must have a rating, a deviation and a score."),
            (r#"{"games":[{"rating":1},null]}"#, "“games[1]” must have a rating, a deviation and a score."),
            (r#"{"games":[[1400,30,1]]}"#, "“games[0]” must have a rating, a deviation and a score."),
            (r#"{"player":{"rating":1},"rounding":{}}"#, "“rounding” must be “exact” or “as_printed”."),
            (r#"[7]"#, "a case has a player and games."),
            (r#"[[{}]]"#, "a case has a player and games."),
            (r#"{"in":[]}"#, "a case has a player and games."),
        ] {
            refused(text, &format!("{not_a_case} {why}"));
        }
        for nothing in ["{}", "[]", "[null]", r#"{"in":null}"#, r#"{"in":{"in":{"player":{"rating":1}}}}"#] {
            refused(nothing, "There is neither a player nor a game in it.");
        }
        let broken = "This looks like JSON, but it breaks off or is mistyped somewhere, so it cannot be read.";
        for text in ["{", "[1", r#"{"player":{"rating":1500,}}"#, "{'player':1}"] {
            refused(text, broken);
        }
    }

    /// A browser reads 1e999 as infinity, and is not stopped by depth.
    #[cfg(feature = "charts")]
    #[test]
    fn what_a_browser_makes_of_odd_numbers_is_refused() {
        use serde::de::IntoDeserializer;
        use serde::de::value::Error;
        use std::collections::BTreeMap;

        for odd in [f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
            let case = BTreeMap::from([("player", BTreeMap::from([("rating", odd)]))]);
            let found: Result<Import, Error> = serde::Deserialize::deserialize(case.into_deserializer());
            let said = of_json(found.ok(), Language::En).unwrap_err();
            assert_eq!(said, "This is JSON, but not a case: “player.rating” must be an ordinary number.");
        }
    }

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<f64>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            hostile_text().prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 6, |inner| {
            let key = proptest::sample::select(&[
                "in",
                "out",
                "player",
                "games",
                "rating",
                "deviation",
                "score",
                "volatility",
                "tau",
                "epsilon",
                "idle_periods",
                "rounding",
                "x",
            ]);
            prop_oneof![
                proptest::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                proptest::collection::vec((key.prop_map(str::to_owned), inner), 0..8)
                    .prop_map(|entries| Value::Object(entries.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn what_was_exported_comes_back(period in any_period(), printed in any::<bool>()) {
            let period = Period { rounding: if printed { Rounding::AsPrinted } else { Rounding::Exact }, ..period };
            let Ok(trace) = rate(&period) else { return Ok(()) };
            let text = serde_json::to_string(&Export { period: &period, trace: &trace }).unwrap();
            let imported = import(&text).unwrap();
            prop_assert_eq!(period_of(&imported.case, imported.rounding), period);
            prop_assert!(imported.notes.is_empty());
        }

        #[test]
        fn any_json_is_taken_or_refused(value in any_json()) {
            if let Ok(imported) = import(&value.to_string()) {
                let _ = rate(&period_of(&imported.case, imported.rounding));
            }
        }
    }
}

mod csv {
    use super::*;
    use glicko2_steps::export::csv::{Cell, games, iterations, read, table};

    /// Reads a table as RFC 4180 has it.
    fn parsed(text: &str) -> Vec<Vec<String>> {
        let mut rows = vec![vec![String::new()]];
        let mut quoted = false;
        let mut signs = text.chars().peekable();
        while let Some(c) = signs.next() {
            let row = rows.last_mut().unwrap();
            match c {
                '"' if quoted && signs.peek() == Some(&'"') => {
                    signs.next();
                    row.last_mut().unwrap().push('"');
                }
                '"' => quoted = !quoted,
                ',' if !quoted => row.push(String::new()),
                '\r' if !quoted && signs.peek() == Some(&'\n') => {
                    signs.next();
                    rows.push(vec![String::new()]);
                }
                c => row.last_mut().unwrap().push(c),
            }
        }
        assert!(!quoted);
        assert_eq!(rows.pop(), Some(vec![String::new()]), "the last line ends");
        rows
    }

    #[test]
    fn iterations_are_the_traces() {
        let trace = rate(&Period::papers_example()).unwrap();
        let rows = parsed(&iterations(&trace));
        assert_eq!(rows[0], ["iteration", "a", "b", "c", "f_a", "f_b", "f_c", "kept"]);
        let made = &trace.volatility.as_ref().unwrap().iterations;
        assert_eq!(rows.len(), made.len() + 1);
        assert_eq!((rows[1][3].as_str(), rows[1][7].as_str()), ("", "start"));
        for (row, made) in rows[1..].iter().zip(made) {
            assert_eq!(row[1].parse::<f64>().unwrap(), made.a);
            assert_eq!(row[6].parse::<f64>().ok(), made.f_c);
        }
        assert_eq!(parsed(&iterations(&rate(&idle()).unwrap())).len(), 1);
    }

    #[test]
    fn other_tables_of_games_are_read() {
        let first = |text: &str| {
            let pasted = read(text);
            assert!(pasted.bad.is_empty(), "{:?}", pasted.bad);
            let game = &pasted.games[0];
            (game.rating.clone(), game.deviation.clone(), game.score.as_text().to_owned())
        };
        let game = |r: &str, d: &str, s: &str| (r.to_owned(), d.to_owned(), s.to_owned());
        assert_eq!(first("name,rating,deviation,score\r\n\"Ann, 2nd\",1400,30,1\r\n"), game("1400", "30", "1"));
        assert_eq!(first("\u{feff}Score;Rating;Deviation\n0,5;1400,5;30"), game("1400,5", "30", "0.5"));
        assert_eq!(first("rating\tdeviation\tscore\twhen\n1400\t30\twon\t2013"), game("1400", "30", "1"));
        // Without heads, as it is pasted.
        assert_eq!(first("1400 30 W"), game("1400", "30", "1"));
        let bad = read("rating,deviation,score\n1400,30,1\n1400,x,1\n1400,30\n").bad;
        assert_eq!(bad.iter().map(|line| line.number).collect::<Vec<_>>(), [3, 4]);
        assert!(read("").games.is_empty());
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn games_come_back(period in any_period()) {
            let Ok(trace) = rate(&period) else { return Ok(()) };
            let text = games(&period, &trace);
            prop_assert_eq!(parsed(&text).len(), period.games.len() + 1);
            let pasted = read(&text);
            prop_assert!(pasted.bad.is_empty(), "{:?}", pasted.bad);
            let form = glicko2_steps::case::Case::papers_example().with_games(pasted.games);
            prop_assert_eq!(period_of(&form, Rounding::Exact).games, period.games);
        }

        #[test]
        fn words_stay_words(words in hostile_text()) {
            let text = table(&["a", "b"], [vec![Cell::Text(&words), Cell::Number(-1.5)], vec![Cell::Empty, Cell::Text("x")]]);
            let rows = parsed(&text);
            prop_assert_eq!(rows.len(), 3);
            prop_assert!(rows.iter().all(|row| row.len() == 2), "{:?}", rows);
            prop_assert!(!rows[1][0].starts_with(['=', '+', '-', '@']), "{:?}", rows[1]);
            prop_assert!(rows[1][0].trim_start_matches('\'').contains(clean(&words).trim().trim_start_matches('\'')));
            prop_assert_eq!(&rows[1][1], "-1.5");
        }
    }
}

mod vectors {
    use super::support::{Input, Reference};
    use super::*;
    use glicko2_steps::export::json::Import;
    use glicko2_steps::export::vectors::{Program, Vector};
    use serde::Deserialize;

    /// The snippet for any Rust program, of the paper's example.
    mod generic {
        include!("data/vector_generic.rs");

        #[test]
        fn finds_the_value_that_is_off() {
            let value = |name: &str| EXPECTED.iter().find(|(known, ..)| *known == name).map(|(_, value, _)| *value);
            check(value);
            check(|_| None);
            assert_eq!((PLAYER, TAU, GAMES.len()), ([1500.0, 200.0, 0.06], 0.5, 3));
            for &(wrong, _, tolerance) in EXPECTED {
                let off = |name: &str| value(name).map(|x| if name == wrong { x + 2.0 * tolerance } else { x });
                let panic = std::panic::catch_unwind(|| check(off)).unwrap_err();
                let said = panic.downcast_ref::<String>().unwrap();
                assert!(said.starts_with(&format!("{wrong}: ")), "{said}");
            }
        }
    }
    /// The snippet for this crate; it is a test of its own.
    mod of_this_crate {
        include!("data/vector_crate.rs");
    }

    fn papers() -> Vector {
        Vector::of(&Period::papers_example()).unwrap()
    }

    /// The text with no number longer than 14 signs: the last bits are another on another machine.
    fn but_the_last_digits(text: &str) -> String {
        let is_digit = |c: char| c.is_ascii_digit() || c == '.';
        let mut length = 0;
        let mut kept = |c: char| {
            length = if is_digit(c) { length + 1 } else { 0 };
            length <= 14
        };
        text.chars().filter(|&c| kept(c)).collect()
    }

    #[test]
    fn snippets_are_those_that_are_tested() {
        let snippet = |program| but_the_last_digits(&papers().snippet(program, Language::En));
        assert_eq!(snippet(Program::Rust), but_the_last_digits(include_str!("data/vector_generic.rs")));
        assert_eq!(snippet(Program::Crate), but_the_last_digits(include_str!("data/vector_crate.rs")));
        assert_eq!(snippet(Program::Python), but_the_last_digits(include_str!("data/vector.py")));
        assert_eq!(snippet(Program::JavaScript), but_the_last_digits(include_str!("data/vector.js")));
    }

    #[test]
    fn a_vector_is_a_case_that_can_be_imported() {
        let text = serde_json::to_string(&papers()).unwrap();
        let form = serde_json::from_str::<Import>(&text).unwrap().case(Language::En).unwrap().case;
        assert_eq!(period_of(&form, Rounding::Exact), Period::papers_example());
        // Rounding by hand is no way to test a program.
        let printed = Period { rounding: Rounding::AsPrinted, ..Period::papers_example() };
        assert_eq!(Vector::of(&printed).unwrap(), papers());
        assert_eq!(Vector::of(&idle()).unwrap().expected.len(), 8);
    }

    /// The tolerances let pass what is right to the last digit, and what finds the zero of f itself.
    #[test]
    fn references_in_sixty_digits_pass() {
        #[derive(Deserialize)]
        struct Case {
            id: u32,
            input: Input<f64>,
            #[serde(flatten)]
            expected: Reference,
        }
        #[derive(Deserialize)]
        struct Cases {
            cases: Vec<Case>,
        }
        let Cases { cases } = serde_json::from_str(include_str!("data/glicko2_traces.json")).unwrap();
        let mut compared = 0;
        for Case { id, input, expected } in cases {
            let Ok(vector) = Vector::of(&input.into()) else { continue };
            let exact = [
                ("mu", expected.mu),
                ("phi", expected.phi),
                ("v", expected.v),
                ("delta", expected.delta),
                ("volatility.a", expected.a),
                ("volatility.iterations.0.b", expected.b_start),
                ("volatility.sigma", expected.sigma_new),
                ("volatility.sigma", expected.sigma_exact),
                ("phi_star", expected.phi_star),
                ("phi_prime", expected.phi_new),
                ("mu_prime", expected.mu_new),
                ("player.rating", expected.r_new),
                ("player.rating", expected.r_exact),
                ("player.deviation", expected.rd_new),
                ("player.deviation", expected.rd_exact),
            ];
            for (name, value) in exact {
                let (Some(e), Some(value)) = (vector.expected.iter().find(|e| e.name == name), value) else { continue };
                assert!((e.value - value.0).abs() <= e.tolerance, "case {id}: {name} {} for {}", e.value, value.0);
                compared += 1;
            }
        }
        assert!(compared > 2500, "{compared}");
    }
}

// Pictures

#[cfg(feature = "charts")]
mod pictures {
    use super::*;
    use glicko2_steps::charts::data::{Contributions, Expectation, Outcome, Root, Strength, View};
    use glicko2_steps::charts::draw;
    use glicko2_steps::export::card::{HEIGHT, WIDTH, card};
    use glicko2_steps::export::picture::{Frame, Picture, Shade, chart};

    /// The values of an attribute.
    fn values<'s>(svg: &'s str, name: &str) -> Vec<&'s str> {
        let start = format!(" {name}=\"");
        svg.split(start.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
    }

    /// About how wide a text is, as wide types set it.
    fn width(text: &str, size: f64) -> f64 {
        text.chars().map(|c| if c == ' ' || c == '.' || c == ',' { 0.3 } else { 0.55 }).sum::<f64>() * size
    }

    /// Well-formed, needs nothing from outside, only fixed colours; all lines of its own lie within it.
    fn check(picture: &Picture) {
        let svg = &picture.svg;
        assert_xml(svg.trim_end());
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" width="), "{svg}");
        let tags: String = svg.split('<').filter_map(|part| part.split_once('>')).map(|(tag, _)| tag).collect();
        for foreign in ["var(", "url(", "href", "data-", "style", "class=", "script", "NaN", "inf\""] {
            assert!(!tags.contains(foreign), "{foreign} in {svg}");
        }
        for paint in values(svg, "fill").into_iter().chain(values(svg, "stroke")) {
            assert!(paint.starts_with('#') || paint == "none", "{paint} in {svg}");
        }
        assert!(svg.contains("<title>") && svg.contains("<desc>") && !picture.alt.is_empty());
        assert!(svg.contains(&format!("width=\"{}\" height=\"{}\"", picture.width, picture.height)));
        assert_visible(svg);
        // Those of the sheet itself; the charts test their own.
        let sheet: Vec<&str> = svg.split("<g ").flat_map(|part| part.rsplit("</g>").next()).collect();
        for text in sheet.iter().flat_map(|part| part.split("<text ").skip(1)) {
            let line = format!(" {}", text.split("</text>").next().unwrap());
            let number = |name: &str| values(&line, name)[0].parse::<f64>().unwrap();
            let (x, y, size) = (number("x"), number("y"), number("font-size"));
            let words: String =
                line.split('<').map(|part| part.split_once('>').map_or("", |(_, words)| words)).collect();
            let gaps: f64 = values(&line, "dx").into_iter().map(|dx| dx.parse::<f64>().unwrap()).sum();
            let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")];
            let words = signs.iter().fold(words, |words, (entity, sign)| words.replace(entity, sign));
            let wide = width(&words, size) + gaps;
            let (from, to) = if line.contains("text-anchor=\"end\"") { (x - wide, x) } else { (x, x + wide) };
            assert!(from >= 0.0 && to <= picture.width, "{from} to {to} of {}: {line}", picture.width);
            assert!(y - size >= 0.0 && y <= picture.height, "{y}: {line}");
        }
    }

    fn check_all(period: &Period, title: &str) {
        let trace = rate(period).unwrap();
        let mut charts = vec![
            draw::strength(&Strength::of(period, &trace, Level::P95), 640),
            draw::expectation(&Expectation::of(period, &trace), 320),
            draw::contributions(&Contributions::of(&trace, |_| title.to_owned()), 640),
        ];
        charts.extend(Root::of(period, &trace, 1, View::Whole).map(|data| draw::root(&data, 2000)));
        for shade in [Shade::Light, Shade::Dark] {
            for svg in &charts {
                let key = [(Outcome::Won, title), (Outcome::Lost, "Lost")];
                let frame = Frame { title, alt: title, key: &key[..usize::from(title.len() < 40) * 2], link: LINK };
                check(&chart(svg, &frame, shade));
            }
            for digits in [Digits::Auto, Digits::Decimals(15)] {
                let picture = card(&case(period, &trace, digits), shade);
                check(&picture);
                assert_eq!((picture.width, picture.height), (WIDTH, HEIGHT));
            }
        }
    }

    #[test]
    fn remarkable_periods() {
        let player = |rating| Player { rating, deviation: 211.123_456_789_012, volatility: 0.06 };
        let far = Period::new(player(-1e6), 0.5, vec![game(1e6, 1e4, 1.0); 3]);
        let long = (0..40).map(|i| game(1_400.123_456_789_012 + f64::from(i) / 7.0, 30.123_456_789, 1.0 / 3.0));
        let long = Period::new(player(1_512.123_456_789_012), 0.5, long.collect());
        for period in [Period::papers_example(), idle(), upset(), far, long] {
            check_all(&period, "Strength");
        }
    }

    #[test]
    fn the_papers_card() {
        let period = Period::papers_example();
        let trace = rate(&period).unwrap();
        let picture = card(&case(&period, &trace, Digits::Auto), Shade::Light);
        for words in
            ["1500", "1464.05", "−35.95", "Opponent", "Moved it by", "+47.43", "−54.40", "example.org/glicko-2", "1761"]
        {
            assert!(picture.svg.contains(&format!(">{words}<")), "{words} in {}", picture.svg);
        }
        assert!(picture.alt.contains("1464.05") && picture.alt.contains("1550, 100, Lost: −54.40."), "{}", picture.alt);
        // Long numbers are rounded, not cut off.
        let mut long = Period { games: vec![game(1_400.123_456_789, 30.25, 1.0 / 3.0)], ..period.clone() };
        long.player.rating = 1_512.123_456_789;
        let trace = rate(&long).unwrap();
        let picture = card(&case(&long, &trace, Digits::Decimals(15)), Shade::Light);
        for words in ["1512.12", "1400.12", "30.25", "0.3333"] {
            assert!(picture.svg.contains(&format!(">{words}<")), "{words} in {}", picture.svg);
        }
        let many = Period { games: vec![game(1500.0, 30.0, 1.0); 9], ..period };
        let trace = rate(&many).unwrap();
        assert!(card(&case(&many, &trace, Digits::Auto), Shade::Dark).svg.contains(">… and 2 more games.<"));
    }

    /// The colours are the page's.
    #[test]
    fn shades_are_those_of_the_style_sheet() {
        // A package without the page has none.
        let Ok(css) = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/www/style.css")) else { return };
        let block = |start: &str| css.split_once(start).unwrap().1.split_once('}').unwrap().0;
        for (shade, block) in [(Shade::Light, block(":root {")), (Shade::Dark, block(":root[data-theme=\"dark\"] {"))] {
            for property in draw::VARIABLES.into_iter().chain(["--paper"]) {
                let (_, value) = block.split_once(&format!("{property}: ")).unwrap();
                assert_eq!(shade.colour(property), value.split(';').next(), "{property}");
            }
        }
        assert_eq!(Shade::Light.colour("--shadow"), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_period_has_pictures(period in any_period(), title in hostile_text()) {
            prop_assume!(rate(&period).is_ok() && !squeezed(&clean(&title)).is_empty());
            check_all(&period, &title);
        }
    }
}
