import Motion
import StrictJSON

/// The JSON Schema (draft 2020-12) of documents.
public enum DocumentSchema {
  /// The schema's text.
  public static let text: [UInt8] = {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    member(&writer, "$schema", "https://json-schema.org/draft/2020-12/schema")
    member(&writer, "title", "Curvet presets")
    writer.key("anyOf")
    writer.beginArray()
    document(&writer)
    preset(&writer, namesItself: true)
    writer.endArray()
    writer.endObject()
    writer.newline()
    return writer.bytes
  }()

  /// A document of presets by name.
  private static func document(_ writer: inout JSONWriter) {
    writer.beginObject()
    member(&writer, "type", "object")
    writer.key("properties")
    writer.beginObject()
    typed(&writer, "$schema", "string")
    writer.key("curvet")
    writer.beginObject()
    writer.key("const")
    writer.integer(DocumentReader.version)
    writer.endObject()
    writer.key("presets")
    writer.beginObject()
    member(&writer, "type", "object")
    name(&writer, as: "propertyNames")
    writer.key("additionalProperties")
    writer.beginObject()
    writer.key("anyOf")
    writer.beginArray()
    writer.beginObject()
    member(&writer, "type", "string")
    member(&writer, "description", "an expression such as cubic-bezier(.2, 0, 0, 1) 300ms")
    writer.endObject()
    preset(&writer, namesItself: false)
    writer.endArray()
    writer.endObject()
    writer.endObject()
    writer.endObject()
    strings(&writer, "required", ["presets"])
    writer.key("additionalProperties")
    writer.bool(false)
    writer.endObject()
  }

  private static func name(_ writer: inout JSONWriter, as key: String) {
    writer.key(key)
    writer.beginObject()
    member(&writer, "type", "string")
    member(&writer, "pattern", namePattern)
    writer.key("maxLength")
    writer.integer(PresetName.maximumLength)
    writer.endObject()
  }

  private static let namePattern =
    "^[a-z][a-z0-9]*(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*){0,7}$"

  /// The fields of a preset, taken from the list that the reader uses.
  private static func preset(_ writer: inout JSONWriter, namesItself: Bool) {
    writer.beginObject()
    member(&writer, "type", "object")
    writer.key("properties")
    writer.beginObject()
    if namesItself { name(&writer, as: "name") }
    for field in Preset.fieldNames {
      writer.key(field)
      writer.beginObject()
      switch field {
      case "kind": strings(&writer, "enum", MotionKind.allCases.map(\.rawValue))
      case "role": strings(&writer, "enum", Role.allCases.map(\.rawValue))
      case "title", "summary", "counterpart", "reducedMotion": member(&writer, "type", "string")
      case "tags", "aliases", "ignore": member(&writer, "type", "array")
      case "source", "localizations", "extensions": member(&writer, "type", "object")
      case "motion": strings(&writer, "type", ["object", "string"])
      default: break
      }
      writer.endObject()
    }
    writer.endObject()
    strings(&writer, "required", namesItself ? ["name", "motion"] : ["motion"])
    writer.key("additionalProperties")
    writer.bool(false)
    writer.endObject()
  }

  private static func member(_ writer: inout JSONWriter, _ key: String, _ text: String) {
    writer.key(key)
    writer.string(text)
  }

  private static func typed(_ writer: inout JSONWriter, _ key: String, _ type: String) {
    writer.key(key)
    writer.beginObject()
    member(&writer, "type", type)
    writer.endObject()
  }

  private static func strings(_ writer: inout JSONWriter, _ key: String, _ texts: [String]) {
    writer.key(key)
    writer.beginArray()
    for text in texts { writer.string(text) }
    writer.endArray()
  }
}
