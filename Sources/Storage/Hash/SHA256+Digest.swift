extension SHA256 {
  /// A hash of 32 bytes.
  package struct Digest: Hashable, Sendable {
    /// The bytes, eight big-endian words of them, two to a part.
    private let a, b, c, d: UInt64

    init(_ first: SIMD4<UInt32>, _ last: SIMD4<UInt32>) {
      func join(_ high: UInt32, _ low: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }
      a = join(first[0], first[1])
      b = join(first[2], first[3])
      c = join(last[0], last[1])
      d = join(last[2], last[3])
    }

    /// Takes a hash from its 32 bytes; nil for any other number of bytes.
    package init?(_ bytes: UnsafeRawBufferPointer) {
      guard bytes.count == 32 else { return nil }
      func word(_ index: Int) -> UInt64 {
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
      }
      a = word(0)
      b = word(1)
      c = word(2)
      d = word(3)
    }

    /// Calls the closure with the 32 bytes, which live as long as the call.
    package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      Swift.withUnsafeBytes(of: (a.bigEndian, b.bigEndian, c.bigEndian, d.bigEndian), body)
    }

    /// The 64 lower-case hexadecimal digits.
    package var hexadecimal: String {
      withUnsafeBytes { bytes in
        String(unsafeUninitializedCapacity: 64) { text in
          let digits: StaticString = "0123456789abcdef"
          for (index, byte) in bytes.enumerated() {
            text[index * 2] = digits.utf8Start[Int(byte >> 4)]
            text[index * 2 + 1] = digits.utf8Start[Int(byte & 15)]
          }
          return 64
        }
      }
    }
  }
}

extension SHA256.Digest: CustomStringConvertible {
  /// The 64 lower-case hexadecimal digits.
  package var description: String { hexadecimal }
}
