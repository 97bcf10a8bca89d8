/// A finding is one thing to say about the input: what is wrong, where, and how to fix it.
public struct Finding: Hashable, Sendable, Error {
  /// A level says how much a finding matters.
  public enum Level: String, CaseIterable, Hashable, Sendable {
    case error, warning, info
  }

  /// The rule that was broken, `family/rule`.
  public var rule: String
  /// How much it matters.
  public var level: Level
  /// What it is about: the name of a preset, or nil for a whole document.
  public var subject: String?
  /// What is wrong, without a final full stop.
  public var message: String
  /// Where it is, if it is in a file.
  public var place: Place?
  /// How to fix it.
  public var help: Hint?
  /// What fixes it safely in the file; empty if that is for people to decide.
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
  /// Orders levels by how much they matter, info least.
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
  /// Returns the finding as lines for people: message, place, the line with a caret, and help.
  ///
  /// The lines are safe to print: text from the input has passed through ``VisibleText``.
  ///
  /// - Parameters:
  ///   - namesRule: whether the rule's id is after the message.
  ///   - words: returns a hint as a sentence, or nil to leave it out.
  public func lines(namesRule: Bool = false, words: (Hint) -> String? = \.sentence) -> [String] {
    let about = subject.map { VisibleText.of($0) + ": " } ?? ""
    let id = namesRule ? " [\(rule)]" : ""
    var lines = ["\(level.rawValue): \(about)\(VisibleText.of(message))\(id)"]
    if let place {
      lines.append("  --> \(place.shown)")
      if let excerpt = place.excerpt { lines += excerpt.lines(number: place.line) }
    }
    if let help = help.flatMap(words) { lines.append("help: \(VisibleText.of(help))") }
    return lines
  }
}

extension Place {
  /// The place in one line: `file:line:column (/pointer)`.
  public var shown: String {
    let path = VisibleText.of(pointer)
    return "\(VisibleText.of(file)):\(line):\(column)" + (path.isEmpty ? "" : " (\(path))")
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
