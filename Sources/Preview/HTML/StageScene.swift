/// A stage scene is a motion as it is played: what is seen where, at equal steps of time.
public struct StageScene: Hashable, Sendable {
  /// How something is seen at a moment.
  public struct Moment: Hashable, Sendable {
    /// Its corners as the eye sees them, none where it is hidden: those that are top left, top
    /// right, bottom right and bottom left before it moves.
    public var corners: [PlotPoint]
    /// How opaque it is, 0 to 1.
    public var opacity = 1.0
    /// Its colour, red, green, blue and alpha from 0 to 1; nil for the page's own.
    public var color: [Double]?
    /// The radius of its corners, as a share of its width.
    public var roundness = 0.0

    /// Makes a moment.
    public init(corners: [PlotPoint]) {
      self.corners = corners
    }
  }

  /// Something that moves.
  public struct Actor: Hashable, Sendable {
    /// What it looks like.
    public enum Look: String, Hashable, Sendable {
      /// A thing.
      case box
      /// The screen that is left.
      case source
      /// The screen that is arrived at.
      case destination
    }

    /// What it looks like.
    public var look: Look
    /// What it is called; empty where nothing else is there.
    public var label: String
    /// How it is seen, from the start to the end.
    public var moments: [Moment]

    /// Makes an actor.
    public init(_ look: Look, label: String = "", moments: [Moment]) {
      (self.look, self.label, self.moments) = (look, label, moments)
    }
  }

  /// How long it takes.
  public var seconds: Double
  /// What moves, from back to front.
  public var actors: [Actor]
  /// What is always in sight, such as the screen or a lane, by two opposite corners.
  public var ground: [PlotPoint]
  /// Whether nothing is seen beyond the ground.
  public var isClipped = false
  /// Whether it jumps from step to step instead of gliding.
  public var isStepped = false
  /// Whether it runs along a lane, which is wide and low.
  public var isLane = false

  /// Makes a scene.
  public init(seconds: Double, actors: [Actor], ground: [PlotPoint]) {
    (self.seconds, self.actors, self.ground) = (seconds, actors, ground)
  }
}
