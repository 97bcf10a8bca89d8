import Motion
import StrictJSON

extension Preset {
  private static let fields: [Field<Preset>] = [
    Field(
      "kind", .oneOf, "The kind of the preset; optional if the fields of the motion show it.",
      get: { $0.kind }),
    Field(
      "title", \.title, .string, "A short name for people, for example \"Card to full screen\"."),
    Field("summary", \.summary, .string, "The purpose of the preset, in one sentence."),
    Field("tags", list: \.tags, .tags, "Words that searches find, without spaces."),
    Field("role", \.role, .oneOf, "The use of the motion, for searches and rules."),
    Field("source", \.source, PresetSource.codec, "The source of the preset."),
    Field(
      "localizations", list: \.localizations, .localizations,
      "The title and summary in other languages, by BCP 47 tag."),
    Field(
      "reducedMotion", \.reducedMotion, .reducedMotion,
      "The reduced-motion alternative: another preset, \"none\" (an instant change), or \"keep\" (the motion is safe)."
    ),
    Field(
      "counterpart", \.counterpart, .reference(as: .counterpart),
      "The preset that undoes this one, as closing undoes opening. Two presets can refer to each other."
    ),
    Field(
      "deprecated", \.deprecated, .deprecation,
      "Marks the preset as deprecated, with the reason."),
    Field("aliases", list: \.aliases, .names, "Other names of the preset."),
    Field(
      "ignore", list: \.ignore,
      IgnoredRule.codec.array(example: "[{\"rule\": \"naming/syntax\", \"reason\": \"…\"}]"),
      "Rules of 'curvet validate' that don't apply to this preset."),
    Field(
      "extensions", \.extensions, .rawObject,
      "Data of other tools, by reverse domain name such as com.example.tool; kept unchanged."),
    Field(
      "motion", .motion,
      "The motion: the fields of its kind, or an expression such as ease-out 300ms.",
      isRequired: true, get: { $0.motion }, set: { $0.motion = $1 }),
  ]

  /// In NDJSON the name is a field of its own; it has been read before the others.
  private static let fieldsWithName =
    [
      Field<Preset>(
        "name", .string.described(by: .ref(.name)),
        "The name of the preset, for example curve/card.",
        isRequired: true, get: { $0.name.text })
    ] + fields

  /// The names of a preset's fields, in canonical order.
  public static let fieldNames = fields.map(\.name)

  static let schema = Schema.fields(
    "A preset: its motion and its description.", fields, rules: .ref(.motionByKind))

  static let namedSchema = Schema.fields(
    "A preset that contains its name: a separate file, or a line of NDJSON.", fieldsWithName,
    rules: .ref(.motionByKind))

  /// Reads a preset from its object, or from an expression.
  ///
  /// The result is valid only if nothing was reported.
  static func read(
    _ value: JSONValue, name: PresetName, hasNameInside: Bool, _ reading: inout Reading
  ) -> Preset? {
    if value.kind == .string {
      return Motion.read(value, kind: nil, &reading).map { Preset(name: name, motion: $0) }
    }
    guard value.kind == .object else {
      reading.expected(
        "an object or an expression", at: value,
        help: "for example, write {\"motion\": {…}} or \"ease-out 300ms\"")
      return nil
    }
    // The motion is read last.
    var preset = Preset(name: name, motion: .duration(.seconds(0)))
    let isWhole = reading.readObject(value, hasNameInside ? fieldsWithName : fields, into: &preset)
    guard isWhole, let motion = Motion.read(memberOf: value, &reading) else { return nil }
    preset.motion = motion
    return preset
  }

  /// Visits the references of the preset, which a resolver alone may refuse.
  mutating func visitReferences(_ visitor: EachReference) {
    try? Self.referring.visitReferences(of: &self, at: { "" }, visitor)
  }

  private static let referring = fields.filter { $0.visit != nil }

  /// Writes the preset in canonical form.
  ///
  /// - Parameter namesItself: whether the object begins with the preset's name, as in NDJSON.
  public func write(to writer: inout JSONWriter, namesItself: Bool) {
    writer.object(self, namesItself ? Self.fieldsWithName : Self.fields)
  }

  /// The preset on one line, its name inside: what the catalog keeps, and a line of NDJSON.
  public var payload: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer, namesItself: true)
    return writer.bytes
  }

  /// Whether the preset is larger than 2 MiB when written, so that it could not be read again.
  ///
  /// - Parameter byteCount: the size of what it was read from. Escapes, numbers and expressions grow
  ///   when they are written, but not to sixteen times their size; small presets are not looked at.
  package func isTooLarge(readFrom byteCount: Int) -> Bool {
    byteCount > JSONLimits.lineBytes / 16 && payload.count > JSONLimits.lineBytes
  }
}

extension Codec where Value == ReducedMotion {
  /// "none", "keep" or the name of a preset.
  fileprivate static let reducedMotion = Codec(
    ["anyOf": [["enum": ["none", "keep"]], .ref(.reference)]],
    visit: { reduced, slot, visitor in
      guard case .preset(var reference) = reduced else { return }
      visitor.visit(&reference, as: .reducedMotion, at: slot)
      reduced = .preset(reference)
    },
    read: { value, reading in
      switch value.string {
      case "none": return ReducedMotion.none
      case "keep": return .keep
      default: return reading.reference(value).map(ReducedMotion.preset)
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
    Field("reason", \.reason, .string, "Why the preset is deprecated."),
    Field("use", \.use, .reference(as: .deprecatedUse), "The preset to use instead."),
  ]

  static let schema: Schema = [
    "anyOf": [
      ["type": "boolean"],
      ["description": "Why the preset is deprecated.", "type": "string"],
      .fields("Why the preset is deprecated, and what to use instead.", fields),
    ]
  ]
}

extension Codec where Value == Deprecation {
  private static let object = Codec.object(
    Deprecation.fields, .deprecation, "Why the preset is deprecated.", initial: Deprecation())

  /// A boolean, a text that is the reason, or {reason, use}; false is none.
  fileprivate static let deprecation = Codec(
    .ref(.deprecation), visit: object.visit,
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
          "true, a reason, or an object with 'reason' and 'use'", at: value,
          help: "for example, write {\"reason\": \"too slow\", \"use\": \"curve/card\"}")
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
  static let fields: [Field<IgnoredRule>] = [
    Field(
      "rule", required: \.rule, .word, "The id of the rule, as in findings.",
      ["examples": ["quality/too-long"], "minLength": 1]),
    Field(
      "reason", required: \.reason, .word, "Why the rule doesn't apply.",
      ["examples": ["hero moment"], "minLength": 1]),
  ]

  static let codec = Codec<IgnoredRule>.object(
    fields, .ignoredRule, "A rule that doesn't apply to this preset.",
    initial: IgnoredRule(rule: "", reason: ""))
}

extension Codec where Value == RawJSON {
  /// An object kept whole.
  fileprivate static let rawObject = Codec(
    ["type": "object"],
    read: { value, reading in
      if value.kind == .object { return RawJSON(value) }
      reading.expected("an object", at: value, help: "for example, write {\"com.example.tool\": …}")
      return nil
    },
    write: { $0.write(to: &$1) })
}
