//! The paper's example worked in full, as a page that needs neither scripts nor WebAssembly: rendered by the page's own views while the
//! site is built. It is a page of its own, since with it the first one would be too heavy.

use crate::command::{Outcome, cargo, printed, root};
use crate::site::{hashed, read, write};
use crate::{head, one_file};
use std::path::Path;

/// What it is called; `index.html` and the start script lead to it.
pub(crate) const PAGE: &str = "static.html";

/// Writes it into a site, with the head of that site's page.
pub(crate) fn write_to(staging: &Path, page: &str) -> Outcome {
    let mut render = cargo();
    render.args(["run", "--quiet", "--locked", "--example", "prerender", "--features", "ssr"]);
    let body = printed(&mut render)?;
    let own = read(&root().join("www").join("static.css"))?;
    let style = hashed("static.css", &own, staging)?;
    let address = head::address()?.map(|address| head::of_page(&address, PAGE)).unwrap_or_default();
    let named = |ending| one_file::reference(page, ending).ok_or_else(|| format!("index.html names no {ending}"));
    write(
        &staging.join(PAGE),
        &format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; \
             base-uri 'none'; form-action 'none'\">\n{}{address}<link rel=\"icon\" href=\"./{}\">\n\
             <link rel=\"stylesheet\" href=\"./{}\">\n<link rel=\"stylesheet\" href=\"./{style}\">\n</head>\n<body>\n{body}\n</body>\n</html>\n",
            one_file::head_of(page).ok_or("index.html has no head")?,
            named(".svg")?,
            named(".css")?,
        ),
    )?;
    let first = staging.join("index.html");
    write(&first, &leading_there(&read(&first)?))
}

/// The first page, from which a browser without scripts comes here by itself.
fn leading_there(first: &str) -> String {
    let lead = format!("<noscript><meta http-equiv=refresh content=0;url={PAGE}></noscript></head>");
    first.replacen("</head>", &lead, 1)
}

#[cfg(test)]
mod tests {
    use super::leading_there;

    #[test]
    fn the_first_page_leads_here_in_its_head() {
        let led = leading_there("<head><title>T</title></head><body></body>");
        assert_eq!(
            led,
            "<head><title>T</title><noscript><meta http-equiv=refresh content=0;url=static.html></noscript></head><body></body>"
        );
    }
}
