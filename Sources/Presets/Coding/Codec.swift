import Diagnostics
import StrictJSON

/// A codec reads a value of one type from JSON and writes it in canonical form.
struct Codec<Value>: Sendable {
  /// Returns the value, or reports what is wrong and returns nil.
  let read: @Sendable (JSONValue, inout Reading) -> Value?
  /// Writes the value.
  let write: @Sendable (Value, inout JSONWriter) -> Void
  /// Whether the value is a time.
  var isTime = false
}

extension Codec {
  /// The codec of arrays of this codec's values, of which `example` is one.
  func array(
    count: ClosedRange<Int> = 0...Int.max, of what: String = "an array", example: String
  ) -> Codec<[Value]> {
    Codec<[Value]>(
      read: { value, reading in
        guard value.kind == .array else {
          reading.expected(what, at: value, help: "write it as in \(example)")
          return nil
        }
        var result: [Value] = []
        result.reserveCapacity(4)
        var isWhole = true
        var found = 0
        for element in value.elements {
          found += 1
          if let one = read(element, &reading) { result.append(one) } else { isWhole = false }
        }
        guard count.contains(found) else {
          reading.report(PresetRule.range, at: value, help: "write it as in \(example)") {
            "\($0) must be \(what), found \(found)"
          }
          return nil
        }
        return isWhole ? result : nil
      },
      write: { values, writer in
        writer.beginArray()
        for value in values { write(value, &writer) }
        writer.endArray()
      })
  }
}

extension Codec where Value == JSONValue {
  /// Any value, to be read later.
  static let unread = Codec(read: { value, _ in value }, write: { $1.value($0) })
}

extension Codec where Value == String {
  /// Any text.
  static let string = Codec(
    read: { value, reading in
      if let text = value.string { return text }
      reading.expected("a string", at: value, help: "write a text in quotes")
      return nil
    },
    write: { $1.string($0) })

  /// Text that is not blank.
  static let word = Codec(
    read: { value, reading in
      guard let text = Codec.string.read(value, &reading) else { return nil }
      // Most begin with a letter.
      if let first = text.utf8.first, (0x21..<0x7F).contains(first) { return text }
      if text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) { return text }
      reading.report(PresetRule.value, at: value, help: "write what it says, or remove it") {
        "\($0) must not be empty"
      }
      return nil
    },
    write: { $1.string($0) })
}

extension Codec where Value == Bool {
  /// True or false.
  static let bool = Codec(
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
      read: { value, reading in
        let number = value.number
        // A number too large for a double has been reported with its text.
        if number?.isFinite == false { return nil }
        guard let whole = number.flatMap({ Int(exactly: $0) }) else {
          reading.expected(
            "a whole number", at: value,
            help: "write a whole number from \(range.lowerBound) to \(range.upperBound)")
          return nil
        }
        if range.contains(whole) { return whole }
        reading.report(
          PresetRule.range, at: value,
          help: "write \(min(max(whole, range.lowerBound), range.upperBound)), say"
        ) {
          "\($0) must be from \(range.lowerBound) to \(range.upperBound), found \(whole)"
        }
        return nil
      },
      write: { $1.integer($0) })
  }
}

extension Codec where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var oneOf: Codec {
    Codec(
      read: { value, reading in
        func words() -> [String] { Value.allCases.map(\.rawValue) }
        func example() -> String { "write \(Reading.quoted(words().first ?? "")), say" }
        guard let text = value.string else {
          reading.expected(
            "one of \(words().joined(separator: ", "))", at: value, help: example())
          return nil
        }
        if let known = Value(rawValue: text) { return known }
        reading.report(
          PresetRule.value, at: value,
          help: Suggestion.question(for: text, among: words()) ?? example()
        ) {
          "\($0) must be one of \(words().joined(separator: ", ")), found \(Reading.quoted(text))"
        }
        return nil
      },
      write: { $1.string($0.rawValue) })
  }
}
