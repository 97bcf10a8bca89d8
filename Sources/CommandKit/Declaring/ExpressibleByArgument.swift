/// A value that can be read from one command-line word.
public protocol ExpressibleByArgument {
  /// Reads the value, or returns nil for a word that is none.
  init?(argument: String)

  /// The value as help shows a default.
  var defaultValueDescription: String { get }
  /// The words allowed, where they can be listed; else empty.
  static var allValueStrings: [String] { get }
  /// What a word must be, to follow "expected ": `a whole number`. Nil where all words are listed.
  static var valueExpectation: String? { get }
  /// How a shell completes the value.
  static var defaultCompletionKind: CompletionKind { get }
}

extension ExpressibleByArgument {
  /// The value's own description.
  public var defaultValueDescription: String { String(describing: self) }
  /// No list.
  public static var allValueStrings: [String] { [] }
  /// Nothing known.
  public static var valueExpectation: String? { nil }
  /// The allowed values where they are listed.
  public static var defaultCompletionKind: CompletionKind {
    allValueStrings.isEmpty ? .default : .list(allValueStrings)
  }
}

extension ExpressibleByArgument where Self: CaseIterable {
  /// The cases, as help shows them.
  public static var allValueStrings: [String] { allCases.map(\.defaultValueDescription) }
}

extension RawRepresentable where Self: ExpressibleByArgument, RawValue: ExpressibleByArgument {
  /// Reads the raw value.
  public init?(argument: String) {
    guard let value = RawValue(argument: argument) else { return nil }
    self.init(rawValue: value)
  }

  /// The raw value.
  public var defaultValueDescription: String { rawValue.defaultValueDescription }
}

extension String: ExpressibleByArgument {
  /// Takes the word as it is.
  public init?(argument: String) { self = argument }
}

extension Bool: ExpressibleByArgument {
  /// Reads `true` or `false`.
  public init?(argument: String) { self.init(argument) }
  /// `true` and `false`.
  public static var allValueStrings: [String] { ["true", "false"] }
}

extension Int: ExpressibleByArgument {
  /// Reads a decimal number.
  public init?(argument: String) { self.init(argument) }
  /// A whole number.
  public static var valueExpectation: String? { "a whole number" }
}

extension UInt: ExpressibleByArgument {
  /// Reads a decimal number.
  public init?(argument: String) { self.init(argument) }
  /// A whole number from zero.
  public static var valueExpectation: String? { "a whole number, 0 or more" }
}

extension Double: ExpressibleByArgument {
  /// Reads a finite number.
  public init?(argument: String) {
    guard let number = Self(argument), number.isFinite else { return nil }
    self = number
  }
  /// The number, without a fraction where it has none.
  public var defaultValueDescription: String {
    let text = String(describing: self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  /// A number.
  public static var valueExpectation: String? { "a number" }
}
