/// Bisection finds where a condition changes, by halving what lies between.
package enum Bisection {
  /// The inputs next to each other at which a condition still holds and no longer does.
  ///
  /// If it changes several times, one of the changes is found.
  ///
  /// - Parameters:
  ///   - low: An input at which it holds.
  ///   - high: A greater one at which it doesn't.
  ///   - tolerance: How far apart the two may be; none if they have to be neighbors.
  package static func change(
    from low: Double, to high: Double, within tolerance: Double = 0, _ holds: (Double) -> Bool
  ) -> (last: Double, first: Double) {
    var (last, first) = (low, high)
    // Next to 0 halving could go on for long.
    for _ in 0..<100 where first - last > tolerance {
      let middle = last + (first - last) / 2
      if middle <= last || middle >= first { break }
      if holds(middle) { last = middle } else { first = middle }
    }
    return (last, first)
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element that belongs to the second part; the end if none does.
  ///
  /// All elements of the first part come before those of the second.
  func partitioningIndex(where isSecond: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
