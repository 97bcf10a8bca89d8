/// A chunked list grows without being copied, so that it never takes twice its room.
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
