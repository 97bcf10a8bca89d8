import Motion
import StrictJSON

extension Codec where Value == [PresetName] {
  /// Names.
  static let names = Codec(
    read: { value, reading in
      guard
        let references = Codec<Reference>.reference.array(example: "[\"curve/card\"]").read(
          value, &reading)
      else {
        return nil
      }
      return references.compactMap { PresetName($0.name) }
    },
    write: { Codec<String>.string.array(example: "").write($0.map(\.text), &$1) })
}

extension Codec where Value == ReducedMotion {
  /// "none", "keep" or the name of a preset.
  static let reducedMotion = Codec(
    read: { value, reading in
      switch value.string {
      case "none": return ReducedMotion.none
      case "keep": return ReducedMotion.keep
      default: return Codec<Reference>.reference.read(value, &reading).map(ReducedMotion.preset)
      }
    },
    write: { reduced, writer in
      switch reduced {
      case .none: writer.string("none")
      case .keep: writer.string("keep")
      case .preset(let reference): writer.string(reference.name)
      }
    })
}

extension Deprecation {
  static let fields: [Field<Deprecation>] = [
    Field("reason", \.reason, .string), Field("use", \.use, .reference),
  ]
}

extension Codec where Value == Deprecation {
  private static let object = Codec.object(Deprecation.fields, initial: { Deprecation() })

  /// A boolean, a text that is the reason, or {reason, use}; false is none.
  static let deprecation = Codec(
    read: { value, reading in
      switch value.kind {
      case .true: return Deprecation()
      case .false: return nil
      case .string:
        var deprecation = Deprecation()
        deprecation.reason = value.string
        return deprecation
      case .object: return object.read(value, &reading)
      default:
        reading.expected(
          "true, a reason, or an object with reason and use", at: value,
          help: "write {\"reason\": \"too slow\", \"use\": \"curve/card\"}, say")
        return nil
      }
    },
    write: { deprecation, writer in
      if deprecation == Deprecation() {
        writer.bool(true)
      } else {
        object.write(deprecation, &writer)
      }
    })
}

extension IgnoredRule {
  struct Draft: Sendable {
    var rule, reason: String?
  }

  static let fields: [Field<Draft>] = [
    Field("rule", \.rule, .word, isRequired: true),
    Field("reason", \.reason, .word, isRequired: true),
  ]

  static let codec = Codec<IgnoredRule>(
    read: { value, reading in
      var draft = Draft()
      guard reading.readObject(value, fields, into: &draft), let rule = draft.rule,
        let reason = draft.reason
      else { return nil }
      return IgnoredRule(rule: rule, reason: reason)
    },
    write: { $1.object(Draft(rule: $0.rule, reason: $0.reason), fields) })
}

extension Codec where Value == RawJSON {
  /// An object kept whole.
  static let rawObject = Codec(
    read: { value, reading in
      if value.kind == .object { return RawJSON(value) }
      reading.expected("an object", at: value, help: "write {\"com.example.tool\": …}, say")
      return nil
    },
    write: { $0.write(to: &$1) })
}
