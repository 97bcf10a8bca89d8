import Diagnostics
import Motion
import StrictJSON

extension MotionKind {
  /// The fields that only this kind has.
  var tellingFields: [String] {
    switch self {
    case .curve: ["cubicBezier", "named", "linear", "steps", "path"]
    case .spring:
      ["mass", "stiffness", "damping", "dampingRatio", "bounce", "response", "dampingFraction"]
    case .duration: ["seconds"]
    case .keyframes: ["tracks"]
    case .transition: ["style", "layers"]
    case .animator: ["animations"]
    case .group: ["members"]
    }
  }

  /// The kind that an object's fields decide, or nil where they do not.
  init?(fieldsOf value: JSONValue) {
    for member in value.members {
      if let (_, kind) = Self.telling.first(where: { member.hasKey($0.field) }) {
        self = kind
        return
      }
    }
    return nil
  }

  /// Returns the first field that tells another kind than `kind`, unless one tells `kind` itself.
  fileprivate static func foreignField(
    in value: JSONValue, of kind: MotionKind
  ) -> (member: JSONMember, kind: MotionKind)? {
    let own = kind.tellingFields
    if value.members.contains(where: { member in own.contains(where: member.hasKey) }) {
      return nil
    }
    var foreign: (member: JSONMember, kind: MotionKind)?
    for member in value.members {
      if member.hasKey("use") { return nil }
      guard let other = telling.first(where: { member.hasKey($0.field) })?.kind else { continue }
      if foreign == nil { foreign = (member, other) }
    }
    return foreign
  }

  /// Returns how to make an object tell its kind.
  fileprivate static func advice(for value: JSONValue) -> String {
    let names = telling.map(\.field)
    let near = value.members.lazy.prefix(100)
      .compactMap { Suggestion.question(for: $0.key, among: names) }
    let words = allCases.map(\.rawValue).joined(separator: ", ")
    return near.first ?? "add \"kind\": one of \(words)"
  }

  private static let telling: [(field: String, kind: MotionKind)] = allCases.flatMap { kind in
    kind.tellingFields.map { ($0, kind) }
  }
}

extension Reading {
  /// Reports the first field of another kind, where no field tells the kind given.
  fileprivate mutating func checkFields(of kind: MotionKind, in value: JSONValue) -> Bool {
    guard let (member, other) = MotionKind.foreignField(in: value, of: kind) else { return true }
    report(
      PresetRule.conflict, at: member.keyValue, help: "set \"kind\": \"\(other.rawValue)\""
    ) { _ in
      "\"\(member.key)\" is a field of \(Set([other]).words), the kind given is \(kind.rawValue)"
    }
    return false
  }
}

extension Motion {
  /// Reads a motion: an object of its kind's fields, or an expression.
  ///
  /// - Parameters:
  ///   - kind: the kind where it was given; otherwise the fields decide.
  ///   - kindValue: what the kind was given as; where it could not be read that has been reported.
  static func read(
    _ value: JSONValue, kind: MotionKind?, givenAs kindValue: @autoclosure () -> JSONValue? = nil,
    _ reading: inout Reading
  ) -> Motion? {
    if let text = value.string {
      guard let motion = reading.expression(text, at: value) else { return nil }
      if let kind, kind != motion.kind {
        reading.report(
          PresetRule.conflict, at: value, help: "set \"kind\": \"\(motion.kind.rawValue)\""
        ) { _ in
          "this is a \(motion.kind.rawValue), the kind given is \(kind.rawValue)"
        }
        return nil
      }
      return motion
    }
    guard value.kind == .object else {
      reading.expected(
        "an object or an expression", at: value,
        help: "write {\"named\": \"easeOut\"} or \"ease-out 300ms\", say")
      return nil
    }
    guard let kind = kind ?? MotionKind(fieldsOf: value) else {
      if kindValue() != nil { return nil }
      reading.report(PresetRule.missingField, at: value, help: MotionKind.advice(for: value)) {
        "\($0) does not tell its kind"
      }
      return nil
    }
    guard reading.checkFields(of: kind, in: value) else { return nil }
    switch kind {
    case .curve: return Curve.codec.read(value, &reading).map(Motion.curve)
    case .spring: return Spring.codec.read(value, &reading).map(Motion.spring)
    case .duration: return NamedDuration.codec.read(value, &reading).map(Motion.duration)
    case .keyframes: return Keyframes.codec.read(value, &reading).map(Motion.keyframes)
    case .transition: return Transition.codec.read(value, &reading).map(Motion.transition)
    case .animator: return Animator.codec.read(value, &reading).map(Motion.animator)
    case .group: return MotionGroup.codec.read(value, &reading).map(Motion.group)
    }
  }

  /// Writes the motion in canonical form.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .curve(let curve): Curve.codec.write(curve, &writer)
    case .spring(let spring): Spring.codec.write(spring, &writer)
    case .duration(let duration): NamedDuration.codec.write(duration, &writer)
    case .keyframes(let keyframes): Keyframes.codec.write(keyframes, &writer)
    case .transition(let transition): Transition.codec.write(transition, &writer)
    case .animator(let animator): Animator.codec.write(animator, &writer)
    case .group(let group): MotionGroup.codec.write(group, &writer)
    }
  }
}

extension MotionKind {
  /// The names of the fields of a motion of this kind, in canonical order.
  public var fieldNames: [String] {
    switch self {
    case .curve: CurveDraft.fields.map(\.name)
    case .spring: SpringDraft.fields.map(\.name)
    case .duration: NamedDuration.fields.map(\.name)
    case .keyframes: Keyframes.fields.map(\.name)
    case .transition: Transition.fields.map(\.name)
    case .animator: Animator.fields.map(\.name)
    case .group: MotionGroup.fields.map(\.name)
    }
  }
}
