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
  /// Where it stands, if it stands in a file.
  public var place: Place?
  /// How to fix it.
  public var help: Hint?
  /// What fixes it safely in the file; empty where that is for people to decide.
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
