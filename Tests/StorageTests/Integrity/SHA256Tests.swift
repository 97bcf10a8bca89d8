import Testing

@testable import Storage

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4 and, for the empty message, of NIST's SHA test vectors.
  static let examples: [(message: [UInt8], digest: String)] = [
    ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      Array(
        ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu").utf8),
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
    (
      Array(repeating: UInt8(ascii: "a"), count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ]

  @Test(arguments: examples)
  func theStandardsExamples(message: [UInt8], digest: String) {
    #expect(SHA256.hash(message).hexadecimal == digest)
  }

  @Test(arguments: [1, 3, 55, 56, 63, 64, 65, 127, 128, 200])
  func piecesGiveTheSameHash(size: Int) {
    let message = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    var hash = SHA256()
    for start in stride(from: 0, to: message.count, by: size) {
      message[start..<min(start + size, message.count)].withUnsafeBytes { hash.update($0) }
    }
    #expect(hash.finalized() == SHA256.hash(message))
  }

  @Test func hashingGoesOnAfterALook() {
    var hash = SHA256()
    #expect(hash.finalized() == SHA256.hash([]))
    [UInt8]("abc".utf8).withUnsafeBytes { hash.update($0) }
    #expect(hash.finalized() == SHA256.hash(Array("abc".utf8)))
  }

  @Test func everyLengthAroundABlockIsPadded() {
    for count in 0..<200 {
      let message = [UInt8](repeating: 1, count: count)
      var hash = SHA256()
      for byte in message { withUnsafeBytes(of: byte) { hash.update($0) } }
      #expect(hash.finalized() == SHA256.hash(message))
    }
  }

  @Test func aDigestIsReadFromItsBytes() {
    let digest = SHA256.hash(Array("abc".utf8))
    #expect(digest.withUnsafeBytes { SHA256.Digest($0) } == digest)
    #expect(digest.withUnsafeBytes { Array($0.prefix(3)) } == [0xba, 0x78, 0x16])
    #expect([UInt8](repeating: 0, count: 31).withUnsafeBytes { SHA256.Digest($0) } == nil)
  }

  @Test("The processor's instructions and plain arithmetic agree", arguments: 0..<200)
  func instructions(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 73 &+ length) }
    let plain = bytes.withUnsafeBytes { bytes in
      var state = SHA256State()
      state.isPlain = true
      let whole = bytes.count & ~63
      state.absorb(UnsafeRawBufferPointer(rebasing: bytes[..<whole]))
      return state.finish(rest: UnsafeRawBufferPointer(rebasing: bytes[whole...]), of: bytes.count)
    }
    #expect(SHA256.hash(bytes) == plain)
  }
}
