import Motion

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A set of Béziers that are measured together, and the inputs that they are solved for.
struct CurveSet {
  let name: String
  let curves: [CubicBezier]
  let inputs: [Double]

  private init(_ name: String, _ curves: [CubicBezier], inputs count: Int) {
    (self.name, self.curves) = (name, curves)
    inputs = (0..<count).map { _ in drand48() }
  }

  /// How many values are found in a round.
  var solves: Int { curves.count * inputs.count }

  /// The sets: what people use, what is hard, and random curves; the same in every run.
  static func all() -> [CurveSet] {
    srand48(20_181_107)
    return [
      CurveSet("named", NamedCurve.allCases.map(CubicBezier.init), inputs: 1024),
      CurveSet("Material, Carbon", curves(vocabularies), inputs: 1024),
      CurveSet("back", curves(back), inputs: 1024),
      CurveSet("steep", curves(steep), inputs: 1024),
      CurveSet(
        "random",
        curves(
          (0..<1000).map { _ in [drand48(), drand48() * 3 - 1, drand48(), drand48() * 3 - 1] }),
        inputs: 16),
    ]
  }

  private static func curves(_ points: [[Double]]) -> [CubicBezier] {
    points.compactMap { try? CubicBezier(x1: $0[0], y1: $0[1], x2: $0[2], y2: $0[3]) }
  }

  private static let vocabularies = [
    [0.2, 0, 0, 1], [0.3, 0, 1, 1], [0, 0, 0, 1], [0.4, 0, 0.2, 1], [0, 0, 0.2, 1],
    [0.4, 0, 1, 1], [0.05, 0.7, 0.1, 1], [0.3, 0, 0.8, 0.15], [0.2, 0, 0.38, 0.9],
    [0.4, 0.14, 0.3, 1], [0, 0, 0.38, 0.9], [0, 0, 0.3, 1], [0.2, 0, 1, 0.9], [0.4, 0.14, 1, 1],
  ]
  private static let back = [
    [0.36, 0, 0.66, -0.56], [0.34, 1.56, 0.64, 1], [0.68, -0.6, 0.32, 1.6],
    [0.175, 0.885, 0.32, 1.275], [0.6, -0.28, 0.735, 0.045],
  ]
  /// Vertical in the middle, or nearly; the first has a triple root.
  private static let steep = [
    [1, 0, 0, 1], [0.5, 1, 0.5, 0], [0.9, 0.1, 0.1, 0.9], [0.999, 0, 0.001, 1], [0, 1, 0, 1],
    [1, 0, 1, 0],
  ]
}
