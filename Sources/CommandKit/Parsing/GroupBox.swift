/// The storage of an option group.
final class GroupBox<Value>: WrapperStorage {
  var value: Value
  private let title: String
  // That the value is `ParsableArguments` is known where the group is declared, and kept in these.
  private let collect: (Value, _ section: String, inout DeclaredArguments) -> Void
  private let validateValue: (inout Value) throws -> Void

  init(_ value: Value, title: String) where Value: ParsableArguments {
    self.value = value
    self.title = title
    collect = { $2.collect(from: $0, section: $1) }
    validateValue = { try $0.validate() }
  }

  private init(_ value: Value, like other: GroupBox) {
    self.value = value
    title = other.title
    collect = other.collect
    validateValue = other.validateValue
  }

  func copy(with value: Value) -> GroupBox { GroupBox(value, like: self) }

  /// Adds the group's arguments; its own title wins over that of the group around it.
  override func declare(
    on property: String, section: String, in arguments: inout DeclaredArguments
  ) {
    arguments.add(self)
    collect(value, title.isEmpty ? section : title, &arguments)
  }

  override func validate() throws { try validateValue(&value) }
}
