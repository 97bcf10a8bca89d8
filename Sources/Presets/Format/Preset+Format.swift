import Motion
import StrictJSON

extension Preset {
  private static let fields: [Field<Preset>] = [
    Field(
      "kind", .oneOf, "What the preset is; may be left out where the motion's fields decide it.",
      get: { $0.kind }),
    Field("title", \.title, .string, "A short name for people, as in \"Card to full screen\"."),
    Field("summary", \.summary, .string, "What it is for, in a sentence."),
    Field("tags", list: \.tags, .tags, "Words to find it by, without spaces."),
    Field("role", \.role, .oneOf, "What the motion is used for; searches and checks know it."),
    Field("source", \.source, PresetSource.codec, "Where the preset comes from."),
    Field(
      "localizations", list: \.localizations, .localizations,
      "Title and summary in further languages, by BCP 47 tag."),
    Field(
      "reducedMotion", \.reducedMotion, .reducedMotion,
      "What people see who asked for less motion: another preset, \"none\" (the change happens at once) or \"keep\" (safe as it is)."
    ),
    Field(
      "counterpart", \.counterpart, .reference(as: .counterpart),
      "The preset that undoes this one, as closing undoes opening; may be mutual."),
    Field(
      "deprecated", \.deprecated, .deprecation,
      "That the preset is no longer to be used, and why."),
    Field("aliases", list: \.aliases, .names, "Further names of the preset."),
    Field(
      "ignore", list: \.ignore,
      IgnoredRule.codec.array(example: "[{\"rule\": \"naming/syntax\", \"reason\": \"…\"}]"),
      "Rules of curvet validate that do not apply here."),
    Field(
      "extensions", \.extensions, .rawObject,
      "Data of other tools by reversed domain, as in com.example.tool; kept as it is written."),
    Field(
      "motion", .motion,
      "What moves: the fields of its kind, or an expression such as ease-out 300ms.",
      isRequired: true, get: { $0.motion }, set: { $0.motion = $1 }),
  ]

  /// In NDJSON the name is a field of its own; it has been read before the others.
  private static let fieldsWithName =
    [
      Field<Preset>(
        "name", .string.described(by: .ref(.name)), "The name of the preset, as in curve/card.",
        isRequired: true, get: { $0.name.text })
    ] + fields

  /// The names of a preset's fields, in canonical order.
  public static let fieldNames = fields.map(\.name)

  static let schema = Schema.fields(
    "A preset: its motion and what is said about it.", fields, rules: .ref(.motionByKind))

  static let namedSchema = Schema.fields(
    "A preset with its name inside: a file of its own, or a line of NDJSON.", fieldsWithName,
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
    Field("reason", \.reason, .string, "Why it is no longer to be used."),
    Field("use", \.use, .reference(as: .deprecatedUse), "The preset to use instead."),
  ]

  static let schema: Schema = [
    "anyOf": [
      ["type": "boolean"],
      ["description": "Why it is no longer to be used.", "type": "string"],
      .fields("Why it is no longer to be used, and what is to be used instead.", fields),
    ]
  ]
}

extension Codec where Value == Deprecation {
  private static let object = Codec.object(
    Deprecation.fields, .deprecation, "Why it is no longer to be used.", initial: Deprecation())

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
          "true, a reason, or an object with reason and use", at: value,
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
      "rule", required: \.rule, .word, "The rule, as findings name it.",
      ["examples": ["quality/too-long"], "minLength": 1]),
    Field(
      "reason", required: \.reason, .word, "Why it does not apply.",
      ["examples": ["hero moment"], "minLength": 1]),
  ]

  static let codec = Codec<IgnoredRule>.object(
    fields, .ignoredRule, "A rule that does not apply to this preset.",
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
