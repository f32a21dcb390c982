//! Notices about saved data.

use super::*;
use glicko2_page::state::saved::Offer;
use glicko2_page::{Notes, Page, PageProps};
use html::markup_of;
use page::props;

#[test]
fn notices_about_saved_data_are_status_messages() {
    let page = text().page;
    let offer = |offer| Notes {
        offer: Some(offer),
        ..Notes::default()
    };
    for (notes, said, buttons) in [
        (
            offer(Offer::Own),
            page.own_is_saved(),
            vec![page.back_to_own(), page.dismiss()],
        ),
        (
            offer(Offer::Previous),
            page.previous_is_saved(),
            vec![page.back_to_own(), page.forget_previous()],
        ),
        (
            Notes {
                is_full: true,
                ..Notes::default()
            },
            page.store_is_full(),
            vec![page.dismiss()],
        ),
    ] {
        let props = PageProps {
            notes,
            ..props(Language::En, &State::whole(), false)
        };
        let document = Html::parse_fragment(&markup_of::<Page>(props));
        assert!(
            words(one(&document, ".notice[role=status]")).contains(said),
            "{said}"
        );
        assert_eq!(all_words(&document, ".notice[role=status] button"), buttons);
    }
    assert!(all(&rendered(&State::whole()), ".notice").is_empty());
}
