import CommandKit
import Diagnostics

/// A command-line value that describes the words it accepts, for error messages.
protocol ExplainedArgument: ExpressibleByArgument {
  /// The description of a valid word, to follow "expected ".
  static var expectation: String { get }
}

extension Int: ExplainedArgument {
  static var expectation: String { "a whole number" }
}

extension Double: ExplainedArgument {
  static var expectation: String { "a number" }
}

extension ValidationError {
  /// The separator between a message and its help.
  static let helpMark = "\nhelp: "

  /// Makes an error with a help line.
  init(_ message: String, help: String?) {
    self.init(message + (help.map { Self.helpMark + $0 } ?? ""))
  }

  /// Makes a command-line error from an error about one of its words.
  init(_ error: CatalogError) { self.init(error.message, help: error.hints.first?.words) }
}
