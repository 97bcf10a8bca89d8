extension CubicBezier {
  /// Returns the curve with a table of guesses, which takes as long as some fifteen values.
  public func prepared() -> CubicBezier {
    var curve = self
    curve.guesses = InitialGuessTable(x)
    return curve
  }

  /// Returns values at equally spaced inputs, the first at 0 and the last at 1; at least two.
  ///
  /// Faster by the value than ``value(at:)`` and as exact; the curve need not be prepared.
  public func samples(count: Int) -> [Double] {
    let count = max(count, 2)
    let spacing = 1 / Double(count - 1)
    return [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer[0] = 0
      buffer[count - 1] = 1
      let inside = UnsafeMutableBufferPointer(rebasing: buffer[1..<count - 1])
      x.fill(inside, from: spacing, by: spacing)
      for index in inside.indices { inside[index] = y.value(inside[index]) }
      initialized = count
    }
  }
}
