/// A name table numbers names in the order in which they come.
///
/// Beside its text a name takes some 12 bytes, so that a million of them are no burden.
struct NameTable {
  private var text: [UInt8] = []
  /// Where each name ends in the text, which is of 4 GiB at most.
  private var ends: [UInt32] = []
  /// Numbers of names plus one, by hash, with linear probing.
  ///
  /// 0 is free; the count is a power of 2.
  private var slots = [UInt32](repeating: 0, count: 64)

  /// How many names there are.
  var count: Int { ends.count }

  /// Returns the number of a name; nil where it is not there.
  func number(of name: String) -> UInt32? {
    let taken = slots[slot(of: name)]
    return taken == 0 ? nil : taken - 1
  }

  /// Returns the name of a number.
  func name(_ number: UInt32) -> String {
    String(decoding: text[range(number)], as: UTF8.self)
  }

  /// Adds a name, which is not to be there yet, and returns its number.
  mutating func add(_ name: String) -> UInt32 {
    if (count + 1) * 4 > slots.count * 3 { grow() }
    let number = UInt32(count)
    slots[slot(of: name)] = number + 1
    text.append(contentsOf: name.utf8)
    ends.append(UInt32(text.count))
    return number
  }

  private func range(_ number: UInt32) -> Range<Int> {
    (number == 0 ? 0 : Int(ends[Int(number) - 1]))..<Int(ends[Int(number)])
  }

  /// The slot where a name is, or where it would be put.
  private func slot(of name: String) -> Int {
    var slot = start(hash: name.utf8)
    while slots[slot] != 0, !text[range(slots[slot] - 1)].elementsEqual(name.utf8) {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private func start(hash bytes: some Sequence<UInt8>) -> Int {
    var hasher = Hasher()
    for byte in bytes { hasher.combine(byte) }
    return hasher.finalize() & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in 0..<UInt32(count) {
      var slot = start(hash: text[range(number)])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = number + 1
    }
  }
}
