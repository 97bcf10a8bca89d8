/// The storage of a flag.
final class FlagBox<Value>: ArgumentStorage {
  /// Makes one of the choices.
  typealias Update = (_ value: inout Value?, _ choice: Int) -> Void

  var value: Value?
  private let declaration: FlagDeclaration
  private let update: Update
  private var made: (choice: Int, name: String)?

  init(_ declaration: FlagDeclaration, initial: Value?, update: @escaping Update) {
    value = initial
    self.declaration = declaration
    self.update = update
  }

  func copy(with value: Value) -> FlagBox {
    FlagBox(declaration, initial: value, update: update)
  }

  override var hasValue: Bool { value != nil }

  override func outlines(for property: String) -> [ArgumentDescription] {
    declaration.outlines(for: property, isRequired: value == nil)
  }

  override func accept(_ input: ArgumentInput) throws(ArgumentRejection) {
    guard case .choice(let choice, let name) = input else { return }
    if declaration.isRepeating {
      if made == nil { value = nil }
    } else if let made, made.choice != choice {
      if declaration.exclusivity == .exclusive { throw .contradicts(name: made.name) }
      if declaration.exclusivity == .chooseFirst { return }
    }
    update(&value, choice)
    made = (choice, name)
  }
}
