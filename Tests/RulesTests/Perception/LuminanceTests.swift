import Testing

@testable import Rules

struct LuminanceTests {
  @Test(
    "Of WCAG's colours",
    arguments: [
      ([1, 0, 0, 1], 0, 0.2126), ([0, 1, 0, 1], 0, 0.7152), ([0, 0, 1, 1], 0, 0.0722),
      ([1, 1, 1, 1], 0, 1), ([0, 0, 0, 1], 1, 0), ([0, 0, 0, 0], 1, 1),
      ([1, 1, 1, 0.5], 0, 0.21404),
      ([0.04, 0.04, 0.04, 1], 0, 0.0030960), ([7, 7, 7, 1], 0, 1), ([1, 1, 1, -1], 0, 0),
    ] as [([Double], Double, Double)])
  func luminance(color: [Double], backdrop: Double, luminance: Double) {
    #expect(abs(Luminance.of(color, over: backdrop) - luminance) < 1e-5)
  }
}
