/// A hill search finds where the size of a function is largest over a span, if only its values are
/// known.
///
/// It looks at even steps and at several inputs between every two marks, then climbs each hill that
/// could be the highest. Hills narrower than the distance of two looks may be missed, unless marks
/// say where they are. Marks are where the function may have a corner or jump; they are approached
/// from both sides, as the ends are from within.
package struct HillSearch: Sendable {
  /// How high it is.
  package private(set) var height = 0.0
  /// Where it is.
  package private(set) var input: Double

  /// Looks for the largest size of a function.
  ///
  /// - Parameters:
  ///   - marks: In any order; those outside of the span are left out.
  ///   - steps: How many looks there are in all, at least.
  ///   - edge: How near marks and ends are approached, as a fraction of the span.
  package init(
    over span: ClosedRange<Double> = 0...1, marks: [Double] = [], steps: Int, edge: Double = 1e-9,
    _ function: (Double) -> Double
  ) {
    let (start, end) = (span.lowerBound, span.upperBound)
    let width = end - start
    input = start
    guard width > 0, width.isFinite else {
      height = abs(function(start))
      return
    }
    let edge = width * edge
    let inner = marks.filter { $0 > start + edge * 4 && $0 < end - edge * 4 }.sorted()
    var cuts = [start]
    for mark in inner where mark > cuts[cuts.count - 1] + edge * 4 { cuts.append(mark) }
    cuts.append(end)
    var hills: [(low: Double, high: Double, height: Double)] = []
    for (low, high) in zip(cuts, cuts.dropFirst()) {
      let count = max(Int(Double(steps) * (high - low) / width), 6)
      let (first, last) = (low + edge, high - edge)
      let inputs = (0...count).map { first + (last - first) * Double($0) / Double(count) }
      let heights = inputs.map { abs(function($0)) }
      for index in inputs.indices {
        if heights[index] > height { (height, input) = (heights[index], inputs[index]) }
        let (before, after) = (max(index - 1, 0), min(index + 1, count))
        if heights[index] >= heights[before], heights[index] >= heights[after], heights[index] > 0 {
          hills.append((inputs[before], inputs[after], heights[index]))
        }
      }
    }
    // A hill that is looked at six times is seen to seven eighths at least.
    for hill in hills.sorted(by: { $0.height > $1.height }).prefix(64)
    where hill.height >= height * 0.85 {
      let top = Self.top(hill.low...hill.high) { abs(function($0)) }
      if top.height > height { (height, input) = (top.height, top.input) }
    }
  }

  /// The top of a hill, by golden sections.
  static func top(
    _ span: ClosedRange<Double>, _ height: (Double) -> Double
  ) -> (input: Double, height: Double) {
    let lowest = GoldenSection.lowest(in: span, steps: 32) { -height($0) }
    return (lowest.input, -lowest.height)
  }
}
