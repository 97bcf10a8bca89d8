import Motion
import Testing

@testable import Rules

struct WellKnownCurveTests {
  @Test(
    "Names that people know, in each of their spellings",
    arguments: [
      ("ease", (0.25, 0.1, 0.25, 1.0)), ("ease-in-out", (0.42, 0, 0.58, 1)),
      ("quint-in-out", (0.86, 0, 0.07, 1)), ("ease-in-out-quint", (0.86, 0, 0.07, 1)),
      ("ease-out-back", (0.175, 0.885, 0.32, 1.275)), ("expo-in", (0.95, 0.05, 0.795, 0.035)),
      // Another library's sine, as near to the equation.
      ("ease-in-sine", (0.12, 0, 0.39, 0)),
    ])
  func known(name: String, points: (Double, Double, Double, Double)) throws {
    let known = try #require(WellKnownCurve(named: name))
    let curve = try CurveEvaluator(
      .cubicBezier(x1: points.0, y1: points.1, x2: points.2, y2: points.3))
    #expect(known.difference(from: curve) < WellKnownCurve.tolerance)
  }

  @Test(
    "Names of somebody's own",
    arguments: ["card", "in", "quad", "quad-sideways", "ease-card", "standard", "spring"])
  func unknown(name: String) {
    #expect(WellKnownCurve(named: name) == nil)
  }

  @Test("Another shape is far from it") func other() throws {
    let known = try #require(WellKnownCurve(named: "ease-in-back"))
    let other = try CurveEvaluator(.cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
    #expect(known.difference(from: other) > WellKnownCurve.tolerance)
    // Between two of 128 instants, too.
    let ease = try #require(WellKnownCurve(named: "linear"))
    let spike = try CurveEvaluator(
      .linear([
        .init(input: 0, output: 0), .init(input: 0.5, output: 0.5),
        .init(input: 0.501, output: 0.9), .init(input: 0.502, output: 0.502),
        .init(input: 1, output: 1),
      ]))
    #expect(abs(ease.difference(from: spike) - 0.399) < 1e-12)
  }
}
