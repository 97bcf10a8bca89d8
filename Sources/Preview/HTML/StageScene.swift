/// A stage scene is a motion as it is played: what is seen where, at equal steps of time.
package struct StageScene: Hashable, Sendable {
  /// How something is seen at a moment.
  package struct Moment: Hashable, Sendable {
    /// Its corners as the eye sees them, none where it is hidden: those that are top left, top
    /// right, bottom right and bottom left before it moves.
    package var corners: [PlotPoint]
    /// How opaque it is, 0 to 1.
    package var opacity = 1.0
    /// Its colour, red, green, blue and alpha from 0 to 1; nil for the page's own.
    package var color: [Double]?
    /// The radius of its corners, as a share of its width.
    package var roundness = 0.0

    /// Makes a moment.
    package init(corners: [PlotPoint]) {
      self.corners = corners
    }
  }

  /// Something that moves.
  package struct Actor: Hashable, Sendable {
    /// What it looks like.
    package enum Look: String, Hashable, Sendable {
      /// A thing.
      case box
      /// The screen that is left.
      case source
      /// The screen that is arrived at.
      case destination
    }

    /// What it looks like.
    package var look: Look
    /// What it is called; empty where nothing else is there.
    package var label: String
    /// How it is seen, from the start to the end.
    package var moments: [Moment]

    /// Makes an actor.
    package init(_ look: Look, label: String = "", moments: [Moment]) {
      (self.look, self.label, self.moments) = (look, label, moments)
    }
  }

  /// How long it takes.
  package var seconds: Double
  /// What moves, from back to front.
  package var actors: [Actor]
  /// What is always in sight, such as the screen or a lane, by two opposite corners.
  package var ground: [PlotPoint]
  /// Whether nothing is seen beyond the ground.
  package var isClipped = false
  /// Whether it jumps from step to step instead of gliding.
  package var isStepped = false
  /// Whether it runs along a lane, which is wide and low.
  package var isLane = false

  /// Makes a scene.
  package init(seconds: Double, actors: [Actor], ground: [PlotPoint]) {
    (self.seconds, self.actors, self.ground) = (seconds, actors, ground)
  }
}
