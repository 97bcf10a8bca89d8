/// An error in a command line.
public struct UsageError: Error, Sendable, CustomStringConvertible {
  /// The message: one line that begins in lower case.
  public var message: String
  /// The help on how to fix it, or nil.
  public var help: String?
  /// The names on the path to the command, starting with the program's.
  public var commandPath: [String]
  /// The type that a word isn't a valid value of, if its valid words can't be listed.
  public var valueType: (any ExpressibleByArgument.Type)?

  init(_ message: String, help: String? = nil, commandPath: [String]) {
    self.message = message
    self.help = help
    self.commandPath = commandPath
  }

  /// Makes a usage error from an error thrown by a command's `validate()`.
  init(_ error: any Error, _ path: [String]) {
    self.init(String(describing: error), commandPath: path)
  }

  /// The message.
  public var description: String { message }
}

/// An error for a command's `validate()` to throw.
public struct ValidationError: Error, Sendable, CustomStringConvertible {
  /// The message, which begins in lower case.
  public internal(set) var message: String

  /// Makes an error.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}

/// The status a program ends with.
public struct ExitCode: Error, RawRepresentable, Sendable, Hashable {
  /// The status, 0 to 255.
  public var rawValue: Int32

  /// Makes a status.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Makes a status.
  public init(_ code: Int32) { self.init(rawValue: code) }
}
