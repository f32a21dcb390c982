//! A match of two teams, rated by three methods.

use super::after::{columns, table_of};
use super::inputs::{Handlers, ParticipantRow, Scored, Slot, heads, person, score, wrong};
use super::over_time::over_time;
use super::{Room, opener_id};
use crate::state::league::Action;
use crate::widgets::controls::{select, soft, titled};
use crate::widgets::dispatch::Dispatch;
use crate::widgets::headline::direction;
use crate::widgets::inline::{number, pieces};
use crate::widgets::input::{menu_field, problem};
use crate::widgets::table::scroller;
use explain::case::TeamsForm;
use explain::case::league::{Field, LeaguePeriod, Who};
use explain::league::{After, after, averages, method as method_in_words};
use explain::words::pieces::pieces as plain_pieces;
use glicko2_steps::Symbol;
use glicko2_steps::groups::Sheet;
use glicko2_steps::groups::league::Match;
use glicko2_steps::groups::teams::{Compared, Method};
use yew::prelude::*;

pub(super) fn inputs(room: Room, form: &TeamsForm) -> Html {
    let words = room.words;
    let slot = Slot::of(
        room,
        Field::TeamScore,
        words.teams_result(),
        Some(Symbol::S),
    );
    let problem_id = "team-score-problem";
    let menu = html! {
        <>
            { score(&Handlers::of(room), room.text, Scored::Team, &form.score, &slot, problem_id) }
            { problem(problem_id.to_owned(), wrong(room, &[Field::TeamScore])) }
        </>
    };
    html! {
        <>
            <section>{ menu_field(words.teams_result(), menu) }</section>
            if room.is_first() {
                { team(room, 0, form.members(0)) }
                { team(room, 1, form.members(1)) }
                { team(room, 2, form.resting()) }
            } else {
                { line_up(room, form) }
            }
        </>
    }
}

/// Draws a team in the first period. The third one holds the participants in neither team.
fn team(room: Room, team: usize, members: Vec<usize>) -> Html {
    let words = room.words;
    let (add, title, add_words) = match team {
        0 | 1 => (
            ["add-member-0", "add-member-1"][team],
            words.teams_team(team + 1),
            words.teams_add(team + 1),
        ),
        _ => (
            "add-member-2",
            words.teams_no_team().to_owned(),
            words.teams_add_other().to_owned(),
        ),
    };
    let name = format!("player-{}-name", members.last().map_or(0, |last| last + 1));
    let button = html! {
        <div class="row-buttons">
            <button type="button" id={add}
                onclick={room.dispatch.on::<MouseEvent>(Action::AddMember(team)).then_focus(&[&name])}>
                { add_words }
            </button>
        </div>
    };
    // Usually every participant is in a team.
    if team > 1 && members.is_empty() {
        return button;
    }
    let content = html! {
        <>
            { heads(room, None) }
            <ol class="rows">
                for i in members {
                    <li>{ person(room, ParticipantRow {
                        i,
                        label: room.state.case().label(i),
                        first: None,
                        team: None,
                        remove: Some((Action::RemovePlayer(i), add)),
                    }) }</li>
                }
            </ol>
            { problem(format!("team-{team}-problem"), wrong(room, &[Field::Team(team)])) }
            { button }
        </>
    };
    titled("", format!("team-{team}-title"), title, content)
}

/// Draws the choice of each participant's team in a later period.
fn line_up(room: Room, form: &TeamsForm) -> Html {
    let words = room.words;
    let content = html! {
        <>
            { heads(room, Some(words.teams_team_of())) }
            <ol class="rows">
                for (i, &team) in form.team_of.iter().enumerate() {
                    <li>{ person(room, ParticipantRow {
                        i,
                        label: room.state.case().label(i),
                        first: None,
                        team: Some(team),
                        remove: None,
                    }) }</li>
                }
            </ol>
            for team in [0, 1] {
                { problem(format!("team-{team}-problem"), wrong(room, &[Field::Team(team)])) }
            }
        </>
    };
    titled(
        "",
        "league-players-title",
        room.words.input_players(),
        content,
    )
}

pub(super) fn outcome(room: Room, rated_period: &LeaguePeriod, of: &Match) -> Html {
    let words = room.words;
    let method = |method: Method| method_in_words(method, words)[0].to_owned();
    let options = Method::ALL.map(|one| (one, method_id(one).to_owned(), method(one)));
    let set = room.dispatch.reform(Action::SetMethod);
    let compared = html! {
        <>
            { table(room, rated_period, &of.compared) }
            { soft(room.words.after_open()) }
            { menu_field(words.teams_derivation_in(), select(words.teams_derivation_in(), options.into(), room.state.method(), set)) }
        </>
    };
    let ways = html! {
        <>
            <dl class="ways">
                for one in Method::ALL { <dt>{ method(one) }</dt><dd>{ method_in_words(one, words)[1] }</dd> }
            </dl>
            { columns(room, words.teams_averages(), averages(&of.compared, room.words)) }
            { soft(words.teams_source()) }
        </>
    };
    html! {
        <>
            { titled("card", "compared-title", words.teams_compared(), compared) }
            if !of.resting.is_empty() { { titled("card", "resting-title", words.teams_no_team(), rested(room, rated_period, of)) } }
            { over_time(room) }
            { titled("card", "ways-title", words.teams_ways(), ways) }
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

/// Draws a table of every team member's numbers by every method.
fn table(room: Room, rated_period: &LeaguePeriod, compared: &Compared) -> Html {
    let words = room.words;
    let head = |text: &'static str| pieces(&plain_pieces(text), room.digits());
    let content = html! {
        <>
            <thead>
                <tr>
                    <td></td>
                    <td></td>
                    for method in Method::ALL { <th colspan="3" scope="colgroup">{ method_in_words(method, words)[0] }</th> }
                </tr>
                <tr>
                    <th scope="col">{ words.teams_member() }</th>
                    <th scope="col">{ head("{r}") }</th>
                    for _ in Method::ALL {
                        <th scope="col">{ head("{r_prime}") }</th>
                        <th scope="col">{ room.words.after_change() }</th>
                        <th scope="col">{ head("{rd_prime}") }</th>
                    }
                </tr>
            </thead>
            for (team, members) in compared.members.iter().enumerate() {
                <tbody>
                    <tr><th colspan="11" scope="rowgroup">{ words.teams_team(team + 1) }</th></tr>
                    for member in 0..members.len() { { row(room, rated_period, compared, team, member) } }
                </tbody>
            }
        </>
    };
    scroller("compared", words.teams_compared(), false, content)
}

fn row(
    room: Room,
    rated_period: &LeaguePeriod,
    compared: &Compared,
    team: usize,
    member: usize,
) -> Html {
    let digits = room.digits();
    let who = Who::Member(team, member);
    let sheets: Vec<_> = Method::ALL
        .into_iter()
        .filter_map(|method| compared.sheet(team, member, method))
        .collect();
    let of = |(sheet, method): (&&Sheet, Method)| {
        after(sheet, &format!("{}.{}", opener_id(who), method_id(method)))
    };
    let ways: Vec<After> = sheets.iter().zip(Method::ALL).map(of).collect();
    html! {
        <tr aria-current={(room.state.chosen == Some(who)).then_some("true")}>
            <th scope="row">{ room.opener(who, rated_period.member(team, member), &sheets).view() }</th>
            if let Some(first) = ways.first() { <td>{ number(&first.before, digits) }</td> }
            for way in &ways {
                <td>{ number(&way.rating, digits) }</td>
                <td class={direction(&way.change)}>{ number(&way.change, digits) }</td>
                <td>{ number(&way.deviation, digits) }</td>
            }
        </tr>
    }
}

/// Draws the participants who did not play.
fn rested(room: Room, rated_period: &LeaguePeriod, of: &Match) -> Html {
    let players: Vec<usize> = of.resting.iter().map(|(i, _)| *i).collect();
    table_of(room, rated_period, room.words.teams_no_team(), &players)
}
