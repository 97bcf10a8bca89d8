import Motion

/// What properties are set to; those of known properties have a type.
extension Schema {
  static let property: Schema = [
    "description":
      "The property that changes, a key path as Core Animation has it, or one of your own.",
    "anyOf": [
      ["enum": .strings(PropertyType.properties.sorted())], ["type": "string", "minLength": 1],
    ],
  ]

  static let value: Schema = [
    "description":
      "A number, a point [x, y], a vector, a rectangle [x, y, width, height], a colour \"#RRGGBB\" or \"#RRGGBBAA\", a switch, a text, a measure, or null for the current value.",
    "anyOf": [
      .ref(.quantity), vector(2...4), ["type": "boolean"],
      form("^(?!#)|\(color)", else: "A colour is #RRGGBB or #RRGGBBAA."),
      ["type": "null"],
    ],
  ]

  private static let color = "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"

  private static func vector(_ count: ClosedRange<Int>) -> Schema {
    [
      "type": "array", "items": .ref(.quantity), "minItems": .integer(count.lowerBound),
      "maxItems": .integer(count.upperBound),
    ]
  }

  /// The values of a known property.
  static func values(of type: PropertyType) -> Schema {
    let values: [Schema] =
      switch type {
      case .number: [.ref(.quantity)]
      case .point: [vector(2...2), .ref(.measure)]
      case .vector: [vector(2...3), .ref(.measure)]
      case .rect: [vector(4...4), .ref(.measure)]
      case .color: [form(color, else: "A colour is #RRGGBB or #RRGGBBAA.")]
      case .boolean: [["type": "boolean"]]
      case .string: [form("^(?!#)", else: "This property does not take a colour.")]
      }
    let description = type.rawValue.prefix(1).uppercased() + type.rawValue.dropFirst()
    return [
      "description": .string("\(description), or null for the current value."),
      "anyOf": .array(values + [["type": "null"]]),
    ]
  }

  /// What holds of `from`, `to` and `by` of a known property.
  static let change = byType { type in
    let value = Schema.ref(type.definition)
    return ["from": value, "to": value, "by": value]
  }

  /// What holds of the values and frames of a known property.
  static let typedTrack = byType { type in
    let value = Schema.ref(type.definition)
    return [
      "values": ["items": value],
      "frames": ["items": ["properties": ["to": value, "by": value]]],
    ]
  }.with([
    // Texts and switches change in steps alone.
    "if": ["not": has("calculationMode", ["const": "discrete"])],
    "then": [
      "properties": [
        "values": [
          "items": [
            "not": ["anyOf": [["type": "boolean"], ["type": "string", "pattern": "^(?!#)"]]],
            "errorMessage":
              "This can't be interpolated; set \"calculationMode\": \"discrete\".",
          ]
        ]
      ]
    ],
  ])

  private static func byType(_ fields: (PropertyType) -> Schema) -> Schema {
    [
      "allOf": .array(
        PropertyType.allCases.map { type in
          let names = PropertyType.properties.filter { PropertyType(property: $0) == type }
          return when(
            has("property", ["enum": .strings(names.sorted())]), ["properties": fields(type)])
        })
    ]
  }
}

extension PropertyType {
  var definition: SchemaDefinition {
    switch self {
    case .number: .numberValue
    case .point: .pointValue
    case .vector: .vectorValue
    case .rect: .rectValue
    case .color: .colorValue
    case .boolean: .booleanValue
    case .string: .stringValue
    }
  }
}
