//! Sorting.

/// The indices of numbers in ascending order; equal numbers stay in the order in which they are.
///
/// There is one such function, because each instance of the standard library's sort is some kilobytes of the page.
pub(crate) fn ascending(numbers: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_unstable_by(|&i, &j| numbers[i].total_cmp(&numbers[j]).then(i.cmp(&j)));
    order
}
