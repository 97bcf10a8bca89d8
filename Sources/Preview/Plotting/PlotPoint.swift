/// A plot point is a place in a plane; y grows downwards.
package struct PlotPoint: Hashable, Sendable {
  /// How far to the right.
  package let x: Double
  /// How far down.
  package let y: Double

  /// Makes a point; coordinates beyond ±1e15 are held there, and what is no number counts as 0.
  package init(_ x: Double, _ y: Double) {
    self.x = PlotNumber.clamped(x)
    self.y = PlotNumber.clamped(y)
  }
}
