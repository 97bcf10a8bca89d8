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

  /// The members of an object; empty for anything else.
  var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// The same object with further members.
  func with(_ more: Schema) -> Schema { .object(members + more.members) }

  /// Writes the part.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.key(member.key)
          member.value.write(to: &writer)
        }
      }
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

// MARK: Shapes that the format has again and again

extension Schema {
  /// An object of fields, and no others; `rules` holds for several of them.
  static func fields<Root>(
    _ description: String, _ fields: [Field<Root>], rules: Schema = [:]
  ) -> Schema {
    let properties = fields.map { Member(key: $0.name, value: $0.schema()) }
    let required = fields.filter(\.isRequired).map(\.name)
    return described(description, ["type": "object", "properties": .object(properties)])
      .with(required.isEmpty ? [:] : ["required": .strings(required)])
      .with(["additionalProperties": false]).with(rules)
  }

  /// A reference to a definition.
  static func ref(_ definition: SchemaDefinition, _ description: String? = nil) -> Schema {
    described(description, ["$ref": .string("#/$defs/\(definition.rawValue)")])
  }

  /// A schema after its description.
  static func described(_ description: String?, _ schema: Schema) -> Schema {
    guard let description else { return schema }
    return .object([Member(key: "description", value: .string(description))] + schema.members)
  }

  /// An array.
  static func array(of element: Schema, count: ClosedRange<Int>?) -> Schema {
    let array: Schema = ["type": "array", "items": element]
    guard let count else { return array }
    return array.with([
      "minItems": .integer(count.lowerBound), "maxItems": .integer(count.upperBound),
    ])
  }

  /// Texts of a form, and what to say of others; editors that know `patternErrorMessage` say it.
  static func form(_ pattern: String, else message: String) -> Schema {
    ["type": "string", "pattern": .string(pattern), "patternErrorMessage": .string(message)]
  }

  /// An array of texts.
  static func strings(_ texts: some Sequence<String>) -> Schema {
    .array(texts.map(Schema.string))
  }
}

// MARK: Rules for several fields of an object

extension Schema {
  /// An object that has a field.
  static func has(_ field: String) -> Schema { ["required": [.string(field)]] }

  /// An object that has one of several fields, or exactly one of them.
  static func hasAny(of fields: [String]) -> Schema { ["anyOf": .array(fields.map(has))] }
  static func hasOne(of fields: [String]) -> Schema { ["oneOf": .array(fields.map(has))] }

  /// An object that has a field with a value.
  static func has(_ field: String, _ value: Schema) -> Schema {
    ["required": [.string(field)], "properties": .object([.init(key: field, value: value)])]
  }

  /// An object without some fields.
  static func without(_ fields: [String]) -> Schema {
    ["properties": .object(fields.map { Member(key: $0, value: false) })]
  }

  /// A consequence that must hold if a condition does.
  static func when(_ condition: Schema, _ consequence: Schema) -> Schema {
    ["if": condition, "then": consequence]
  }

  /// An object whose fields decide which definition it has.
  static func decided(
    by cases: [(fields: [String], definition: SchemaDefinition)], _ description: String
  ) -> Schema {
    let deciding = hasAny(of: cases.flatMap(\.fields))
    let undecided: Schema = [
      // As long as nothing decides, all deciding fields are offered.
      "properties": .object(
        cases.flatMap { item in
          item.definition.schema.members.first { $0.key == "properties" }?.value.members.filter {
            item.fields.contains($0.key)
          } ?? []
        })
    ]
    return [
      "description": .string(description), "type": "object",
      "allOf": .array(
        cases.map { when(hasAny(of: $0.fields), .ref($0.definition)) }
          + [["if": ["not": deciding], "then": undecided.with(deciding)]]),
    ]
  }
}
