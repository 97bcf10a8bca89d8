import Motion

@testable import Exporting

/// The look of two pages, as a screen transition says.
struct TransitionTruth {
  static let size = SIMD2(390.0, 844.0)
  /// The lengths that transitions know by name, and exported code by a parameter.
  static let lengths = [
    "container.width": size.x, "container.height": size.y, "destination.final.x": 0,
    "destination.final.y": 0, "destination.final.width": size.x,
    "destination.final.height": size.y, "sheet.height": 300, "thumbnail.x": 24,
    "thumbnail.y": 310, "thumbnail.width": 104, "thumbnail.height": 140,
  ]

  /// A page where it is seen.
  struct Plane {
    let page: String
    var corners: [SIMD2<Double>]
    var opacity = 1.0
    var radius = 0.0

    /// The numbers that are compared: the radius, and where the corners are.
    var numbers: [Double] { [radius] + corners.flatMap { [$0.x, $0.y] } }
  }

  /// How it is played.
  enum Pace {
    /// By its own timing, to a fraction of the time.
    case timed
    /// By a finger, evenly.
    case held
  }

  /// Seconds until it is over, and of those how many until it begins.
  let end, delay: Double
  /// Instants to look at: eleven, and just before and after each at which something turns.
  let instants: [Double]
  /// Whether it is another where text runs from right to left.
  let mirrors: Bool
  private let transition: Transition
  private let progress: ProgressFunction
  private let recipes: [Pace: CustomTransitionEvaluator]
  private var ranges: [String: [Double]] = [:]

  init(_ transition: Transition) throws {
    let timed = try TimedProgress(
      transition.timing, duration: transition.duration?.seconds, lengths: Self.lengths)
    let delay = transition.delay?.seconds ?? 0
    let end = delay + timed.duration
    (self.transition, self.end, self.delay) = (transition, end, delay)
    progress = timed.function
    mirrors = transition.direction == .fromLeading || transition.direction == .fromTrailing
    var recipes: [Pace: CustomTransitionEvaluator] = [:]
    for (pace, timing) in [(Pace.timed, timed.function), (.held, .linear)] {
      recipes[pace] = try CustomTransitionEvaluator(
        transition.statingFrames, timing: timing, lengths: Self.lengths)
    }
    self.recipes = recipes
    let evaluator = try MotionEvaluator(.transition(transition), lengths: Self.lengths)
    let turns = evaluator.tracks.flatMap(\.breaks).filter { $0 > 0 && $0 < end }
    let moment = 1e-7
    instants = Set((1...9).map { Double($0) / 10 * end })
      .union(([0, end] + turns).flatMap { [$0 - moment, $0 + moment] })
      .filter { $0 >= 0 && $0 < end }.sorted()
    for page in ["source", "destination"] {
      let seen = (0...64).compactMap { step in
        planes(at: Double(step) / 64, .held).first { $0.page == page }?.numbers
      }
      guard let count = seen.first?.count else { continue }
      ranges[page] = (0..<count).map { index in
        let numbers = seen.map { $0[index] }
        return max((numbers.max() ?? 0) - (numbers.min() ?? 0), 1)
      }
    }
  }

  /// The eased progress at a time, which is that under a finger that holds what is seen.
  func progress(at time: Double) -> Double { progress(fraction(at: time)) }

  /// The fraction of its time.
  func fraction(at time: Double) -> Double { min(max((time - delay) / (end - delay), 0), 1) }

  /// How far apart the numbers of a page are at most; at least 1.
  func ranges(of page: String) -> [Double] { ranges[page] ?? [] }

  /// The pages from back to front at a fraction of the time, or of a finger's distance.
  func planes(at fraction: Double, _ pace: Pace, isMirrored: Bool = false) -> [Plane] {
    guard let recipe = recipes[pace] else { return [] }
    let shown = transition.style?.hasLayers ?? true ? layers(recipe, fraction) : nil
    let planes = shown ?? contents(at: pace == .held ? fraction : progress(fraction))
    guard isMirrored, mirrors else { return planes }
    return planes.map { plane in
      var other = plane
      let across = plane.corners.map { SIMD2(Self.size.x - $0.x, $0.y) }
      other.corners = [1, 0, 3, 2].map { across[$0] }
      return other
    }
  }

  private func layers(_ recipe: CustomTransitionEvaluator, _ fraction: Double) -> [Plane] {
    let roles = recipe.roles.filter { $0 != .container }
    let named = Set(roles.map(\.page))
    let whole = Plane(page: "", corners: Self.corners(SIMD4(0, 0, Self.size.x, Self.size.y)))
    let still = ["source", "destination"].filter { !named.contains($0) }
      .map { Plane(page: $0, corners: whole.corners) }
    return still
      + roles.compactMap { role in
        guard !recipe.isHidden(role, at: fraction),
          let points = recipe.quad(of: role, at: fraction, container: Self.size).points
        else { return nil }
        var plane = Plane(page: role.page, corners: points.map { $0 + Self.size / 2 })
        if case .number(let opacity)? = recipe.value(of: "opacity", on: role, at: fraction) {
          plane.opacity = min(max(opacity, 0), 1)
        }
        if case .number(let radius)? = recipe.value(of: "cornerRadius", on: role, at: fraction) {
          plane.radius = radius
        }
        return plane
      }
  }

  /// The pages of a style; the new one fades in over the other, which hides what is behind both.
  private func contents(at progress: Double) -> [Plane] {
    guard
      let content = ContentTransition(
        style: transition.style ?? .fade, direction: transition.direction)
    else { return [] }
    let state = content.state(at: progress, size: Self.size)
    let old = Plane(page: "source", corners: Self.corners(state.old.frame))
    let new = Plane(
      page: "destination", corners: Self.corners(state.new.frame), opacity: state.new.opacity)
    return state.top == .old ? [new, old] : [old, new]
  }

  private static func corners(_ frame: SIMD4<Double>) -> [SIMD2<Double>] {
    let (right, bottom) = (frame.x + frame.z, frame.y + frame.w)
    return [
      SIMD2(frame.x, frame.y), SIMD2(right, frame.y), SIMD2(right, bottom), SIMD2(frame.x, bottom),
    ]
  }

  /// How dark the background is, of which nothing is known if the transition sets none.
  var darkness: Double? {
    for layer in transition.layers where layer.layer == .container {
      guard
        case .color(let red, let green, let blue, _)? = recipes[.held]?.value(
          of: "backgroundColor", on: .container, at: 0)
      else { continue }
      return 1 - max(red, green, blue)
    }
    return nil
  }
}

extension Transition.Layer.Role {
  /// The page that it is, or a picture of.
  fileprivate var page: String {
    self == .source || self == .sourceSnapshot ? "source" : "destination"
  }
}
