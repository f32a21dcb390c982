//! The accessibility tree: how formulas, tables and charts reach a screen reader. Only Chromium reports it.

use browser_tests::{DESK, Node, until, visit};

/// The formulas of two steps for the paper's example, in reading order. The paper prints 0.9955 and
/// 0.639 for the first game, 0.8722 and −0.2069; its rounding gives 1.7785 for v.
const FORMULAS: [(&str, &[&str]); 2] = [
    (
        "Step 3",
        &[
            "g ( φ_j ) = (1 over √(1 + (3 φ_j^2 over π^2)))",
            "E ( μ , μ_j , φ_j ) = (1 over 1 + exp ( − g ( φ_j ) ( μ − μ_j ) ))",
            "g ( 0.1727 ) = (1 over √(1 + (3 · 0.1727^2 over π^2))) = 0.9955",
            "E = (1 over 1 + exp ( − 0.9955 ( 0.0000 − ( −0.5756 ) ) )) = 0.6395",
            "v = [ ∑_j = 1^m g ( φ_j )^2 E · ( 1 − E ) ]^− 1",
            "v = [ 0.2285 + 0.2229 + 0.1107 ]^− 1 = (1 over 0.5621) = 1.7790",
        ],
    ),
    (
        "Step 7",
        &[
            "φ^′ = (1 over √((1 over φ^*^2) + (1 over v)))",
            "φ^′ = (1 over √((1 over 1.1529^2) + (1 over 1.7790))) = 0.8722",
            "μ^′ = μ + φ^′^2 ∑_j = 1^m g ( φ_j ) ( s_j − E )",
            "μ^′ = 0.0000 + 0.8722^2 × ( −0.2720 ) = −0.2069",
        ],
    ),
];

/// The tables of two steps for the paper's example, with the heads of columns in brackets and the
/// heads of rows in angle brackets.
const TABLES: [(&str, &[&str]); 2] = [
    (
        "Weights, expected scores and what each game tells",
        &[
            "[j] [μj] [φj] [g(φj)] [E] [sj] [g²E(1 − E)]",
            "<1> −0.5756 0.1727 0.9955 0.6395 1 0.2285",
            "<2> 0.2878 0.5756 0.9531 0.4318 0 0.2229",
            "<3> 1.1513 1.7269 0.7242 0.3028 0 0.1107",
        ],
    ),
    (
        "Iterations",
        &[
            "[Iteration] [A f(A)] [B f(B)] [C f(C)] [|B − A|] [Kept]",
            "<0> −5.626821 −5.36 × 10⁻⁴ −6.126821 2.00  0.50 the start",
            "<1> −5.626821 −2.68 × 10⁻⁴ −5.626955 1.52 × 10⁻⁸ −5.626955 1.52 × 10⁻⁸ 1.34 × 10⁻⁴ A, f(A) halved",
            "<2> −5.626955 1.52 × 10⁻⁸ −5.62695529 −1.52 × 10⁻⁸ −5.62695529 −1.52 × 10⁻⁸ 7.61 × 10⁻⁹ B, as the new A",
        ],
    ),
];

/// The charts in some views, each with the beginning of its name.
const CHARTS: [(&str, &str); 4] = [
    ("v=all", "Two bell curves over the rating axis."),
    ("k=5.1", "The curve of f crosses zero between A₀"),
    ("r=group", "A line for each of 4 players"),
    ("s=", "The rating over 5 periods goes from 1500"),
];

/// Returns the formulas of a step in one line each.
fn formulas(tree: &Node, step: &str) -> Vec<String> {
    let is_formula = |group: &&Node| {
        group
            .children
            .iter()
            .any(|child| child.role == "MathMLMath")
    };
    let groups = tree.find("region", step).all("group");
    groups
        .into_iter()
        .filter(is_formula)
        .map(Node::formula)
        .collect()
}

/// Returns the cells of a table, row by row. The heads of columns are in brackets and the heads of
/// rows in angle brackets.
fn cells(table: &Node) -> Vec<Vec<String>> {
    let cell = |cell: &Node| match cell.role.as_str() {
        "columnheader" => format!("[{}]", cell.name),
        "rowheader" => format!("<{}>", cell.name),
        "cell" => cell.name.clone(),
        role => panic!("{role} {:?} is in the table {:?}", cell.name, table.name),
    };
    let row = |row: &Node| row.children.iter().map(cell).collect();
    table.all("row").into_iter().map(row).collect()
}

#[test]
fn formulas_are_read_with_their_symbols_and_numbers() {
    visit("v=all", DESK, |page| {
        page.has_all();
        let Some(tree) = page.tree() else { return };
        for (step, expected) in FORMULAS {
            assert_eq!(formulas(&tree, step), expected, "{step}");
        }
        // Each formula of the page is in the tree, and no other part of it has the role.
        assert_eq!(tree.all("MathMLMath").len(), page.count("math"));
    });
}

#[test]
fn tables_are_read_with_the_heads_of_rows_and_columns() {
    visit("v=all", DESK, |page| {
        page.has_all();
        let Some(tree) = page.tree() else { return };
        for (caption, expected) in TABLES {
            let rows = cells(tree.find("table", caption));
            let lines: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
            assert_eq!(lines, expected, "{caption}");
        }
    });
}

#[test]
fn standings_are_read_row_by_row() {
    visit("r=group", DESK, |page| {
        until("the standings are there", || page.has(".standings table"));
        let Some(tree) = page.tree() else { return };
        let rows = cells(tree.find("table", "Standings after the period."));
        // The first column also says whether the place has changed.
        let lines: Vec<String> = rows.iter().map(|row| row[1..].join(" ")).collect();
        assert_eq!(
            lines[0],
            "[Player] [Rating] [Change] [RD] [Games] [Score] [σ′]"
        );
        assert_eq!(lines.len(), 5, "{lines:?}");
        // The paper's player.
        assert_eq!(
            lines[3],
            "<Anna lost to Clara> 1464.05 −35.95 151.52 3 1 0.059996"
        );
        let crosstable = cells(tree.find("table", "Crosstable"));
        assert_eq!(
            crosstable[0].join(" "),
            "[Player] [r] [RD] [Anna] [Ben] [Clara] [David] "
        );
        assert_eq!(crosstable[1][0], "<Anna>");
    });
}

#[test]
fn each_chart_is_one_picture_with_its_description() {
    for (link, description) in CHARTS {
        visit(link, DESK, |page| {
            page.is_up();
            page.open_cards();
            page.is_up();
            if page.tree().is_none() {
                return;
            }
            let has_description = |picture: &&Node| picture.name.starts_with(description);
            until(&format!("{link}: the chart is described"), || {
                let tree = page.tree().unwrap_or_default();
                tree.all("image").iter().any(has_description)
            });
            let tree = page.tree().unwrap_or_default();
            let pictures = tree.all("image");
            let in_pictures: usize = pictures.iter().map(|one| one.all("SvgRoot").len()).sum();
            assert_eq!(
                tree.all("SvgRoot").len(),
                in_pictures,
                "{link}: a chart is no picture"
            );
            for picture in pictures {
                assert!(picture.name.len() > 40, "{link}: {:?}", picture.name);
            }
        });
    }
}
