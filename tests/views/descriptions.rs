//! Descriptions of charts, and notices about saved data.

use super::*;
use glicko2_page::web::{Notes, Page, PageProps};
use html::markup_of;
use page::props;

#[test]
fn charts_have_descriptions() {
    let html = with_cards(&State::whole());
    let labels: Vec<String> = all(&html, "[role=img]").into_iter().map(|chart| name(&html, chart)).collect();
    assert_eq!(labels.len(), 3, "{labels:?}");
    let strength = labels.iter().find(|label| label.contains("1464")).expect("the strength");
    for number in ["1500", "200", "1464", "152", "95%", "1167", "1761"] {
        assert!(strength.contains(number), "{number} in {strength:?}");
    }
    assert!(labels.iter().all(|label| !label.contains(['{', '}'])));
}

#[test]
fn notices_about_saved_data_are_status_messages() {
    use glicko2_page::app::saved::Offer;
    let page = &text().page;
    let cases = [
        (
            Notes { offer: Some(Offer::Own), ..Notes::default() },
            page.own_is_saved(),
            vec![page.back_to_own(), page.dismiss()],
        ),
        (
            Notes { offer: Some(Offer::Previous), ..Notes::default() },
            page.previous_is_saved(),
            vec![page.back_to_own(), page.forget_previous()],
        ),
        (Notes { is_full: true, ..Notes::default() }, page.store_is_full(), vec![page.dismiss()]),
    ];
    for (notes, said, buttons) in cases {
        let document = Html::parse_fragment(&markup_of::<Page>(PageProps {
            notes,
            ..props(Language::En, &State::whole(), false)
        }));
        let notice = all(&document, ".notice[role=status]");
        assert!(words(notice[0]).contains(said), "{said}");
        let found: Vec<String> = all(&document, ".notice[role=status] button").into_iter().map(words).collect();
        assert_eq!(found, buttons);
    }
    let silent = rendered(&State::whole());
    assert!(all(&silent, ".notice").is_empty());
}
