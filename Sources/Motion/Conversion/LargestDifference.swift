/// The largest difference of two functions over a span, and where it is.
///
/// The span is looked at in even steps; about every step that could hold the largest difference the
/// hill is then climbed, so what is found is an extremum, not a sample. Hills narrower than a step
/// may be missed.
struct LargestDifference {
  /// The difference.
  private(set) var error = 0.0
  /// Where it is.
  private(set) var input: Double

  /// Looks for the largest difference.
  ///
  /// - Parameter corners: Where the functions have kinks, which may be the tops of sharp hills.
  init(
    over span: ClosedRange<Double> = 0...1, steps: Int = 4096, corners: [Double] = [],
    _ difference: (Double) -> Double
  ) {
    let width = (span.upperBound - span.lowerBound) / Double(steps)
    func input(_ step: Int) -> Double {
      step == steps ? span.upperBound : span.lowerBound + width * Double(step)
    }
    let heights = (0...steps).map { abs(difference(input($0))) }
    self.input = span.lowerBound
    for step in heights.indices where heights[step] > error {
      (error, self.input) = (heights[step], input(step))
    }
    for corner in corners where span.contains(corner) {
      let height = abs(difference(corner))
      if height > error { (error, self.input) = (height, corner) }
    }
    let worth = error * 0.99
    for step in heights.indices where heights[step] >= worth {
      let hill = Self.top(input(max(step - 1, 0))...input(min(step + 1, steps))) {
        abs(difference($0))
      }
      if hill.height > error { (error, self.input) = (hill.height, hill.input) }
    }
  }

  /// The top of a hill, by golden sections.
  static func top(
    _ span: ClosedRange<Double>, _ height: (Double) -> Double
  ) -> (input: Double, height: Double) {
    let lowest = GoldenSection.lowest(in: span, steps: 40) { -height($0) }
    return (lowest.input, -lowest.height)
  }
}
