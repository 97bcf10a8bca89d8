/// A type whose cases are flags of their own: `--json`, `--text`.
public protocol EnumerableFlag: CaseIterable, Equatable {
  /// Returns the names of one case's flag.
  static func name(for value: Self) -> NameSpecification
  /// Returns the help of one case's flag, or nil for that of the property.
  static func help(for value: Self) -> ArgumentHelp?
}

extension EnumerableFlag {
  /// Returns the case's name with two dashes.
  public static func name(for value: Self) -> NameSpecification { .long }
  /// Returns nil: all flags share the property's help.
  public static func help(for value: Self) -> ArgumentHelp? { nil }
}

/// How the opposite of a flag is named.
public enum FlagInversion: Sendable, Hashable {
  /// `--color` and `--no-color`.
  case prefixedNo
}

/// What happens when two flags that exclude each other are given.
public enum FlagExclusivity: Sendable, Hashable {
  /// It is an error.
  case exclusive
  /// The first one counts.
  case chooseFirst
  /// The last one counts.
  case chooseLast
}
