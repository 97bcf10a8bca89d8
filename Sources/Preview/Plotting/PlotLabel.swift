import Diagnostics

/// Plot labels are made safe to show and cut to the columns there are.
enum PlotLabel {
  /// Returns the text in visible characters, its end replaced by a mark if it is too wide.
  static func text(_ text: String, columns: Int, _ glyphs: PlotGlyphs = .unicode) -> String {
    let shown = glyphs == .ascii ? ascii(VisibleText.of(text)) : VisibleText.of(text)
    guard DisplayWidth.of(shown) > columns else { return shown }
    let ellipsis = glyphs == .ascii ? "~" : "…"
    var kept = ""
    var used = 1
    for character in shown {
      used += DisplayWidth.of(String(character))
      if used > columns { break }
      kept.append(character)
    }
    return columns > 0 ? kept + ellipsis : ""
  }

  /// Returns the text with its middle replaced by a mark if it is too wide: the end of a key path
  /// says most.
  static func path(_ text: String, columns: Int, _ glyphs: PlotGlyphs = .unicode) -> String {
    let whole = Self.text(text, columns: .max, glyphs)
    let width = DisplayWidth.of(whole)
    guard width > columns, width == whole.count, columns > 4 else {
      return Self.text(text, columns: columns, glyphs)
    }
    let tail = (columns - 1) * 2 / 3
    return whole.prefix(columns - 1 - tail) + (glyphs == .ascii ? "~" : "…") + whole.suffix(tail)
  }

  private static func ascii(_ text: String) -> String { String(text.map { $0.isASCII ? $0 : "?" }) }
}
