/// Where texts differ, as a unified difference of few lines.
public enum TextDifference {
  /// How many lines are shown around a change.
  private static let context = 3
  /// How many lines are shown in all.
  private static let lines = 40
  /// How many characters are shown of a line.
  private static let columns = 120

  /// Returns a unified difference; nil if the texts are the same byte by byte.
  ///
  /// - Parameters:
  ///   - expected: The text as it should be.
  ///   - actual: The text as it is.
  ///   - name: What the text is called in the first line.
  public static func between(
    _ expected: String, _ actual: String, named name: String = "text"
  ) -> String? {
    let (old, new) = (Array(expected.utf8), Array(actual.utf8))
    guard old != new else { return nil }
    let marksEnds = old.last == newline || new.last == newline
    var rows = hunks(
      LineDifference(split(expected, marksEnds), split(actual, marksEnds)).steps)
    if rows.count > lines {
      let more = rows.count - lines
      rows = rows.prefix(lines) + ["… and \(more) more \(more == 1 ? "line" : "lines")"]
    }
    return (["\(name) differs: - expected, + found"] + rows).joined(separator: "\n")
  }

  private static let newline = UInt8(ascii: "\n")

  /// Returns the lines of a text; the last one tells if it has no end, where that matters.
  private static func split(_ text: String, _ marksEnd: Bool) -> [String] {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    if lines.last == "" {
      lines.removeLast()
    } else if marksEnd {
      lines[lines.count - 1] += " (no newline at the end)"
    }
    return lines
  }

  private static func hunks(_ steps: [LineDifference.Step]) -> [String] {
    var rows: [String] = []
    var shownUntil = 0
    var (old, new) = (1, 1)
    var starts: [(old: Int, new: Int)] = []
    for step in steps {
      starts.append((old, new))
      if step.kind != .added { old += 1 }
      if step.kind != .removed { new += 1 }
    }
    for (index, step) in steps.enumerated() where step.kind != .same && index >= shownUntil {
      // A group of changes goes on while no more than the context of both is between them.
      var end = index
      for later in steps.indices[index...] where steps[later].kind != .same {
        guard later - end <= 2 * context + 1 else { break }
        end = later
      }
      let range = max(shownUntil, index - context)..<min(steps.count, end + context + 1)
      rows.append("@@ line \(starts[range.lowerBound].old) @@")
      rows += shown(Array(steps[range]))
      shownUntil = range.upperBound
      if rows.count > 2 * lines { break }
    }
    return rows
  }

  private static func shown(_ steps: [LineDifference.Step]) -> [String] {
    var rows: [String] = []
    var index = 0
    while index < steps.count {
      let removed = steps[index...].prefix { $0.kind == .removed }
      let added = steps[removed.endIndex...].prefix { $0.kind == .added }
      if removed.isEmpty, added.isEmpty {
        rows.append(" " + cut(steps[index].line, from: 0))
        index += 1
        continue
      }
      // Long lines are cut so that the place where a pair differs is seen.
      let starts = zip(removed, added).map { old, new in
        max(0, zip(old.line, new.line).prefix { $0 == $1 }.count - columns / 2)
      }
      func start(_ index: Int) -> Int { starts.indices.contains(index) ? starts[index] : 0 }
      rows += removed.enumerated().map { "-" + cut($1.line, from: start($0)) }
      rows += added.enumerated().map { "+" + cut($1.line, from: start($0)) }
      index = added.endIndex
    }
    return rows
  }

  private static func cut(_ line: String, from start: Int) -> String {
    let isLong = line.count > columns
    let rest = line.dropFirst(isLong ? start : 0)
    return (isLong && start > 0 ? "…" : "") + visible(rest.prefix(columns))
      + (rest.count > columns ? "…" : "")
  }

  /// Returns a text with what nobody sees in it as it is written in Swift.
  private static func visible(_ text: Substring) -> String {
    text.unicodeScalars.map { scalar in
      isInvisible(scalar)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
