import Motion
import Testing

@testable import Exporting

/// Easings in the forms that animation libraries have.
struct CodeExportEasingTests {
  @Test(
    "An easing run backwards is its point reflection",
    arguments: [
      .cubicBezier(x1: 0.1, y1: 0.9, x2: 0.3, y2: 1.4),
      .linear([
        .init(input: 0, output: 0), .init(input: 0.2, output: 0.9), .init(input: 1, output: 1),
      ]),
      .path("M 0 0 C .05 0 .133333 .06 .166666 .4 C .208333 .82 .25 1 1 1"),
      .path("M 0 0 L .2 .5 Q .3 1.2 1 1"),
    ] as [Shape])
  func reversed(shape: Shape) throws {
    let easing = try CodeExportEasing(shape.curve())
    let forwards = try CurveEvaluator(easing.shape)
    let backwards = try CurveEvaluator(easing.reversed.shape)
    for step in 0...20 {
      let time = Double(step) / 20
      #expect(abs(backwards.value(at: time) - (1 - forwards.value(at: 1 - time))) < 1e-9)
    }
  }

  enum Shape: Sendable {
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
    case linear([Curve.Stop])
    case path(String)

    func curve() throws -> Curve.Shape {
      switch self {
      case .cubicBezier(let x1, let y1, let x2, let y2):
        .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      case .linear(let stops): .linear(stops)
      case .path(let text): .path(try PathData(text))
      }
    }
  }
}
