#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Easing formulas are functions of time that tools give numbers to.
package enum EasingFormula {
  /// Steps back by `s` first: t²((s + 1)t − s), whose Bézier is exact.
  package static func back(_ s: Double, _ way: String) -> Curve.Shape? {
    let down = -s / 3
    switch way {
    case "in": return .cubicBezier(x1: 1.0 / 3, y1: 0, x2: 2.0 / 3, y2: down)
    case "out": return .cubicBezier(x1: 1.0 / 3, y1: 1 - down, x2: 2.0 / 3, y2: 1)
    case "in-out":
      let (low, high) = (down / 2, 1 - down / 2)
      let path =
        "M 0,0 C \(1.0 / 6),0 \(1.0 / 3),\(low) 0.5,0.5 C \(2.0 / 3),\(high) \(5.0 / 6),1 1,1"
      return (try? PathData(path)).map(Curve.Shape.path)
    default: return nil
    }
  }

  /// A power of time, `t^p`.
  package static func power(_ p: Double, _ way: String) -> Curve.Shape? {
    guard p > 0 else { return nil }
    return linear(way) { pow($0, p) }
  }

  /// Swings, as GSAP has it.
  package static func elastic(_ amplitude: Double, _ period: Double, _ way: String) -> Curve.Shape?
  {
    guard period > 0, amplitude > 0 else { return nil }
    let a = max(amplitude, 1)
    let period = amplitude < 1 ? period / amplitude : period
    let shift = period / (2 * .pi) * asin(1 / a)
    return linear(way) { t in
      let p = 1 - t
      return 1 - (a * exp2(-10 * p) * sin((p - shift) * 2 * .pi / period) + 1)
    }
  }

  /// The exponential of d3, which begins at 0 and ends at 1.
  package static func d3Exponential(_ way: String) -> Curve.Shape? {
    linear(way) { (exp2(-10 * (1 - $0)) - 0.0009765625) * 1.0009775171065494 }
  }

  /// The elastic of d3 with amplitude 1 and period .3, in all directions.
  package static func d3Elastic(_ way: String) -> Curve.Shape? {
    let period = 0.3 / (2 * Double.pi)
    let shift = asin(1.0) * period
    func fall(_ t: Double) -> Double { (exp2(-10 * t) - 0.0009765625) * 1.0009775171065494 }
    return linear(way) { t in
      let s = t - 1
      return fall(-s) * sin((shift - s) / period)
    }
  }

  /// How many straight pieces stand for a function.
  package static let pieces = 512

  /// Returns a function as straight pieces, turned about for the way it is used.
  private static func linear(_ way: String, _ f: (Double) -> Double) -> Curve.Shape? {
    func value(_ t: Double) -> Double {
      switch way {
      case "in": f(t)
      case "out": 1 - f(1 - t)
      case "in-out": t < 0.5 ? f(2 * t) / 2 : 1 - f(2 - 2 * t) / 2
      default: t < 0.5 ? (1 - f(1 - 2 * t)) / 2 : (1 + f(2 * t - 1)) / 2
      }
    }
    let stops = (0...pieces).map { index in
      let t = Double(index) / Double(pieces)
      return Curve.Stop(input: t, output: (value(t) * 1e6).rounded() / 1e6)
    }
    return stops.allSatisfy(\.output.isFinite) ? .linear(stops) : nil
  }
}
