import Preview
import Testing

struct ValueTextBoundTests {
  @Test(
    "What is stated of a largest difference is never too small",
    arguments: [
      (46.81, "46.9"), (46.8, "46.8"), (93.916_430_766_9, "94"), (50.000_000_000_000_04, "50"),
      (0.300_000_001, "0.301"), (0, "0"), (9.999, "10"), (123.2, "124"), (0.0004, "0.001"),
    ])
  func atMost(value: Double, text: String) { #expect(ValueText.atMost(value) == text) }
}
