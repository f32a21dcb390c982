//! The tab with pictures.

use super::{View, segment};
use crate::browser::clipboard;
use crate::state::share::{Action, Said};
use crate::widgets::controls::{button, button_of, fold, select, soft};
use crate::widgets::text_panel::text_out;
use explain::export::document::Case;
use explain::export::gallery::{picture as picture_of, season as picture_of_season};
use explain::export::many::ExportOptions;
use explain::export::picture::{Picture, Shade};
use explain::export::subject::Subject;
use explain::ids::{HasId, VariantArray};
use glicko2_steps::seasons::Rated as Season;
use yew::prelude::*;

pub(super) fn picture(view: View, case: &Case) -> Html {
    let words = view.words;
    // The chosen picture may not exist for this case, because it was chosen for another one.
    let subject = if view.share.subject.is_of(case.trace) {
        view.share.subject
    } else {
        Subject::Card
    };
    let picture = picture_of(
        case,
        view.props.options.position.unwrap_or_default(),
        subject,
        view.share.shade,
    );
    let subjects = Subject::VARIANTS
        .iter()
        .copied()
        .filter(|subject| subject.is_of(case.trace));
    let subjects = subjects.map(|subject| {
        (
            subject,
            subject.id().to_owned(),
            words.subject(subject).to_owned(),
        )
    });
    let pick = view.props.dispatch.reform(Action::SetSubject);
    let choices = html! {
        <>
            { select(words.picture(), subjects.collect(), subject, pick) }
            { shades(view) }
        </>
    };
    with_buttons(view, picture, &format!("glicko2-{}", subject.id()), choices)
}

/// Draws the picture of several periods.
pub(super) fn season(view: View, season: &Season, options: &ExportOptions) -> Html {
    with_buttons(
        view,
        picture_of_season(season, options, view.share.shade),
        "glicko2-season",
        shades(view),
    )
}

fn shades(view: View) -> Html {
    let shades = [
        (Shade::Light, view.words.light()),
        (Shade::Dark, view.words.dark()),
    ];
    segment(
        "share-shade",
        view.words.colours(),
        &shades,
        view.share.shade,
        &view.props.dispatch.reform(Action::SetShade),
    )
}

/// Draws a picture, with the buttons to copy and save it.
fn with_buttons(view: View, picture: Picture, name: &str, choices: Html) -> Html {
    let words = view.words;
    let size = (picture.width, picture.height);
    let address = AttrValue::from(picture.address());
    let save_png = {
        let (address, name, dispatch) = (
            address.clone(),
            format!("{name}.png"),
            view.props.dispatch.clone(),
        );
        Callback::from(move |_| {
            let then = dispatch
                .reform(|saved| Action::Say(if saved { Said::Saved } else { Said::NotSaved }));
            clipboard::save_png(&address, size, name.clone(), then);
        })
    };
    let copy_png = {
        let (address, dispatch) = (address.clone(), view.props.dispatch.clone());
        Callback::from(move |_| {
            let then = dispatch.reform(|copied| {
                Action::Say(if copied {
                    Said::Copied
                } else {
                    Said::PictureNotCopied
                })
            });
            clipboard::copy_png(&address, size, then);
        })
    };
    let (alt, svg) = (AttrValue::from(picture.alt), AttrValue::from(picture.svg));
    let svg_file = NodeRef::default();
    html! {
        <section aria-label={words.picture()}>
            <div class="share-choices">{ choices }</div>
            <img class="share-preview" src={address} alt={alt.clone()} width={size.0.to_string()} height={size.1.to_string()} />
            <div class="row-buttons">
                if clipboard::can_copy_png() {
                    { button_of("primary", words.copy_picture().into(), false, copy_png) }
                }
                { button(words.save_png(), save_png) }
                { view.save(words.save_svg(), &svg, "image/svg+xml", format!("{name}.svg")) }
            </div>
            { text_out("share-alt", words.alt(), &alt, 4, view.field) }
            { soft(words.alt_explained()) }
            <div class="row-buttons">{ view.copy(words.copy(), &alt) }</div>
            { fold(words.svg(), text_out("share-svg", words.svg(), &svg, 6, &svg_file)) }
        </section>
    }
}
