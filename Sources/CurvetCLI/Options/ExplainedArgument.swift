import CommandKit
import Diagnostics

/// A value of the command line that says what a word must be, for the error if it is none.
protocol ExplainedArgument: ExpressibleByArgument {
  /// What a word must be, to follow "expected ".
  static var expectation: String { get }
}

extension Int: ExplainedArgument {
  static var expectation: String { "a whole number" }
}

extension Double: ExplainedArgument {
  static var expectation: String { "a number" }
}

extension ValidationError {
  /// What separates a message from its help.
  static let helpMark = "\nhelp: "

  /// Makes an error that says how to fix it, too.
  init(_ message: String, help: String?) {
    self.init(message + (help.map { Self.helpMark + $0 } ?? ""))
  }

  /// Makes the mistake of a command line of an error that says what is wrong with one of its words.
  init(_ error: CatalogError) { self.init(error.message, help: error.hints.first?.words) }
}
