//! The answer, and the questions below it.

use super::*;

#[test]
fn the_answer_is_a_live_region() {
    let status = |state: &State| {
        let html = rendered(state);
        let found = all(&html, "[role=status][aria-label=Result]");
        assert_eq!(found.len(), 1);
        words(found[0])
    };
    let sentence = status(&State::whole());
    // While a field is bad, the last good answer stays and is marked.
    let bad = after([edit(Field::PlayerRating, "")]);
    assert_eq!(status(&bad), sentence);
    assert_eq!(all(&rendered(&bad), ".answer.stale").len(), 1);
    // A link that cannot be rated has no earlier result, and shows none of the example's instead.
    let linked = State::whole().update(Action::Load("p=1712,61,0.06&g=1650,x,1;1800,40,0&k=3".to_owned()));
    let html = rendered(&linked);
    assert_eq!(words(one(&html, ".answer")), text().answer.unrated());
    let typed = |data: &&ElementRef| !attr(**data, "data-quantity").unwrap().starts_with("in.");
    assert_eq!(all(&html, "[data-quantity]").iter().filter(typed).count(), 0);
    // With several periods the message names the period of the problem and leads there.
    let periods = State::whole().update(Action::Load("s=p:1500,200,0.06/1400,30,1/1400,x,1".to_owned()));
    let html = rendered(&periods);
    assert_eq!(words(one(&html, ".answer")), text().answer.unrated());
    assert!(!all(&html, ".course [role=tab], .course button").is_empty());
    assert_eq!(all(&html, "[data-quantity]").iter().filter(typed).count(), 0);
    let mended = linked.update(Action::Edit(Field::GameDeviation(0), "40".into()));
    assert_eq!(all(&rendered(&mended), ".answer.stale").len(), 0);
    let bad_again = mended.update(Action::Edit(Field::GameDeviation(0), "x".into()));
    assert_eq!(status(&bad_again), status(&mended));
}

/// During a drag, the reason that contains the number may no longer hold.
#[test]
fn a_dragged_number_stays_if_its_sentence_no_longer_holds() {
    let sure = after([edit(Field::PlayerDeviation, "55")]);
    let drag = |drag| Action::Drag(Field::PlayerDeviation, drag);
    let dragged = sure.update(Action::Activate(Some(Field::PlayerDeviation))).update(drag(Drag::Begin));
    let lines = |state: &State| -> Vec<String> { all(&rendered(state), ".why p").into_iter().map(words).collect() };
    let place =
        lines(&sure).iter().position(|line| line.starts_with("Your rating was already fairly certain")).unwrap();
    let far = dragged.update(drag(Drag::By(14)));
    assert_eq!(far.field(Field::PlayerDeviation), "125");
    assert_eq!(lines(&far).len(), lines(&sure).len());
    assert_eq!(lines(&far)[place], "Rating deviation: 125");
    assert!(!lines(&far.update(drag(Drag::Done))).contains(&lines(&far)[place]));
}

/// Returns the questions below the answer, and the one whose answer is open.
fn questions(html: &Html) -> (Vec<String>, Option<String>) {
    let buttons = all(html, ".chips button");
    let open = buttons.iter().find(|button| attr(**button, "aria-expanded") == Some("true"));
    let open = open.map(|button| words(*button));
    (buttons.into_iter().map(words).collect(), open)
}

#[test]
fn a_question_opens_its_answer_and_closes_it() {
    let ask = Action::ToggleChip;
    let answer = |state: &State| {
        let html = rendered(state);
        let (_, open) = questions(&html);
        let answer = by_id(&html, "chip-answer").unwrap();
        assert_eq!(attr(answer, "hidden").is_none(), open.is_some());
        open.map(|open| (open, words(answer)))
    };
    let closed = State::whole();
    let (offered, _) = questions(&rendered(&closed));
    assert_eq!(offered.len(), 5, "{offered:?}");
    assert_eq!(answer(&closed), None);

    let open = closed.update(ask(Chip::Little));
    let (question, said) = answer(&open).unwrap();
    assert!(question == "Why so little?" && said.contains("−83"), "{question} {said}");
    // Only one answer is open.
    let (question, said) = answer(&open.update(ask(Chip::WhatIf))).unwrap();
    assert!(question == "What if …?" && said.contains("1590"), "{question} {said}");
    let (question, said) = answer(&open.update(ask(Chip::HowMany))).unwrap();
    assert!(question == "How many such wins to …?" && said.contains("against 1400 (RD 30)"), "{question} {said}");
    assert_eq!(answer(&open.update(ask(Chip::Little))), None);
    // The answer stays open as long as its question applies.
    assert!(answer(&open.update(edit(Field::GameRating(1), "1551"))).is_some());
    let other = open.update(Action::SetScore(1, Score::Won)).update(Action::SetScore(2, Score::Won));
    assert_eq!(answer(&other), None);
    // An open answer is no edit, and is not in the link.
    assert!(!open.can_undo());
    assert_eq!(open.link(), closed.link());
}

#[test]
fn the_small_page_and_a_hidden_answer_have_no_questions() {
    assert!(all(&embedded(&State::whole()), ".chips, .chip-answer").is_empty());
    let hidden = after([Action::ToggleHide, go(1, 0)]);
    assert!(all(&rendered(&hidden), ".chips, .chip-answer").is_empty());
}
