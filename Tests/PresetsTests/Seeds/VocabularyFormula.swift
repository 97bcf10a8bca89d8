import Foundation

/// A formula of the fixture, written apart from what made the presets: a base, and a direction.
struct VocabularyFormula {
  private let evaluate: @Sendable (Double) -> Double

  /// Reads a text such as `quad in-out` or `power(1.68) out`.
  init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, let base = Self.base(words[0]) else { return nil }
    switch words[1] {
    case "in": evaluate = base
    case "out": evaluate = { 1 - base(1 - $0) }
    case "in-out": evaluate = { $0 < 0.5 ? base(2 * $0) / 2 : 1 - base(2 - 2 * $0) / 2 }
    case "out-in": evaluate = { $0 < 0.5 ? (1 - base(1 - 2 * $0)) / 2 : (1 + base(2 * $0 - 1)) / 2 }
    default: return nil
    }
  }

  func callAsFunction(_ time: Double) -> Double { evaluate(time) }

  /// The base, which eases in.
  private static func base(_ text: String) -> (@Sendable (Double) -> Double)? {
    let parts = text.split { "()".contains($0) }
    let number = parts.count > 1 ? Double(parts[1]) : nil
    switch (parts[0], number) {
    case ("quad", nil): return { $0 * $0 }
    case ("cubic", nil): return { $0 * $0 * $0 }
    case ("quart", nil): return { pow($0, 4) }
    case ("quint", nil): return { pow($0, 5) }
    case ("power", let power?): return { pow($0, power) }
    case ("sine", nil): return { 1 - cos($0 * .pi / 2) }
    case ("circ", nil): return { 1 - (1 - $0 * $0).squareRoot() }
    case ("expo", nil): return { $0 == 0 ? 0 : pow(2, 10 * $0 - 10) }
    case ("back", _):
      let step = number ?? 1.70158
      return { $0 * $0 * ((step + 1) * $0 - step) }
    case ("elastic", let period?):
      return {
        $0 == 0 || $0 == 1
          ? $0 : -pow(2, 10 * ($0 - 1)) * sin((1 - $0 - period / 4) * 2 * .pi / period)
      }
    case ("bounce", nil): return { 1 - bounce(1 - $0) }
    case ("android-bounce", nil): return { 1 - androidBounce(1 - $0) }
    case ("gsap-expo", nil): return { pow(2, 10 * ($0 - 1)) * $0 + pow($0, 6) * (1 - $0) }
    case ("gsap-slow", nil): return gsapSlow
    case ("reanimated-exp", nil): return { pow(2, 10 * ($0 - 1)) }
    case ("reanimated-elastic", nil):
      return { 1 - pow(cos($0 * .pi / 2), 3) * cos($0 * .pi) }
    case ("motion-back", nil): return motionBack
    case ("motion-anticipate", nil):
      return { $0 < 0.5 ? motionBack(2 * $0) / 2 : 1 - pow(2, -10 * (2 * $0 - 1)) / 2 }
    default: return nil
    }
  }

  @Sendable private static func bounce(_ time: Double) -> Double {
    for (end, centre, height) in [(1, 0, 0), (2, 1.5, 0.75), (2.5, 2.25, 0.9375)]
    where time * 2.75 < end { return 7.5625 * pow(time - centre / 2.75, 2) + height }
    return 7.5625 * pow(time - 2.625 / 2.75, 2) + 0.984375
  }

  @Sendable private static func androidBounce(_ time: Double) -> Double {
    let scaled = time * 1.1226
    for (end, centre, height) in [(0.3535, 0, 0), (0.7408, 0.54719, 0.7), (0.9644, 0.8526, 0.9)]
    where scaled < end { return 8 * pow(scaled - centre, 2) + height }
    return 8 * pow(scaled - 1.0435, 2) + 0.95
  }

  @Sendable private static func gsapSlow(_ time: Double) -> Double {
    let line = time + (0.5 - time) * 0.7
    if time < 0.15 { return line - pow(1 - time / 0.15, 4) * line }
    if time > 0.85 { return line + (time - line) * pow((time - 0.85) / 0.15, 4) }
    return line
  }

  /// The Bézier .33, 1.53, .69, .99, reversed.
  @Sendable private static func motionBack(_ time: Double) -> Double {
    func bezier(_ first: Double, _ second: Double, _ part: Double) -> Double {
      let rest = 1 - part
      return 3 * rest * rest * part * first + 3 * rest * part * part * second + pow(part, 3)
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(0.33, 0.69, middle) < 1 - time { low = middle } else { high = middle }
    }
    return 1 - bezier(1.53, 0.99, low)
  }
}
