/// What one argument of an expectation demands, and what there is instead.
public struct Demand: Sendable {
  /// A value that source can spell.
  public enum Value: Hashable, Sendable {
    /// A whole number.
    case number(Int)
    /// A text; two are equal if their bytes are.
    case text([UInt8])
  }

  /// The label of its argument.
  var label: String?
  /// What is demanded.
  var expected: Value
  /// What there is.
  var actual: Value
  /// Whether the argument is left out if its text is empty.
  var isOptional: Bool

  /// A demand on a number.
  public init(_ expected: Int, actual: Int, label: String? = nil) {
    self.init(label: label, .number(expected), .number(actual), isOptional: false)
  }

  /// A demand on a text.
  public init(
    _ expected: String, actual: String, label: String? = nil, isOptional: Bool = false
  ) {
    self.init(
      label: label, .text(Array(expected.utf8)), .text(Array(actual.utf8)), isOptional: isOptional)
  }

  private init(label: String?, _ expected: Value, _ actual: Value, isOptional: Bool) {
    self.label = label
    self.expected = expected
    self.actual = actual
    self.isOptional = isOptional
  }

  /// Whether it is met.
  public var isMet: Bool { expected == actual }
}
