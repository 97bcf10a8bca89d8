#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension JSONParser {
  /// Notes every key of an object that is in it a second time, escapes undone.
  mutating func findDuplicateKeys(of object: Int, count: Int) {
    // Comparing all pairs is quicker than hashing as long as there are few.
    if count > 16 || hasRepeatedOrEscapedKey(object) { noteDuplicates(of: object, count: count) }
  }

  /// Whether an object needs a closer look: two of its keys have the same bytes, or one escapes.
  private func hasRepeatedOrEscapedKey(_ object: Int) -> Bool {
    nodes.withUnsafeBufferPointer { nodes in
      let end = Int(nodes[object].next)
      var later = object + 1
      while later < end {
        if nodes[later].isEscaped { return true }
        var earlier = object + 1
        while earlier < later {
          if sameBytes(nodes[earlier], nodes[later]) { return true }
          earlier = Int(nodes[earlier + 1].next)
        }
        later = Int(nodes[later + 1].next)
      }
      return false
    }
  }

  @inline(__always)
  private func sameBytes(_ a: JSONNode, _ b: JSONNode) -> Bool {
    guard a.end - a.start == b.end - b.start, let base = text.baseAddress else { return false }
    return memcmp(base + Int(a.start), base + Int(b.start), Int(a.end - a.start)) == 0
  }

  private mutating func noteDuplicates(of object: Int, count: Int) {
    var first: [KeyBytes: Int] = [:]
    first.reserveCapacity(count)
    let end = Int(nodes[object].next)
    var key = object + 1
    while key < end {
      let bytes = KeyBytes(bytes: keyBytes(key))
      if let earlier = first[bytes] {
        noteDuplicate(key, bytes, firstAt: earlier)
      } else {
        first[bytes] = key
      }
      key = Int(nodes[key + 1].next)
    }
  }

  private func keyBytes(_ index: Int) -> [UInt8] {
    let node = nodes[index]
    let inner = UnsafeBufferPointer(rebasing: text[Int(node.start) + 1..<Int(node.end) - 1])
    return node.isEscaped ? JSONEscapes.undone(in: inner) : Array(inner)
  }

  private mutating func noteDuplicate(_ index: Int, _ key: KeyBytes, firstAt earlier: Int) {
    note(
      JSONIssue(
        rule: JSONRule.duplicateKey, offset: Int(nodes[index].start),
        message: "duplicate key '\(key.shown)'",
        help: "keep one of them; the first is at", earlier: Int(nodes[earlier].start)))
  }
}

/// The bytes of a key: JSON distinguishes keys by their code points, but String's `==` takes
/// canonically equivalent ones for the same.
private struct KeyBytes: Hashable {
  var bytes: [UInt8]

  /// The key, cut to a readable length.
  var shown: String {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return text.count > 64 ? String(String.UnicodeScalarView(text.prefix(64))) + "…" : String(text)
  }

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}
