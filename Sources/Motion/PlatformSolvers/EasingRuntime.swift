/// An easing runtime is an animation library that finds the values of Béziers with its own solver.
///
/// None finds the time of a value exactly. How far off each may be follows from its source; the tests
/// hold the bounds against the code of each solver, for 10,000 random curves.
package enum EasingRuntime: CaseIterable, Sendable {
  /// `packages/motion-utils/src/easing/cubic-bezier.ts`, Motion 12 and 13.
  case motion
  /// `packages/react-native-reanimated/src/Bezier.ts`, Reanimated 3 and 4; React Native has the same.
  case reanimated
  /// `packages/flutter/lib/src/animation/curves.dart`, `Cubic`, Flutter 1 to 3.
  case flutter
  /// androidx `compose/ui/ui-graphics/…/Bezier.kt`, `findFirstCubicRoot`, 1.7 and later.
  case compose
  /// AOSP `core/java/android/view/animation/PathInterpolator.java`, Android 5 and later.
  case android

  /// How far the runtime is off a Bézier at most, and where; an upper bound.
  package func largestDifference(from curve: CubicBezier) -> LargestDifference {
    if self == .android { return FlattenedPath(curve).largestDifference }
    let graph = CurveGraph(CurveEvaluator(curve))
    let found = tolerance(curve.x)
    let speed = curve.y.steepest
    var worst = graph.largestChange(within: found.time)
    // However wrong the time is, a value of the curve is shown.
    let most = graph.largestChange(within: 1).error
    let input = worst.error > found.parameter * speed.slope ? worst.input : curve.x.value(speed.at)
    worst.add(found.parameter * speed.slope)
    return LargestDifference(min(worst.error, most), at: input)
  }

  /// How far off the time, and besides the Bézier's parameter, may be that the runtime finds.
  private func tolerance(_ x: UnitCubic) -> (time: Double, parameter: Double) {
    switch self {
    // It halves until the time is found to 1e-7, or twelve times.
    case .motion: (1e-7, 1.0 / 4096)
    case .reanimated: (x.errorOfNewton, 0)
    // It halves until the time is found to .001.
    case .flutter: (0.001, 0)
    // It solves in closed form and in single precision.
    case .compose: (1.2e-7, x.errorOfClosedForm)
    case .android: (0, 0)
    }
  }
}

extension Cubic {
  /// Where the polynomial changes fastest, and how fast.
  fileprivate var steepest: (at: Double, slope: Double) {
    let bend = a == 0 ? 0 : min(max(-b / (3 * a), 0), 1)
    return [0, 1, bend].map { ($0, abs(derivative($0))) }.max { $0.1 < $1.1 } ?? (0, 0)
  }
}

extension UnitCubic {
  /// How far off the parameter may be that Compose finds.
  ///
  /// The less the time is a cubic of the parameter, the larger the numbers are whose difference the root
  /// is, and with them their roundings. If the time is even, the roots of that are not taken.
  fileprivate var errorOfClosedForm: Double {
    if max(abs(a), abs(b)) < 1e-9 { return 6e-7 }
    return 6e-7 + 2.5e-6 * abs(b / (3 * a)) + 6e-7 / abs(a).squareRoot()
  }

  /// How far off the time may be that Reanimated finds.
  ///
  /// It takes four of Newton's steps from a table of eleven values, or halves ten times where the curve
  /// is nearly vertical. That is as good as exact, unless x hardly grows somewhere.
  fileprivate var errorOfNewton: Double {
    func growth(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    let least = 0.05
    let bend = a > 0 ? -b / (3 * a) : 0
    if bend > 0, bend < 1, growth(bend) < min(least, growth(0), growth(1)) { return 5e-3 }
    // At an end it depends on how soon x grows again: as much as the other control point is away.
    let (first, second) = (c / 3, (b + 2 * c) / 3)
    let ways = [(growth(0), second), (growth(1), 1 - first)].filter { $0.0 < least }.map(\.1)
    return ways.map { $0 < 0.05 ? 1.2e-4 : 1e-5 + 8e-5 * $0 }.max() ?? 1e-10
  }
}
