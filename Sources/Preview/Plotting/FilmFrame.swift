/// A film frame is one moment of a transition in space: the faces as the eye sees them.
public struct FilmFrame: Hashable, Sendable {
  /// A screen or layer, projected.
  public struct Face: Hashable, Sendable {
    /// Which of the two screens.
    public enum Side: Hashable, Sendable {
      /// The one that is left.
      case source
      /// The one that is arrived at.
      case destination
    }

    /// Which of the two screens it is.
    public var side: Side
    /// Its projected corners: those that are top left, top right, bottom right and bottom left
    /// before it turns.
    public var corners: [PlotPoint]

    /// Makes a face of four corners.
    public init(_ side: Side, corners: [PlotPoint]) {
      self.side = side
      self.corners = corners
    }
  }

  /// What stands under it, such as an angle or a time.
  public var label: String
  /// The faces that can be seen, from back to front.
  public var faces: [Face]

  /// Makes a frame.
  public init(_ label: String, faces: [Face]) {
    self.label = label
    self.faces = faces
  }
}
