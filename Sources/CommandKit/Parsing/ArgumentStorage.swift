/// The storage of a property wrapper, as the parser sees it.
///
/// It is an object so that copies of an unfinished command write to the same value. It is a class
/// rather than a protocol because looking up a conformance takes the runtime as long as a parse.
class WrapperStorage {
  /// Adds what the wrapper declares on a property.
  func declare(on property: String, section: String, in arguments: inout DeclaredArguments) {}

  /// Checks all values together.
  func validate() throws {}
}

/// The storage of one argument.
class ArgumentStorage: WrapperStorage {
  let declaration: ArgumentDeclaration
  /// Whether there is a value, read or by default.
  var hasValue: Bool { true }

  init(_ declaration: ArgumentDeclaration) { self.declaration = declaration }

  /// Takes a word, or the name of a flag.
  func accept(_ word: String) throws(ArgumentRejection) {}

  override func declare(
    on property: String, section: String, in arguments: inout DeclaredArguments
  ) {
    var outline = declaration.outline(for: property)
    outline.isRequired = !hasValue
    outline.section = section
    arguments.add(outline, self)
  }
}

/// The reason why an argument rejected a word.
enum ArgumentRejection: Error {
  /// The word isn't a valid value.
  case invalid
  /// The argument already has a value.
  case repeated(first: String)
}

extension Optional {
  /// The value of an argument; a required one has none before parsing.
  var parsed: Wrapped {
    guard let self else { preconditionFailure("a required argument is read before parsing") }
    return self
  }
}
