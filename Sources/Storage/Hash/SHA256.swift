/// The hash function SHA-256, over bytes that arrive at once or in pieces.
///
/// Source: FIPS 180-4, sections 4.1.2, 5 and 6.2.
package struct SHA256 {
  private var state = SHA256State()
  /// The start of a block that is not full yet.
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// Begins the hash of no bytes.
  package init() {}

  /// Hashes the bytes in one go.
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> Digest {
    var state = SHA256State()
    let whole = bytes.count & ~63
    state.absorb(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
    return state.finish(rest: UnsafeRawBufferPointer(rebasing: bytes[whole...]), of: bytes.count)
  }

  /// Hashes the bytes in one go.
  package static func hash(_ bytes: [UInt8]) -> Digest {
    bytes.withUnsafeBytes { hash($0) }
  }

  /// Adds bytes to what is hashed.
  package mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length &+= UInt64(bytes.count)
    var rest = bytes
    if !pending.isEmpty {
      let missing = min(64 - pending.count, rest.count)
      pending.append(contentsOf: rest[..<missing])
      rest = UnsafeRawBufferPointer(rebasing: rest[missing...])
      guard pending.count == 64 else { return }
      pending.withUnsafeBytes { state.absorb($0) }
      pending.removeAll(keepingCapacity: true)
    }
    let whole = rest.count & ~63
    state.absorb(UnsafeRawBufferPointer(rebasing: rest[..<whole]))
    pending.append(contentsOf: rest[whole...])
  }

  /// The hash of everything added so far; more may be added afterwards.
  package func finalized() -> Digest {
    var state = state
    return pending.withUnsafeBytes { state.finish(rest: $0, of: Int(length)) }
  }
}
