//! The addresses under which sites offer the games of a player as a file. The page itself asks no site for anything.

use crate::widgets::controls::soft;
use crate::widgets::dispatch::Dispatch;
use crate::widgets::input::{Input, InputKind, input};
use explain::percent::encode;
use explain::words::Language;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct SitesProps {
    pub(super) language: Language,
}

/// The field for a name, and the links for it.
#[component]
pub(super) fn Sites(props: &SitesProps) -> Html {
    let name = use_state_eq(String::new);
    let words = props.language.import();
    let set = name.setter();
    let field = Input {
        id: "import-name".to_owned(),
        kind: InputKind::Words,
        typed: (*name).clone(),
        oninput: Callback::from(move |typed| set.set(typed)).on_value(|typed| typed),
        ..Input::default()
    };
    let typed = encode(name.trim(), b"-_.");
    let sites = [
        (
            words.link_lichess(),
            format!("https://lichess.org/api/games/user/{typed}?rated=true&moves=false"),
        ),
        (
            words.link_chess_com(),
            format!("https://www.chess.com/games/archive/{typed}"),
        ),
        (
            words.link_online_go(),
            format!(
                "https://online-go.com/termination-api/player/{typed}/v5-rating-history?speed=overall&size=0"
            ),
        ),
    ];
    html! {
        <>
            <div class="field">
                <label for="import-name">{ words.your_name() }</label>
                { input(field) }
            </div>
            if !typed.is_empty() {
                <ul>
                    for (words, address) in sites {
                        <li><a href={address} target="_blank" rel="noopener">{ words }</a></li>
                    }
                </ul>
            }
            { soft(words.your_name_explained()) }
        </>
    }
}
