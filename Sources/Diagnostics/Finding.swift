/// A problem in the input, with its location and a way to fix it.
public struct Finding: Hashable, Sendable, Error {
  /// The severity of a finding.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case error, warning, info

    /// The word that people read: `error`, `warning` or `note`.
    public var word: String { self == .info ? "note" : rawValue }

    /// Finds a level by the word for people or by its raw value.
    public init?(word: String) {
      guard let level = Self.allCases.first(where: { $0.word == word || $0.rawValue == word })
      else {
        return nil
      }
      self = level
    }
  }

  /// The rule that was broken, `family/rule`.
  public var rule: String
  /// The severity.
  public var level: Level
  /// The name of the preset with the problem; nil for a whole document.
  public var subject: String?
  /// The message, without a final period.
  public var message: String
  /// The location, if it's in a file.
  public var place: Place?
  /// How to fix it.
  public var help: Hint?
  /// Edits that safely fix the problem in the file; empty if a person must decide.
  public var edits: [TextEdit]

  /// Makes a finding.
  public init(
    _ rule: String, _ message: String, level: Level = .error, subject: String? = nil,
    place: Place? = nil, help: Hint? = nil, edits: [TextEdit] = []
  ) {
    self.rule = rule
    self.level = level
    self.subject = subject
    self.message = message
    self.place = place
    self.help = help
    self.edits = edits
  }

  /// Makes a finding whose help, if any, is a sentence.
  public init(
    _ rule: String, _ message: String, level: Level = .error, subject: String? = nil,
    place: Place? = nil, help: String?, edits: [TextEdit] = []
  ) {
    self.init(
      rule, message, level: level, subject: subject, place: place, help: help.map(Hint.text),
      edits: edits)
  }
}

extension Finding.Level: Comparable {
  /// Orders levels by severity, info lowest.
  public static func < (a: Self, b: Self) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .error: 2
    case .warning: 1
    case .info: 0
    }
  }
}

extension Finding {
  /// Returns the finding as readable lines: the message, the location, the line with a caret, and the help.
  ///
  /// The lines are safe to print, because text from the input is escaped by ``VisibleText``.
  ///
  /// - Parameters:
  ///   - namesRule: whether the rule's id follows the message.
  ///   - words: returns a hint as a sentence, or nil to omit it.
  public func lines(namesRule: Bool = false, words: (Hint) -> String? = \.sentence) -> [String] {
    let about = subject.map { VisibleText.of($0) + ": " } ?? ""
    let id = namesRule ? " [\(rule)]" : ""
    var lines = ["\(level.word): \(about)\(VisibleText.of(message))\(id)"]
    if let place {
      lines.append("  --> \(place.shown)")
      if let excerpt = place.excerpt { lines += excerpt.lines(number: place.line) }
    }
    if let help = help.flatMap(words) { lines.append("help: \(VisibleText.of(help))") }
    return lines
  }
}

extension Place {
  /// The location on one line: `file:line:column (/pointer)`, in a catalog `file (/pointer)`.
  public var shown: String {
    let path = VisibleText.of(pointer)
    return VisibleText.of(file) + (isInText ? ":\(line):\(column)" : "")
      + (path.isEmpty ? "" : " (\(path))")
  }
}

extension Excerpt {
  /// Returns the line with its number, and under it a caret at the position.
  func lines(number: Int) -> [String] {
    let label = String(number)
    let gutter = String(repeating: " ", count: max(0, 5 - label.utf8.count))
    let head = String(String.UnicodeScalarView(text.unicodeScalars.prefix(caret)))
    // A tab is kept as one space: its width depends on the terminal, the caret's place must not.
    let shownHead = shown(head)
    let shownTail = shown(String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(caret))))
    let blank = String(repeating: " ", count: gutter.utf8.count + label.utf8.count)
    let indent = String(repeating: " ", count: DisplayWidth.of(shownHead))
    let shownLine = shownHead + shownTail
    return [
      "\(gutter)\(label) |\(shownLine.isEmpty ? "" : " \(shownLine)")", "\(blank) | \(indent)^",
    ]
  }

  private func shown(_ text: String) -> String {
    VisibleText.of(
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\t" ? " " : $0 })))
  }
}
