import Testing

@testable import Preview

@Suite struct TerminalPlotTests {
  @Test(arguments: [
    (
      TerminalPlot([Samples.ease], over: .fraction),
      """
         1 ┤ · · · · · · · · · · · · · · · · · ·⢀⣀⣀⣀⠤⠤⠤⠤⠤⠔⠒⠒⠒⠒⠒⠒⠒⠒
           │                            ⣀⣀⠤⠤⠒⠒⠉⠉⠁
           │                       ⣀⠤⠔⠊⠉
           │                   ⣀⠤⠒⠉
           │                ⡠⠔⠉
           │             ⣀⠔⠉
           │          ⢀⡠⠊
           │        ⡠⠔⠁
           │    ⢀⡠⠔⠊
         0 ┤⠤⠔⠒⠊⠁· · · · · · · · · · · · · · · · · · · · · · · · ·
           └┬──────────┬─────────┬──────────┬─────────┬──────────┬
            0         20        40         60        80       100%
      """
    ),
    (
      TerminalPlot([Samples.overshoot], over: .seconds(0.45)),
      """
       1.1 ┤                      ⢀⣀⣀⡠⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⢄⣀⣀⣀⣀⡀
         1 ┤ · · · · · · · · ⣀⠤⠔⠒⠉⠁· · · · · · · · · ·⠈⠉⠉⠉⠉⠉⠒⠒⠒⠒⠒⠒
           │             ⢀⠤⠒⠉
           │          ⢀⠤⠊⠁
           │        ⡠⠔⠁
           │      ⡠⠊
           │    ⢠⠊
           │  ⢀⠔⠁
           │ ⡠⠃
         0 ┤⠜· · · · · · · · · · · · · · · · · · · · · · · · · · ·
           └┬───────────┬───────────┬──────────┬─────────────────┬
            0          100         200        300           450 ms
      """
    ),
    (
      TerminalPlot([Samples.back], over: .seconds(0.3), rows: 14),
      """
       1.09 ┤                                   ⣀⣀⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⣀⣀⡀
          1 ┤ · · · · · · · · · · · · · · · ⢀⠤⠒⠉· · · · · · · ⠈⠉⠉⠒
            │                             ⡠⠒⠁
            │                           ⢀⠔⠁
            │                          ⢠⠃
            │                         ⡰⠁
            │                        ⡰⠁
            │                       ⡰⠁
            │                     ⢀⠜
            │                    ⡠⠊
          0 ┤⠤⣀⣀· · · · · · ·⢀⡠⠔⠉ · · · · · · · · · · · · · · · ·
      -0.09 ┤   ⠉⠉⠑⠒⠒⠒⠒⠒⠒⠒⠒⠒⠉⠁
            └┬────────┬───────┬────────┬────────┬───────┬────────┬
             0       50      100      150      200     250  300 ms
      """
    ),
    (
      TerminalPlot([Samples.bouncy], over: .seconds(1.1)),
      """
      1.16 ┤          ⢀⡠⠒⠉⠉⠉⠉⠑⠒⠤⢄⣀
         1 ┤ · · · · ⡠⠃· · · · · ·⠉⠑⠒⠒⠢⠤⠤⠤⠤⠤⠤⠤⠔⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒
           │       ⢀⠜
           │      ⢀⠎
           │     ⢀⠎
           │     ⡜
           │    ⡜
           │   ⡜
           │  ⡜
         0 ┤⠤⠊ · · · · · · · · · · · · · · · · · · · · · · · · · ·
           └┬─────────┬────────┬─────────┬─────────┬─────────────┬
            0        200      400       600       800      1100 ms
                      ▲ 90%         ▲ perceived    settles ▲
      """
    ),
    (
      TerminalPlot([Samples.steps], over: .seconds(1)),
      """
         1 ┤ · · · · · · · · · · · · · · · · · · · · · · · · · · ⢰
           │                                                     ⢸
           │                                        ⢠⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠜
           │                                        ⢸
           │                                        ⢸
           │                           ⡏⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠁
           │                           ⡇
           │             ⢰⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠒⠁
           │             ⢸
         0 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠜ · · · · · · · · · · · · · · · · · · · ·
           └┬──────────┬─────────┬──────────┬─────────┬──────────┬
            0         200       400        600       800   1000 ms
      """
    ),
  ])
  func curve(plot: TerminalPlot, picture: String) {
    #expect(plot.text.joined(separator: "\n") == picture)
  }

  @Test(arguments: [
    (
      TerminalPlot([Samples.ease], over: .fraction, glyphs: .ascii),
      """
         1 + .   .   .   .   .   .   .   .   .   .......----------
           |                             ..---''''
           |                       ..--''
           |                   .--'
           |                .-'
           |             .-'
           |           .'
           |        .-'
           |    ..-'
         0 +--'' .   .   .   .   .   .   .   .   .   .   .   .   .
            +----------+---------+----------+---------+----------+
            0         20        40         60        80       100%
      """
    ),
    (
      TerminalPlot([Samples.bouncy], over: .seconds(1.1), glyphs: .ascii),
      """
      1.16 +           .-''''--..
         1 + .   .   .'  .   .   ''----......---------------------
           |        .'
           |       |
           |      |
           |     |
           |    .'
           |   .'
           |  .'
         0 +-'   .   .   .   .   .   .   .   .   .   .   .   .   .
            +---------+--------+---------+---------+-------------+
            0        200      400       600       800      1100 ms
                      ^ 90%         ^ perceived    settles ^
      """
    ),
    (
      TerminalPlot([Samples.steps], over: .seconds(1), glyphs: .ascii),
      """
         1 + .   .   .   .   .   .   .   .   .   .   .   .   .   .
           |                                                     |
           |                                        .............'
           |                                        |
           |                                        |
           |                           |''''''''''''
           |                           |
           |              |''''''''''''
           |              |
         0 +--------------'  .   .   .   .   .   .   .   .   .   .
            +----------+---------+----------+---------+----------+
            0         200       400        600       800   1000 ms
      """
    ),
  ])
  func ascii(plot: TerminalPlot, picture: String) {
    #expect(plot.text.joined(separator: "\n") == picture)
  }

  @Test(arguments: [
    (
      TerminalPlot([Samples.bouncy, Samples.soft], over: .seconds(1.1)),
      """
      1.16 ┤          ⢀⡠⠒⠉⠉⠉⠉⠑⠒⠤⢄⣀
         1 ┤ · · · · ⡠⠃· · · · · ·⠉○⠒⠒○⠤⠤○⠤⠤○⠤⠔○⠒⠒○⠒⠒○⠒⠒○⠒⠒○⠒⠒○⠒⠒⠒
           │       ⢀⠜         ○ ○
           │      ⢀⠎     ○  ○
           │     ⢀⠎    ○
           │     ⡜   ○
           │    ⡜   ○
           │   ⡜  ○
           │  ⡜ ○
         0 ┤○⠊○· · · · · · · · · · · · · · · · · · · · · · · · · ·
           └┬─────────┬────────┬─────────┬─────────┬─────────────┬
            0        200      400       600       800      1100 ms
                      ▲ 90%         ▲ perceived    settles ▲
            ⠤⠒⠒  spring/bouncy
            ○ ○  spring/soft
      """
    ),
    (
      TerminalPlot(
        [Samples.ease, Samples.overshoot, Samples.back], over: .seconds(12), glyphs: .ascii),
      """
        1.1 +                          o  o  o  o x  x  x
          1 + .   .   .   .   .o  o  o.   .  x.x ..o..o--o-x--x-x-
            |             o  o         ..--x'''''
            |           o        ..-'''  x
            |       o o      .-''      x
            |     o      .--'         x
            |   o     .-'           x
            | o   .--'           xx
          0 +ox-'x.   .   . x x   .   .   .   .   .   .   .   .
      -0.09 +      x  x  x
             +--------+-------+--------+--------+-------+--------+
             0        2       4        6        8      10     12 s
             .-'  curve/standard
             o o  curve/over
             x x  curve/back
      """
    ),
  ])
  func comparison(plot: TerminalPlot, picture: String) {
    #expect(plot.text.joined(separator: "\n") == picture)
  }

  @Test(arguments: [
    (
      TerminalPlot([Samples.overshoot], over: .seconds(0.45), columns: 16, rows: 4),
      """
         1 ┤ ⢀⠤⠒⠒⠒⠒⠒⠒⠒
         0 ┤⠔⠁ · · · ·
           └┬────────┬
            0   450 ms
      """
    ),
    (
      TerminalPlot([Samples.overshoot], over: .seconds(0.45), columns: 0, rows: 0),
      """
         1 ┤ ⢀⠤⠒⠒⠒⠒⠒⠒⠒
         0 ┤⠔⠁ · · · ·
           └┬────────┬
            0   450 ms
      """
    ),
    (
      TerminalPlot([Samples.line], over: .fraction, columns: 16, rows: 4, glyphs: .ascii),
      """
         1 + .   ...--
         0 +--'''.   .
            +--------+
            0     100%
      """
    ),
    (
      TerminalPlot(
        [PlotSeries("far", values: [0, 4000, 4000])], over: .seconds(2), columns: 24, rows: 6),
      """
      4000 ┤       ⡠⠊⠉⠉⠉⠉⠉⠉⠉⠉⠉
           │    ⢀⠤⠊
           │  ⢀⠔⠁
         0 ┤⡠⠊⠁· · · · · · · ·
           └┬────────────────┬
            0          2000 ms
      """
    ),
    (
      TerminalPlot([], over: .seconds(0), columns: 16, rows: 4),
      """
         1 ┤ · · · · ·
         0 ┤ · · · · ·
           └┬─────────
            0 ms
      """
    ),
    (
      TerminalPlot([PlotSeries("none", values: [])], over: .fraction, columns: 16, rows: 4),
      """
         1 ┤ · · · · ·
         0 ┤⠤⠤⠤⠤⠤⠤⠤⠤⠤⠤
           └┬────────┬
            0     100%
      """
    ),
  ])
  func extreme(plot: TerminalPlot, picture: String) {
    #expect(plot.text.joined(separator: "\n") == picture)
  }

  @Test(arguments: [(16, 4), (17, 5), (40, 9), (132, 50), (1000, 400)])
  func everySizeIsFilled(columns: Int, rows: Int) {
    for glyphs in [PlotGlyphs.unicode, .ascii] {
      let plot = TerminalPlot(
        [Samples.line], over: .seconds(1), columns: columns, rows: rows, glyphs: glyphs)
      #expect(plot.text.count == rows)
      #expect(plot.text.map(\.count).max() == columns)
    }
  }

  @Test func hugeSizesAreBroughtInside() {
    let plot = TerminalPlot([Samples.bouncy], over: .fraction, columns: .max, rows: .max)
    #expect(plot.columns == 1000)
    #expect(plot.rows == 400)
  }

  @Test func whatIsNoNumberIsDrawnWithinTheLimits() {
    let values = [0, Double.nan, .infinity, -.infinity, 1e300]
    let plot = TerminalPlot([PlotSeries("", values: values)], over: .fraction, columns: 24, rows: 6)
    #expect(
      plot.text.joined(separator: "\n")
        == """
         1e15 ┤      ⢀⠔⠱⡀     ⢀⠎
            1 ┤ · ·⢀⠔⠁· ⠑⡄· ·⢠⠊
            0 ┤⠉⠉⠉⠉⠁· · ·⠘⡄ ⢠⠃·
        -1e15 ┤           ⠘⢤⠃
              └┬───────┬───────┬
               0      50    100%
        """
    )
  }

  @Test func labelsCannotActOnTheTerminal() {
    let marked = PlotSeries(
      Samples.hostile, values: [0, 1], marks: [PlotMark(at: 0.2, Samples.hostile)])
    let plot = TerminalPlot([marked, marked], over: .fraction, columns: 40, rows: 4)
    #expect(
      plot.text.joined(separator: "\n")
        == #"""
           1 ┤ · · · · · · · · ○⣀⣀○⣀⣀○⠤⠤○⠤⠤○⠔⠒○⠒
           0 ┤○⠤⠤○⠒⠒○⠒⠒○⠊○⠉⠉○⠉⠉· · · · · · · · ·
             └┬────────────────┬───────────────┬
              0               50            100%
                     ▲ \u{1B}[2J<script>&"'\u{2…
                     ○ \u{1B}[2J<script>&"'\u{2…
              ⠤⠒⠒  \u{1B}[2J<script>&"'\u{202E}…
              ○ ○  \u{1B}[2J<script>&"'\u{202E}…
        """#
    )
  }

  @Test func partsTellWhatToColour() {
    let plot = TerminalPlot([Samples.line], over: .fraction, columns: 16, rows: 4)
    #expect(
      plot.lines[1].runs == [
        PlotLine.Run(text: "   0 ", part: .label), PlotLine.Run(text: "┤", part: .axis),
        PlotLine.Run(text: "⠤⠒⠒⠉⠉", part: .series(0)),
        PlotLine.Run(text: "· · ·", part: .guide),
      ])
  }
}
