import Diagnostics
import Motion
import StrictJSON

/// The format of one kind of motion.
private struct KindFormat: Sendable {
  let fieldNames: [String]
  let timeFields: [String]
  /// The fields that only this kind has.
  let decidingFields: [String]
  let definition: SchemaDefinition
  /// The JSON Schema of the kind as an expression; nil if it has no expressions.
  let expression: SchemaDefinition?
  let read: @Sendable (JSONValue, inout Reading) -> Motion?
  let write: @Sendable (Motion, inout JSONWriter) -> Void
  let visit: Codec<Motion>.Visit
  let inherit: @Sendable (inout Motion, Motion) -> Void

  init<Root, Kind>(
    _ fields: [Field<Root>], _ codec: Codec<Kind>, _ motion: @escaping @Sendable (Kind) -> Motion,
    _ own: @escaping @Sendable (Motion) -> Kind?, _ definition: SchemaDefinition,
    _ expression: SchemaDefinition? = nil, decidedBy: [String]
  ) {
    fieldNames = fields.map(\.name)
    timeFields = fields.filter(\.isTime).map(\.name)
    (self.definition, self.expression, decidingFields) = (definition, expression, decidedBy)
    read = { codec.read($0, &$1).map(motion) }
    write = { if let value = own($0) { codec.write(value, &$1) } }
    visit = { whole, slot, visitor throws(MotionError) in
      guard var value = own(whole) else { return }
      try codec.visit?(&value, slot, visitor)
      whole = motion(value)
    }
    inherit = { whole, base in
      guard var value = own(whole), let base = own(base) else { return }
      codec.inherit?(&value, base)
      whole = motion(value)
    }
  }

  static let curve = KindFormat(
    Curve.fields, Curve.codec, { .curve($0) },
    { if case .curve(let curve) = $0 { curve } else { nil } }, .curve, .curveExpression,
    decidedBy: ["cubicBezier", "named", "linear", "steps", "path"])
  static let spring = KindFormat(
    SpringDraft.fields, Spring.codec, { .spring($0) },
    { if case .spring(let spring) = $0 { spring } else { nil } }, .spring, .springExpression,
    decidedBy: [
      "mass", "stiffness", "damping", "dampingRatio", "bounce", "response", "dampingFraction",
    ])
  static let duration = KindFormat(
    NamedDuration.fields, NamedDuration.codec, { .duration($0) },
    { if case .duration(let duration) = $0 { duration } else { nil } }, .duration,
    .durationExpression,
    decidedBy: ["seconds"])
  static let keyframes = KindFormat(
    Keyframes.fields, Keyframes.codec, { .keyframes($0) },
    { if case .keyframes(let keyframes) = $0 { keyframes } else { nil } }, .keyframes,
    decidedBy: ["tracks"])
  static let transition = KindFormat(
    Transition.fields, Transition.codec, { .transition($0) },
    { if case .transition(let transition) = $0 { transition } else { nil } }, .transition,
    decidedBy: ["style", "layers"])
  static let animator = KindFormat(
    Animator.fields, Animator.codec, { .animator($0) },
    { if case .animator(let animator) = $0 { animator } else { nil } }, .animator,
    decidedBy: ["animations"])
  static let group = KindFormat(
    MotionGroup.fields, MotionGroup.codec, { .group($0) },
    { if case .group(let group) = $0 { group } else { nil } }, .group, decidedBy: ["members"])
}

extension MotionKind {
  fileprivate var format: KindFormat {
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

  /// The names of the fields of a motion of this kind, in canonical order.
  public var fieldNames: [String] { format.fieldNames }

  /// The fields that only this kind has.
  var decidingFields: [String] { format.decidingFields }

  var definition: SchemaDefinition { format.definition }
  var expression: SchemaDefinition? { format.expression }

  private static let deciding: [(field: String, kind: MotionKind)] = allCases.flatMap { kind in
    kind.decidingFields.map { ($0, kind) }
  }

  /// The kind that an object's fields decide; nil if they don't.
  init?(fieldsOf value: JSONValue) {
    for member in value.members {
      if let (_, kind) = Self.deciding.first(where: { member.hasKey($0.field) }) {
        self = kind
        return
      }
    }
    return nil
  }

  /// Returns the first field that decides another kind, unless there is one that decides this kind.
  fileprivate func foreignField(in value: JSONValue) -> (member: JSONMember, kind: MotionKind)? {
    var foreign: (member: JSONMember, kind: MotionKind)?
    for member in value.members {
      if member.hasKey("use") || decidingFields.contains(where: member.hasKey) { return nil }
      guard foreign == nil,
        let other = Self.deciding.first(where: { member.hasKey($0.field) })?.kind
      else { continue }
      foreign = (member, other)
    }
    return foreign
  }

  /// Returns how to show the kind of an object whose fields don't.
  fileprivate static func advice(for value: JSONValue) -> String {
    let names = deciding.map(\.field)
    let near = value.members.lazy.prefix(100)
      .compactMap { Suggestion.question(for: $0.key, among: names) }
    return near.first ?? "add \"kind\" with one of these values: "
      + allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension Motion {
  /// The names of all fields of motions whose values are times, such as `duration` and `stagger`.
  ///
  /// In `frames` the field `duration` is a fraction of the whole and no time.
  public static let timeFields = Set(
    MotionKind.allCases.flatMap(\.format.timeFields)
      + MotionGroup.Member.fields.filter(\.isTime).map(\.name))

  /// Reads the `motion` of an object whose `kind` may be given.
  static func read(memberOf value: JSONValue, _ reading: inout Reading) -> Motion? {
    guard let motion = value["motion"] else { return nil }
    let kind = value["kind"]
    let known = kind?.string.flatMap(MotionKind.init)
    // A kind that can't be read has been reported.
    return read(motion, kind: known, isReported: kind != nil && known == nil, &reading)
  }

  /// Reads a motion: an object of its kind's fields, or an expression.
  ///
  /// - Parameters:
  ///   - kind: the kind if it is given; otherwise the fields decide.
  ///   - isReported: whether it has been reported that the kind can't be read.
  static func read(
    _ value: JSONValue, kind: MotionKind?, isReported: Bool = false, _ reading: inout Reading
  ) -> Motion? {
    if let text = value.string {
      guard let motion = reading.expression(text, at: value) else { return nil }
      guard let kind, kind != motion.kind else { return motion }
      reading.report(
        PresetRule.conflict, at: value, help: "set \"kind\": \"\(motion.kind.rawValue)\""
      ) { _ in "the motion is \(Set([motion.kind]).words), but the kind is '\(kind.rawValue)'" }
      return nil
    }
    guard value.kind == .object else {
      reading.expected(
        "an object or an expression", at: value,
        help: "for example, write {\"named\": \"easeOut\"} or \"ease-out 300ms\"")
      return nil
    }
    guard let kind = kind ?? MotionKind(fieldsOf: value) else {
      if isReported { return nil }
      reading.report(PresetRule.missingField, at: value, help: MotionKind.advice(for: value)) {
        _ in "can't tell the kind of 'motion' from its fields"
      }
      return nil
    }
    if let (member, other) = kind.foreignField(in: value) {
      reading.report(
        PresetRule.conflict, at: member.keyValue, help: "set \"kind\": \"\(other.rawValue)\""
      ) { _ in
        "'\(member.key)' is a field of \(Set([other]).words), but the kind is '\(kind.rawValue)'"
      }
      return nil
    }
    return kind.format.read(value, &reading)
  }

  /// Writes the motion in canonical form.
  public func write(to writer: inout JSONWriter) { kind.format.write(self, &writer) }

  /// Visits the references of the motion, in canonical order.
  mutating func visitReferences(
    at slot: () -> String, _ visitor: any ReferenceVisitor
  ) throws(MotionError) {
    try kind.format.visit(&self, slot, visitor)
  }

  /// Takes from a motion of the same kind what this one, which uses it, doesn't have.
  mutating func inherit(from base: Motion) { kind.format.inherit(&self, base) }
}

extension Codec where Value == Motion {
  /// A motion that is read by ``Motion/read(memberOf:_:)``, when its kind is known.
  static let motion = Codec(
    [:], visit: { value, slot, visitor throws(MotionError) in try visitor.visit(&value, at: slot) },
    read: { _, _ in nil }, write: { $0.write(to: &$1) })
}

extension NamedDuration {
  static let fields: [Field<NamedDuration>] = [
    Field(
      "use", .used, "Another duration preset.",
      get: { if case .use(let reference) = $0 { reference } else { nil } },
      set: { $0 = .use($1) }),
    Field(
      "seconds", .seconds, "The length of the duration.", ["examples": [0.3, "300ms"]],
      get: { if case .seconds(let seconds) = $0 { seconds } else { nil } },
      set: { $0 = .seconds($1) }),
  ]

  static let codec = Codec<NamedDuration>.object(
    fields, .duration, "A duration that other presets refer to by name.",
    rules: .hasOne(of: ["seconds", "use"]), initial: .seconds(0),
    check: { $2.checkOne(of: ["seconds", "use"], in: $1) && $1.holdsNumbers(in: ["seconds"]) })
}
