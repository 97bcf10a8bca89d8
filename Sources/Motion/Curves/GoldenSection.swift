/// A golden section search finds the lowest input of a valley.
public enum GoldenSection {
  /// Returns the lowest input found, and its height; the valley may have no other low.
  public static func lowest(
    in range: ClosedRange<Double>, steps: Int, _ height: (Double) -> Double
  ) -> (input: Double, height: Double) {
    let golden = (5.0.squareRoot() - 1) / 2
    var (low, high) = (range.lowerBound, range.upperBound)
    var (left, right) = (high - golden * (high - low), low + golden * (high - low))
    var (leftHeight, rightHeight) = (height(left), height(right))
    for _ in 0..<steps {
      if leftHeight <= rightHeight {
        (high, right, rightHeight) = (right, left, leftHeight)
        left = high - golden * (high - low)
        leftHeight = height(left)
      } else {
        (low, left, leftHeight) = (left, right, rightHeight)
        right = low + golden * (high - low)
        rightHeight = height(right)
      }
    }
    return leftHeight <= rightHeight ? (left, leftHeight) : (right, rightHeight)
  }
}
