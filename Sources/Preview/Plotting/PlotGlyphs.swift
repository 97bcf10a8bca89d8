/// Plot glyphs are the characters that a terminal picture may use.
package enum PlotGlyphs: Hashable, Sendable {
  /// Braille patterns, blocks and box drawing.
  case unicode
  /// The 95 printing characters of ASCII.
  case ascii

  /// Chooses what the environment can show: Unicode if the locale's encoding is UTF-8.
  ///
  /// `LC_ALL` wins over `LC_CTYPE`, that over `LANG`; none is the C locale. The Linux console
  /// reads UTF-8 but its fonts have no braille.
  package init(environment variable: (String) -> String?) {
    let locale =
      ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable).first { !$0.isEmpty } ?? "C"
    let encoding = locale.lowercased()
    let isUTF8 = encoding.contains("utf-8") || encoding.contains("utf8")
    self = isUTF8 && variable("TERM") != "linux" ? .unicode : .ascii
  }

  /// The glyph that distinguishes a series from the others in one picture; the first is the drawn line.
  func mark(ofSeries index: Int) -> Character {
    let marks: [Character] =
      self == .unicode ? ["○", "×", "◇", "+", "△"] : ["o", "x", "+", "#", "@"]
    return marks[(index + marks.count - 1) % marks.count]
  }

  /// The glyph that points at an instant of a series.
  func pointer(ofSeries index: Int) -> Character {
    index > 0 ? mark(ofSeries: index) : self == .unicode ? "▲" : "^"
  }

  /// How many dots a cell has from left to right.
  var dotColumns: Int { self == .unicode ? 2 : 1 }
  /// How many dots a cell has from top to bottom.
  var dotRows: Int { self == .unicode ? 4 : 3 }

  var guide: Character { self == .unicode ? "·" : "." }
  var verticalAxis: Character { self == .unicode ? "│" : "|" }
  var labelledAxis: Character { self == .unicode ? "┤" : "+" }
  var corner: Character { self == .unicode ? "└" : " " }
  var horizontalAxis: Character { self == .unicode ? "─" : "-" }
  var tick: Character { self == .unicode ? "┬" : "+" }
  var keyframe: Character { self == .unicode ? "◆" : "*" }
}
