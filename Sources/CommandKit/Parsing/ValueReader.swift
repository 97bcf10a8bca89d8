/// How a word becomes a value, and what can be said of such values.
struct ValueReader<Value> {
  var read: (String) throws -> Value
  var describe: (Value) -> String
  var allowedValues: [String] = []
  var expectation: String?
  var completion = CompletionKind.default

  init(_ transform: @escaping (String) throws -> Value) {
    read = transform
    describe = { String(describing: $0) }
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
    reader.allowedValues = Value.allValueStrings
    reader.expectation = Value.valueExpectation
    reader.completion = Value.defaultCompletionKind
    return reader
  }
}
