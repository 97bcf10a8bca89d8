import Curvet
import Diagnostics
import Motion
import Preview

/// Sample text prints the samples of a motion, a table for each track.
struct SampleText {
  let motion: EvaluatedMotion

  /// Prints the values at some times, and the notes about them.
  func print(at times: [Double], to output: TextOutput) {
    let kind = motion.found.motion.kind.rawValue
    output.line("\(motion.found.name, .bold)  \(kind, .dim)")
    for track in motion.evaluator.tracks {
      var table = NumberTable()
      let isTimed = motion.evaluator.domain == .seconds
      table.add([isTimed ? "s" : "fraction", track.name, isTimed ? "per s" : "per unit"])
      for time in times {
        let point = track.point(at: time)
        table.add([
          ValueText.number(time),
          ValueText.text(point.value, point.terms.map { ($0.measure, $0.value) }),
          velocity(point, track),
        ])
      }
      table.print(to: output)
    }
    output.notes(motion.notes)
  }

  private func velocity(_ point: MotionPoint, _ track: MotionTrack) -> String {
    guard point.value != nil, let velocity = point.velocity else { return "" }
    if case .color(let red, let green, let blue, let alpha) = velocity {
      return ValueText.text(.vector([red, green, blue, alpha]))
    }
    return ValueText.text(velocity, point.terms.map { ($0.measure, $0.velocity) })
  }
}

extension EvaluatedMotion {
  /// The notes about its tracks, each once.
  var notes: [String] {
    var notes: [String] = []
    if evaluator.isEndless {
      notes.append("the motion repeats forever; only the first cycle is shown")
    }
    for note in evaluator.tracks.flatMap(\.notes) + ownNotes where !notes.contains(note) {
      notes.append(note)
    }
    return notes
  }
}

/// A number table prints rows of numbers, right-aligned, under a dim head.
struct NumberTable {
  private var rows: [[String]] = []

  /// Adds a row; the first is the head.
  mutating func add(_ cells: [String]) { rows.append(cells.map(VisibleText.of)) }

  /// Prints the rows.
  func print(to output: TextOutput) {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? DisplayWidth.of($0[column]) : 0 }.max() ?? 0
    }
    for (index, row) in rows.enumerated() {
      var line = ""
      for (column, cell) in row.enumerated() where !(cell.isEmpty && column == row.count - 1) {
        let gap = widths[column] - DisplayWidth.of(cell) + 2
        line += String(repeating: " ", count: gap) + cell
      }
      output.line("\(line, index == 0 ? .dim : .plain)")
    }
  }
}

extension TextOutput {
  /// Prints a text in lines that fit, with texts before the first line and the others.
  func wrapped(_ text: String, first: String = "", rest: String = "", _ style: TextStyle = .plain) {
    let columns = min(columns, 96) - max(first.count, rest.count)
    for (index, line) in WrappedText(text, columns: columns).lines.enumerated() {
      self.line("\(index == 0 ? first : rest)\(line, style)")
    }
  }

  /// Prints notes.
  func notes(_ notes: [String]) {
    for note in notes { wrapped("note: \(note)", first: "  ", rest: "        ", .dim) }
  }
}
