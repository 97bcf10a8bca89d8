import Foundation

/// What a command prints, as lines of a page.
enum SessionOutput {
  /// Returns the lines of both streams, and the exit code.
  static func lines(_ run: CommandRun) -> [String] {
    var lines = text(run.output) { line in
      ["$ ", "# ", "2> ", "[", "…", "\\"].contains { line.hasPrefix($0) } ? "\\" + line : line
    }
    lines += text(run.errors) { $0.isEmpty ? "2>" : "2> " + $0 }
    if run.status != 0 { lines.append("[\(run.status)]") }
    return trimmed(lines)
  }

  private static func text(_ stream: String, mark: (String) -> String) -> [String] {
    var lines = shown(stream).components(separatedBy: "\n")
    let isWhole = lines.last == ""
    if isWhole { lines.removeLast() }
    return lines.map(mark) + (isWhole ? [] : ["\\ no line break at the end"])
  }

  /// Returns a text with pictures in place of control characters.
  private static func shown(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isShown = scalar.value >= 0x20 || scalar == "\n" || scalar == "\t"
      shown.append(isShown ? scalar : Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
    }
    return String(shown)
  }

  /// Without the empty lines before and after, which only set commands apart.
  static func trimmed(_ lines: some BidirectionalCollection<String>) -> [String] {
    Array(lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed())
  }

  /// Whether lines are those of a page, in which `…` stands for any.
  static func matches(_ lines: ArraySlice<String>, _ page: ArraySlice<String>) -> Bool {
    guard let first = page.first else { return lines.isEmpty }
    let rest = page.dropFirst()
    if first == "…" {
      return rest.isEmpty
        || (lines.startIndex...lines.endIndex).contains { matches(lines[$0...], rest) }
    }
    // Canonically equivalent texts are not the same bytes.
    guard let line = lines.first, line.utf8.elementsEqual(first.utf8) else { return false }
    return matches(lines.dropFirst(), rest)
  }

  /// Returns lines with `…` where a page has it, as far as the lines around it are still there.
  static func elided(_ lines: [String], as page: [String]) -> [String] {
    var lines = lines
    var start = 0
    for index in page.indices where page[index] == "…" {
      let before =
        index == 0 ? start : lines[start...].firstIndex(of: page[index - 1]).map { $0 + 1 }
      guard let before else { continue }
      let isLast = index == page.count - 1
      let after = isLast ? lines.endIndex : lines[before...].firstIndex(of: page[index + 1])
      guard let after else { continue }
      lines.replaceSubrange(before..<after, with: ["…"])
      start = before + 1
    }
    return lines
  }
}
