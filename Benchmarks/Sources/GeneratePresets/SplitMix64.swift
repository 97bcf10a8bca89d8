/// A random number generator that gives the same numbers for the same seed everywhere.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// An element of a list that is not empty.
  mutating func element<Element>(_ list: [Element]) -> Element {
    list[number(0...list.count - 1)]
  }

  /// Whether something that happens once in so many times happens.
  mutating func onceIn(_ times: Int) -> Bool { next() % UInt64(times) == 0 }
}
