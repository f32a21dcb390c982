//! The formulas of known mistakes, each with the correct formula.

use crate::steps::formulas::letters;
use crate::steps::math::Math;

const G: &str = r"\g(\phi_j) = \frac{1}{\sqrt{1 + \frac{3\phi_j^2}{\pi^2}}}";
const E: &str = r"\e = \frac{1}{1 + \exp(−\g(\phi_j)(\mu − \mu_j))}";
const V: &str = r"\v = [\sum \g(\phi_j)^2 \e(1 − \e)]^{−1}";
const DELTA: &str = r"\delta = \v \sum \g(\phi_j)(\s − \e)";
const A: &str = r"\a = \ln(\sigma^2)";
const B: &str = r"\big_b = \ln(\delta^2 − \phi^2 − \v)";
const F: &str = r"\f(\x) = \frac{\e_^\x(\delta^2 − \phi^2 − \v − \e_^\x)}{2(\phi^2 + \v + \e_^\x)^2} − \frac{\x − \a}{\tau^2}";
const SIGMA_PRIME: &str = r"\sigma_prime = \e_^{\big_a / 2}";
const PHI_STAR: &str = r"\phi_star = \sqrt{\phi^2 + \sigma_prime^2}";
const PHI_PRIME: &str = r"\phi_prime = \frac{1}{\sqrt{\frac{1}{\phi_star^2} + \frac{1}{\v}}}";
const MU_PRIME: &str = r"\mu_prime = \mu + \phi_prime^2 \sum \g(\phi_j)(\s − \e)";
const MU: &str = r"\mu = \frac{\r − 1500}{173.7178}";
const MU_J: &str = r"\mu_j = \frac{\r_j − 1500}{173.7178}";
const PHI: &str = r"\phi = \frac{\rd}{173.7178}";
const PHI_J: &str = r"\phi_j = \frac{\rd_j}{173.7178}";
const R_PRIME: &str = r"\r_prime = 173.7178 \mu_prime + 1500";
const RD_PRIME: &str = r"\rd_prime = 173.7178 \phi_prime";

/// The id of each mistake that changes a formula, the wrong formula, and the correct one.
#[rustfmt::skip]
const FORMULAS: &[(&str, &str, &str)] = &[
    ("own-not-reduced", r"\mu = \frac{\r}{173.7178}", MU),
    ("opp-not-reduced", r"\mu_j = \frac{\r_j}{173.7178}", MU_J),
    ("opp-rating-unscaled", r"\mu_j = \r_j − 1500", MU_J),
    ("rd-unscaled", r"\phi = \rd", PHI),
    ("opp-rd-unscaled", r"\phi_j = \rd_j", PHI_J),
    ("scale-172", r"\phi = \frac{\rd}{172.7178}", PHI),
    ("scale-1731", r"\phi = \frac{\rd}{173.1718}", PHI),
    ("scale-400", r"\phi = \frac{\rd}{400}", PHI),
    ("no-1500-back", r"\r_prime = 173.7178 \mu_prime", R_PRIME),
    ("rd-back-1717", r"\rd_prime = 173.7171 \phi_prime", RD_PRIME),
    ("rd-not-back", r"\rd_prime = \phi_prime", RD_PRIME),
    ("own-rd-in-g", r"\g(\phi) = \frac{1}{\sqrt{1 + \frac{3\phi^2}{\pi^2}}}", G),
    ("both-rd-in-g", r"\g = \frac{1}{\sqrt{1 + \frac{3(\phi^2 + \phi_j^2)}{\pi^2}}}", G),
    ("own-rd-in-sums", r"\mu_prime = \mu + \phi_prime^2 \sum \g(\phi)(\s − \e)", MU_PRIME),
    ("g-squared-twice", r"\g(\phi_j) = \frac{1}{\sqrt{1 + \frac{3\phi_j^4}{\pi^2}}}", G),
    ("g-not-squared", r"\g(\phi_j) = \frac{1}{\sqrt{1 + \frac{3\phi_j}{\pi^2}}}", G),
    ("g-no-root", r"\g(\phi_j) = \frac{1}{1 + \frac{3\phi_j^2}{\pi^2}}", G),
    ("g-pi", r"\g(\phi_j) = \frac{1}{\sqrt{1 + \frac{3\phi_j^2}{\pi}}}", G),
    ("g-no-pi", r"\g(\phi_j) = \frac{1}{\sqrt{1 + 3\phi_j^2}}", G),
    ("g-no-3", r"\g(\phi_j) = \frac{1}{\sqrt{1 + \frac{\phi_j^2}{\pi^2}}}", G),
    ("g-q", r"\g(\phi_j) = \frac{1}{\sqrt{1 + \frac{3\q^2\phi_j^2}{\pi^2}}}", G),
    ("g-one", r"\g(\phi_j) = 1", G),
    ("e-base10-400", r"\e = \frac{1}{1 + 10^{−\g(\phi_j)(\mu − \mu_j) / 400}}", E),
    ("e-base10", r"\e = \frac{1}{1 + 10^{−\g(\phi_j)(\mu − \mu_j)}}", E),
    ("e-sign", r"\e = \frac{1}{1 + \exp(\g(\phi_j)(\mu − \mu_j))}", E),
    ("e-no-g", r"\e = \frac{1}{1 + \exp(−(\mu − \mu_j))}", E),
    ("own-rd-in-e", r"\e = \frac{1}{1 + \exp(−\g(\phi)(\mu − \mu_j))}", E),
    ("v-not-inverted", r"\v = \sum \g(\phi_j)^2 \e(1 − \e)", V),
    ("v-g-once", r"\v = [\sum \g(\phi_j) \e(1 − \e)]^{−1}", V),
    ("v-no-g", r"\v = [\sum \e(1 − \e)]^{−1}", V),
    ("delta-no-v", r"\delta = \sum \g(\phi_j)(\s − \e)", DELTA),
    ("delta-over-v", r"\delta = \frac{\sum \g(\phi_j)(\s − \e)}{\v}", DELTA),
    ("sums-no-g", r"\delta = \v \sum (\s − \e)", DELTA),
    ("a-ln-sigma", r"\a = \ln(\sigma)", A),
    ("ln-over-lge", r"\a = \frac{\ln(\sigma^2)}{\lg(\e_)}", A),
    ("a-log10", r"\a = \lg(\sigma^2)", A),
    ("tau-not-squared", r"\f(\x) = \frac{\e_^\x(\delta^2 − \phi^2 − \v − \e_^\x)}{2(\phi^2 + \v + \e_^\x)^2} − \frac{\x − \a}{\tau}", F),
    ("f-no-2", r"\f(\x) = \frac{\e_^\x(\delta^2 − \phi^2 − \v − \e_^\x)}{(\phi^2 + \v + \e_^\x)^2} − \frac{\x − \a}{\tau^2}", F),
    ("f-den-not-squared", r"\f(\x) = \frac{\e_^\x(\delta^2 − \phi^2 − \v − \e_^\x)}{2(\phi^2 + \v + \e_^\x)} − \frac{\x − \a}{\tau^2}", F),
    ("f-phi-not-squared", r"\f(\x) = \frac{\e_^\x(\delta^2 − \phi − \v − \e_^\x)}{2(\phi + \v + \e_^\x)^2} − \frac{\x − \a}{\tau^2}", F),
    ("f-rd-for-phi", r"\f(\x) = \frac{\e_^\x(\delta^2 − \rd^2 − \v − \e_^\x)}{2(\rd^2 + \v + \e_^\x)^2} − \frac{\x − \a}{\tau^2}", F),
    ("f-delta-not-squared", r"\f(\x) = \frac{\e_^\x(\delta − \phi^2 − \v − \e_^\x)}{2(\phi^2 + \v + \e_^\x)^2} − \frac{\x − \a}{\tau^2}", F),
    ("f-mu-for-phi", r"\f(\x) = \frac{\e_^\x(\delta^2 − \mu^2 − \v − \e_^\x)}{2(\mu^2 + \v + \e_^\x)^2} − \frac{\x − \a}{\tau^2}", F),
    ("f-no-ex", r"\f(\x) = \frac{\e_^\x(\delta^2 − \phi^2 − \v)}{2(\phi^2 + \v + \e_^\x)^2} − \frac{\x − \a}{\tau^2}", F),
    ("f-plus", r"\f(\x) = \frac{\e_^\x(\delta^2 − \phi^2 − \v − \e_^\x)}{2(\phi^2 + \v + \e_^\x)^2} + \frac{\x − \a}{\tau^2}", F),
    ("b-no-log", r"\big_b = \delta^2 − \phi^2 − \v", B),
    ("b-sigma-for-v", r"\big_b = \ln(\delta^2 − \phi^2 − \sigma)", B),
    ("b-no-v", r"\big_b = \ln(\delta^2 − \phi^2)", B),
    ("cond-sigma", r"\delta^2 > \sigma^2 + \v", r"\delta^2 > \phi^2 + \v"),
    ("b-else-missing", r"\big_b = 0", r"\big_b = \a − \k\tau"),
    ("b-search-up", r"\big_b = \a + \k\tau", r"\big_b = \a − \k\tau"),
    ("eps-wide", r"\epsilon = 0.01", r"\epsilon = 0.000001"),
    ("eps-001", r"\epsilon = 0.0001", r"\epsilon = 0.000001"),
    ("no-abs", r"\big_b − \big_a > \epsilon", r"|\big_b − \big_a| > \epsilon"),
    ("strict-2013", r"\f(\big_c) \f(\big_b) < 0", r"\f(\big_c) \f(\big_b) ≤ 0"),
    ("sigma-from-b", r"\sigma_prime = \e_^{\big_b / 2}", SIGMA_PRIME),
    ("sigma-no-half", r"\sigma_prime = \e_^\big_a", SIGMA_PRIME),
    ("sigma-half-outside", r"\sigma_prime = \frac{\e_^\big_a}{2}", SIGMA_PRIME),
    ("no-step5", r"\sigma_prime = \sigma", SIGMA_PRIME),
    ("phistar-sigma", r"\phi_star = \sqrt{\phi^2 + \sigma_prime}", PHI_STAR),
    ("idle-default-sigma", r"\phi_star = \sqrt{\phi^2 + 0.06^2}", PHI_STAR),
    ("phistar-old", r"\phi_star = \sqrt{\phi^2 + \sigma^2}", PHI_STAR),
    ("no-step6", r"\phi_star = \phi", PHI_STAR),
    ("phistar-sigma-scaled", r"\phi_star = \sqrt{\phi^2 + (\frac{\sigma_prime}{173.7178})^2}", PHI_STAR),
    ("phistar-no-root", r"\phi_star = \phi^2 + \sigma_prime^2", PHI_STAR),
    ("inflate-first", r"\phi = \sqrt{(\frac{\rd}{173.7178})^2 + \sigma^2}", PHI),
    ("inflate-twice", r"\phi = \sqrt{(\frac{\rd}{173.7178})^2 + 2\sigma^2}", PHI),
    ("inflate-three-times", r"\phi = \sqrt{(\frac{\rd}{173.7178})^2 + 3\sigma^2}", PHI),
    ("twice-phi", r"\phi_star = \sqrt{\frac{1}{\frac{1}{\phi^2} + \frac{1}{\v}} + \sigma_prime^2}", PHI_STAR),
    ("phi-q", r"\phi_star = \sqrt{\frac{1}{\frac{1}{\phi^2} + \frac{\q^2}{\v}} + \sigma_prime^2}", PHI_STAR),
    ("phi1-no-root", r"\phi_prime = \frac{1}{\frac{1}{\phi_star^2} + \frac{1}{\v}}", PHI_PRIME),
    ("phi1-v", r"\phi_prime = \frac{1}{\sqrt{\frac{1}{\phi_star^2} + \v}}", PHI_PRIME),
    ("mu1-phistar", r"\mu_prime = \mu + \phi_star^2 \sum \g(\phi_j)(\s − \e)", MU_PRIME),
    ("mu1-phi", r"\mu_prime = \mu + \phi^2 \sum \g(\phi_j)(\s − \e)", MU_PRIME),
    ("mu1-old-phi", r"\mu_prime = \mu + \frac{1}{\frac{1}{\phi^2} + \frac{1}{\v}} \sum \g(\phi_j)(\s − \e)", MU_PRIME),
    ("mu1-not-squared", r"\mu_prime = \mu + \phi_prime \sum \g(\phi_j)(\s − \e)", MU_PRIME),
    ("mu1-delta", r"\mu_prime = \mu + \phi_prime^2 \delta", MU_PRIME),
    ("mu1-delta-all", r"\mu_prime = \mu + \delta", MU_PRIME),
    ("mu1-sqrt-v", r"\mu_prime = \mu + \phi_prime^2 \frac{\delta}{\sqrt{\v}}", MU_PRIME),
    ("mu1-no-g", r"\mu_prime = \mu + \phi_prime^2 \sum (\s − \e)", MU_PRIME),
    ("mu1-average", r"\mu_prime = \mu + \phi_prime^2 \frac{\sum \g(\phi_j)(\s − \e)}{\m}", MU_PRIME),
    ("rd-from-phistar", r"\rd_prime = 173.7178 \phi_star", RD_PRIME),
];

/// Returns the formula with a mistake and the correct one, or `None` if the mistake is not in a formula.
#[must_use]
pub fn formulas(id: &str) -> Option<[Math; 2]> {
    let &(_, wrong, right) = FORMULAS.iter().find(|(of, ..)| *of == id)?;
    Some([letters(wrong), letters(right)])
}

/// Returns the ids of all mistakes that change a formula.
pub fn ids() -> impl Iterator<Item = &'static str> {
    FORMULAS.iter().map(|(id, ..)| *id)
}
