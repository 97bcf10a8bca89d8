/// How a word becomes a value, and what can be said of such values.
struct ValueReader<Value> {
  var read: (String) throws -> Value
  var describe: (Value) -> String
  /// What can be said of any such value.
  var facts: () -> ValueFacts

  init(_ transform: @escaping (String) throws -> Value) {
    read = transform
    describe = { String(describing: $0) }
    facts = { ValueFacts() }
  }

  /// Returns what can be said of a value and its default.
  func facts(defaultValue: [Value]?) -> ValueFacts {
    var facts = facts()
    let text = defaultValue?.map(describe).joined(separator: ", ") ?? ""
    facts.defaultValue = text.isEmpty ? nil : text
    return facts
  }
}

extension ValueReader where Value: ExpressibleByArgument {
  /// The reader of a type that can be read from a word.
  static var word: ValueReader {
    var reader = ValueReader { word in
      guard let value = Value(argument: word) else {
        throw ArgumentRejection.invalid(reason: nil)
      }
      return value
    }
    reader.describe = { $0.defaultValueDescription }
    reader.facts = {
      ValueFacts(
        allowedValues: Value.allValueStrings, expectation: Value.valueExpectation,
        completion: Value.defaultCompletionKind)
    }
    return reader
  }
}

/// What can be said of an argument's values; help and errors ask for it, parsing does not.
struct ValueFacts {
  var allowedValues: [String] = []
  var expectation: String?
  var completion = CompletionKind.default
  /// The default as help shows it.
  var defaultValue: String?
}

extension ArgumentDescription {
  /// Returns the description with what can be said of the argument's values.
  func with(_ facts: ValueFacts) -> ArgumentDescription {
    var description = self
    description.allowedValues = facts.allowedValues
    description.expectation = facts.expectation
    if description.completion == .default { description.completion = facts.completion }
    description.defaultValue = facts.defaultValue ?? defaultValue
    return description
  }
}
