import Motion

/// A CSS track is one property of one target over the fraction of a run.
struct CSSTrack {
  /// What it moves, by the author's name.
  var target: String?
  /// The property, as a key path.
  var property: String
  /// What it is in CSS.
  var css: CSSProperty
  /// The value at a fraction of the run.
  var point: (Double) -> MotionPoint
  /// Shares at which keyframes are wanted.
  var breaks: [Double] = []
  /// Timings that may be those of segments.
  var timings: [Timing] = []
  /// Whether values are added to what the property has.
  var isAdditive = false
  /// Whether it begins at a current value that is no number, of which nothing is known.
  var beginsUnknown = false

  /// The components at a fraction.
  func sums(at fraction: Double, _ run: CSSRun) -> [CSSLinearExpression] {
    let point = point(fraction)
    let own = Self.components(point.value)
    return own.indices.map { index in
      var sum = CSSLinearExpression(own[index])
      sum.amounts = run.measures.all.map { _ in 0 }
      for term in point.terms {
        let parts = Self.components(term.value)
        guard index < parts.count else { continue }
        if term.measure == CSSRun.current {
          sum.current += parts[index]
        } else if let place = run.measures.all.firstIndex(of: term.measure) {
          sum.amounts[place] += parts[index]
        }
      }
      return sum
    }
  }

  static func components(_ value: AnimatedValue?) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .vector(let parts): parts
    case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .boolean(let flag): [flag ? 1 : 0]
    case .string, nil: []
    }
  }
}
