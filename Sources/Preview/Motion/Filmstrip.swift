import Motion

/// A film frame is one instant of a transition in space: its projected faces.
package struct FilmFrame: Hashable, Sendable {
  /// A screen or layer, projected.
  package struct Face: Hashable, Sendable {
    /// Which of the two screens.
    package enum Side: Hashable, Sendable {
      /// The outgoing screen.
      case source
      /// The incoming screen.
      case destination
    }

    /// Which of the two screens it is.
    package var side: Side
    /// Its projected corners: those that are top left, top right, bottom right, and bottom left
    /// before it turns.
    package var corners: [PlotPoint]
    /// How opaque it is, 0 to 1.
    package var opacity = 1.0

    /// Makes a face of four corners.
    package init(_ side: Side, corners: [PlotPoint]) { (self.side, self.corners) = (side, corners) }
  }

  /// The screen that clips the faces.
  package struct Window: Hashable, Sendable {
    /// Two opposite corners.
    package var topLeft, bottomRight: PlotPoint
    /// The background as red, green, and blue from 0 to 1; nil for the page's own.
    package var color: [Double]?
  }

  /// The label below it, such as an angle or a time.
  package var label: String
  /// The screen that clips it; nil if nothing is clipped.
  package var window: Window?
  /// The visible faces, from back to front.
  package var faces: [Face]

  /// Makes a frame.
  package init(_ label: String, faces: [Face]) { (self.label, self.faces) = (label, faces) }
}

/// A filmstrip is a transition at equal steps of time, in perspective.
struct Filmstrip {
  /// The instants.
  let frames: [FilmFrame]

  private static let count = 7

  /// Makes the strip of a transition whose faces turn; nil if no face turns.
  ///
  /// Lengths known only at run time are assumed.
  init?(_ authored: Transition) {
    guard case .transition(let transition) = Motion.transition(authored).statingFrames else {
      return nil
    }
    let lengths = Dictionary(
      Motion.transition(transition).measures.flatMap(\.symbols)
        .map { ($0, AssumedLength.of($0)) }, uniquingKeysWith: { first, _ in first })
    guard
      let progress = try? TimedProgress(
        transition.timing, duration: transition.duration?.seconds, lengths: lengths)
    else { return nil }
    let fractions = (0..<Self.count).map { Double($0) / Double(Self.count - 1) }
    let faces: (Double) -> [FilmFrame.Face]
    switch transition.style ?? .custom {
    case .flip:
      faces = Self.faces(of: FlipGeometry(from: transition.direction ?? .fromLeft), progress)
    case .custom, .zoom:
      guard
        let recipe = try? CustomTransitionEvaluator(
          transition, timing: progress.function, lengths: lengths),
        recipe.turns
      else { return nil }
      faces = Self.faces(of: recipe)
    default: return nil
    }
    frames = fractions.map { fraction in
      FilmFrame("\(ValueText.short(fraction * progress.duration)) s", faces: faces(fraction))
    }
  }

  /// Makes the strip of a transition whose screens slide or fade; nil if they aren't visible.
  ///
  /// Lengths known only at run time are assumed, with a screen as large as a phone's.
  init?(sliding transition: Transition) {
    guard let scene = StageScene(.transition(transition)), !scene.isLane, scene.ground.count == 2,
      let steps = scene.actors.map({ $0.samples.count - 1 }).min(), steps >= Self.count
    else { return nil }
    var window = FilmFrame.Window(topLeft: scene.ground[0], bottomRight: scene.ground[1])
    let container = transition.layers.first { $0.layer == .container }
    if case .color(let color)? = container?.initial["backgroundColor"] {
      window.color = [color.red, color.green, color.blue].map { Double($0) / 255 }
    }
    frames = (0..<Self.count).map { number in
      let step = (number * steps + (Self.count - 1) / 2) / (Self.count - 1)
      let time = Double(step) / Double(steps) * scene.seconds
      let faces = scene.actors.compactMap { actor -> FilmFrame.Face? in
        let sample = actor.samples[step]
        guard sample.corners.count == 4, sample.opacity > 0 else { return nil }
        var face = FilmFrame.Face(
          actor.look == .source ? .source : .destination, corners: sample.corners)
        face.opacity = min(sample.opacity, 1)
        return face
      }
      var frame = FilmFrame("\(ValueText.short(time)) s", faces: faces)
      frame.window = window
      return frame
    }
  }

  private static let screen = SIMD2(390.0, 844.0)

  /// An assumed distance, because UIKit's perspective distance isn't documented.
  static let eyeDistance = FlipGeometry.assumedEyeDistance

  private static func faces(
    of flip: FlipGeometry, _ progress: TimedProgress
  ) -> (Double) -> [FilmFrame.Face] {
    { fraction in
      let instant = progress.function(fraction)
      let isNew = flip.showsNew(at: instant)
      let angle = isNew ? flip.newAngle(at: instant) : flip.oldAngle(at: instant)
      let quad = ProjectedQuad(
        size: screen, transform: flip.transform(degrees: angle, size: screen),
        perspective: .perspective(eyeDistance: eyeDistance))
      return [FilmFrame.Face(isNew ? .destination : .source, quad)].compactMap(\.self)
    }
  }

  private static func faces(of recipe: CustomTransitionEvaluator) -> (Double) -> [FilmFrame.Face] {
    { fraction in
      recipe.roles.compactMap { role in
        // Snapshots are removed at the end.
        guard let side = FilmFrame.Face.Side(role), !recipe.isHidden(role, at: fraction),
          fraction < 1 || !role.isSnapshot
        else { return nil }
        let quad = recipe.quad(of: role, at: fraction, container: screen)
        return quad.face == .edge ? nil : FilmFrame.Face(side, quad)
      }
    }
  }
}

extension CustomTransitionEvaluator {
  /// Whether a layer turns in space.
  fileprivate var turns: Bool {
    roles.contains { role in properties(of: role).contains { $0.contains("rotation") } }
  }
}

extension FilmFrame.Face.Side {
  fileprivate init?(_ role: Transition.Layer.Role) {
    switch role {
    case .source, .sourceSnapshot: self = .source
    case .destination, .destinationSnapshot: self = .destination
    case .container: return nil
    }
  }
}

extension FilmFrame.Face {
  /// Makes the face of a quad; nil if a corner is behind the viewpoint.
  fileprivate init?(_ side: Side, _ quad: ProjectedQuad) {
    guard let points = quad.points else { return nil }
    self.init(side, corners: points.map { PlotPoint($0.x, $0.y) })
  }
}
