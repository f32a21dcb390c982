//! Turns the sentences in `words/` into typed functions: see `words/README.md`.
//!
//! The English files declare the places of each message. A message that a language lacks, a place that is not
//! declared or not used, and an incomplete plural are errors of the build.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, Variant,
    VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use crate::pseudo::{is_pseudo, pseudo};
use crate::site_languages::{LANGUAGES, SiteLanguage};

/// The kind of value that is written for a place.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// A number of the trace, which stays an element.
    Number,
    /// Words with numbers of their own.
    Pieces,
    /// A text, such as a name.
    Text,
    /// A text that is a number, for plural forms.
    Shown,
    /// A whole number.
    Count,
    /// Yes or no. Only selects.
    Flag,
    /// One of several words. Only selects.
    Choice,
}

/// A place of a message, which Fluent calls a variable.
struct Variable<'a> {
    name: &'a str,
    kind: Kind,
    /// The description of the value.
    about: &'a str,
}

/// The words around the program. They are checked here, and `xtask` reads them.
const SITE: &str = "site";

type Messages<'a> = BTreeMap<&'a str, &'a Message<&'a str>>;

/// Returns whether the program has a language, by its Cargo features.
pub(crate) fn is_in_program(language: &SiteLanguage) -> bool {
    std::env::var_os(format!("CARGO_FEATURE_{}", language.code.to_uppercase())).is_some()
}

/// Returns the code for all files.
pub(crate) fn code(folder: &Path) -> Result<String, String> {
    let mut code = String::new();
    let names = |code: &str| -> Result<BTreeSet<String>, String> {
        let folder = folder.join(code);
        let entries =
            std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(entries
            .flatten()
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect())
    };
    let files = names(LANGUAGES[0].code)?;
    for language in &LANGUAGES {
        if names(language.code)? != files {
            return Err(format!(
                "words/{} has other files than words/{}",
                language.code, LANGUAGES[0].code
            ));
        }
    }
    for file in files {
        let texts: Vec<String> = LANGUAGES
            .iter()
            .map(|language| {
                std::fs::read_to_string(folder.join(language.code).join(&file)).unwrap_or_default()
            })
            .collect();
        let mut resources = Vec::new();
        for (language, text) in LANGUAGES.iter().zip(&texts) {
            let parsed = fluent_syntax::parser::parse(text.as_str());
            resources
                .push(parsed.map_err(|(_, errors)| {
                    format!("words/{}/{file}: {errors:?}", language.code)
                })?);
        }
        let feature = file
            .strip_suffix(".ftl")
            .ok_or(format!("{file} is no .ftl file"))?;
        let mut own = String::new();
        write_feature(&mut own, feature, &resources)
            .map_err(|error| format!("words: {file}: {error}"))?;
        if feature != SITE {
            code.push_str(&own);
        }
    }
    Ok(code)
}

/// Writes the type with the functions of one file.
fn write_feature(
    code: &mut String,
    feature: &str,
    resources: &[Resource<&str>],
) -> Result<(), String> {
    let all: Vec<Messages> = resources.iter().map(messages).collect();
    for (language, messages) in LANGUAGES.iter().zip(&all) {
        let missing = all[0].keys().find(|id| !messages.contains_key(*id));
        let strange = messages.keys().find(|id| !all[0].contains_key(*id));
        if let Some(id) = missing.or(strange) {
            return Err(format!(
                "{id} is only in some languages ({})",
                language.code
            ));
        }
    }
    let (type_name, method) = (camel(feature) + "Words", snake(feature));
    let types = format!(
        "/// The words of `{feature}.ftl`.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub struct {type_name}(Language);\n\
         impl Language {{\n/// Returns the words of `{feature}.ftl`.\n#[must_use]\npub const fn {method}(self) -> {type_name} {{ {type_name}(self) }}\n}}\n\
         #[allow(unused_variables, reason = \"a language may need no word for a choice\")]\nimpl {type_name} {{\n/// Returns the language.\n#[must_use]\npub fn language(self) -> Language {{ self.0 }}\n"
    );
    code.push_str(&types);
    let mut lists: BTreeMap<&str, usize> = BTreeMap::new();
    let mut entries = Vec::new();
    for entry in &resources[0].body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let id = message.id.name;
        let versions: Vec<&Message<&str>> = all.iter().map(|messages| messages[id]).collect();
        if !message.attributes.is_empty() {
            entries.push(id);
        } else if let Some((list, number)) = id
            .rsplit_once('-')
            .filter(|(_, end)| end.parse::<usize>().is_ok())
        {
            let count = lists.entry(list).or_default();
            *count += 1;
            if number != count.to_string() {
                return Err(format!("{id}: a list counts from 1 without gaps"));
            }
        } else {
            write_message(code, &snake(id), &versions).map_err(|error| format!("{id}: {error}"))?;
        }
    }
    for (list, count) in lists {
        write_list(code, list, count, &all).map_err(|error| format!("{list}: {error}"))?;
    }
    write_entries(code, &entries, &all)?;
    code.push_str("}\n");
    Ok(())
}

/// Returns the messages of a file by their ids.
fn messages<'a>(resource: &'a Resource<&'a str>) -> Messages<'a> {
    let message = |entry: &'a Entry<&'a str>| match entry {
        Entry::Message(message) => Some((message.id.name, message)),
        _ => None,
    };
    resource.body.iter().filter_map(message).collect()
}

/// Writes the function of a message.
fn write_message(code: &mut String, name: &str, versions: &[&Message<&str>]) -> Result<(), String> {
    let places = places(versions[0])?;
    let arms = arms(versions, |message, language| {
        let template = template(message, &places, language)?;
        Ok(if places.is_empty() {
            template
        } else {
            format!("{template}.into()")
        })
    })?;
    let parameters: String = places
        .iter()
        .map(|place| format!(", {}: {}", snake(place.name), place.kind.type_name()))
        .collect();
    let arguments: Vec<String> = places
        .iter()
        .filter_map(|place| place.kind.argument(&snake(place.name)))
        .collect();
    let is_text = !places
        .iter()
        .any(|place| matches!(place.kind, Kind::Number | Kind::Pieces));
    let (function, result, body) = if places.is_empty() {
        // A text without places is constant, so that other code can have it in a static table.
        (
            "const fn",
            "&'static str",
            format!("match self.0 {{ {arms} }}"),
        )
    } else {
        let (result, fill) = if is_text {
            ("String", "fill_text")
        } else {
            ("Vec<Piece>", "fill_pieces")
        };
        let template = format!("let template: Cow<str> = match self.0 {{ {arms} }};");
        (
            "fn",
            result,
            format!("{template} {fill}(&template, &[{}])", arguments.join(", ")),
        )
    };
    write_doc(code, versions[0]);
    for place in &places {
        writeln!(code, "///\n/// `{}`: {}", snake(place.name), place.about)
            .expect("a String takes all");
    }
    // Clippy accepts seven parameters, with `self`.
    if places.len() > 6 {
        code.push_str("#[expect(clippy::too_many_arguments, reason = \"one for each place of the message\")]\n");
    }
    writeln!(
        code,
        "#[must_use]\npub {function} {name}(self{parameters}) -> {result} {{ {body} }}"
    )
    .expect("a String takes all");
    Ok(())
}

/// Writes the function of the messages `list-1`, `list-2`, …
fn write_list(code: &mut String, list: &str, count: usize, all: &[Messages]) -> Result<(), String> {
    let arms = arms(all, |messages, language| {
        let text = |number| template(messages[&*format!("{list}-{number}")], &[], language);
        let texts: Vec<String> = (1..=count).map(text).collect::<Result<_, _>>()?;
        Ok(format!("const {{ [{}] }}", texts.join(", ")))
    })?;
    write_doc(code, all[0][&*format!("{list}-1")]);
    let name = snake(list);
    writeln!(code, "#[must_use]\npub const fn {name}(self) -> [&'static str; {count}] {{ match self.0 {{ {arms} }} }}")
        .expect("a String takes all");
    Ok(())
}

/// Writes the function of the messages with an attribute.
fn write_entries(code: &mut String, ids: &[&str], all: &[Messages]) -> Result<(), String> {
    if ids.is_empty() {
        return Ok(());
    }
    let arms = arms(all, |messages, language| {
        let entry = |id: &&str| -> Result<String, String> {
            let attribute = messages[id]
                .attributes
                .first()
                .ok_or(format!("{id} has no attribute"))?;
            let told = flat(&attribute.value, &[], &mut BTreeSet::new(), language)?;
            let name = template(messages[id], &[], language)?;
            Ok(format!(
                "Entry {{ id: {id:?}, name: {name}, told: {told:?} }}"
            ))
        };
        let entries: Vec<String> = ids.iter().map(entry).collect::<Result<_, _>>()?;
        Ok(format!("&[{}]", entries.join(", ")))
    })?;
    let head = "/// Returns the entries.\n#[must_use]\npub fn entries(self) -> &'static [Entry]";
    writeln!(code, "{head} {{ match self.0 {{ {arms} }} }}").expect("a String takes all");
    Ok(())
}

/// Returns the arms of a `match` on the language, given the words of each language and the code made from them.
fn arms<T>(
    words: &[T],
    code: impl Fn(&T, &SiteLanguage) -> Result<String, String>,
) -> Result<String, String> {
    let mut arms = String::new();
    for (words, language) in words.iter().zip(&LANGUAGES) {
        let code = code(words, language).map_err(|error| format!("{}: {error}", language.code))?;
        if is_in_program(language) {
            write!(arms, "Language::{} => {code},", camel(language.code))
                .expect("a String takes all");
        }
    }
    Ok(arms)
}

/// Writes the first English line as the documentation of a function.
fn write_doc(code: &mut String, message: &Message<&str>) {
    let mut line = String::new();
    for element in message.value.iter().flat_map(|pattern| &pattern.elements) {
        match element {
            PatternElement::TextElement { value } => line.push_str(value),
            PatternElement::Placeable { .. } => line.push('…'),
        }
    }
    let line = line
        .lines()
        .next()
        .unwrap_or_default()
        .replace(['`', '[', ']', '<', '>'], "");
    writeln!(code, "/// “{}”", line.trim()).expect("a String takes all");
}

/// Reads the places of a message from its comment: `# $rating (number): the opponent's rating`.
fn places<'a>(message: &'a Message<&'a str>) -> Result<Vec<Variable<'a>>, String> {
    let lines = message.comment.iter().flat_map(|comment| &comment.content);
    let declared = lines.filter_map(|line| line.strip_prefix('$'));
    let place = |line: &'a str| {
        let (name, kind) = line
            .split_once(" (")
            .ok_or(format!("${line} has no kind"))?;
        let (kind, about) = kind
            .split_once("): ")
            .ok_or(format!("${line} says nothing of the place"))?;
        Ok(Variable {
            name,
            kind: Kind::of(kind).ok_or(format!("{kind} is no kind of place"))?,
            about,
        })
    };
    declared.map(place).collect()
}

/// Returns the code of a message's text, with `{0}`, `{1}`, … for its places.
fn template(
    message: &Message<&str>,
    places: &[Variable],
    language: &SiteLanguage,
) -> Result<String, String> {
    let pattern = message.value.as_ref().ok_or("has no text")?;
    let mut used = BTreeSet::new();
    let mut parts: Vec<String> = Vec::new();
    let mut words = String::new();
    for element in &pattern.elements {
        let PatternElement::Placeable {
            expression: Expression::Select { selector, variants },
        } = element
        else {
            words.push_str(&plain(element, places, &mut used, language)?);
            continue;
        };
        let InlineExpression::VariableReference { id } = selector else {
            return Err("selects by no place".to_owned());
        };
        let place = find(places, id.name)?;
        used.insert(id.name.to_owned());
        if !words.is_empty() {
            parts.push(format!("{:?}", std::mem::take(&mut words)));
        }
        parts.push(selection(place, variants, places, &mut used, language)?);
    }
    if let Some(place) = places.iter().find(|place| !used.contains(place.name)) {
        // A language may need no word for a yes or no, or for a count.
        if !matches!(place.kind, Kind::Flag | Kind::Choice | Kind::Count) {
            return Err(format!("${} is not used", place.name));
        }
    }
    if parts.is_empty() {
        return Ok(format!("{words:?}"));
    }
    if !words.is_empty() {
        parts.push(format!("{words:?}"));
    }
    Ok(if parts.len() == 1 {
        parts.remove(0)
    } else {
        format!("[{}].concat()", parts.join(", "))
    })
}

/// Returns the code that selects one of several texts.
fn selection(
    place: &Variable,
    variants: &[Variant<&str>],
    places: &[Variable],
    used: &mut BTreeSet<String>,
    language: &SiteLanguage,
) -> Result<String, String> {
    let name = snake(place.name);
    let mut exact = String::new();
    let mut named: BTreeMap<&str, String> = BTreeMap::new();
    let mut usual = "";
    for variant in variants {
        let text = format!("{:?}", flat(&variant.value, places, used, language)?);
        match variant.key {
            VariantKey::NumberLiteral { value } => {
                let value = if place.kind == Kind::Shown {
                    format!("{value:?}")
                } else {
                    value.to_owned()
                };
                write!(exact, "{value} => {text},").expect("a String takes all");
            }
            VariantKey::Identifier { name } => _ = named.insert(name, text),
        }
        if let (true, VariantKey::Identifier { name }) = (variant.default, &variant.key) {
            usual = name;
        }
    }
    let text = |key: &str| {
        named
            .get(key)
            .cloned()
            .ok_or(format!("${}: the form {key} is missing", place.name))
    };
    let known = |keys: &[&str]| match named.keys().find(|name| !keys.contains(name)) {
        Some(strange) => Err(format!("${}: there is no form {strange}", place.name)),
        None => Ok(()),
    };
    Ok(match place.kind {
        Kind::Number | Kind::Pieces | Kind::Text => {
            return Err(format!("${} cannot select", place.name));
        }
        Kind::Flag => {
            known(&["true", "false"])?;
            format!(
                "if {name} {{ {} }} else {{ {} }}",
                text("true")?,
                text("false")?
            )
        }
        Kind::Choice => {
            let arms: String = named
                .iter()
                .filter(|(key, _)| **key != usual)
                .map(|(key, text)| format!("{key:?} => {text},"))
                .collect();
            format!("match {name} {{ {arms} _ => {} }}", text(usual)?)
        }
        // Without plural forms, only exact numbers select.
        Kind::Count if named.len() == 1 => {
            format!("match {name} {{ {exact} _ => {} }}", text(usual)?)
        }
        Kind::Count | Kind::Shown => {
            // Only a number with decimals has the last form, if there are more than two.
            let forms = match language.plurals {
                [forms @ .., _] if place.kind == Kind::Count && forms.len() > 1 => forms,
                forms => forms,
            };
            known(forms)?;
            let texts = forms
                .iter()
                .map(|form| text(form))
                .collect::<Result<Vec<_>, _>>()?
                .join(", ");
            let of = if place.kind == Kind::Count {
                ""
            } else {
                "_of_shown"
            };
            let plural = format!("plural::{}{of}({name}, [{texts}])", language.code);
            if exact.is_empty() {
                plural
            } else {
                format!("match {name} {{ {exact} _ => {plural} }}")
            }
        }
    })
}

/// Returns a pattern without selections.
fn flat(
    pattern: &Pattern<&str>,
    places: &[Variable],
    used: &mut BTreeSet<String>,
    language: &SiteLanguage,
) -> Result<String, String> {
    pattern
        .elements
        .iter()
        .map(|element| plain(element, places, used, language))
        .collect()
}

/// Returns a piece of a template: words, `{0}` for a place, or `{phi_star}` for a letter of the derivation.
fn plain(
    element: &PatternElement<&str>,
    places: &[Variable],
    used: &mut BTreeSet<String>,
    language: &SiteLanguage,
) -> Result<String, String> {
    let PatternElement::Placeable { expression } = element else {
        let PatternElement::TextElement { value } = element else {
            unreachable!()
        };
        return Ok(if is_pseudo(language) {
            pseudo(value)
        } else {
            (*value).to_owned()
        });
    };
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            let place = find(places, id.name)?;
            used.insert(id.name.to_owned());
            let written = places
                .iter()
                .filter(|place| place.kind.argument("").is_some());
            let at = written.take_while(|other| other.name != place.name).count();
            Ok(format!("{{{at}}}"))
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => {
            Ok(format!("{{{}}}", id.name))
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => Ok((*value).to_owned()),
        _ => Err("has a selection inside a selection, or a function".to_owned()),
    }
}

fn find<'a>(places: &'a [Variable<'a>], name: &str) -> Result<&'a Variable<'a>, String> {
    places
        .iter()
        .find(|place| place.name == name)
        .ok_or(format!("${name} is not declared in English"))
}

impl Kind {
    fn of(name: &str) -> Option<Self> {
        Some(match name {
            "number" => Self::Number,
            "pieces" => Self::Pieces,
            "text" => Self::Text,
            "shown" => Self::Shown,
            "count" => Self::Count,
            "flag" => Self::Flag,
            "choice" => Self::Choice,
            _ => return None,
        })
    }

    /// Returns the type of the function's parameter.
    fn type_name(self) -> &'static str {
        match self {
            Self::Number => "Number",
            Self::Pieces => "&[Piece]",
            Self::Text | Self::Shown | Self::Choice => "&str",
            Self::Count => "usize",
            Self::Flag => "bool",
        }
    }

    /// Returns the argument that fills the place, unless the place only selects.
    fn argument(self, name: &str) -> Option<String> {
        match self {
            Self::Number => Some(format!("Argument::Number({name})")),
            Self::Pieces => Some(format!("Argument::Pieces({name})")),
            Self::Text | Self::Shown => Some(format!("Argument::Text({name})")),
            Self::Count => Some(format!("Argument::Count({name})")),
            Self::Flag | Self::Choice => None,
        }
    }
}

/// Converts the name of a message or file to that of a function: `now-more` becomes `now_more`.
fn snake(name: &str) -> String {
    name.replace('-', "_")
}

/// Converts the name of a file to that of a type: `several-periods` becomes `SeveralPeriods`.
pub(crate) fn camel(name: &str) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split('-').map(capital).collect()
}
