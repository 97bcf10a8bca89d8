import Motion

@testable import Interchange

/// Where a transition has both pages, evaluated apart from all writers.
struct TwoScreens {
  /// How long it takes, in seconds.
  let duration: Double
  private let size: SIMD2<Double>
  private let transition: Transition
  private let progress: TimedProgress
  private let recipe: RecipeEvaluator?

  /// The eye that is taken for UIKit's flips, which have none that is documented.
  static let eyeDistance = 1000.0

  init(_ motion: Motion, size: SIMD2<Double>) throws {
    guard case .transition(let transition) = motion else { throw Unsupported("no transition") }
    self.size = size
    self.transition = transition
    let progress = try TimedProgress(transition.timing, duration: transition.duration?.seconds)
    self.progress = progress
    duration = progress.duration
    let lengths = [
      "container.width": size.x, "container.height": size.y, "destination.final.x": 0,
      "destination.final.y": 0, "destination.final.width": size.x,
      "destination.final.height": size.y,
    ]
    recipe =
      transition.style == .custom
      ? try RecipeEvaluator(transition, timing: progress.function, lengths: lengths) { _, name in
        name == "frame" ? .vector([0, 0, size.x, size.y]) : nil
      } : nil
  }

  /// The corners of a page, upper left first and clockwise, from the screen's upper left; nil behind
  /// the eye.
  func corners(at time: Double, isNew: Bool) -> [SIMD2<Double>?] {
    let fraction = min(max(time / duration, 0), 1)
    guard let quad = quad(at: fraction, isNew: isNew), let points = quad.points else {
      return [nil, nil, nil, nil]
    }
    return points.map { $0 + size / 2 }
  }

  private func quad(at fraction: Double, isNew: Bool) -> ProjectedQuad? {
    if let recipe {
      let picture: Transition.Layer.Role = isNew ? .destinationSnapshot : .sourceSnapshot
      let page: Transition.Layer.Role = isNew ? .destination : .source
      let role = recipe.roles.contains(picture) ? picture : page
      return recipe.quad(of: role, at: fraction, container: size)
    }
    let shown = progress.function(fraction)
    let style = transition.style ?? .custom
    if style == .flip {
      let flip = FlipGeometry(from: transition.direction ?? .fromLeft)
      let angle = isNew ? flip.newAngle(at: shown) : flip.oldAngle(at: shown)
      return ProjectedQuad(
        size: size, transform: flip.transform(degrees: angle, size: size),
        perspective: .perspective(eyeDistance: Self.eyeDistance))
    }
    guard let content = ContentTransition(style: style, direction: transition.direction) else {
      return nil
    }
    let state = content.state(at: shown, size: size)
    let frame = isNew ? state.new.frame : state.old.frame
    return ProjectedQuad(
      size: size, transform: .identity, centre: SIMD2(frame.x, frame.y))
  }
}
