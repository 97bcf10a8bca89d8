import Testing

@testable import Preview

@Suite struct PlotSeriesTests {
  @Test(
    arguments: [
      ([], .linear, 0.5, 0), ([3], .linear, 0.5, 3), ([0, 10], .linear, 0, 0),
      ([0, 10], .linear, 1, 10),
      ([0, 10, 0], .held, 0.49, 0), ([0, 10, 0], .held, 0.5, 10), ([0, 10, 0], .held, 1, 0),
    ] as [([Double], PlotSeries.Interpolation, Double, Double)])
  func value(values: [Double], way: PlotSeries.Interpolation, fraction: Double, expected: Double) {
    #expect(PlotSeries("", values: values, interpolation: way).value(at: fraction) == expected)
  }
}
