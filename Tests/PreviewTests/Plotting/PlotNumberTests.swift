import Testing

@testable import Preview

@Suite struct PlotNumberTests {
  @Test(arguments: [
    (0, "0"), (-0.001, "0"), (1.0849, "1.08"), (-0.085, "-0.09"), (33.333, "33.3"),
    (693.147, "693"),
    (999_999, "999999"), (1_500_000, "1.5e6"), (-9.99e9, "-1e10"), (1e15, "1e15"),
  ])
  func text(value: Double, expected: String) {
    #expect(PlotNumber.text(value) == expected)
  }
}
