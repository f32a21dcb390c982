//! Nothing leaves the device, and the page needs few rights.

use browser_tests::{DESK, visit, visit_embedded};

/// A page of another site, whose frame may only run scripts.
const HOST: &str = "<!doctype html><html lang=en><title>Host</title><link rel=icon href='data:,'>
    <iframe sandbox='allow-scripts' title='Glicko-2' width=1200 height=800 src='index.html'></iframe>";

#[test]
fn the_content_policy_is_strict() {
    visit("", DESK, |page| {
        let policy = page
            .first("meta[http-equiv='Content-Security-Policy']")
            .attribute("content")
            .unwrap_or_default();
        assert!(policy.contains("default-src 'none'"), "{policy}");
        assert!(
            !policy.contains("'unsafe-inline'") && !policy.contains("'unsafe-eval'"),
            "{policy}"
        );
        // The policy names each inline script and style by a hash: see xtask/src/page.rs. Once the
        // program runs, only those in the head are left.
        let inline =
            "script:not([src]):not([type=importmap]):not([type='application/ld+json']), style";
        let hashes = policy.matches("'sha256-").count();
        assert!(page.count(inline) <= hashes && hashes <= 4, "{policy}");
        assert_eq!(
            page.count(&format!("body :is({inline}), [style], [onclick]")),
            0,
            "nothing inline"
        );
        page.fetches_only_from_its_own_site();
    });
}

#[test]
fn a_sandboxed_frame_works_without_storage() {
    visit_embedded(HOST, DESK, |page| {
        assert_eq!(
            page.run(
                "try { localStorage; return 'allowed' } catch { return 'refused' }",
                &[]
            ),
            "refused"
        );
        assert_eq!(
            page.first("main").style("display"),
            "grid",
            "the styles are there"
        );
        page.field("Rating").type_over("1600");
        page.game(2).choose("Won");
        page.button("Colours: Follow the device").click();
        page.button("Step through it").click();
        page.agrees_with_engine("p=1600,200,0.06&g=1400,30,1;1550,100,1;1700,300,0");
        // This is longer than the page waits before it saves its state.
        page.run_timed("performance.now() > 1500");
        page.console_is_silent();
        page.screenshot("sandboxed");
    });
}

#[test]
fn a_corrupt_storage_does_not_break_the_page() {
    visit("", DESK, |page| {
        page.run("for (const key of Object.keys(localStorage)) localStorage[key] = '\\u0000%%%&p=&&=;;g'", &[]);
        page.leave();
        page.open("");
        assert_eq!(page.field("Rating").value(), "1500");
        page.field("Rating").type_over("1650");
        browser_tests::until("the address follows", || {
            page.fragment() == "p=1650,200,0.06"
        });
        page.console_is_silent();
    });
}
