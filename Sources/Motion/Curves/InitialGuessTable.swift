/// A guess table says where to begin to look for a parameter: a series for each of equal spans of
/// the value.
struct InitialGuessTable: Sendable {
  private let series: [UnitCubic.Series]

  private static let spans = 32

  init(_ x: UnitCubic) {
    let span = 1 / Double(Self.spans)
    series = withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.spans) { parameters in
      x.fill(parameters, from: span / 2, by: span)
      return parameters.map { UnitCubic.Series(x, at: $0) }
    }
  }

  /// Returns the parameter at which a polynomial, the one the table was made of, has a value
  /// between 0 and 1.
  @inline(__always)
  func parameter(of x: UnitCubic, at value: Double) -> Double {
    let fraction = value * Double(Self.spans)
    let index = Int(fraction)
    let entry = series[index]
    let way = (fraction - Double(index) - 0.5) * (1 / Double(Self.spans))
    let guess = entry.parameter(way)
    if entry.isTame(0.5 / Double(Self.spans)) {
      return guess + x.step(from: guess, to: value).length
    }
    return x.parameter(at: value, near: guess)
  }
}
