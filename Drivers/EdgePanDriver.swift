import UIKit

extension Motion {
  /// Drives an animator with a pan from an edge of the screen.
  @MainActor public final class EdgePanDriver: PanDriver {
    /// The edge where the pan starts.
    public var edge = Edge.left

    public enum Edge: Sendable { case left, right, top, bottom, leading, trailing }
  }
}
