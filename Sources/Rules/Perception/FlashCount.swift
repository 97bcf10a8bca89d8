/// A flash count says how often a brightness flashes.
///
/// A flash is a pair of opposing changes of relative luminance of .1 or more, of which the darker
/// one is below .8. Source: WCAG 2.2, definition of general flash.
enum FlashCount {
  /// Returns the most flashes in any one second, halves for a single change.
  ///
  /// - Parameters:
  ///   - isCut: Whether the time series goes on beyond its end; its last change is not counted then,
  ///     being only a part of one.
  ///   - second: How long a second is taken to be.
  static func most(in brightness: TimeSeries, isCut: Bool, second: Double = 1) -> Double {
    let all = brightness.swings(of: 0.1)
    let changes = all.dropLast(isCut ? 1 : 0).filter { min($0.from, $0.to) < 0.8 - 1e-9 }
    var most = 0
    var first = 0
    for (index, change) in changes.enumerated() {
      while first <= index, change.end - changes[first].start > second + 1e-6 { first += 1 }
      most = max(most, index - first + 1)
    }
    return Double(most) / 2
  }
}
