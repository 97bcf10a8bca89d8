/// A mistake in how a command was called.
public struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in one line that begins in lower case.
  public var message: String
  /// How to fix it, or nil.
  public var help: String?
  /// The names that lead to the command called, the program's first.
  public var commandPath: [String]

  /// Makes an error.
  public init(_ message: String, help: String? = nil, commandPath: [String] = []) {
    self.message = message
    self.help = help
    self.commandPath = commandPath
  }

  /// The message.
  public var description: String { message }
}

/// An error for a command's `validate()` or a `transform` to throw.
public struct ValidationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, in one line that begins in lower case.
  public var message: String
  /// How to fix it, or nil.
  public var help: String?

  /// Makes an error.
  public init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

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

  /// All went well: 0.
  public static let success = ExitCode(0)
  /// Something failed: 1.
  public static let failure = ExitCode(1)
  /// The command was called wrongly: 64, as in sysexits.
  public static let validationFailure = ExitCode(64)

  /// Whether it is 0.
  public var isSuccess: Bool { self == .success }
}
