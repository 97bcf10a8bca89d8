import Presets
import Testing

struct SketchTests {
  private let line = Sketch { $0 }

  @Test("The samples are taken at even steps, the ends included")
  func samples() throws {
    let sketch = try #require(line)
    #expect(sketch.samples.count == 32)
    #expect(sketch.samples == (0..<32).map { Float(Double($0) / 31) })
    #expect(Sketch.fraction(of: 0) == 0)
    #expect(Sketch.fraction(of: 31) == 1)
  }

  @Test(
    "The distance is the root mean square difference",
    arguments: [
      (1, 0, 0, 0), (1, 0.5, 0, 0.5), (1, -0.25, 0, 0.25), (0, 0, 0, (63.0 / 186).squareRoot()),
      (1, 0, 1, (1.0 / 32).squareRoot()),
    ] as [(Double, Double, Double, Double)])
  func distance(scale: Double, offset: Double, last: Double, expected: Double) throws {
    let sketch = Sketch { $0 * scale + offset + ($0 == 1 ? last : 0) }
    let (one, other) = (try #require(line), try #require(sketch))
    #expect(abs(one.distance(to: other) - expected) < 1e-7)
    #expect(one.distance(to: other) == other.distance(to: one))
  }

  @Test(
    "Progress is straight between samples and holds beyond the ends",
    arguments: [
      (0, 0), (0.5, 0.5), (1, 1), (-3, 0), (7, 1), (0.123, 0.123), (.infinity, 1),
      (-.infinity, 0),
    ])
  func progress(share: Double, expected: Double) throws {
    #expect(abs(try #require(line).progress(at: share) - expected) < 1e-7)
  }

  @Test("Progress at what is not a number is that of the start")
  func nan() throws {
    #expect(try #require(line).progress(at: .nan) == 0)
  }

  @Test("Samples that are not finite, or not 32, make no sketch")
  func refused() {
    #expect(Sketch { $0 == 1 ? 1e300 : $0 } == nil)
    #expect(Sketch { _ in .nan } == nil)
    #expect(Sketch([0, 1]) == nil)
    #expect(Sketch([Float](repeating: 0, count: 33)) == nil)
  }
}
