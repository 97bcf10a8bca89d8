import Curvet
import Diagnostics
import Motion
import Preview

/// A simulation page is the text output of `simulate`: events, a plot, and notes.
struct SimulationPage<Simulation: MotionSimulation> {
  let found: FoundMotion
  let record: SimulationRecord<Simulation>
  let samples: [Double]

  /// A line of the table.
  private struct Row {
    var time, what, state, fraction, position: String
    var happened: [String]
    var values: String

    var cells: [String] { [time, what, state, fraction, position] }
  }

  /// Prints the page, or only the events.
  func print(to output: TextOutput, glyphs: PlotGlyphs, eventsOnly: Bool) {
    output.line("\(found.name, .bold)  \(found.motion.kind.rawValue, .dim)")
    output.line("")
    events(output)
    if eventsOnly { return }
    if record.end > 0 {
      output.line("")
      for line in picture(output, glyphs).text { output.line("\(line)") }
    }
    var notes = record.notes
    if record.samples.contains(where: { $0.simulation.reading.values.contains { $0.value == nil } })
    {
      notes.append(
        "values shown in % or as ? depend on lengths known only at run time (--measure NAME=VALUE)")
    }
    if !notes.isEmpty { output.line("") }
    for note in notes { output.wrapped("note: \(note)", rest: "  ") }
  }

  private func events(_ output: TextOutput) {
    let rows = rows
    let widths = (0..<5).map { column in rows.map { DisplayWidth.of($0.cells[column]) }.max() ?? 0 }
    let heads = ["time", "call", "state", "fraction", "position"]
    let columns = zip(widths, heads).map { max($0, $1.count) }
    output.line("\(line(heads, columns), .dim)")
    let indent = String(repeating: " ", count: columns[0] + 4)
    for row in rows {
      output.line("\(line(row.cells, columns))")
      for text in row.happened { wrap(indent + text, indent + "  ", output, .plain) }
      if !row.values.isEmpty { wrap(indent + row.values, indent, output, .cyan) }
    }
  }

  private func wrap(_ text: String, _ indent: String, _ output: TextOutput, _ style: TextStyle) {
    for line in WrappedText(text, columns: output.columns).lines { output.line("\(line, style)") }
  }

  private func line(_ cells: [String], _ columns: [Int]) -> String {
    var text = ""
    for (cell, width) in zip(cells, columns) {
      text += cell + String(repeating: " ", count: max(width - DisplayWidth.of(cell), 0) + 2)
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  private var rows: [Row] {
    var rows: [(time: Double, order: Int, row: Row)] = []
    for sample in record.samples {
      let isCrash =
        record.crash != nil && sample.time == record.samples.last?.time
        && sample.step == record.samples.last?.step
      let happened = sample.events.compactMap { SimulationWords.text($0.kind) }
      var row = row(
        sample.time, VisibleText.of(sample.step?.text ?? "ends"), sample.simulation.reading,
        happened)
      if isCrash { row.happened = ["crashes"] }
      rows.append((sample.time, 1, row))
    }
    let known = Set(rows.map(\.row.time))
    for time in samples where !known.contains(SimulationWords.seconds(time)) {
      let reading = record.simulation(at: time).reading
      rows.append((time, 2, row(time, "", reading, [])))
    }
    let sorted = rows.enumerated().sorted {
      ($0.element.time, $0.element.order, $0.offset) < (
        $1.element.time, $1.element.order, $1.offset
      )
    }
    return sorted.map(\.element.row)
  }

  private func row(
    _ time: Double, _ what: String, _ reading: SimulationReading, _ happened: [String]
  ) -> Row {
    Row(
      time: SimulationWords.seconds(time), what: what, state: SimulationWords.state(reading),
      fraction: SimulationWords.number(reading.fraction),
      position: SimulationWords.number(reading.position), happened: happened,
      values: reading.values.map { VisibleText.of(SimulationWords.text($0)) }.joined(
        separator: "; "))
  }

  private func picture(_ output: TextOutput, _ glyphs: PlotGlyphs) -> TerminalPlot {
    let marks = record.samples.map { PlotMark(at: $0.time, $0.step?.text ?? "ends") }
    let series = PlotSeries("position", marks: marks) { fraction in
      record.simulation(at: fraction * record.end).reading.position
    }
    return TerminalPlot(
      [series], over: .seconds(record.end), columns: min(output.columns, 72), glyphs: glyphs)
  }
}
