import StrictJSON

/// A part of a JSON Schema, written in Swift's literals as it is written in JSON.
indirect enum Schema: Sendable {
  case object([Member])
  case array([Schema])
  case string(String)
  case integer(Int)
  case bool(Bool)
  case number(Double)

  struct Member: Sendable {
    var key: String
    var value: Schema
  }

  /// The members of an object; none where it is something else.
  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// The same object with further members.
  func with(_ more: Schema) -> Schema { .object(members + more.members) }

  /// Writes the part.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .integer(let value): writer.integer(value)
    case .number(let value): writer.number(value)
    case .bool(let value): writer.bool(value)
    }
  }
}

extension Schema: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral members: (String, Schema)...) {
    self = .object(members.map { Member(key: $0.0, value: $0.1) })
  }
  init(arrayLiteral elements: Schema...) { self = .array(elements) }
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}
