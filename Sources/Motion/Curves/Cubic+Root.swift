extension Cubic {
  /// Returns where a function that grows between two numbers crosses zero.
  ///
  /// Newton's steps while they stay inside and at least halve, halving otherwise; so it ends for
  /// multiple roots too, after at most 200 evaluations.
  static func root(
    from start: Double, to end: Double, _ function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var (low, high) = (start, end)
    var at = low + (high - low) / 2
    var lastStep = high - low
    for _ in 0..<200 {
      let (value, slope) = function(at)
      if value == 0 { return at }
      if value < 0 { low = at } else { high = at }
      let next = at - value / slope
      if next >= low, next <= high, abs(next - at) <= lastStep / 2 {
        lastStep = abs(next - at)
        if lastStep <= abs(at) * 1e-16 { return next }
        at = next
      } else {
        lastStep = high - low
        let middle = low + lastStep / 2
        // Nothing lies between neighbouring numbers.
        if middle <= low || middle >= high { return at }
        at = middle
      }
    }
    return at
  }
}
