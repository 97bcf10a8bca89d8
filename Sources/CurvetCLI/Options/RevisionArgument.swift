import CommandKit

/// A name with a revision, such as `spring/card@3`.
struct RevisionArgument: ExplainedArgument {
  let name: String
  let rev: Int

  static var expectation: String { "a name and a revision, such as spring/card@3" }

  init?(argument: String) {
    guard let cut = argument.lastIndex(of: "@"),
      let rev = Int(argument[argument.index(after: cut)...]), rev > 0, cut > argument.startIndex
    else { return nil }
    name = String(argument[..<cut])
    self.rev = rev
  }
}

/// The number of an operation, as `12` or `@12`.
struct OperationArgument: ExplainedArgument {
  let number: Int64

  static var expectation: String { "an operation number, such as 12 or @12" }

  init?(argument: String) {
    let digits = argument.hasPrefix("@") ? argument.dropFirst() : argument[...]
    guard let number = Int64(digits), number > 0, digits.first != "+" else { return nil }
    self.number = number
  }
}
