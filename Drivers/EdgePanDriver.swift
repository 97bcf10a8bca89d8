import UIKit

extension Motion {
  /// Lets a pan from an edge of the screen drive an animator.
  @MainActor public final class EdgePanDriver: PanDriver {
    /// The edge that the pan starts at.
    public var edge = Edge.left

    public enum Edge: Sendable { case left, right, top, bottom, leading, trailing }
  }
}
