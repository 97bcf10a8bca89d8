import SeededNumbers

/// A random number generator that gives the same numbers for the same seed everywhere.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
package struct FuzzRandom {
  private var numbers: SeededNumbers

  /// Makes the generator of the input of an index.
  package init(seed: UInt64, index: Int) {
    var mixer = SeededNumbers(seed: seed)
    let state = mixer.next() ^ UInt64(truncatingIfNeeded: index) &* 0xD134_2543_DE82_EF95
    numbers = SeededNumbers(seed: state)
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// A number from 0 up to, but not including, a bound above 0.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// An element of a list that is not empty.
  mutating func element<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// Whether something that happens once in so many times happens.
  mutating func onceIn(_ times: Int) -> Bool { below(times) == 0 }
}
