/// The storage of a wrapper, as the parser sees it.
///
/// It is an object so that the copies a mirror makes write to the same place.
protocol ArgumentStorage: AnyObject {
  /// Whether a value is there, read or by default.
  var hasValue: Bool { get }

  /// Returns the argument's descriptions for the property it is declared on.
  ///
  /// There is one for each choice of an enumerable flag, in order, and one for anything else.
  func descriptions(for property: String) -> [ArgumentDescription]

  /// Takes what was found among the words.
  func accept(_ input: ArgumentInput) throws(ArgumentRejection)
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

/// A property wrapper that declares arguments.
protocol DeclaringWrapper {
  /// Adds what the wrapper declares on a property.
  func declare(on property: String, section: String, in arguments: inout DeclaredArguments)
}

/// A property wrapper that holds one argument.
protocol ArgumentWrapper: DeclaringWrapper {
  var storage: any ArgumentStorage { get }
}

extension ArgumentWrapper {
  func declare(on property: String, section: String, in arguments: inout DeclaredArguments) {
    arguments.add(storage, property: property, section: section)
  }
}

/// A storage whose value a property wrapper shows.
protocol ValueStorage: AnyObject {
  associatedtype Value
  var value: Value? { get set }
  func copy() -> Self
}

extension ValueStorage {
  /// The value; a required one is there only after parsing.
  var wrappedValue: Value {
    guard let value else { preconditionFailure("a required argument is read before parsing") }
    return value
  }

  /// Sets the value in a storage of its own, so that copies of a command stay independent.
  func replaceValue(in box: inout Self, with value: Value) {
    box = copy()
    box.value = value
  }
}
