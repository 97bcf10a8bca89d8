import Testing

@testable import Preview

@Suite struct SparklineTests {
  @Test(arguments: [
    (Samples.line, "▁▁▂▂▃▃▄▄▅▅▆▆", "__....----''"),
    (Samples.ease, "▁▁▂▃▄▅▅▆▆▆▆▆", "__..---'''''"),
    (Samples.overshoot, "▁▃▄▅▇▇▇▇▇▇▇▆", "_.--^^^^^^^'"),
    (Samples.back, "▁    ▃▅▇▇▇▇▆", "_vvvv.-^^^^'"),
    (Samples.bouncy, "▁▃▇█▇▇▆▆▆▆▆▆", "_.^^^^''''''"),
    (Samples.soft, "▁▂▄▅▅▆▆▆▆▆▆▆", "_.---'''''''"),
    (Samples.steps, "▁▁▁▂▂▂▄▄▄▅▅▆", "___...-----'"),
  ])
  func line(series: PlotSeries, unicode: String, ascii: String) {
    let values = (0..<32).map { series.value(at: Double($0) / 31) }
    #expect(Sparkline(values).text == unicode)
    #expect(Sparkline(values, glyphs: .ascii).text == ascii)
  }

  @Test(
    arguments: [
      ([], 3, "▁▁▁"),
      ([1], 3, "▆▆▆"),
      ([0, 1], 1, "▆"),
      ([0, 1], 0, "▆"),
      ([0, 1.3, 1], 3, "▁█▆"),
      ([0, 1.1, 1], 3, "▁▇▆"),
      ([0, -0.1, 1], 3, "▁ ▆"),
      ([0, 1.004, 1], 3, "▁▆▆"),
      ([0, .nan, .infinity], 3, "▁▁█"),
    ] as [([Double], Int, String)])
  func extreme(values: [Double], cells: Int, expected: String) {
    #expect(Sparkline(values, cells: cells).text == expected)
  }
}
