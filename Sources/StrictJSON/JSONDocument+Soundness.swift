extension JSONDocument {
  /// Whether ``read(_:file:firstLine:)`` would find nothing wrong with a text; nothing is kept of it.
  public static func isSound(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count <= JSONLimits.documentBytes else { return false }
    return text.withMemoryRebound(to: UInt8.self) { text in
      var parser = JSONParser(text: text)
      return parser.parseDocument() == nil && parser.issues.isEmpty && parser.dropped == 0
    }
  }
}
