/// The storage of an argument, option or flag.
final class ValueBox<Value>: ArgumentStorage {
  /// Adds a word to the value; `isFirst` says whether it is the first.
  typealias Update = (
    _ value: inout Value?, _ word: String, _ isFirst: Bool
  ) throws(ArgumentRejection) -> Void

  var value: Value?
  private let update: Update
  private var firstWord: String?

  init(_ declaration: ArgumentDeclaration, _ initial: Value?, update: @escaping Update) {
    value = initial
    self.update = update
    super.init(declaration)
  }

  func copy(with value: Value) -> ValueBox { ValueBox(declaration, value, update: update) }

  override var hasValue: Bool { value != nil }

  override func accept(_ word: String) throws(ArgumentRejection) {
    if let firstWord, declaration.kind != .flag, !declaration.isRepeating {
      throw .repeated(first: firstWord)
    }
    try update(&value, word, firstWord == nil)
    firstWord = firstWord ?? word
  }
}

extension ExpressibleByArgument {
  fileprivate init(word: String) throws(ArgumentRejection) {
    guard let value = Self(argument: word) else { throw .invalid }
    self = value
  }
}

extension ValueBox {
  /// Returns the storage of one value.
  static func single(_ declaration: ArgumentDeclaration, _ initial: Value?) -> ValueBox
  where Value: ExpressibleByArgument {
    ValueBox(declaration.of(Value.self, default: initial.map { [$0] }), initial) {
      value, word, _ throws(ArgumentRejection) in value = try Value(word: word)
    }
  }

  /// Returns the storage of an optional value.
  static func optional<T: ExpressibleByArgument>(_ declaration: ArgumentDeclaration) -> ValueBox
  where Value == T? {
    ValueBox(declaration.of(T.self, default: nil), .some(nil)) {
      value, word, _ throws(ArgumentRejection) in value = .some(try T(word: word))
    }
  }

  /// Returns the storage of many values; the first one read replaces the default.
  static func array<T: ExpressibleByArgument>(
    _ declaration: ArgumentDeclaration, _ initial: [T]?
  ) -> ValueBox where Value == [T] {
    var declaration = declaration.of(T.self, default: initial)
    declaration.isRepeating = true
    return ValueBox(declaration, initial) { value, word, isFirst throws(ArgumentRejection) in
      value = (isFirst ? [] : value ?? []) + [try T(word: word)]
    }
  }
}

/// The storage of an option group.
final class GroupBox<Value>: WrapperStorage {
  var value: Value
  private let title: String
  // The value is known to be `ParsableArguments` only where the group is declared; these keep that.
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
    (title, collect, validateValue) = (other.title, other.collect, other.validateValue)
  }

  func copy(with value: Value) -> GroupBox { GroupBox(value, like: self) }

  /// Adds the group's arguments; its own title takes precedence over the enclosing group's.
  override func declare(
    on property: String, section: String, in arguments: inout DeclaredArguments
  ) {
    arguments.groups.append(self)
    collect(value, title.isEmpty ? section : title, &arguments)
  }

  override func validate() throws { try validateValue(&value) }
}
