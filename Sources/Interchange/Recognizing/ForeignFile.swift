import Diagnostics

/// A foreign file is one that holds no presets in a form that is read, called by what it is.
package struct ForeignFile: Hashable, Sendable {
  /// What it is, with an article: `a style sheet`.
  package let what: String
  /// What cannot be read yet, such as `CSS`; nil where there is nothing in it to read.
  package let language: String?
  /// What makes it readable, where something does.
  package let help: Hint?
  /// Whether a piece of it can be pasted: style sheets, and code that gives names to values.
  package let holdsSnippets: Bool

  init(
    _ what: String, _ language: String? = nil, help: Hint? = nil, holdsSnippets: Bool = false
  ) {
    self.what = what
    self.language = language
    self.help =
      help
      ?? (holdsSnippets ? .addPiece : nil)
    self.holdsSnippets = holdsSnippets
  }

  /// What it is and that it is not read: `a style sheet; reading CSS is not supported yet`.
  ///
  /// Nothing that stands in the file is part of it.
  package var reason: String {
    language.map { "\(what); reading \($0) is not supported yet" } ?? what
  }

  /// How many bytes from the start of a file are enough to tell.
  package static let reach = 1 << 16

  /// Returns what a file is by its first bytes, and where they do not tell, by its name; nil where it
  /// may be JSON or is not known.
  package static func recognize(_ start: some Collection<UInt8>, name: String) -> ForeignFile? {
    let start = Array(start.prefix(reach))
    let suffix = pathExtension(of: name)
    if let binary = ForeignBinary.recognize(start, suffix) { return binary }
    // What begins as JSON does is mostly that, and not looked through here.
    let marks = [UInt8(ascii: "{"), UInt8(ascii: "\"")]
    if let first = start.first(where: { $0 > 0x20 }), marks.contains(first) { return json5[suffix] }
    let text = ForeignText(start)
    if text.isEmpty { return nil }
    if text.first == UInt8(ascii: "<") { return ForeignMarkup.recognize(text.text) }
    if let first = text.first, marks.contains(first) { return json5[suffix] }
    let base = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if base.hasPrefix("tailwind.config.") {
      return ForeignFile("a Tailwind configuration", "JavaScript", holdsSnippets: true)
    }
    if let known = ForeignText.byExtension[suffix] ?? json5[suffix] { return known }
    // A list of JSON and a table of TOML begin with the same mark.
    if text.first == UInt8(ascii: "["), !text.isTOML { return nil }
    return text.recognized
  }

  /// Returns what a file is called that has this name; nil where the name does not tell.
  package static func recognize(name: String) -> ForeignFile? {
    let suffix = pathExtension(of: name)
    return ForeignText.byExtension[suffix] ?? json5[suffix]
  }

  private static let json5 = [
    "json5": ForeignFile("JSON5", "JSON5"), "hjson": ForeignFile("Hjson", "Hjson"),
    "jsonc": ForeignFile("JSON with comments", "it"),
  ]

  private static func pathExtension(of name: String) -> String {
    let base = name.split(separator: "/").last ?? ""
    guard let dot = base.lastIndex(of: "."), dot > base.startIndex else { return "" }
    return base[base.index(after: dot)...].lowercased()
  }
}
