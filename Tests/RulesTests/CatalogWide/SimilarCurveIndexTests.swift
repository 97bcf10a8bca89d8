import Motion
import Presets
import Testing

@testable import Rules

struct SketchShelfTests {
  private static func item(
    _ name: String, _ kind: MotionKind = .curve, seconds: Double? = nil, plus: Float = 0
  ) throws -> SimilarCurveIndex.Item {
    let samples = (0..<Sketch.count).map { Float($0) / 31 + plus }
    return SimilarCurveIndex.Item(
      name: name, kind: kind, seconds: seconds, sketch: try #require(Sketch(samples)))
  }

  @Test(
    "Sketches within reach are found, whatever bucket they lie in",
    arguments: [0.0, 0.005, -0.005, 0.019, -0.019] as [Float])
  func near(plus: Float) throws {
    var shelf = SimilarCurveIndex(within: 0.02)
    shelf.add(try Self.item("a"))
    #expect(shelf.near(try Self.item("b", plus: plus)).map(\.name) == ["a"])
  }

  @Test("What is further away is not", arguments: [0.021, -0.021, 0.5, 1e30, -1e30] as [Float])
  func far(plus: Float) throws {
    var shelf = SimilarCurveIndex(within: 0.02)
    shelf.add(try Self.item("a"))
    #expect(shelf.near(try Self.item("b", plus: plus)).isEmpty)
  }

  @Test("Kinds and times are to be alike") func others() throws {
    var shelf = SimilarCurveIndex(within: 0.02)
    shelf.add(try Self.item("a", seconds: 1))
    #expect(shelf.near(try Self.item("b", seconds: 1.05)).map(\.name) == ["a"])
    #expect(shelf.near(try Self.item("b", seconds: 1.06)).isEmpty)
    #expect(shelf.near(try Self.item("b")).isEmpty)
    #expect(shelf.near(try Self.item("b", .spring, seconds: 1)).isEmpty)
  }
}
