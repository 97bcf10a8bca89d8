import Diagnostics

/// A spec page is sheets as one page of HTML: no scripts, no network, light and dark, a sheet of
/// paper each.
enum SpecPage {
  /// The text of the page.
  static func text(_ sheets: [SpecSheet], _ header: ExportHeader) -> String {
    let title = sheets.count == 1 ? sheets[0].title : "Motion"
    var lines = ["<!DOCTYPE html>"] + SpecMarkdown.comment(header)
    lines += [
      "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<title>\(escaped(title))</title>", "<style>", style, "</style>", "</head>", "<body>",
    ]
    for sheet in sheets { lines += Self.lines(of: sheet) }
    return (lines + ["</body>", "</html>"]).joined(separator: "\n") + "\n"
  }

  private static func lines(of sheet: SpecSheet) -> [String] {
    var lines = ["<article>", "<h1>\(escaped(sheet.title))</h1>"]
    if let summary = sheet.summary { lines.append("<p>\(escaped(summary))</p>") }
    if let picture = sheet.picture {
      lines += ["<figure>", picture.svg.trimmingLineBreak]
      lines += picture.notes.map { "<figcaption>\(escaped($0))</figcaption>" }
      lines.append("</figure>")
    }
    lines.append("<table class=\"facts\">")
    lines += sheet.facts.map { "<tr><th>\($0.label)</th><td>\(escaped($0.text))</td></tr>" }
    lines.append("</table>")
    if !sheet.moves.isEmpty {
      lines += ["<h2>Animated properties</h2>"]
      lines += table(
        ["what", "property", "values", "when"],
        sheet.moves.map { [$0.element, $0.property, $0.values, $0.when] }, isWide: true)
    }
    if !sheet.parameters.isEmpty {
      lines += ["<h2>Parameters</h2>"]
      lines += table(
        ["name", "unit", "description"], sheet.parameters.map { [$0.name, $0.unit, $0.meaning] })
    }
    lines += ["<h2>Code</h2>"]
    for code in sheet.code {
      let head = "<b>\(escaped(code.platform))</b> \(escaped(code.fidelity))"
      guard let text = code.text else {
        lines.append("<p class=\"none\">\(head)</p>")
        continue
      }
      lines += ["<details>", "<summary>\(head)</summary>"]
      lines.append("<pre>\(text.escapedLines.trimmingLineBreak)</pre>")
      if !code.needs.isEmpty {
        lines += ["<p>Requires:</p>", "<ul>"] + code.needs.map { "<li>\(escaped($0))</li>" }
        lines.append("</ul>")
      }
      lines.append("</details>")
    }
    return lines + ["</article>"]
  }

  private static func table(_ heads: [String], _ rows: [[String]], isWide: Bool = false) -> [String]
  {
    let head = heads.map { "<th>\($0)</th>" }.joined()
    return [isWide ? "<table class=\"moves\">" : "<table>", "<tr>\(head)</tr>"]
      + rows.map { row in "<tr>\(row.map { "<td>\(escaped($0))</td>" }.joined())</tr>" }
      + ["</table>"]
  }

  fileprivate static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.of(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let style = """
    :root { color-scheme: light dark; --ink: #1f1d1a; --soft: #6f6a62; --paper: #fdfcf9; --line: #ddd6ca; --code: #f3efe7 }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f0ece4; --soft: #9d978c; --paper: #171614; --line: #3a3630; --code: #22201d }
    }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.45 ui-sans-serif, system-ui, "Helvetica Neue", Arial, sans-serif }
    article { max-width: 760px; margin: 0 auto; padding: 24px 28px }
    h1, h2 { font-family: Charter, "Iowan Old Style", Palatino, Georgia, serif; line-height: 1.2 }
    h1 { font-size: 26px; margin: 0 0 8px } h2 { font-size: 17px; margin: 20px 0 6px }
    p { margin: 6px 0 } ul { margin: 0 0 6px; padding-left: 20px } figure { margin: 12px 0 } figure svg { display: block; width: 100%; height: auto }
    figcaption, .none { color: var(--soft); font-size: 12px }
    table { border-collapse: collapse; width: 100%; font-size: 13px }
    th, td { text-align: start; vertical-align: top; padding: 3px 12px 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
    .moves td:nth-child(-n+2) { white-space: nowrap }
    th { color: var(--soft); font-weight: 500; white-space: nowrap }
    details { border-bottom: 1px solid var(--line); padding: 3px 0 } summary { cursor: pointer }
    .none { padding: 3px 0 3px 16px; margin: 0; border-bottom: 1px solid var(--line) }
    pre { background: var(--code); padding: 12px; border-radius: 6px; overflow: auto; font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace }
    @media print {
      :root { color-scheme: light; --ink: #000; --soft: #444; --paper: #fff; --line: #ccc; --code: #f6f6f6 }
      @page { size: A4; margin: 11mm }
      body { font-size: 10px; line-height: 1.3 } h1 { font-size: 18px } h2 { font-size: 12px; margin: 8px 0 3px } table { font-size: 9.5px }
      article { padding: 0; max-width: none; break-after: page } article:last-child { break-after: auto }
      figure svg { width: auto; max-width: 100%; max-height: 48mm; margin: 0 auto } th, td { padding: 1px 10px 1px 0 } details, .none { padding: 1px 0 } p, figure { margin: 4px 0 } summary { list-style: none }
    }
    """
}

extension String {
  /// The text without its last line break.
  fileprivate var trimmingLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }

  /// The lines, each escaped.
  fileprivate var escapedLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { SpecPage.escaped(String($0)) }.joined(separator: "\n")
  }
}
