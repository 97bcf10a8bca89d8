import Testing

@testable import Preview

@Suite struct TrackPlotTests {
  static let tracks = [
    PlotTrack(
      "position.y",
      .curve(
        PlotSeries(
          "", marks: [PlotMark(at: 0, ""), PlotMark(at: 0.2, ""), PlotMark(at: 0.5, "")],
          sampling: { 300 * Samples.overshoot.value(at: $0) }))),
    PlotTrack("cornerRadius", .curve(PlotSeries("", values: [8, 8]))),
    PlotTrack(
      "hidden", .curve(PlotSeries("", interpolation: .held, sampling: { $0 < 0.5 ? 0 : 1 }))),
    PlotTrack("card/enter", .bars([PlotBar(start: 0, length: 0.3, label: "300 ms")])),
    PlotTrack("title/fade", .bars([PlotBar(start: 0.13, length: 0.2, label: "200 ms")])),
    PlotTrack("pulse", .bars([PlotBar(start: 0.3, length: nil, label: "endless")])),
  ]

  @Test(arguments: [
    (
      TrackPlot(tracks, over: .seconds(0.5)),
      """
      position.y   │       ⣀⣀⡠⠤⠤⠔⠒⠒⠒⠒⠒◆⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠒⠒⠒⠒⠒◆
      0 → 300      │◆⠤⠔⠒⠊⠉⠉
                   │
      cornerRadius │
      8            │⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
                   │
      hidden       │                       ⡏⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
      0 → 1        │⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⠇
                   │
      card/enter   │━━━━━━━━━━━━━━━━━━━━━━━━━━━╸ 300 ms
      title/fade   │            ━━━━━━━━━━━━━━━━━━╸ 200 ms
      pulse        │                   endless ╺━━━━━━━━━━━━━━━━━▶
                   └┬────────┬────────┬────────┬────────┬────────┬
                    0       100      200      300      400  500 ms
      """
    ),
    (
      TrackPlot(tracks, over: .seconds(0.5), columns: 40, glyphs: .ascii),
      """
      position.y   |    ..---'*''''''''''''''*
      0 -> 300     |*-''
                   |
      cornerRadius |
      8            |''''''''''''''''''''''''''
                   |
      hidden       |             |''''''''''''
      0 -> 1       |.............'
                   |
      card/enter   |================ 300 ms
      title/fade   |       ========== 200 ms
      pulse        |       endless ==========>
                    +---------+--------------+
                    0        200        500 ms
      """
    ),
    (
      TrackPlot(tracks, over: .seconds(0.5), columns: 0),
      """
      pos…on.y │  ⣀⠤⠒◆⠉⠉⠉⠉⠉⠉⠒◆
      0 → 300  │◆⠊
               │
      cor…dius │
      8        │⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
               │
      hidden   │       ⡏⠉⠉⠉⠉⠉⠉
      0 → 1    │⣀⣀⣀⣀⣀⣀⣀⠇
               │
      car…nter │━━━━━━━━╸ 300…
      tit…fade │   ╺━━━━━ 200…
      pulse    │endless ╺━━━━▶
               └┬────────────┬
                0       500 ms
      """
    ),
    (
      TrackPlot([], over: .fraction),
      """
       └┬──────────┬───────────┬──────────┬───────────┬──────────┬
        0         20          40         60          80       100%
      """
    ),
  ])
  func rows(plot: TrackPlot, picture: String) {
    #expect(plot.text.joined(separator: "\n") == picture)
  }

  @Test func barsBeyondTheAxisAreCutOrLeftOut() {
    let bars = [
      PlotBar(start: -0.2, length: 0.3, label: "日本"), PlotBar(start: 0.5, length: 0),
      PlotBar(start: 9, length: 1), PlotBar(start: -2, length: 1), PlotBar(start: .nan, length: 1),
    ]
    let plot = TrackPlot([PlotTrack(Samples.hostile, .bars(bars))], over: .seconds(1))
    #expect(
      plot.text.joined(separator: "\n")
        == #"""
        \u{1B}[2J<script>&"… │━━━━ 日本          ╸
                             └┬──────────────────┬─────────────────┬
                              0                 500          1000 ms
        """#
    )
  }
}
