/// A set of row numbers, kept as bits: dense numbers take an eighth of a byte each, any others work.
struct IDSet {
  private var words: [Int64: UInt64] = [:]

  init() {}

  /// Makes a set of numbers, which is quick where they come in their order.
  init(_ ids: [Int64]) {
    var key: Int64?
    var word: UInt64 = 0
    for id in ids {
      if id >> 6 != key {
        if let key { words[key, default: 0] |= word }
        key = id >> 6
        word = 0
      }
      word |= Self.bit(id)
    }
    if let key { words[key, default: 0] |= word }
  }

  var isEmpty: Bool { words.isEmpty }

  func contains(_ id: Int64) -> Bool {
    guard let word = words[id >> 6] else { return false }
    return word & Self.bit(id) != 0
  }

  /// Adds a number; returns whether it is new.
  @discardableResult
  mutating func insert(_ id: Int64) -> Bool {
    let isNew = words[id >> 6, default: 0] & Self.bit(id) == 0
    words[id >> 6, default: 0] |= Self.bit(id)
    return isNew
  }

  mutating func remove(_ id: Int64) {
    guard let word = words[id >> 6] else { return }
    let rest = word & ~Self.bit(id)
    words[id >> 6] = rest == 0 ? nil : rest
  }

  mutating func formUnion(_ other: IDSet) {
    words.merge(other.words) { $0 | $1 }
  }

  /// Hands out the numbers that are in the set now, in their order.
  func forEach<Failure: Error>(_ body: (Int64) throws(Failure) -> Void) throws(Failure) {
    for key in words.keys.sorted() {
      var word = words[key] ?? 0
      while word != 0 {
        try body(key << 6 | Int64(word.trailingZeroBitCount))
        word &= word - 1
      }
    }
  }

  private static func bit(_ id: Int64) -> UInt64 { 1 << UInt64(id & 63) }
}
