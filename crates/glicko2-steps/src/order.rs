//! Sorting of numbers, as standings need it.

/// Returns the indices of numbers in ascending order. Equal numbers keep their order.
///
/// All sorting uses this function, because each instance of the standard library's sort adds some kilobytes to the
/// page.
#[must_use]
pub fn ascending(numbers: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_unstable_by(|&i, &j| numbers[i].total_cmp(&numbers[j]).then(i.cmp(&j)));
    order
}
