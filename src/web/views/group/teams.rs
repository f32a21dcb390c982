//! Two teams, rated in three ways.

use super::after::columns;
use super::inputs::{Hands, Person, Scored, Slot, constant, end, heads, person, problems, score};
use super::{Room, opener_id};
use crate::app::group::{Action, Who, Worked};
use crate::group::Sheet;
use crate::group::teams::{Compared, Method};
use crate::input::group::form::{Field, label};
use crate::present::group::{After, after, averages};
use crate::present::step::pieces as plain_pieces;
use crate::present::symbol::Symbol;
use crate::web::views::controls::{self, soft, titled};
use crate::web::views::pieces::{number, pieces};
use yew::prelude::*;

pub(super) fn inputs(room: Room) -> Html {
    let words = &room.words.teams;
    let slot = Slot::of(room, Field::TeamScore, words.result, Some(Symbol::S));
    let (score_now, problem_id) = (&room.state.form.teams.score, "team-score-problem");
    html! {
        <>
            <section>
                { constant(room) }
                <div class="field">
                    <span aria-hidden="true">{ words.result }</span>
                    { score(&Hands::of(room), room.text, Scored::Team, score_now, &slot, problem_id) }
                    { problems(room, problem_id.to_owned(), &[Field::TeamScore]) }
                </div>
            </section>
            { team(room, 0) }
            { team(room, 1) }
            { end(room) }
        </>
    }
}

fn team(room: Room, team: usize) -> Html {
    let words = &room.words.teams;
    let members = &room.state.form.teams.teams[team];
    let add = ["add-member-0", "add-member-1"][team];
    let name = format!("team-{team}-{}-name", members.len());
    let title = format!("team-{team}-title");
    html! {
        <section aria-labelledby={title.clone()}>
            <h2 id={title}>{ (words.team)(team + 1) }</h2>
            { heads(room, None) }
            <ol class="rows">
                for (i, member) in members.iter().enumerate() {
                    <li>
                        { person(room, Person {
                            label: label(Some(&member.name), i),
                            field: &|part| Field::Member(team, i, part),
                            first: None,
                            remove: Some((Action::RemoveMember(team, i), add)),
                        }) }
                        { problems(room, format!("team-{team}-{i}-problem"), &[Field::Composite(team, i)]) }
                    </li>
                }
            </ol>
            { problems(room, format!("team-{team}-problem"), &[Field::Team(team)]) }
            <div class="row-buttons">
                <button type="button" id={add} onclick={room.on_then(Action::AddMember(team), vec![name])}>
                    { (words.add)(team + 1) }
                </button>
            </div>
        </section>
    }
}

pub(super) fn outcome(room: Room) -> Html {
    let Some(worked) = room.state.compared() else { return html! {} };
    let words = &room.words.teams;
    let method = |method: Method| (words.method)(method).to_owned();
    let options = Method::ALL.map(|one| (one, method_id(one).to_owned(), method(one)));
    let set = room.on_value::<Event>(|id| {
        let chosen = Method::ALL.into_iter().find(|method| method_id(*method) == id);
        Action::SetMethod(chosen.unwrap_or_default())
    });
    let compared = html! {
        <>
            { table(room, worked) }
            { soft(room.words.after.open) }
            <div class="field">
                <span aria-hidden="true">{ words.derivation_in }</span>
                { controls::select(words.derivation_in, options, room.state.method, set) }
            </div>
        </>
    };
    let ways = html! {
        <>
            <dl class="ways">
                for one in Method::ALL { <dt>{ method(one) }</dt><dd>{ (words.explained)(one) }</dd> }
            </dl>
            { columns(room, words.averages, averages(&worked.rated, room.words)) }
            { soft(words.source) }
        </>
    };
    html! {
        <>
            { titled("card", "compared-title", words.compared, compared) }
            { titled("card", "ways-title", words.ways, ways) }
        </>
    }
}

fn method_id(method: Method) -> &'static str {
    match method {
        Method::IndividualPairs => "pairs",
        Method::CompositeOpponent => "opponent",
        Method::CompositeTeam => "team",
    }
}

/// Every member in every way.
fn table(room: Room, worked: &Worked<Compared>) -> Html {
    let words = &room.words.teams;
    let head = |text: &'static str| pieces(&plain_pieces(text), room.digits());
    html! {
        <div class="scroller" tabindex="0" role="group" aria-label={words.compared}>
            <table class="compared">
                <caption class="visually-hidden">{ words.compared }</caption>
                <thead>
                    <tr>
                        <td></td>
                        <td></td>
                        for method in Method::ALL { <th colspan="3" scope="colgroup">{ (words.method)(method) }</th> }
                    </tr>
                    <tr>
                        <th scope="col">{ words.member }</th>
                        <th scope="col">{ head("{r}") }</th>
                        for _ in Method::ALL {
                            <th scope="col">{ head("{r_prime}") }</th>
                            <th scope="col">{ room.words.after.change }</th>
                            <th scope="col">{ head("{rd_prime}") }</th>
                        }
                    </tr>
                </thead>
                for (team, members) in worked.rated.members.iter().enumerate() {
                    <tbody>
                        <tr><th colspan="11" scope="rowgroup">{ (words.team)(team + 1) }</th></tr>
                        for member in 0..members.len() { { row(room, worked, team, member) } }
                    </tbody>
                }
            </table>
        </div>
    }
}

fn row(room: Room, worked: &Worked<Compared>, team: usize, member: usize) -> Html {
    let digits = room.digits();
    let who = Who::Member(team, member);
    let sheets: Vec<_> =
        Method::ALL.into_iter().filter_map(|method| worked.rated.sheet(team, member, method)).collect();
    let of = |(sheet, method): (&&Sheet, Method)| after(sheet, &format!("{}.{}", opener_id(who), method_id(method)));
    let ways: Vec<After> = sheets.iter().zip(Method::ALL).map(of).collect();
    html! {
        <tr aria-current={(room.state.chosen == Some(who)).then_some("true")}>
            <th scope="row">{ room.opener(who, worked.name(team, member), &sheets).view() }</th>
            if let Some(first) = ways.first() { <td>{ number(&first.before, digits) }</td> }
            for way in &ways {
                <td>{ number(&way.rating, digits) }</td>
                <td class={if way.change.value < 0.0 { "down" } else { "up" }}>{ number(&way.change, digits) }</td>
                <td>{ number(&way.deviation, digits) }</td>
            }
        </tr>
    }
}
