import RuntimeQuartzCore

public struct UnitCurve: Sendable, Hashable {
  private enum Shape: Hashable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circularIn, circularOut, circularInOut
  }

  private let shape: Shape
  private let isInverse: Bool
  /// The control points; nil if it isn't a Bézier curve.
  var controlPoints: (UnitPoint, UnitPoint)? {
    if case .bezier(let start, let end) = shape, !isInverse { (start, end) } else { nil }
  }

  private init(_ shape: Shape, isInverse: Bool = false) {
    (self.shape, self.isInverse) = (shape, isInverse)
  }

  // Source: UnitCurve, "bezier(startControlPoint:endControlPoint:)": only x is clamped to 0…1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    let points = [startControlPoint, endControlPoint].map {
      UnitPoint(x: min(max($0.x, 0), 1), y: $0.y)
    }
    return UnitCurve(.bezier(points[0], points[1]))
  }

  // Source: the control points that the documentation of each of them names.
  public static let easeInOut = UnitCurve(.bezier(.init(x: 0.42, y: 0), .init(x: 0.58, y: 1)))
  public static let easeIn = UnitCurve(.bezier(.init(x: 0.42, y: 0), .init(x: 1, y: 1)))
  public static let easeOut = UnitCurve(.bezier(.init(x: 0, y: 0), .init(x: 0.58, y: 1)))
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)
  public static let linear = UnitCurve(.linear)

  // Source: UnitCurve, "inverse": swaps the x and y components.
  public var inverse: UnitCurve { UnitCurve(shape, isInverse: !isInverse) }

  // Source: UnitCurve, "value(at:)": the progress is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? Self.solve(progress, forward) : forward(progress)
  }

  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? 1 / slope(Self.solve(progress, forward)) : slope(progress)
  }

  private func forward(_ progress: Double) -> Double {
    switch shape {
    case .linear: return progress
    case .circularIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularOut: return (1 - (progress - 1) * (progress - 1)).squareRoot()
    case .circularInOut:
      let half = 2 * progress
      return half < 1
        ? (1 - (1 - half * half).squareRoot()) / 2
        : (1 + (1 - (half - 2) * (half - 2)).squareRoot()) / 2
    case .bezier(let start, let end):
      if progress == 0 || progress == 1 { return progress }
      let part = Self.solve(progress) { Self.bezier($0, start.x, end.x) }
      return Self.bezier(part, start.y, end.y)
    }
  }

  private func slope(_ progress: Double) -> Double {
    switch shape {
    case .linear: return 1
    case .circularIn: return progress / (1 - progress * progress).squareRoot()
    case .circularOut: return (1 - progress) / (1 - (progress - 1) * (progress - 1)).squareRoot()
    case .circularInOut:
      let way = progress < 0.5 ? 2 * progress : 2 - 2 * progress
      return way / (1 - way * way).squareRoot()
    case .bezier(let start, let end):
      let part = Self.solve(progress) { Self.bezier($0, start.x, end.x) }
      // At an end with a control point in its place, the limit is taken from just inside.
      let inside = min(max(part, 1e-9), 1 - 1e-9)
      return Self.slope(inside, start.y, end.y) / Self.slope(inside, start.x, end.x)
    }
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let left = 1 - t
    return 3 * left * left * t * first + 3 * left * t * t * second + t * t * t
  }

  private static func slope(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let left = 1 - t
    return 3 * left * left * first + 6 * left * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// Where a rising function has a value, to the last bits.
  private static func solve(_ value: Double, _ function: (Double) -> Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
