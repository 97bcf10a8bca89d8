extension UnsafeBufferPointer<UInt8> {
  /// Returns the position of the first byte from `start` that isn't plain, or the end.
  ///
  /// Plain bytes need no escape in a JSON string: printable ASCII except `"` and `\`.
  @inline(__always)
  func endOfPlainRun(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var at = start
    // Eight bytes at a time. The lowest bit found marks the first byte that is not plain: a borrow
    // or carry can only spoil the bytes after one.
    while at + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
      let quotes = word ^ every("\"")
      let backslashes = word ^ every("\\")
      let low = (word &- every(" ")) & ~word
      let equal = ((quotes &- every(1)) & ~quotes) | ((backslashes &- every(1)) & ~backslashes)
      let found = (low | equal | word | (word &+ every(1))) & every(0x80)
      if found != 0 { return at + found.trailingZeroBitCount / 8 }
      at += 8
    }
    while at < count, isPlain(self[at]) { at += 1 }
    return at
  }

  /// Whether the bytes are the same as others.
  @inline(__always)
  func reads(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    let (one, two) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
    var at = 0
    while at + 8 <= count {
      let same =
        one.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        == two.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      if !same { return false }
      at += 8
    }
    while at < count {
      if one[at] != two[at] { return false }
      at += 1
    }
    return true
  }

  /// Returns the length of the scalar at `start` in bytes, or nil if it isn't valid UTF-8.
  ///
  /// Source: The Unicode Standard, table 3-7, well-formed byte sequences.
  func scalarLength(at start: Int) -> Int? {
    let length: Int
    let second: ClosedRange<UInt8>
    switch self[start] {
    case 0..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard start + length <= count, second.contains(self[start + 1]) else { return nil }
    for at in start + 2..<start + length where self[at] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// Returns the number of scalars in well-formed UTF-8: one for each byte that isn't a continuation.
  func scalarCount(in range: Range<Int>) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var count = 0
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      let word = raw.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      // The lowest bit of each byte says whether it begins a scalar; the product adds them up.
      let begins = (~word >> 7 | word >> 6) & every(1)
      count += Int(truncatingIfNeeded: (begins &* every(1)) >> 56)
      at += 8
    }
    while at < range.upperBound {
      if self[at] & 0xC0 != 0x80 { count += 1 }
      at += 1
    }
    return count
  }

  /// Returns the scalar of the `length` bytes at `start`, in well-formed UTF-8.
  func scalar(at start: Int, length: Int) -> Unicode.Scalar {
    guard length > 1 else { return Unicode.Scalar(self[start]) }
    var value = UInt32(self[start] & (0x7F >> length))
    for at in start + 1..<start + length { value = value << 6 | UInt32(self[at] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}

/// Returns a word with `byte` in each of its eight bytes.
@inline(__always)
private func every(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

@inline(__always)
private func every(_ scalar: Unicode.Scalar) -> UInt64 { every(UInt8(ascii: scalar)) }

private func isPlain(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}
