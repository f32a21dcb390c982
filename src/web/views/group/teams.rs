//! Two teams, rated in three ways.

use super::after::columns;
use super::inputs::{Handlers, Person, Scored, Slot, constant, end, heads, person, score, wrong};
use super::{Room, opener_id};
use crate::app::group::{Action, Who, Worked};
use crate::group::Sheet;
use crate::group::teams::{Compared, Method};
use crate::input::group::form::{Field, label};
use crate::present::group::{After, after, averages};
use crate::present::step::pieces as plain_pieces;
use crate::present::symbol::Symbol;
use crate::web::kit::controls::{select, soft, titled};
use crate::web::kit::dispatch::Dispatch;
use crate::web::kit::headline::direction;
use crate::web::kit::inline::{number, pieces};
use crate::web::kit::input::{menu_field, problem};
use crate::web::kit::table::scroller;
use yew::prelude::*;

pub(super) fn inputs(room: Room) -> Html {
    let words = &room.words.teams;
    let slot = Slot::of(room, Field::TeamScore, words.result, Some(Symbol::S));
    let problem_id = "team-score-problem";
    let menu = html! {
        <>
            { score(&Handlers::of(room), room.text, Scored::Team, &room.state.form.teams.score, &slot, problem_id) }
            { problem(problem_id.to_owned(), wrong(room, &[Field::TeamScore])) }
        </>
    };
    html! {
        <>
            <section>
                { constant(room) }
                { menu_field(words.result, menu) }
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
    let content = html! {
        <>
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
                        { problem(format!("team-{team}-{i}-problem"), wrong(room, &[Field::Composite(team, i)])) }
                    </li>
                }
            </ol>
            { problem(format!("team-{team}-problem"), wrong(room, &[Field::Team(team)])) }
            <div class="row-buttons">
                <button type="button" id={add}
                    onclick={room.dispatch.on::<MouseEvent>(Action::AddMember(team)).then_focus(&[&name])}>
                    { (words.add)(team + 1) }
                </button>
            </div>
        </>
    };
    titled("", title, (words.team)(team + 1), content)
}

pub(super) fn outcome(room: Room) -> Html {
    let Some(worked) = room.state.compared() else { return html! {} };
    let words = &room.words.teams;
    let method = |method: Method| (words.method)(method).to_owned();
    let options = Method::ALL.map(|one| (one, method_id(one).to_owned(), method(one)));
    let set = room.dispatch.reform(Action::SetMethod);
    let compared = html! {
        <>
            { table(room, worked) }
            { soft(room.words.after.open) }
            { menu_field(words.derivation_in, select(words.derivation_in, options.into(), room.state.method, set)) }
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
    let content = html! {
        <>
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
        </>
    };
    scroller("compared", words.compared, false, content)
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
                <td class={direction(&way.change)}>{ number(&way.change, digits) }</td>
                <td>{ number(&way.deviation, digits) }</td>
            }
        </tr>
    }
}
