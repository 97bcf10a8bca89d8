import CSQLite

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
  package static func hash(_ bytes: [UInt8]) -> Digest { bytes.withUnsafeBytes { hash($0) } }

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

/// The eight words that SHA-256 carries from block to block.
struct SHA256State {
  private var first = SIMD4<UInt32>(0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a)
  private var last = SIMD4<UInt32>(0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)

  /// Whether the processor's own instructions are left aside, or it has none.
  var isPlain = !Self.hasInstructions

  /// Absorbs whole blocks of 64 bytes.
  mutating func absorb(_ blocks: UnsafeRawBufferPointer) {
    guard let base = blocks.baseAddress, blocks.count > 0 else { return }
    Self.constants.withUnsafeBufferPointer { constants in
      guard let constants = constants.baseAddress else { return }
      if !isPlain {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 8) { state in
          guard let words = state.baseAddress else { return }
          for index in 0..<4 {
            words[index] = first[index]
            words[index + 4] = last[index]
          }
          curvet_sha256_absorb(words, base, blocks.count / 64, constants)
          for index in 0..<4 {
            first[index] = words[index]
            last[index] = words[index + 4]
          }
        }
      } else {
        absorb(blocks, base, constants)
      }
    }
  }

  /// Whether the processor has instructions for SHA-256, which are five times as fast.
  static let hasInstructions = curvet_sha256_is_supported() != 0

  /// Absorbs whole blocks by plain arithmetic.
  private mutating func absorb(
    _ blocks: UnsafeRawBufferPointer, _ base: UnsafeRawPointer, _ constants: UnsafePointer<UInt32>
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      guard let words = schedule.baseAddress else { return }
      for offset in stride(from: 0, to: blocks.count, by: 64) {
        compress(base + offset, words, constants)
      }
    }
  }

  /// Absorbs what is left of a message of the given length in bytes, pads it, and gives the hash.
  mutating func finish(rest: UnsafeRawBufferPointer, of length: Int) -> SHA256.Digest {
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 8) { padding in
      padding.initializeMemory(as: UInt8.self, repeating: 0)
      padding.copyMemory(from: rest)
      padding[rest.count] = 0x80
      let end = rest.count < 56 ? 64 : 128
      let bits = UInt64(length) &* 8
      padding.storeBytes(of: bits.bigEndian, toByteOffset: end - 8, as: UInt64.self)
      absorb(UnsafeRawBufferPointer(rebasing: padding[..<end]))
    }
    return SHA256.Digest(first, last)
  }

  @inline(__always)
  private mutating func compress(
    _ block: UnsafeRawPointer, _ words: UnsafeMutablePointer<UInt32>,
    _ constants: UnsafePointer<UInt32>
  ) {
    for index in 0..<16 {
      let word = block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
      words[index] = UInt32(bigEndian: word)
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let small = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let large = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }

    var a = first[0]
    var b = first[1]
    var c = first[2]
    var d = first[3]
    var e = last[0]
    var f = last[1]
    var g = last[2]
    var h = last[3]

    // Eight rounds bring every variable back to its place, so that nothing has to be moved.
    for index in stride(from: 0, to: 64, by: 8) {
      let words = words + index
      let constants = constants + index
      round(a, b, c, &d, e, f, g, &h, words[0] &+ constants[0])
      round(h, a, b, &c, d, e, f, &g, words[1] &+ constants[1])
      round(g, h, a, &b, c, d, e, &f, words[2] &+ constants[2])
      round(f, g, h, &a, b, c, d, &e, words[3] &+ constants[3])
      round(e, f, g, &h, a, b, c, &d, words[4] &+ constants[4])
      round(d, e, f, &g, h, a, b, &c, words[5] &+ constants[5])
      round(c, d, e, &f, g, h, a, &b, words[6] &+ constants[6])
      round(b, c, d, &e, f, g, h, &a, words[7] &+ constants[7])
    }

    first &+= SIMD4(a, b, c, d)
    last &+= SIMD4(e, f, g, h)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

@inline(__always)
private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 &- count)
}

@inline(__always)
private func round(
  _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
  _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32
) {
  let choice = g ^ (e & (f ^ g))
  let majority = (a & b) | (c & (a | b))
  let mixed = h &+ (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) &+ choice &+ input
  d = d &+ mixed
  h = mixed &+ (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) &+ majority
}
