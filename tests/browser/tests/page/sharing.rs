//! Sharing a case, and opening it again.

use crate::widths::nothing_overflows;
use browser_tests::{DESK, Element, Key, PHONE, Page, Size, until, visit};
use serde_json::{Value, json};

pub(crate) const TABS: [&str; 5] = ["Link", "Picture", "Text", "Embed", "File"];
const OWN: &str = "p=1850,45.5,0.07&t=0.8&g=1900,60,1;1820,30,0.5;2000,120,0;1700,80,0.25";

/// Opens the dialog as a user does, and waits for the lazy part that has it.
pub(crate) fn share(page: &Page, tab: &str) {
    page.first("a[href='#z=share']").click();
    until("the dialog is open", || page.has("dialog[open]"));
    show(page, tab);
}

/// Shows a tab of the dialog.
pub(crate) fn show(page: &Page, tab: &str) {
    page.choice(tab).click();
}

/// Records each file that would be saved from now on in `saved`, with its name and type.
pub(crate) fn keep_what_is_saved(page: &Page) {
    page.run(
        "const make = URL.createObjectURL;
         URL.createObjectURL = (blob) => { window.saved = { blob, kind: blob.type }; return make.call(URL, blob) };
         HTMLAnchorElement.prototype.click = function () { window.saved.name = this.download }",
        &[],
    );
}

fn message(page: &Page) -> String {
    page.first("dialog .said").words()
}

/// Opens a file and replaces what is there.
pub(crate) fn open_file(page: &Page, name: &str, text: &str) {
    page.button("Paste or open a file").click();
    page.field("Choose a file").bring(name, text);
    until("something was found", || page.has(".found"));
    page.button("Replace what is there").click();
    until("the dialog is closed", || !page.has("dialog"));
}

/// Returns the selected text of a field.
fn selected(field: &Element) -> Value {
    let script = "const [e] = arguments; return document.activeElement === e ? e.value.slice(e.selectionStart, e.selectionEnd) : null";
    field.run(script, &[])
}

#[test]
fn a_case_survives_sharing_by_link_and_file() {
    let (mut json, mut csv, mut numbers) = (String::new(), String::new(), Vec::new());
    visit(OWN, DESK, |page| {
        share(page, "Link");
        let link = page.field("Link to what you see").value();
        assert!(link.ends_with(&format!("/#{OWN}")), "{link}");
        show(page, "File");
        json = page.field("Content of the file").value();
        page.field("Data").pick("The games, CSV");
        csv = page.field("Content of the file").value();
        page.button("Close").click();
        until("the address is that of the case", || page.fragment() == OWN);
        page.agrees_with_engine(OWN);
        numbers = page.numbers();
    });
    visit("", DESK, |page| {
        open_file(page, "case.json", &json);
        page.agrees_with_engine(OWN);
        assert_eq!(page.numbers(), numbers, "every value is the same");
        until("its link is the same", || page.fragment() == OWN);
        page.button("Undo").click();
        assert_eq!(page.field("Rating").value(), "1500");

        // A table only replaces the games.
        open_file(page, "games.csv", &csv);
        assert_eq!(
            (page.field("Rating").value().as_str(), page.games()),
            ("1500", 4)
        );
    });
}

#[test]
fn the_dialog_opens_again_right_after_closing() {
    visit("", DESK, |page| {
        // The script does all this faster than a user could. The first opening loads the lazy part.
        let script = "const [done] = arguments, open = (then) => {
             document.querySelector(`a[href='#z=share']`).click();
             const look = () => document.querySelector('dialog[open]') ? then() : setTimeout(look, 1);
             look();
         };
         open(() => { document.querySelector('dialog[open]').close(); setTimeout(() => open(done), 20) })";
        page.run_async(script, &[]);
        // The dialog is closed and opened again before the event of closing has fired.
        let script = "document.querySelector('dialog[open]').close(); document.querySelector(`a[href='#z=share']`).click()";
        page.run(script, &[]);
        until("it is open again", || page.has("dialog[open]"));
    });
}

#[test]
fn saving_the_case_does_not_overwrite_a_followed_link() {
    visit("", DESK, |page| {
        share(page, "Link");
        page.press(Key::Escape);
        until("the dialog is gone", || !page.has("dialog"));
        page.field("Rating").type_over("1850");
        // The address changes at once, but its event fires a little later.
        page.run(
            "location.hash = 'z=text'; window.dispatchEvent(new Event('pagehide'))",
            &[],
        );
        until("the dialog is open", || page.has("dialog[open]"));
        until("the address is the case's", || {
            page.fragment().contains("p=1850")
        });
    });
}

#[test]
fn a_case_that_is_too_large_for_a_link_is_offered_as_a_file() {
    visit("", DESK, |page| {
        page.has_all();
        open_file(page, "games.txt", &"1400 30 won\n".repeat(2_001));
        share(page, "Link");
        assert!(!page.has("#share-link"));
        assert!(
            page.first("dialog").words().contains("up to 2,000 games"),
            "it says why"
        );
        page.first("dialog").button("File").click();
        assert!(page.field("Content of the file").value().len() > 10_000);
        assert_eq!(page.fragment(), "");
    });
}

#[test]
fn periods_and_leagues_can_be_exported() {
    for (link, table, file) in [
        (
            "s=",
            "| 1 | 3 games | 1464.05 |",
            "period,games,idle_periods,rating",
        ),
        (
            "r=group",
            "| Anna | 3 | 1 | 1500 | 1464.05 |",
            "\nAnna,1500,200,0.06,3,1,1464.0506",
        ),
    ] {
        visit(&format!("{link}&z=text"), PHONE, |page| {
            until("the dialog is open", || page.has("dialog[open]"));
            assert!(page.field("Text for Discourse").value().contains(table));
            show(page, "File");
            assert!(page.field("Content of the file").value().contains(file));
            page.is_accessible();
        });
    }
}

#[test]
fn a_png_is_a_png_of_twice_the_size() {
    visit(OWN, DESK, |page| {
        share(page, "Picture");
        keep_what_is_saved(page);
        for (subject, name, [width, height]) in [
            (
                "The case at a glance, 1200 × 630",
                "glicko2-card.png",
                [2400, 1260],
            ),
            (
                "What each game did to the rating",
                "glicko2-contributions.png",
                [1380, 0],
            ),
        ] {
            page.field("Picture").pick(subject);
            until("the picture is loaded", || {
                page.evaluate("document.querySelector('dialog img').complete") == json!(true)
            });
            assert_ne!(page.first("dialog img").get("naturalWidth"), json!(0));
            page.button("Save as PNG").click();
            until("it is saved", || {
                page.evaluate("window.saved && saved.name") == json!(name)
            });
            let found = page.first("dialog img").run_async(
                "const [image, done] = arguments;
                 (async () => {
                   const bytes = new Uint8Array(await saved.blob.arrayBuffer());
                   const drawn = await createImageBitmap(saved.blob);
                   const canvas = new OffscreenCanvas(drawn.width, drawn.height);
                   const context = canvas.getContext('2d');
                   context.drawImage(drawn, 0, 0);
                   const colours = new Set(new Uint32Array(context.getImageData(0, 0, drawn.width, drawn.height).data.buffer));
                   return [[...bytes.slice(0, 8)], saved.kind, drawn.width, drawn.height, colours.size > 20, 2 * image.getAttribute('height')];
                 })().then(done, (error) => done(String(error)))",
            );
            assert_eq!(
                found[0],
                json!([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
                "{found}"
            );
            assert_eq!(
                (&found[1], &found[2], &found[4]),
                (&json!("image/png"), &json!(width), &json!(true))
            );
            assert_eq!(
                found[3],
                if height == 0 {
                    found[5].clone()
                } else {
                    json!(height)
                }
            );
        }
        page.choice("Dark").click();
        page.button("Save as SVG").click();
        assert_eq!(
            page.evaluate("[saved.name, saved.kind]"),
            json!(["glicko2-contributions.svg", "image/svg+xml"])
        );
    });
}

#[test]
fn every_text_can_be_copied_or_selected() {
    visit(OWN, DESK, |page| {
        share(page, "Link");
        page.run(
            "navigator.clipboard.writeText = async (text) => { window.copied = text }",
            &[],
        );
        let fields = [
            ("Link", "Link to what you see", "Copy link"),
            ("Picture", "The picture in words", "Copy"),
            ("Text", "Text for Discourse", "Copy"),
            ("Embed", "Code for your page", "Copy"),
            ("File", "Content of the file", "Copy"),
        ];
        for (tab, label, copy) in fields {
            show(page, tab);
            let text = page.field(label).value();
            assert!(text.len() > 20, "{tab}: {text}");
            page.button(copy).click();
            until("it is copied", || message(page) == "Copied.");
            assert_eq!(page.evaluate("copied"), json!(text), "{tab}");
        }
        page.run(
            "navigator.clipboard.writeText = async () => { throw new Error('refused') };
             document.execCommand = () => false",
            &[],
        );
        for (tab, label, copy) in fields {
            show(page, tab);
            page.button(copy).click();
            until("it is told", || {
                message(page).starts_with("The browser does not let this page copy.")
            });
            let field = page.field(label);
            assert_eq!(selected(&field), field.value(), "{tab}: it is selected");
        }
        page.is_accessible();
        // A browser may have no clipboard at all, as on hosts without encryption.
        page.run(
            "Object.defineProperty(navigator, 'clipboard', { value: undefined })",
            &[],
        );
        show(page, "Text");
        page.button("Copy").click();
        until("it is told", || {
            message(page).starts_with("The browser does not let this page copy.")
        });
    });
}

#[test]
fn the_sharing_sheet_of_the_device_is_used() {
    visit(OWN, DESK, |page| {
        page.run(
            "navigator.share = async (data) => { window.sent = data }",
            &[],
        );
        share(page, "Link");
        page.button("Send …").click();
        let link = page.field("Link to what you see").value();
        let text = page.evaluate("document.querySelector('.answer [role=status]').textContent");
        assert_eq!(
            page.evaluate("sent"),
            json!({ "title": "Glicko-2, step by step", "text": text, "url": link })
        );
    });
}

#[test]
fn keys_close_the_dialog_and_do_not_reach_the_page() {
    visit("z=share", DESK, |page| {
        until("the dialog is open", || page.has("dialog[open]"));
        assert_eq!(page.focused_name(), "Link");
        for tab in &TABS[1..] {
            page.press(Key::Right);
            assert_eq!(page.focused_name(), *tab);
            assert_eq!(page.choice(tab).get("checked"), json!(true));
        }
        page.button("Close").focus();
        page.press(Key::Right);
        page.press(Key::Escape);
        until("it is closed", || !page.has("dialog"));
        until("the address is clean", || page.fragment().is_empty());
        assert!(
            !page.has("section.step[aria-current]"),
            "no step was opened behind the dialog"
        );
        assert_eq!(
            page.focused_name(),
            "Share & embed",
            "a link opened it; the keyboard is where it would have been"
        );

        // The lazy part is loaded now, so the focus returns to where it was.
        page.first("a[href='#z=share']").focus();
        page.press(Key::Enter);
        until("the dialog is open", || page.has("dialog[open]"));
        page.press(Key::Escape);
        until("it is closed", || !page.has("dialog"));
        assert_eq!(page.focused_name(), "Share & embed");
    });
}

#[test]
fn every_tab_of_the_dialog_fits_below_a_fixed_head() {
    for (size, dark) in [(DESK, false), (PHONE, true), (Size::new(320, 640), false)] {
        visit(OWN, size, |page| {
            page.prefer(&[("prefers-color-scheme", if dark { "dark" } else { "light" })]);
            share(page, "Link");
            let before = page.first(".sheet-head").top();
            for tab in TABS {
                show(page, tab);
                page.frames();
                page.is_accessible();
                let what = format!("{tab} at {}", size.width);
                assert_eq!(
                    page.first("dialog")
                        .measure("scrollWidth - arguments[0].clientWidth"),
                    0.0,
                    "{what}"
                );
                nothing_overflows(page, &what);
                page.screenshot(&format!("share-{}-{}", tab.to_lowercase(), size.width));
                page.run("document.querySelector('.sheet-body').scrollTop = 1e6", &[]);
                page.frames();
                assert_eq!(page.first(".sheet-head").top(), before, "{what}");
                assert!(page.button("Close").is_seen());
            }
        });
    }
}

#[test]
fn the_preview_of_a_frame_shows_the_answer_and_does_not_scroll() {
    visit(OWN, DESK, |page| {
        share(page, "Embed");
        let expected = page.first("iframe").attribute("title").unwrap_or_default();
        let inside = "document.querySelector('dialog iframe').contentDocument?.querySelector('main [role=status]')?.textContent";
        until("the small page has the answer", || {
            page.evaluate(inside) == expected.as_str()
        });
        page.frames();
        assert_eq!(
            page.evaluate("document.querySelector('.sheet-body').scrollTop"),
            json!(0)
        );
    });
}

#[test]
fn copying_a_picture_succeeds_or_is_reported() {
    visit(OWN, DESK, |page| {
        page.run(
            "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: async ([item]) => { window.item = await item.parts['image/png'] } } });
             window.ClipboardItem = class { constructor(parts) { this.parts = parts } }",
            &[],
        );
        share(page, "Picture");
        page.button("Copy picture").click();
        until("it is copied", || message(page) == "Copied.");
        let kind = page.run_async(
            "const [done] = arguments; item.arrayBuffer().then((bytes) => done([item.type, ...new Uint8Array(bytes).slice(0, 4)]))",
            &[],
        );
        assert_eq!(kind, json!(["image/png", 0x89, 0x50, 0x4e, 0x47]));
        page.run(
            "navigator.clipboard.write = async () => { throw new Error('refused') }",
            &[],
        );
        page.button("Copy picture").click();
        until("it is told", || {
            message(page).starts_with("The browser does not let this page copy pictures.")
        });
        page.run("window.ClipboardItem = undefined", &[]);
        show(page, "Text");
        show(page, "Picture");
        assert!(
            !page.has_button("Copy picture"),
            "a browser that cannot does not offer it"
        );
    });
}
