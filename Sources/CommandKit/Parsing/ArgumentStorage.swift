/// The storage of one argument.
class ArgumentStorage: WrapperStorage {
  /// Whether a value is there, read or by default.
  var hasValue: Bool { true }

  /// Returns the argument's descriptions for the property it is declared on, but for the facts
  /// of its values.
  ///
  /// There is one for each choice of an enumerable flag, in order, and one for anything else.
  func outlines(for property: String) -> [ArgumentDescription] { [] }

  /// What can be said of the argument's values.
  var facts: ValueFacts { ValueFacts() }

  /// Takes what was found among the words.
  func accept(_ input: ArgumentInput) throws(ArgumentRejection) {}

  override func declare(
    on property: String, section: String, in arguments: inout DeclaredArguments
  ) {
    arguments.add(self, property: property, section: section)
  }
}

/// What the parser found for an argument.
enum ArgumentInput {
  /// A value.
  case word(String)
  /// One of a flag's choices, and the name it was called by.
  case choice(Int, name: String)

  /// What was written.
  var text: String {
    switch self {
    case .word(let word): word
    case .choice(_, let name): name
    }
  }
}

/// Why an argument did not take what was found for it.
enum ArgumentRejection: Error {
  /// The word is no such value; a transform may have said why.
  case invalid(reason: String?)
  /// There is a value already.
  case repeated(first: String)
  /// Another choice was made already.
  case contradicts(name: String)
}

extension Optional {
  /// The value of an argument; a required one is there only after parsing.
  var parsed: Wrapped {
    guard let self else { preconditionFailure("a required argument is read before parsing") }
    return self
  }
}
