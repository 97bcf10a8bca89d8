import Diagnostics
import Motion
import StrictJSON

/// Reads values of one type from JSON, writes them in canonical form, and describes them in the
/// JSON Schema.
struct Codec<Value>: Sendable {
  /// The JSON Schema of the value.
  let schema: @Sendable () -> Schema
  /// The JSON Schema definition of the value, if ``schema`` refers to it.
  let definition: @Sendable () -> Schema
  /// Whether the value is a time.
  let isTime: Bool
  /// Visits the references in a value; nil if it can't have any.
  let visit: Visit?
  /// Takes from another value what this one, which uses it, doesn't have; only objects do.
  let inherit: (@Sendable (inout Value, Value) -> Void)?
  /// Returns the value, or reports what is wrong and returns nil.
  let read: @Sendable (JSONValue, inout Reading) -> Value?
  /// Writes the value.
  let write: @Sendable (Value, inout JSONWriter) -> Void

  typealias Visit =
    @Sendable (inout Value, () -> String, any ReferenceVisitor) throws(MotionError) -> Void

  init(
    _ schema: @autoclosure @escaping @Sendable () -> Schema,
    definition: (@Sendable () -> Schema)? = nil, isTime: Bool = false,
    visit: Visit? = nil, inherit: (@Sendable (inout Value, Value) -> Void)? = nil,
    read: @escaping @Sendable (JSONValue, inout Reading) -> Value?,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void
  ) {
    (self.schema, self.isTime, self.visit, self.inherit) = (schema, isTime, visit, inherit)
    (self.read, self.write, self.definition) = (read, write, definition ?? schema)
  }

  /// The same codec with another schema.
  func described(by schema: @autoclosure @escaping @Sendable () -> Schema) -> Codec {
    Codec(schema(), isTime: isTime, visit: visit, read: read, write: write)
  }

  /// The same codec of values that pass a check, which reports what is wrong with others.
  func checked(_ isValid: @escaping @Sendable (Value, JSONValue, inout Reading) -> Bool) -> Codec {
    Codec(
      schema(), isTime: isTime, visit: visit,
      read: { json, reading in
        read(json, &reading).flatMap { isValid($0, json, &reading) ? $0 : nil }
      }, write: write)
  }

  /// The codec of arrays of this codec's values, of which `example` is one.
  func array(
    count: ClosedRange<Int>? = nil, of what: String = "an array", example: String
  ) -> Codec<[Value]> {
    Codec<[Value]>(
      .array(of: schema(), count: count), visit: visitEach,
      read: { value, reading in
        guard value.kind == .array else {
          reading.expected(what, at: value, help: "for example, write \(example)")
          return nil
        }
        var result: [Value] = []
        result.reserveCapacity(4)
        var found = 0
        for element in value.elements {
          found += 1
          if let one = read(element, &reading) { result.append(one) }
        }
        guard count?.contains(found) != false else {
          reading.report(PresetRule.range, at: value, help: "for example, write \(example)") {
            "\($0) must be \(what), found \(found)"
          }
          return nil
        }
        return result.count == found ? result : nil
      },
      write: { values, writer in
        writer.beginArray()
        for value in values { write(value, &writer) }
        writer.endArray()
      })
  }

  private var visitEach: Codec<[Value]>.Visit? {
    guard let visit else { return nil }
    return { values, slot, visitor throws(MotionError) in
      for index in values.indices { try visit(&values[index], { "\(slot())/\(index)" }, visitor) }
    }
  }
}

extension Codec where Value == String {
  /// Any text.
  static let string = Codec(
    ["type": "string"],
    read: { value, reading in
      if let text = value.string { return text }
      reading.expected("a string", at: value, help: "write a string in double quotes")
      return nil
    },
    write: { $1.string($0) })

  /// Text that is not blank.
  static let word = string.checked { text, value, reading in
    // Most begin with a letter.
    if let first = text.utf8.first, (0x21..<0x7F).contains(first) { return true }
    if text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) { return true }
    reading.report(PresetRule.value, at: value, help: "write some text, or remove it") {
      "\($0) must not be empty"
    }
    return false
  }
}

extension Codec where Value == Bool {
  /// True or false.
  static let bool = Codec(
    ["type": "boolean"],
    read: { value, reading in
      if let bool = value.bool { return bool }
      reading.expected("true or false", at: value, help: "write true or false, without quotes")
      return nil
    },
    write: { $1.bool($0) })
}

extension Codec where Value == Int {
  /// A whole number within a range.
  static func integer(_ range: ClosedRange<Int>) -> Codec {
    Codec(
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ],
      read: { value, reading in
        let number = value.number
        // A number too large for a double has been reported with its text.
        if number?.isFinite == false { return nil }
        let bounds = "from \(range.lowerBound) to \(range.upperBound)"
        guard let whole = number.flatMap({ Int(exactly: $0) }) else {
          reading.expected("a whole number", at: value, help: "write a whole number \(bounds)")
          return nil
        }
        if range.contains(whole) { return whole }
        reading.report(
          PresetRule.range, at: value,
          help: "for example, write \(min(max(whole, range.lowerBound), range.upperBound))"
        ) { "\($0) must be \(bounds), found \(whole)" }
        return nil
      },
      write: { $1.integer($0) })
  }
}

extension Codec where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var oneOf: Codec {
    let word = Codec<String>.oneOf(Value.allCases.map(\.rawValue))
    return Codec(
      word.schema(), read: { word.read($0, &$1).flatMap(Value.init) },
      write: { word.write($0.rawValue, &$1) })
  }
}

extension Codec where Value == String {
  /// One of some words.
  private static func oneOf(_ words: [String]) -> Codec {
    Codec(
      ["enum": .strings(words)],
      read: { value, reading in
        let text = value.string
        if let text, words.contains(text) { return text }
        let list = words.joined(separator: ", ")
        let example = "for example, write \"\(words.first ?? "")\""
        if let text {
          reading.report(
            PresetRule.value, at: value,
            help: Suggestion.question(for: text, among: words) ?? example
          ) { "\($0) must be one of \(list), found \(Reading.quoted(text))" }
        } else {
          reading.expected("one of \(list)", at: value, help: example)
        }
        return nil
      },
      write: { $1.string($0) })
  }
}
