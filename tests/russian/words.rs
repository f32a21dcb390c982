use super::*;
use std::collections::BTreeMap;

#[test]
fn dump() {
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for link in [
        "",
        "k=5.1&v=all",
        "v=all",
        "s=&v=all",
        "g=&i=3&v=all",
        "r=group",
        "r=systems",
        "y=lichess&v=all",
        "y=ogs&v=all",
        "y=inversus",
        "y=gw2-wvw",
        "y=glicko&v=all",
        "h=1",
        "b=1&k=4",
        "p=1500,350,0.06&t=1.2&g=2500,50,1&v=all",
    ] {
        let state = of(link);
        let html = rendered(&state);
        std::fs::write(
            format!("/tmp/ru-{}.html", link.replace(['=', '&', ',', '.', '/', ';'], "_")),
            page::markup_in(RU, &state, false),
        )
        .unwrap();
        let mut texts: Vec<String> = Vec::new();
        for node in html.tree.nodes() {
            if let Some(text) = node.value().as_text() {
                texts.push(text.to_string());
            }
            if let Some(element) = node.value().as_element() {
                for name in ["aria-label", "title", "alt", "placeholder", "aria-valuetext"] {
                    if let Some(v) = element.attr(name) {
                        texts.push(v.to_owned());
                    }
                }
            }
        }
        for text in texts {
            for word in text.split(|c: char| !(c.is_alphabetic())) {
                if word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic()) {
                    let v = seen.entry(word.to_owned()).or_default();
                    if v.len() < 3 && !v.contains(&text) {
                        v.push(text.clone());
                    }
                }
            }
        }
    }
    for (w, v) in seen {
        println!("{w}: {v:?}");
    }
}
