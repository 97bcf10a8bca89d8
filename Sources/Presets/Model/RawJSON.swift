import StrictJSON

/// Raw JSON is a value kept whole: the order of its keys and the spelling of its numbers.
public struct RawJSON: Hashable, Sendable {
  private let value: JSONValue

  /// Keeps a parsed value, and with it the text that it stands in.
  public init(_ value: JSONValue) {
    self.value = value
  }

  /// The value on one line.
  public var text: String {
    var writer = JSONWriter()
    write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Writes the value in the writer's layout.
  func write(to writer: inout JSONWriter) { writer.value(value) }

  /// Compares what the values say, wherever they stand.
  public static func == (a: RawJSON, b: RawJSON) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
