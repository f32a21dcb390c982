//! The tooltip, rendered on the server: its text, and its link to the glossary.

use crate::support::act::load;
use crate::support::{html, page};
use explain::glossary::role::Role;
use explain::glossary::{Topic, address};
use explain::words::Language;
use glicko2_page::state::{Action, Room, State};
use glicko2_page::{TooltipTarget, role_of, told_of};
use glicko2_steps::Symbol;
use html::{all, attr, by_id, markup_of, one, words};
use page::at;
use scraper::Html;
use yew::virtual_dom::VNode;
use yew::{Properties, component};

#[derive(Properties, PartialEq)]
struct Props {
    pointed: TooltipTarget,
    language: Language,
}

#[component]
fn Told(props: &Props) -> VNode {
    told_of(
        &props.pointed,
        role_of(&props.pointed, props.language),
        props.language.text(),
    )
}

fn tooltip(symbol: Symbol, value: Option<&str>, language: Language) -> Html {
    tooltip_of(symbol, value, None, language)
}

fn tooltip_of(
    symbol: Symbol,
    value: Option<&str>,
    quantity: Option<&str>,
    language: Language,
) -> Html {
    let owned = |text: Option<&str>| text.map(str::to_owned);
    let props = Props {
        pointed: TooltipTarget {
            symbol,
            value: owned(value),
            quantity: owned(quantity),
        },
        language,
    };
    Html::parse_fragment(&markup_of::<Told>(props))
}

fn followed(state: &State, href: &str) -> State {
    state.update(load(href))
}

#[test]
fn the_tooltip_has_letter_number_meaning_and_link() {
    for (language, said) in [
        (
            Language::En,
            "φ* = 1.1528546895801364 deviation after the drift, before the games are counted In the glossary",
        ),
        (
            Language::Ru,
            "φ* = 1.1528546895801364 отклонение с учётом прошедшего времени, но ещё не партий В словаре",
        ),
    ] {
        let html = tooltip(Symbol::PhiStar, Some("1.1528546895801364"), language);
        assert_eq!(words(html.root_element()), said);
        assert_eq!(
            words(one(&html, "b")),
            "1.1528546895801364",
            "a press selects the number alone"
        );
        let letter = tooltip(Symbol::PhiStar, None, language);
        assert_eq!(
            words(letter.root_element()),
            said.replace(" = 1.1528546895801364", "")
        );
    }
}

#[test]
fn a_letter_names_a_number_only_if_it_is_its_value() {
    for (quantity, symbol, role) in [
        ("v", Symbol::V, Role::Value),
        ("in.games.0.deviation", Symbol::RdJ, Role::Value),
        ("volatility.iterations.3.f_b", Symbol::F, Role::Value),
        ("volatility.iterations.3.a", Symbol::BigA, Role::Value),
        ("glicko.d_squared", Symbol::DSquared, Role::Value),
        ("system.updates.1.phi_star", Symbol::PhiStar, Role::Value),
        ("games.1.v_term", Symbol::V, Role::Term),
        ("-games.2.delta_term", Symbol::Delta, Role::Term),
        ("glicko.games.0.d_term", Symbol::DSquared, Role::Term),
        ("v_sum", Symbol::V, Role::Sum),
        ("delta_sum.so_far.1", Symbol::Delta, Role::Sum),
        ("glicko.delta_sum", Symbol::RPrime, Role::Sum),
        ("v.points", Symbol::V, Role::Part),
        ("games_alone.rating", Symbol::Delta, Role::Part),
        ("band.low", Symbol::RdPrime, Role::Part),
        ("games.0.surprise", Symbol::S, Role::Part),
    ] {
        assert_eq!(Role::of(quantity, symbol), role, "{quantity}");
    }
    let said = |path, language| {
        words(tooltip_of(Symbol::V, Some("0.2285"), Some(path), language).root_element())
    };
    assert!(said("v", Language::En).starts_with("v = 0.2285 "));
    assert!(
        said("games.0.v_term", Language::En).starts_with("0.2285 one game’s term of the sum in v ")
    );
    assert!(said("v_sum", Language::Ru).starts_with("0.2285 сумма в формуле для v "));
}

#[test]
fn the_link_opens_the_entry_of_each_letter() {
    let case = at("p=1612,70,0.06&g=1550,80,1&k=3");
    for language in [Language::En, Language::Ru] {
        for symbol in Symbol::all() {
            let html = tooltip(symbol, None, language);
            let href = attr(one(&html, "a"), "href").unwrap();
            assert_eq!(href, address(symbol), "{symbol:?}");
            let there = followed(&case, href);
            assert_eq!(
                (there.room, there.notice.is_some()),
                (Room::Learn, false),
                "{symbol:?}"
            );
            let glossary = Html::parse_fragment(&page::markup_in(language, &there, false));
            let entry = one(&glossary, ".entry[aria-current]");
            assert_eq!(
                attr(entry, "id"),
                Some(&*format!("n-{}", Topic::of(symbol).id())),
                "{symbol:?}"
            );
            let heading = by_id(&glossary, attr(entry, "aria-labelledby").unwrap()).unwrap();
            let letter = words(one(&html, ".symbol"));
            assert!(
                words(heading).split(", ").any(|one| one == letter),
                "{symbol:?}: {}",
                words(heading)
            );
        }
    }
}

#[test]
fn returning_from_the_glossary_restores_the_case() {
    for link in [
        "p=1612,70,0.06&g=1550,80,1&k=5.2&v=all",
        "g=&i=2&k=6",
        "y=lichess&k=3",
        "h=1&k=4",
        "b=1&k=7",
    ] {
        let before = at(link);
        let there = followed(&before, &address(Symbol::Phi));
        assert!(!there.is_presenting(), "{link}");
        assert_eq!(there.player.case, before.player.case, "{link}");
        let back = there.update(Action::Return(before.clone().into()));
        let back = back.update(Action::Enter(Room::Player));
        assert_eq!(back.link(), before.link(), "{link}");
    }
}

#[test]
fn an_embedded_page_shows_the_entry_in_its_frame() {
    let there = followed(&at("p=1612,70,0.06&k=3"), &address(Symbol::V));
    let html = Html::parse_fragment(&page::markup(&there, true));
    assert_eq!(
        attr(one(&html, ".framed .entry[aria-current]"), "id"),
        Some("n-v")
    );
    // The entry links back to the steps.
    let step = all(&html, ".entry[aria-current] a")
        .into_iter()
        .find(|link| words(*link) == "Step 3")
        .unwrap();
    let case = followed(&there, attr(step, "href").unwrap());
    assert!(case.fits_frame() && case.player.case == at("p=1612,70,0.06").player.case);
}
