import Motion
import Testing

struct FigureTests {
  @Test(
    "What is stated of an error is never too small",
    arguments: [
      (0.039_736_602_4, 0.0398), (0.753_892_437_5, 0.754), (0.5, 0.5), (0.1 + 0.2, 0.3),
      (0.999_01, 1), (1.000_000_1, 1.01), (0, 0), (123.4, 124), (0.000_999_1, 0.001),
    ])
  func raised(value: Double, shown: Double) { #expect(Figure.raised(value, to: 3) == shown) }
}
