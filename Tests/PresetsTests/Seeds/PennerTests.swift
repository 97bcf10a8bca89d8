import Foundation
import Motion
import Presets
import Testing

/// Robert Penner's elastic and bounce equations, which no Bézier comes near.
struct PennerTests {
  private static func elasticOut(_ t: Double) -> Double {
    if t == 0 || t == 1 { return t }
    return pow(2, -10 * t) * sin((t - 0.075) * 2 * .pi / 0.3) + 1
  }

  private static func elasticInOut(_ t: Double) -> Double {
    if t == 0 || t == 1 { return t }
    let late = 2 * t - 1
    let wave = sin((late - 0.45 / 4) * 2 * .pi / 0.45)
    return late < 0 ? -0.5 * pow(2, 10 * late) * wave : 0.5 * pow(2, -10 * late) * wave + 1
  }

  private static func bounceOut(_ t: Double) -> Double {
    switch t * 2.75 {
    case ..<1: 7.5625 * t * t
    case ..<2: 7.5625 * (t - 1.5 / 2.75) * (t - 1.5 / 2.75) + 0.75
    case ..<2.5: 7.5625 * (t - 2.25 / 2.75) * (t - 2.25 / 2.75) + 0.9375
    default: 7.5625 * (t - 2.625 / 2.75) * (t - 2.625 / 2.75) + 0.984375
    }
  }

  private static let equations: [String: @Sendable (Double) -> Double] = [
    "elastic-out": elasticOut, "elastic-in": { 1 - elasticOut(1 - $0) },
    "elastic-in-out": elasticInOut,
    "bounce-out": bounceOut, "bounce-in": { 1 - bounceOut(1 - $0) },
    "bounce-in-out": { t in
      t < 0.5 ? (1 - bounceOut(1 - 2 * t)) / 2 : (1 + bounceOut(2 * t - 1)) / 2
    },
  ]

  @Test("Stops lie within .001 of the equation", arguments: equations.keys.sorted())
  func isNear(name: String) throws {
    let equation = try #require(Self.equations[name])
    let preset = try #require(
      try SeedFile.presets.first { $0.name.text == "curve/penner/" + name })
    guard case .curve(let curve) = preset.motion, case .linear(let stops) = curve.shape else {
      Issue.record("\(name) is not given by stops")
      return
    }
    #expect(stops.first == .init(input: 0, output: 0) && stops.last == .init(input: 1, output: 1))
    var worst = 0.0
    var next = 1
    for sample in 0...20_000 {
      let t = Double(sample) / 20_000
      while next + 1 < stops.count, stops[next].input <= t { next += 1 }
      let (from, to) = (stops[next - 1], stops[next])
      let share = (t - from.input) / (to.input - from.input)
      worst = max(worst, abs(from.output + (to.output - from.output) * share - equation(t)))
    }
    #expect(worst <= 0.001)
  }

  @Test("Béziers say how far they are from the equations, rounded up to thousandths")
  func statedDistances() throws {
    var checked = 0
    for preset in try SeedFile.presets where preset.name.text.hasPrefix("curve/penner/") {
      guard case .curve(let curve) = preset.motion, case .cubicBezier = curve.shape,
        let stated = preset.summary?.firstMatch(of: /within (0\.\d+) of the equation/)?.1
      else { continue }
      let parts = preset.name.text.dropFirst("curve/penner/".count).split(
        separator: "-", maxSplits: 1)
      // In both directions Penner's back takes another factor.
      let base = parts == ["back", "in-out"] ? "back(2.5949095)" : String(parts[0])
      let equation = try #require(VocabularyFormula("\(base) \(parts[1])"))
      let evaluator = try CurveEvaluator(curve.shape)
      var worst = 0.0
      for sample in 0...100_000 {
        let input = Double(sample) / 100_000
        worst = max(worst, abs(evaluator.value(at: input) - equation(input)))
      }
      let claim = try #require(Double(stated))
      #expect(worst <= claim && claim <= worst + 0.0015, "\(preset.name): \(worst)")
      checked += 1
    }
    #expect(checked == 24)
  }
}
