import CommandKit

/// The number of an operation, as `12` or `@12`.
struct OperationArgument: ExplainedArgument {
  let number: Int64

  static var expectation: String { "the number of an operation, as in 12 or @12" }

  init?(argument: String) {
    let digits = argument.hasPrefix("@") ? argument.dropFirst() : argument[...]
    guard let number = Int64(digits), number > 0, digits.first != "+" else { return nil }
    self.number = number
  }
}
