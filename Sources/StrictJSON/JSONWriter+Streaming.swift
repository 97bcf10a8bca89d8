extension JSONWriter {
  /// Returns what has been written since the last call, and goes on where the text stands.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }
}
