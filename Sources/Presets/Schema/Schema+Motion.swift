import Motion

/// Which kind's fields a motion has: the kind decides, or a field that only one kind has.
extension Schema {
  /// For an object with `kind`, which may be left out, and `motion`.
  static let motionByKind: Schema = [
    "allOf": .array(
      MotionKind.allCases.map { kind in
        when(has("kind", ["const": .string(kind.rawValue)]), motion(motion(of: kind)))
      } + [["if": ["not": has("kind")], "then": motion(.ref(.motionByFields))]])
  ]

  private static func motion(_ schema: Schema) -> Schema { ["properties": ["motion": schema]] }

  /// A motion whose kind is given; some can be given by an expression too.
  private static func motion(of kind: MotionKind) -> Schema {
    let expression: SchemaDefinition? =
      switch kind {
      case .curve: .curveExpression
      case .spring: .springExpression
      case .duration: .durationExpression
      case .keyframes, .transition, .animator, .group: nil
      }
    return expression.map { ["anyOf": [.ref($0), .ref(kind.definition)]] } ?? .ref(kind.definition)
  }

  /// A motion whose fields tell its kind.
  static let motionByFields: Schema = [
    "anyOf": [
      .ref(.motionExpression),
      .fieldsTell(
        MotionKind.allCases.map { ($0.tellingFields, $0.definition) },
        "A motion; its first field tells its kind. Say the kind where only use is given."),
    ]
  ]

  /// An object of which the fields tell what it is.
  static func fieldsTell(
    _ cases: [(fields: [String], definition: SchemaDefinition)], _ description: String
  ) -> Schema {
    let telling = cases.flatMap(\.fields)
    let undecided: Schema = [
      // As long as nothing tells, all that would is offered.
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
          + [["if": ["not": hasAny(of: telling)], "then": undecided.with(hasAny(of: telling))]]),
    ]
  }
}

extension MotionKind {
  var definition: SchemaDefinition {
    switch self {
    case .curve: .curve
    case .spring: .spring
    case .duration: .duration
    case .keyframes: .keyframes
    case .transition: .transition
    case .animator: .animator
    case .group: .group
    }
  }
}
