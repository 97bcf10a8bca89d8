/// A root of a function that falls, found by Newton's steps kept inside a shrinking bracket.
enum MonotoneRoot {
  /// The input between start and limit where the function falls through 0; nil if it never does.
  ///
  /// The function gives its height and slope, need not be finite at the ends, and falls throughout.
  /// It is right to the last digits that the height's rounding leaves.
  static func falling(
    from start: Double, step: Double, limit: Double = .infinity,
    _ function: (Double) -> (height: Double, slope: Double)
  ) -> Double? {
    guard step > 0 else { return nil }
    var lower = start
    var upper = min(start + step, limit)
    var width = step
    while upper < limit, function(upper).height > 0 {
      lower = upper
      width *= 2
      upper = min(lower + width, limit)
      guard upper.isFinite else { return nil }
    }
    var time = (lower + upper) / 2
    for _ in 0..<200 {
      let (height, slope) = function(time)
      if height == 0 { return time }
      if height > 0 { lower = time } else { upper = time }
      let newton = time - height / slope
      let next = newton > lower && newton < upper ? newton : (lower + upper) / 2
      if next == time || abs(next - time) <= time.ulp { return next }
      time = next
    }
    return time
  }
}
