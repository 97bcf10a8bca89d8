import Motion
import StrictJSON

/// A preset while it is read: its motion is read only when its kind is known.
private struct PresetDraft: Sendable {
  var name: String?
  var kind: MotionKind?
  var motion: JSONValue?
  var preset: Preset

  static let fields: [Field<PresetDraft>] =
    [Field("kind", \.kind, .oneOf)] + Preset.about.map { $0.inside(\.preset) }
    + [Field("motion", \.motion, .unread, isRequired: true)]
  /// The name is a field of its own in NDJSON, and has been read when the rest is.
  static let fieldsWithName = [Field<PresetDraft>("name", \.name, .string)] + fields
}

extension Preset {
  fileprivate static let about: [Field<Preset>] = [
    Field("title", \.title, .string),
    Field("summary", \.summary, .string),
    Field("tags", list: \.tags, .tags),
    Field("role", \.role, .oneOf),
    Field("source", \.source, .source),
    Field("localizations", list: \.localizations, .localizations),
    Field("reducedMotion", \.reducedMotion, .reducedMotion),
    Field("counterpart", \.counterpart, .reference),
    Field("deprecated", \.deprecated, .deprecation),
    Field("aliases", list: \.aliases, .names),
    Field(
      "ignore", list: \.ignore,
      IgnoredRule.codec.array(example: "[{\"rule\": \"naming/syntax\", \"reason\": \"…\"}]")),
    Field("extensions", \.extensions, .rawObject),
  ]

  /// Reads a preset from its object, or from an expression.
  ///
  /// What is returned is of use only where nothing was reported.
  static func read(
    _ value: JSONValue, name: PresetName, hasNameInside: Bool, _ reading: inout Reading
  ) -> Preset? {
    if value.kind == .string {
      return Motion.read(value, kind: nil, &reading).map { Preset(name: name, motion: $0) }
    }
    guard value.kind == .object else {
      reading.expected(
        "an object or an expression", at: value,
        help: "write {\"motion\": {…}} or \"ease-out 300ms\", say")
      return nil
    }
    // The motion is a placeholder until the real one has been read.
    let blank = Preset(name: name, motion: .duration(.seconds(0)))
    var draft = PresetDraft(preset: blank)
    let fields = hasNameInside ? PresetDraft.fieldsWithName : PresetDraft.fields
    reading.readObject(value, fields, into: &draft)
    guard let motion = draft.motion,
      let read = Motion.read(motion, kind: draft.kind, givenAs: value["kind"], &reading)
    else { return nil }
    draft.preset.motion = read
    return draft.preset
  }

  /// Writes the preset in canonical form.
  ///
  /// - Parameter namesItself: whether the object begins with the preset's name, as in NDJSON.
  public func write(to writer: inout JSONWriter, namesItself: Bool) {
    writer.beginObject()
    if namesItself {
      writer.key("name")
      writer.string(name.text)
    }
    writer.key("kind")
    writer.string(kind.rawValue)
    withUnsafePointer(to: self) { for field in Self.about { field.write($0, &writer) } }
    writer.key("motion")
    motion.write(to: &writer)
    writer.endObject()
  }

  /// The preset on one line, its name inside: what the catalog keeps, and a line of NDJSON.
  public var payload: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer, namesItself: true)
    return writer.bytes
  }
}

extension Preset {
  /// The names of a preset's fields, in canonical order.
  public static let fieldNames = PresetDraft.fields.map(\.name)
}
