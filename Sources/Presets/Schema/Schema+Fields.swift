/// The shapes that fields of the format have again and again.
extension Schema {
  /// An object of fields, and no others; `rules` says what else holds of them.
  static func fields(
    _ description: String, _ fields: Schema, required: [String] = [], rules: Schema = [:]
  ) -> Schema {
    described(description, ["type": "object", "properties": fields])
      .with(required.isEmpty ? [:] : ["required": .strings(required)])
      .with(["additionalProperties": false]).with(rules)
  }

  /// Something defined once, with what it means here.
  static func ref(
    _ definition: SchemaDefinition, _ description: String? = nil, examples: [Schema] = []
  ) -> Schema {
    let reference: Schema = ["$ref": .string("#/$defs/\(definition.rawValue)")]
    let about: Schema = description.map { ["description": .string($0)] } ?? [:]
    return about.with(reference).with(self.examples(examples))
  }

  /// Any text.
  static func text(_ description: String, examples: [Schema] = []) -> Schema {
    described(description, ["type": "string"]).with(self.examples(examples))
  }

  /// A schema that begins with what it is about.
  static func described(_ description: String, _ schema: Schema) -> Schema {
    .object([Member(key: "description", value: .string(description))] + schema.members)
  }

  private static func examples(_ examples: [Schema]) -> Schema {
    examples.isEmpty ? [:] : ["examples": .array(examples)]
  }

  /// Text that is not empty.
  static func word(_ description: String, examples: [Schema] = []) -> Schema {
    text(description, examples: examples).with(["minLength": 1])
  }

  /// True or false; the default is what holds where the field is left out.
  static func flag(_ description: String, default value: Bool) -> Schema {
    described(description, ["type": "boolean", "default": .bool(value)])
  }

  /// A number; `range` has the keywords that bound it.
  static func number(_ description: String, _ range: Schema = [:]) -> Schema {
    described(description, ["type": "number"]).with(range)
  }

  /// One of the words of an enumeration; the default is what holds where the field is left out.
  static func choice<Words: RawRepresentable & CaseIterable & SendableMetatype>(
    _ words: Words.Type, _ description: String, default value: Words? = nil
  ) -> Schema where Words.RawValue == String {
    let words: Schema = ["enum": .strings(words.allCases.map(\.rawValue))]
    return described(description, words).with(
      value.map { ["default": .string($0.rawValue)] } ?? [:])
  }

  /// An array of so many elements.
  static func list(
    _ description: String, of element: Schema, count: ClosedRange<Int>? = nil
  ) -> Schema {
    let range: Schema? = count.map {
      ["minItems": .integer($0.lowerBound), "maxItems": .integer($0.upperBound)]
    }
    return described(description, ["type": "array", "items": element]).with(range ?? [:])
  }

  /// Texts of a form, and what to say of others; editors that know `patternErrorMessage` say it.
  static func form(_ pattern: String, else message: String) -> Schema {
    [
      "type": "string", "pattern": .string(pattern), "patternErrorMessage": .string(message),
    ]
  }

  /// An array of texts.
  static func strings(_ texts: some Sequence<String>) -> Schema {
    .array(texts.map(Schema.string))
  }
}

/// What holds of several fields of an object.
extension Schema {
  /// Whether an object has a field.
  static func has(_ field: String) -> Schema { ["required": [.string(field)]] }

  /// Whether an object has one of several fields, or exactly one of them.
  static func hasAny(of fields: [String]) -> Schema { ["anyOf": .array(fields.map(has))] }
  static func hasOne(of fields: [String]) -> Schema { ["oneOf": .array(fields.map(has))] }

  /// Whether a field has a value, and is there.
  static func has(_ field: String, _ value: Schema) -> Schema {
    ["required": [.string(field)], "properties": .object([.init(key: field, value: value)])]
  }

  /// Fields that must not be there.
  static func without(_ fields: [String]) -> Schema {
    ["properties": .object(fields.map { Member(key: $0, value: false) })]
  }

  /// What must hold where a condition does.
  static func when(_ condition: Schema, _ consequence: Schema) -> Schema {
    ["if": condition, "then": consequence]
  }
}
