/// What a property wrapper stores, as the parser sees it.
///
/// It is an object so that copies of a command in the making write to the same place. It is a class
/// rather than a protocol because to look a conformance up takes the runtime as long as a parse.
class WrapperStorage {
  /// Adds what the wrapper declares on a property.
  func declare(on property: String, section: String, in arguments: inout DeclaredArguments) {}

  /// Checks what was read as a whole.
  func validate() throws {}
}
