import Diagnostics

/// Spec Markdown is sheets as GitHub, GitLab and Jira's importer read them.
///
/// None of them shows a picture that is in the text itself, so the picture is drawn in characters.
enum SpecMarkdown {
  /// The text of sheets, one after the other.
  static func text(_ sheets: [SpecSheet], _ header: ExportHeader) -> String {
    var lines = comment(header)
    for sheet in sheets { lines += [""] + Self.lines(of: sheet) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Where a sheet comes from, in a comment that nothing in it ends.
  static func comment(_ header: ExportHeader) -> [String] {
    ["<!--"] + header.lines.map { $0.replacing("--!", with: "-- !") } + ["-->"]
  }

  private static func lines(of sheet: SpecSheet) -> [String] {
    var lines = ["# \(plain(sheet.title))"]
    if let summary = sheet.summary { lines += ["", plain(summary)] }
    if let picture = sheet.picture {
      lines += [""] + block(picture.lines, "text")
      lines += picture.notes.flatMap { ["", "_\(plain($0))_"] }
    }
    lines += ["", "| | |", "|---|---|"]
    lines += sheet.facts.map { "| \($0.label) | \(plain($0.text)) |" }
    if !sheet.moves.isEmpty {
      lines += [
        "", "## Animated properties", "", "| element | property | values | time |",
        "|---|---|---|---|",
      ]
      lines += sheet.moves.map { move in
        "| \([move.element, move.property, move.values, move.when].map(plain).joined(separator: " | ")) |"
      }
    }
    if !sheet.parameters.isEmpty {
      lines += ["", "## Parameters", "", "| name | unit | description |", "|---|---|---|"]
      lines += sheet.parameters.map { "| \(plain($0.name)) | \($0.unit) | \(plain($0.meaning)) |" }
    }
    lines += ["", "## Code", "", "| platform | accuracy |", "|---|---|"]
    lines += sheet.code.map { "| \(plain($0.platform)) | \(plain($0.fidelity)) |" }
    for code in sheet.code {
      guard let text = code.text else { continue }
      lines += ["", "### \(plain(code.platform))", ""]
      lines += block(
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
        code.language)
      if !code.needs.isEmpty {
        lines += ["", "Requires:", ""] + code.needs.map { "- \(plain($0))" }
      }
    }
    return lines
  }

  /// Lines between fences that none of them can end.
  private static func block(_ lines: [String], _ language: String) -> [String] {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return [fence + language] + lines + [fence]
  }

  /// A text in which nothing is a mark of Markdown or HTML, on one line.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": plain += "&amp;"
      case "<": plain += "&lt;"
      case ">": plain += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "$", "@": plain += "\\\(scalar)"
      default: plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
