/// The storage of an argument or option.
final class ValueBox<Value>: ArgumentStorage {
  /// Adds a word to the value; says whether it is the first.
  typealias Update = (_ value: inout Value?, _ word: String, _ isFirst: Bool) throws -> Void

  var value: Value?
  private let declaration: ArgumentDeclaration
  private let update: Update
  private var firstWord: String?

  init(_ declaration: ArgumentDeclaration, initial: Value?, update: @escaping Update) {
    value = initial
    self.declaration = declaration
    self.update = update
  }

  func copy(with value: Value) -> ValueBox {
    ValueBox(declaration, initial: value, update: update)
  }

  override var hasValue: Bool { value != nil }

  override var facts: ValueFacts { declaration.facts() }

  override func outlines(for property: String) -> [ArgumentDescription] {
    var outline = declaration.outline(for: property)
    outline.isRequired = value == nil
    return [outline]
  }

  override func accept(_ input: ArgumentInput) throws(ArgumentRejection) {
    guard case .word(let word) = input else { return }
    if let firstWord, !declaration.isRepeating { throw .repeated(first: firstWord) }
    do {
      try update(&value, word, firstWord == nil)
    } catch let rejection as ArgumentRejection {
      throw rejection
    } catch {
      throw .invalid(reason: String(describing: error))
    }
    firstWord = firstWord ?? word
  }
}

extension ValueBox {
  /// Returns the storage of one value.
  static func single(
    _ declaration: ArgumentDeclaration, _ initial: Value?, _ reader: ValueReader<Value>
  ) -> ValueBox {
    let declaration = declaration.stating { reader.facts(defaultValue: initial.map { [$0] }) }
    return ValueBox(declaration, initial: initial) { value, word, _ in
      value = try reader.read(word)
    }
  }

  /// Returns the storage of a value that may be left out.
  static func optional<T>(
    _ declaration: ArgumentDeclaration, _ initial: T?, _ reader: ValueReader<T>
  ) -> ValueBox where Value == T? {
    let declaration = declaration.stating { reader.facts(defaultValue: initial.map { [$0] }) }
    return ValueBox(declaration, initial: .some(initial)) { value, word, _ in
      value = .some(try reader.read(word))
    }
  }

  /// Returns the storage of many values; the first one read replaces the default.
  static func array<T>(
    _ declaration: ArgumentDeclaration, _ initial: [T]?, _ reader: ValueReader<T>
  ) -> ValueBox where Value == [T] {
    var declaration = declaration.stating { reader.facts(defaultValue: initial) }
    declaration.isRepeating = true
    return ValueBox(declaration, initial: initial) { value, word, isFirst in
      var values = isFirst ? [] : value ?? []
      values.append(try reader.read(word))
      value = values
    }
  }
}
