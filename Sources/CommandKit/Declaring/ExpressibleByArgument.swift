/// A value that can be read from one command-line word.
public protocol ExpressibleByArgument: SendableMetatype {
  /// Reads the value, or returns nil if the word isn't valid.
  init?(argument: String)

  /// The value as help shows a default.
  var defaultValueDescription: String { get }
  /// The allowed words if they can be listed, otherwise empty.
  static var allValueStrings: [String] { get }
  /// How a shell completes the value.
  static var defaultCompletionKind: CompletionKind { get }
}

extension ExpressibleByArgument {
  /// The value's own description.
  public var defaultValueDescription: String { String(describing: self) }
  /// No list.
  public static var allValueStrings: [String] { [] }
  /// The allowed values if they are listed.
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

extension Int: ExpressibleByArgument {
  /// Reads a decimal number.
  public init?(argument: String) { self.init(argument) }
}

extension Double: ExpressibleByArgument {
  /// Reads a finite number.
  public init?(argument: String) {
    guard let number = Self(argument), number.isFinite else { return nil }
    self = number
  }
  /// The number, without a fraction if it has none.
  public var defaultValueDescription: String {
    let text = String(describing: self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
