import Diagnostics

/// A foreign file contains no presets in a format that Curvet reads.
package struct ForeignFile: Hashable, Sendable {
  /// A description with an article: `a style sheet`.
  package let what: String
  /// The language that can't be read yet, such as `CSS`; nil if the file has nothing to read.
  package let language: String?
  /// The help that makes it readable, if any.
  package let help: Hint?
  /// Whether a piece of it can be pasted: style sheets, and code that gives names to values.
  package let holdsSnippets: Bool

  init(
    _ what: String, _ language: String? = nil, help: Hint? = nil, holdsSnippets: Bool = false,
    isStyleSheet: Bool = false, isAndroid: Bool = false
  ) {
    self.isStyleSheet = isStyleSheet
    self.isAndroid = isAndroid
    self.what = what
    self.language = language
    self.help = help ?? (holdsSnippets ? .addPiece : nil)
    self.holdsSnippets = holdsSnippets
  }

  /// A project of After Effects.
  static let afterEffects = ForeignFile(
    "an After Effects project, which isn't supported", help: "export Lottie from it")

  /// Whether it is a style sheet of a form that `import` reads.
  let isStyleSheet: Bool
  /// Whether it is XML of Android's that `import` reads.
  let isAndroid: Bool

  /// Whether `import` reads it.
  package var isImported: Bool { isStyleSheet || isAndroid }

  /// The reason why it isn't read: `a web page, and reading HTML isn't supported yet`.
  ///
  /// It contains none of the file's text.
  package var reason: String {
    language.map { "\(what), and reading \($0) isn't supported yet" } ?? what
  }

  /// How many bytes from the start of a file are enough to recognize it.
  package static let reach = 1 << 16

  /// Returns what a file is by its first bytes, and otherwise by its name; nil if it
  /// may be JSON or is not known.
  package static func recognize(_ start: some Collection<UInt8>, name: String) -> ForeignFile? {
    let start = Array(start.prefix(reach))
    let suffix = pathExtension(of: name)
    if let binary = ForeignBinary.recognize(start, suffix) { return binary }
    // Text that begins like JSON usually is JSON, and isn't examined here.
    let marks = [UInt8(ascii: "{"), UInt8(ascii: "\"")]
    if let first = start.first(where: { $0 > 0x20 }), marks.contains(first) { return hjson[suffix] }
    let text = ForeignText(start)
    // Of a text of comments, or of nothing, the name must do.
    if text.isEmpty { return ForeignText.byExtension[suffix] }
    if text.first == UInt8(ascii: "<") {
      let isMixed = ForeignText.holdingMarkup.contains(suffix)
      return isMixed ? ForeignText.byExtension[suffix] : ForeignMarkup.recognize(text.text)
    }
    if let first = text.first, marks.contains(first) { return hjson[suffix] }
    let base = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
    if base.hasPrefix("tailwind.config.") {
      return ForeignFile("a Tailwind configuration", "JavaScript", holdsSnippets: true)
    }
    if let known = ForeignText.byExtension[suffix] ?? hjson[suffix] { return known }
    // A list of JSON and a table of TOML begin with the same mark.
    if text.first == UInt8(ascii: "["), !text.isTOML { return nil }
    return text.recognized
  }

  /// Returns what a file is called that has this name; nil if the name is of no known kind.
  package static func recognize(name: String) -> ForeignFile? {
    let suffix = pathExtension(of: name)
    return ForeignText.byExtension[suffix] ?? hjson[suffix] ?? ForeignBinary.byExtension[suffix]
  }

  private static let hjson = [
    "hjson": ForeignFile("Hjson", "Hjson")
  ]

  private static func pathExtension(of name: String) -> String {
    let base = name.split(separator: "/").last ?? ""
    guard let dot = base.lastIndex(of: "."), dot > base.startIndex else { return "" }
    return base[base.index(after: dot)...].lowercased()
  }
}

extension ForeignFile {
  /// JSON of no known format.
  package static let json = ForeignFile(
    "unrecognized JSON: not in a format that Curvet reads",
    help: .nameFormat)

  /// YAML without motion.
  package static let yaml = ForeignFile("YAML without motion", help: .nameFormat)

  /// A database of another program.
  package static let database = ForeignFile("an SQLite database, but not a catalog")

  /// A text or the like that nothing is known of.
  package static let unknown = ForeignFile(
    "unrecognized data: not in a format that Curvet reads", help: .readableFormats)
}

/// Recognizes texts that begin with `<` by their first element.
enum ForeignMarkup {
  static func recognize(_ text: String) -> ForeignFile {
    let name = firstElement(of: text)
    switch name {
    case "svg": return ForeignFile("an SVG image", "SVG")
    case "html", "!doctype", "head", "body", "style", "script":
      return ForeignFile("a web page", "HTML")
    case "plist": return ForeignFile("a property list", "it")
    case "resources": return ForeignFile("Android resources", isAndroid: true)
    case "aftereffectsproject":
      return .afterEffects
    case "set", "objectanimator", "animator", "propertyvaluesholder", "alpha", "scale",
      "translate", "rotate", "transitionset", "animation-list", "motionscene", "animated-vector",
      "animated-selector", "layoutanimation", "gridlayoutanimation":
      return ForeignFile("an Android animation", isAndroid: true)
    // One of animators, and not of colors.
    case "selector" where text.prefix(1 << 14).lowercased().contains("animator"):
      return ForeignFile("an Android animation", isAndroid: true)
    case "vector", "selector", "manifest":
      return android
    case let name where name.hasSuffix("interpolator"):
      return ForeignFile("an Android interpolator", isAndroid: true)
    default:
      return text.prefix(4096).contains("xmlns:android")
        ? android : ForeignFile("an XML file", "XML")
    }
  }

  private static let android = ForeignFile(
    "an Android XML file without resources or interpolators, the only ones that are read")

  /// The name of the first element, in lower case.
  private static func firstElement(of text: String) -> String {
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        guard let end = rest.firstRange(of: "-->") else { return "" }
        rest = rest[end.upperBound...]
        continue
      }
      if rest.hasPrefix("?") { continue }
      let name = rest.prefix { $0.isLetter || $0.isNumber || "!-_.:".contains($0) }.lowercased()
      // A document type names the root element.
      guard name == "!doctype" else { return name }
      let type = rest.dropFirst(name.count).drop(while: \.isWhitespace)
        .prefix { $0.isLetter }.lowercased()
      if type == "html" { return name }
    }
    return ""
  }
}
