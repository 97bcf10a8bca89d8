/// A maximum search finds where the size of a function is largest over a span, if only its values are
/// known.
///
/// It looks at even steps and at several inputs between every two marks, and again between two looks
/// as long as what the function is made of changes there by much; then it climbs each hill that could
/// be the highest. Hills narrower than the distance of two looks may be missed, unless marks say
/// where they are. Marks are where the function may have a corner or jump; they are approached from
/// both sides, as the ends are from within.
package struct MaximumSearch: Sendable {
  /// How high it is.
  package private(set) var height = 0.0
  /// Where it is.
  package private(set) var input: Double

  /// A look is what is seen at an input.
  package struct Look: Sendable {
    var height: Double
    var way: [Double]

    /// Makes a look.
    ///
    /// - Parameters:
    ///   - value: The function's value.
    ///   - way: What the function is made of, each number as a fraction of how far it goes.
    package init(_ value: Double, way: [Double]) { (height, self.way) = (abs(value), way) }
  }

  /// Between two looks each number may change by this much.
  private static let stride = 1.0 / 64
  /// How many looks are enough, whatever changes between two of them.
  private static let most = 65_536

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
    self.init(over: span, marks: marks, steps: steps, edge: edge) { Look(function($0), way: []) }
  }

  /// Looks for the largest size of a function, of which each look also tells what it is made of.
  package init(
    over span: ClosedRange<Double> = 0...1, marks: [Double] = [], steps: Int, edge: Double = 1e-9,
    looks: (Double) -> Look
  ) {
    let (start, end) = (span.lowerBound, span.upperBound)
    let width = end - start
    input = start
    guard width > 0, width.isFinite else {
      height = looks(start).height
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
      let seen = Self.seen(from: low + edge, to: high - edge, count, looks)
      for (index, one) in seen.enumerated() {
        if one.height > height { (height, input) = (one.height, one.input) }
        let (before, after) = (seen[max(index - 1, 0)], seen[min(index + 1, seen.count - 1)])
        if one.height >= before.height, one.height >= after.height, one.height > 0 {
          hills.append((before.input, after.input, one.height))
        }
      }
    }
    // A hill that is looked at six times is seen to seven eighths at least.
    for hill in hills.sorted(by: { $0.height > $1.height }).prefix(64)
    where hill.height >= height * 0.85 {
      let top = Self.top(hill.low...hill.high) { looks($0).height }
      if top.height > height { (height, input) = (top.height, top.input) }
    }
  }

  /// What is seen at even steps, and wherever it changes by much between two of them.
  private static func seen(
    from first: Double, to last: Double, _ count: Int, _ looks: (Double) -> Look
  ) -> [(input: Double, height: Double)] {
    var seen: [(input: Double, height: Double)] = []
    var from = (input: first, look: looks(first))
    seen.append((first, from.look.height))
    let least = (last - first) / Double(count) / Double(1 << 20)
    for step in 1...count {
      let input = first + (last - first) * Double(step) / Double(count)
      var ahead = [(input: input, look: looks(input))]
      while let to = ahead.last {
        let change = zip(from.look.way, to.look.way).reduce(0) { max($0, abs($1.0 - $1.1)) }
        if change > stride, to.input - from.input > least, seen.count < most {
          let middle = from.input + (to.input - from.input) / 2
          ahead.append((middle, looks(middle)))
        } else {
          seen.append((to.input, to.look.height))
          from = to
          ahead.removeLast()
        }
      }
    }
    return seen
  }

  /// The top of a hill, by golden sections.
  static func top(
    _ span: ClosedRange<Double>, _ height: (Double) -> Double
  ) -> (input: Double, height: Double) {
    let lowest = GoldenSection.lowest(in: span, steps: 32) { -height($0) }
    return (lowest.input, -lowest.height)
  }
}
