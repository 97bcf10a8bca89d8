/// The storage of an argument or option.
final class ValueBox<Value>: ArgumentStorage, ValueStorage {
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

  var hasValue: Bool { value != nil }

  func copy() -> ValueBox {
    ValueBox(declaration, initial: value, update: update)
  }

  func descriptions(for property: String) -> [ArgumentDescription] {
    var description = declaration.description(for: property)
    description.isRequired = value == nil
    return [description]
  }

  func accept(_ input: ArgumentInput) throws(ArgumentRejection) {
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
    let declaration = declaration.reading(reader, defaultValue: initial.map(reader.describe))
    return ValueBox(declaration, initial: initial) { value, word, _ in
      value = try reader.read(word)
    }
  }

  /// Returns the storage of a value that may be left out.
  static func optional<T>(
    _ declaration: ArgumentDeclaration, _ initial: T?, _ reader: ValueReader<T>
  ) -> ValueBox where Value == T? {
    let declaration = declaration.reading(reader, defaultValue: initial.map(reader.describe))
    return ValueBox(declaration, initial: .some(initial)) { value, word, _ in
      value = .some(try reader.read(word))
    }
  }

  /// Returns the storage of many values; the first one read replaces the default.
  static func array<T>(
    _ declaration: ArgumentDeclaration, _ initial: [T]?, _ reader: ValueReader<T>
  ) -> ValueBox where Value == [T] {
    let text = initial.flatMap { $0.isEmpty ? nil : $0.map(reader.describe) }
    var declaration = declaration.reading(reader, defaultValue: text?.joined(separator: ", "))
    declaration.isRepeating = true
    return ValueBox(declaration, initial: initial) { value, word, isFirst in
      let earlier = isFirst ? [] : value ?? []
      value = earlier + [try reader.read(word)]
    }
  }
}
