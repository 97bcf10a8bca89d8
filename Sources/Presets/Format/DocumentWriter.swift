import StrictJSON

/// The writer of canonical documents: presets by the bytes of their names, one format, one layout.
///
/// Presets are added one by one and the text taken in between, so that a document of any size is
/// written in bounded memory.
public struct DocumentWriter {
  private var writer = JSONWriter(.indented)

  /// Begins a document.
  public init() {
    writer.beginObject()
    writer.key("curvet")
    writer.integer(DocumentReader.version)
    writer.key("presets")
    writer.beginObject()
  }

  /// Adds a preset; they are added in the order of their names' bytes.
  public mutating func add(_ preset: Preset) {
    writer.key(preset.name.text)
    preset.write(to: &writer, namesItself: false)
  }

  /// Adds a preset by its payload, which is canonical already: nothing is read but its name.
  public mutating func add(payload: JSONValue) {
    writer.key(payload["name"]?.string ?? "")
    writer.beginObject()
    for member in payload.members where !member.hasKey("name") {
      writer.key(member.key)
      writer.value(member.value)
    }
    writer.endObject()
  }

  /// Ends the document.
  public mutating func finish() {
    writer.endObject()
    writer.endObject()
    writer.newline()
  }

  /// Returns what has been written since the last call.
  public mutating func takeBytes() -> [UInt8] { writer.takeBytes() }
}
