extension Cubic {
  /// Returns dY/dX of two coordinates at a parameter; the limit where both stand still, infinite
  /// where only X does.
  static func slope(of x: Cubic, _ y: Cubic, at t: Double) -> Double {
    let (dx, dy) = (x.derivatives(t), y.derivatives(t))
    for order in 0..<3 where dx[order] != 0 || dy[order] != 0 {
      if dx[order] != 0 { return dy[order] / dx[order] }
      // Before an end the second derivative acts with the other sign.
      return (t == 1 && order == 1 ? -1 : 1) * .infinity * dy[order]
    }
    return 0
  }
}
