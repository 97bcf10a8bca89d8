extension JSONWriter {
  /// Writes an object; where a key is given, as that member.
  public mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    if let key { self.key(key) }
    beginObject()
    body(&self)
    endObject()
  }

  /// Writes a member that is an array.
  public mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    beginArray()
    body(&self)
    endArray()
  }
}
