import Motion

/// Milliseconds are how many formats give times.
enum Milliseconds {
  /// Returns a time in whole milliseconds, and what rounding it costs.
  ///
  /// - Throws: ``Unsupported`` where 32 bits do not hold it.
  static func whole(_ seconds: Double) throws(Unsupported) -> (time: Int32, fidelity: Fidelity) {
    let time = (seconds * 1000).rounded()
    guard let whole = Int32(exactly: time) else {
      throw Unsupported(.size, "a time of \(CodeText.number(seconds)) s is too long for 32 bits")
    }
    if abs(seconds * 1000 - time) < 1e-6 { return (whole, .exact) }
    let note = "\(CodeText.number(seconds)) s is rounded to whole milliseconds"
    return (whole, .approximate(nil, notes: [note]))
  }

  /// Returns a time in milliseconds without the noise of multiplying.
  static func text(_ seconds: Double) -> String {
    let time = (seconds * 1e9).rounded() / 1e6
    return CodeText.number(time.isFinite ? time : seconds * 1000)
  }
}

extension Curve.Jump {
  /// Where stairs begin, 1 where they jump at the start, and how often they jump.
  func figures(of count: Int) -> (first: Int, jumps: Int) {
    switch self {
    case .start: (1, count)
    case .end: (0, count)
    case .both: (1, count + 1)
    case .none: (0, count - 1)
    }
  }
}

extension Measure.Expression {
  /// The numbers in it.
  var numbers: [Double] {
    switch self {
    case .number(let value): [value]
    case .symbol: []
    case .negated(let inner): inner.numbers
    case .operation(_, let left, let right): left.numbers + right.numbers
    }
  }
}
