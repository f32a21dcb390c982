fn main() {
    use glicko2_steps::glicko2::*;
    let mut p = Period::papers_example();
    println!("{}", serde_json::to_string_pretty(&rate(&p).unwrap()).unwrap());
    p.rounding = Rounding::AsPrinted;
    println!("{}", serde_json::to_string(&rate(&p).unwrap()).unwrap());
    for j in 0..3 {
        for s in [1., 0.5, 0.] {
            println!("{:?}", what_if(&Period::papers_example(), &rate(&Period::papers_example()).unwrap(), j, s));
        }
    }
}
