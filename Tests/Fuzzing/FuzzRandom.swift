/// A random number generator that gives the same numbers for the same seed everywhere.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
package struct FuzzRandom {
  private var state: UInt64

  /// Makes the generator of the input of an index.
  package init(seed: UInt64, index: Int) {
    var mixer = FuzzRandom(state: seed)
    state = mixer.next() ^ UInt64(truncatingIfNeeded: index) &* 0xD134_2543_DE82_EF95
  }

  private init(state: UInt64) {
    self.state = state
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// A number from 0 up to, but not including, a bound above 0.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// An element of a list that is not empty.
  mutating func element<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// Whether something that happens once in so many times happens.
  mutating func onceIn(_ times: Int) -> Bool { below(times) == 0 }
}
