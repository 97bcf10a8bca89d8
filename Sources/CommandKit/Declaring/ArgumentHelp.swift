/// The help for one argument.
public struct ArgumentHelp: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// One sentence about the argument's purpose.
  public var abstract: String
  /// More about the argument, shown below the abstract.
  public var discussion: String
  /// The name of its value in help, or nil for the argument's own.
  public var valueName: String?
  /// Whether help shows the argument.
  public var visibility: ArgumentVisibility

  /// Makes the help of an argument.
  public init(
    _ abstract: String = "", discussion: String = "", valueName: String? = nil,
    visibility: ArgumentVisibility = .default
  ) {
    self.abstract = abstract
    self.discussion = discussion
    self.valueName = valueName
    self.visibility = visibility
  }

  /// Makes help that is one sentence.
  public init(stringLiteral value: String) { self.init(value) }
}

/// Whether help shows an argument.
public enum ArgumentVisibility: Sendable, Hashable {
  /// Shown in help and completions.
  case `default`
  /// Accepted, but not shown.
  case hidden
}
