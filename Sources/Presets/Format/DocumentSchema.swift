import StrictJSON

/// The JSON Schema (draft 2020-12) of documents, for editors: fields, words, ranges and what they
/// mean.
///
/// It accepts what the reader accepts, and refuses what the reader refuses, except what a schema
/// can't express: repeated keys, the order of numbers, what references refer to, and rules for the
/// whole of a text (brackets that close, a path that ends where it should).
public enum DocumentSchema {
  /// The schema's text.
  public static let text: [UInt8] = {
    var writer = JSONWriter(.indented)
    root.write(to: &writer)
    writer.newline()
    return writer.bytes
  }()

  private static let root: Schema = [
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "Curvet presets",
    "description":
      "Presets by name, or a single preset with its name inside. Times are in seconds, angles in degrees.",
    // A file without presets is a preset of its own as soon as it has a name or a motion.
    "if": [
      "type": "object", "not": .has("presets"), "anyOf": [.has("name"), .has("motion")],
    ],
    "then": .ref(.namedPreset),
    "else": .ref(.document),
    "$defs": .object(
      SchemaDefinition.allCases.map { .init(key: $0.rawValue, value: $0.schema) }),
  ]
}
