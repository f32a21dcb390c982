//! Draws the pictures that are stored with the sources: the cards for previews of links, and the icons of the installed
//! page.
//!
//! Run by hand after a change of the card or the icon. Look at the pictures before committing them.

use crate::browser::{self, Browser};
use crate::command::{Outcome, cargo, printed, program, root, run_quietly, target};
use crate::languages;
use crate::site::{read, write};
use std::path::Path;

/// Draws all pictures.
pub(crate) fn draw() -> Outcome {
    let browser = browser::chromium()?;
    let www = root().join("www");
    for language in &languages::ALL {
        let mut draw = cargo();
        draw.args(["run", "--quiet", "--example", "card", "--", language.code]);
        picture(
            &browser,
            &printed(&mut draw)?,
            [1200, 630],
            &www.join(language.card()),
        )?;
    }
    let icon = read(&www.join("icon.svg"))?;
    for size in [192, 512] {
        picture(
            &browser,
            &icon,
            [size, size],
            &www.join("icons").join(format!("icon-{size}.png")),
        )?;
    }
    // Systems that cut icons to their own shape need one that fills its square, with nothing important at the rim.
    let full = icon
        .replace("rx=\"14\"", "rx=\"0\"")
        .replace("viewBox=\"0 0 64 64\"", "viewBox=\"-8 -8 80 80\"");
    let full = full.replace(
        "<rect width=\"64\" height=\"64\"",
        "<rect x=\"-8\" y=\"-8\" width=\"80\" height=\"80\"",
    );
    picture(
        &browser,
        &full,
        [512, 512],
        &www.join("icons").join("icon-full.png"),
    )
}

/// Draws an SVG in the browser at a size in pixels.
fn picture(browser: &Browser, svg: &str, [width, height]: [u32; 2], to: &Path) -> Outcome {
    let page = target().join("picture.html");
    let style = format!(
        "html{{overflow:hidden}}body{{margin:0}}svg{{display:block;width:{width}px;height:{height}px}}"
    );
    write(
        &page,
        &format!("<!doctype html><meta charset=utf-8><style>{style}</style>{svg}"),
    )?;
    run_quietly(
        program(&browser.binary.to_string_lossy())
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--force-color-profile=srgb",
            ])
            .arg("--default-background-color=00000000")
            // The window size includes the window's frame. What lies below the picture is cut off.
            .arg(format!("--window-size={width},{height}"))
            .arg(format!("--screenshot={}", to.display()))
            .arg(&page),
    )?;
    println!("{}", to.display());
    Ok(())
}
