//! Draws the pictures that are stored with the sources: the cards for previews of links, and the icons of the installed
//! page.
//!
//! Run by hand after a change of the card or the icon. Look at the pictures before committing them.

use crate::browser;
use crate::command::{Outcome, cargo, printed, program_at, root, run_quietly, target};
use crate::languages;
use crate::site::{write, www};
use std::path::Path;

/// Draws all pictures.
pub(crate) fn draw() -> Outcome {
    let browser = browser::chromium()?.binary;
    for language in &languages::ALL {
        let card = printed(cargo("run --quiet --example card --").arg(language.code))?;
        picture(&browser, &card, [1200, 630], &language.card())?;
    }
    let icon = www("icon.svg")?;
    for size in [192, 512] {
        let name = format!("icons/icon-{size}.png");
        picture(&browser, &icon, [size, size], &name)?;
    }
    // Systems that cut icons to their own shape need one that fills its square, with nothing important at the rim.
    let full = icon
        .replace("rx=\"14\"", "rx=\"0\"")
        .replace("viewBox=\"0 0 64 64\"", "viewBox=\"-8 -8 80 80\"");
    let full = full.replace(
        "<rect width=\"64\" height=\"64\"",
        "<rect x=\"-8\" y=\"-8\" width=\"80\" height=\"80\"",
    );
    picture(&browser, &full, [512, 512], "icons/icon-full.png")
}

/// Draws an SVG in the browser at a size in pixels, into a file of `www/`.
fn picture(browser: &Path, svg: &str, [width, height]: [u32; 2], name: &str) -> Outcome {
    let (page, to) = (target().join("picture.html"), root().join("www").join(name));
    let style = format!(
        "html{{overflow:hidden}}body{{margin:0}}svg{{display:block;width:{width}px;height:{height}px}}"
    );
    let html = format!("<!doctype html><meta charset=utf-8><style>{style}</style>{svg}");
    write(&page, &html)?;
    run_quietly(
        program_at(browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu"])
            .args(["--hide-scrollbars", "--force-color-profile=srgb"])
            .arg("--default-background-color=00000000")
            // The window size includes the window's frame. What lies below the picture is cut off.
            .arg(format!("--window-size={width},{height}"))
            .arg(format!("--screenshot={}", to.display()))
            .arg(&page),
    )?;
    println!("{}", to.display());
    Ok(())
}
