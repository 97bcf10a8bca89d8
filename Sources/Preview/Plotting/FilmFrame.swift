/// A film frame is one moment of a transition in space: the faces as the eye sees them.
package struct FilmFrame: Hashable, Sendable {
  /// A screen or layer, projected.
  package struct Face: Hashable, Sendable {
    /// Which of the two screens.
    package enum Side: Hashable, Sendable {
      /// The one that is left.
      case source
      /// The one that is arrived at.
      case destination
    }

    /// Which of the two screens it is.
    package var side: Side
    /// Its projected corners: those that are top left, top right, bottom right and bottom left
    /// before it turns.
    package var corners: [PlotPoint]

    /// Makes a face of four corners.
    package init(_ side: Side, corners: [PlotPoint]) {
      self.side = side
      self.corners = corners
    }
  }

  /// What stands under it, such as an angle or a time.
  package var label: String
  /// The faces that can be seen, from back to front.
  package var faces: [Face]

  /// Makes a frame.
  package init(_ label: String, faces: [Face]) {
    self.label = label
    self.faces = faces
  }
}
