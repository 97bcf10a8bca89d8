import Motion
import Presets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A well-known curve is a curve of CSS or Penner's equations that people know by its name.
struct WellKnownCurve {
  /// Whose curve it is.
  let shown: String
  /// Its CSS keyword; nil if CSS has no such curve.
  let css: String?
  private let shapes: [@Sendable (Double) -> Double]

  /// How far a curve may be from all shapes of its name: libraries round and approximate.
  static let tolerance = 0.05

  /// Returns the well-known curve of a name such as `ease-in`, `ease-in-quad` or `quad-in`.
  init?(named name: String) {
    if let points = Self.css[name] {
      shown = "CSS's"
      css = name
      shapes = [Self.bezier(points)]
      return
    }
    let words = name.split(separator: "-").map(String.init).filter { $0 != "ease" }
    guard let family = words.first(where: { Self.equations[$0] != nil }),
      let equation = Self.equations[family], let customary = Self.customary[family]
    else { return nil }
    let ends = words.filter { $0 != family }.joined(separator: "-")
    switch ends {
    case "in": shapes = [equation, Self.bezier(customary.in)]
    case "out": shapes = [{ 1 - equation(1 - $0) }, Self.bezier(customary.out)]
    case "in-out":
      shapes = [
        { $0 < 0.5 ? equation(2 * $0) / 2 : 1 - equation(2 - 2 * $0) / 2 },
        Self.bezier(customary.inOut),
      ]
    default: return nil
    }
    shown = "Penner's"
    css = nil
  }

  /// Returns the largest difference of a curve from the nearest shape of the name, at an extremum.
  func difference(from curve: CurveEvaluator) -> Double {
    shapes.map { shape in
      LargestGap(
        until: 1, breaks: curve.breaks + [0.5], steps: 128, of: { curve.value(at: $0) }, and: shape
      ).height
    }.min() ?? 0
  }

  private static func bezier(_ points: Points) -> @Sendable (Double) -> Double {
    let shape = Curve.Shape.cubicBezier(x1: points.0, y1: points.1, x2: points.2, y2: points.3)
    guard let curve = try? CurveEvaluator(shape) else { return { $0 } }
    return { curve.value(at: $0) }
  }

  /// CSS Easing Functions 2, section 2.2.
  private static let css: [String: Points] = [
    "linear": (0, 0, 1, 1), "ease": (0.25, 0.1, 0.25, 1), "ease-in": (0.42, 0, 1, 1),
    "ease-out": (0, 0, 0.58, 1), "ease-in-out": (0.42, 0, 0.58, 1),
  ]

  private typealias Points = (Double, Double, Double, Double)

  /// The single Béziers that customarily stand for the equations; some are 0.18 off.
  private static let customary: [String: (in: Points, out: Points, inOut: Points)] = [
    "sine": ((0.47, 0, 0.745, 0.715), (0.39, 0.575, 0.565, 1), (0.445, 0.05, 0.55, 0.95)),
    "quad": ((0.55, 0.085, 0.68, 0.53), (0.25, 0.46, 0.45, 0.94), (0.455, 0.03, 0.515, 0.955)),
    "cubic": ((0.55, 0.055, 0.675, 0.19), (0.215, 0.61, 0.355, 1), (0.645, 0.045, 0.355, 1)),
    "quart": ((0.895, 0.03, 0.685, 0.22), (0.165, 0.84, 0.44, 1), (0.77, 0, 0.175, 1)),
    "quint": ((0.755, 0.05, 0.855, 0.06), (0.23, 1, 0.32, 1), (0.86, 0, 0.07, 1)),
    "expo": ((0.95, 0.05, 0.795, 0.035), (0.19, 1, 0.22, 1), (1, 0, 0, 1)),
    "circ": ((0.6, 0.04, 0.98, 0.335), (0.075, 0.82, 0.165, 1), (0.785, 0.135, 0.15, 0.86)),
    "back": ((0.6, -0.28, 0.735, 0.045), (0.175, 0.885, 0.32, 1.275), (0.68, -0.55, 0.265, 1.55)),
  ]

  /// Penner's equations, for the way in.
  private static let equations: [String: @Sendable (Double) -> Double] = [
    "sine": { 1 - cos($0 * .pi / 2) }, "quad": { $0 * $0 }, "cubic": { $0 * $0 * $0 },
    "quart": { pow($0, 4) }, "quint": { pow($0, 5) },
    "expo": { $0 <= 0 ? 0 : pow(2, 10 * ($0 - 1)) },
    "circ": { 1 - max(0, 1 - $0 * $0).squareRoot() },
    "back": { $0 * $0 * (2.70158 * $0 - 1.70158) },
  ]
}
