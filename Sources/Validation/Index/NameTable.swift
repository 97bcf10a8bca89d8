/// A name table numbers names in the order in which they come.
///
/// Beside its text a name takes some 12 bytes, so that a million of them are no burden.
struct NameTable {
  /// The names one after the other, none of them in two pieces.
  private var pieces: [[UInt8]] = []
  /// Where each name ends: the piece in the upper bits, and the offset in it.
  private var ends = ChunkedList<UInt32>()
  /// Numbers of names plus one, by hash, with linear probing.
  ///
  /// 0 is free; the count is a power of 2.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// How many names there are.
  var count: Int { ends.count }

  /// Returns the number of a name; nil if it has none.
  func number(of name: String) -> UInt32? {
    let taken = slots[slot(of: name)]
    return taken == 0 ? nil : taken - 1
  }

  /// Returns the name of a number.
  func name(_ number: UInt32) -> String {
    withBytes(of: number) { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds a name, which is not to be there yet, and returns its number.
  @discardableResult
  mutating func add(_ name: String) -> UInt32 {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let number = UInt32(count)
    slots[slot(of: name)] = number + 1
    if (pieces.last?.count ?? Self.pieceSize) + name.utf8.count >= Self.pieceSize {
      pieces.append([])
      if pieces.count > 1 { pieces[pieces.count - 1].reserveCapacity(Self.pieceSize) }
    }
    pieces[pieces.count - 1].append(contentsOf: name.utf8)
    ends.append(UInt32((pieces.count - 1) << Self.pieceBits | pieces[pieces.count - 1].count))
    return number
  }

  /// Names are of 128 bytes at most, and 65,536 pieces hold more than 4 billion bytes.
  private static let pieceBits = 16
  private static let pieceSize = 1 << pieceBits

  private func withBytes<Result>(
    of number: UInt32, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let end = Int(ends[Int(number)])
    let before = number == 0 ? 0 : Int(ends[Int(number) - 1])
    let piece = end >> Self.pieceBits
    let start = before >> Self.pieceBits == piece ? before & (Self.pieceSize - 1) : 0
    return pieces[piece].withUnsafeBytes {
      body(UnsafeRawBufferPointer(rebasing: $0[start..<end & (Self.pieceSize - 1)]))
    }
  }

  /// The slot where a name is, or where it would be put.
  private func slot(of name: String) -> Int {
    var name = name
    return name.withUTF8 { name in
      let name = UnsafeRawBufferPointer(name)
      var slot = start(hash: name)
      while slots[slot] != 0, !withBytes(of: slots[slot] - 1, name.elementsEqual) {
        slot = (slot + 1) & (slots.count - 1)
      }
      return slot
    }
  }

  private func start(hash bytes: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return hasher.finalize() & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 0..<UInt32(count) {
      var slot = withBytes(of: number, start)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number + 1
    }
  }
}

/// A chunked list grows without being copied, so that it never takes twice its memory.
struct ChunkedList<Element> {
  private var chunks: [[Element]] = []
  /// How many elements there are.
  private(set) var count = 0

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      chunks.append([])
      // The first chunk grows as it is needed: most lists are short.
      if count > 0 { chunks[chunks.count - 1].reserveCapacity(Self.mask + 1) }
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  subscript(index: Int) -> Element { chunks[index >> Self.bits][index & Self.mask] }

  private static var bits: Int { 15 }
  private static var mask: Int { 1 << bits - 1 }
}

extension ChunkedList: Sendable where Element: Sendable {}
