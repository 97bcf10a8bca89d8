import Motion
import Testing

@testable import Exporting

/// What the catalog's own evaluation says of the pages of a transition, apart from what writers read.
struct ScreenTruth {
  static let size = SIMD2(390.0, 844.0)
  /// The values that are known only at run time.
  static let lengths = [
    "container.width": size.x, "container.height": size.y, "destination.final.x": 0,
    "destination.final.y": 0, "destination.final.width": size.x,
    "destination.final.height": size.y, "sheet.height": size.y, "thumbnail.x": 24,
    "thumbnail.y": 310, "thumbnail.width": 104, "thumbnail.height": 140, "depth": 115,
  ]
  /// Eleven fractions of the time.
  static let instants = (0...10).map { Double($0) / 10 }

  /// Seconds without the delay.
  let duration: Double
  private let transition: Transition
  private let progress: TimedProgress

  init(_ transition: Transition) throws {
    self.transition = transition
    progress = try TimedProgress(transition.timing, duration: transition.duration?.seconds)
    duration = progress.duration
  }

  /// The progress of the whole at a fraction of the time.
  func progress(at fraction: Double) -> Double { progress.function(fraction) }

  /// One of the pages.
  enum Side: CaseIterable {
    case arriving, leaving
  }

  /// A page at an instant.
  struct Plane {
    var corners: [SIMD2<Double>]
    var opacity = 1.0
    var isHidden = false
  }

  /// A page at a fraction of the time; nil if the transition has none of known geometry.
  func plane(_ side: Side, at fraction: Double) throws -> Plane? {
    switch transition.style ?? .custom {
    case .custom, .zoom: try recipe(side, at: fraction)
    case .flip: flip(side, at: fraction)
    case .curlUp, .curlDown: nil
    case let style: content(style, side, at: fraction)
    }
  }

  private func recipe(_ side: Side, at fraction: Double) throws -> Plane? {
    let size = Self.size
    let evaluator = try CustomTransitionEvaluator(
      transition, timing: progress.function, lengths: Self.lengths
    ) { _, property in property == "frame" ? .vector([0, 0, size.x, size.y]) : nil }
    let roles: [Transition.Layer.Role] =
      side == .arriving ? [.destinationSnapshot, .destination] : [.sourceSnapshot, .source]
    guard let role = roles.first(where: evaluator.roles.contains) else { return nil }
    let points = try #require(evaluator.quad(of: role, at: fraction, container: size).points)
    var plane = Plane(corners: points.map { $0 + size / 2 })
    if case .number(let opacity)? = evaluator.value(of: "opacity", on: role, at: fraction) {
      plane.opacity = opacity
    }
    plane.isHidden = evaluator.isHidden(role, at: fraction)
    return plane
  }

  private func flip(_ side: Side, at fraction: Double) -> Plane? {
    let geometry = FlipGeometry(from: transition.direction ?? .fromLeft)
    let now = progress.function(fraction)
    let angle = side == .arriving ? geometry.newAngle(at: now) : geometry.oldAngle(at: now)
    let quad = ProjectedQuad(
      size: Self.size, transform: geometry.transform(degrees: angle, size: Self.size),
      perspective: .perspective(eyeDistance: FlipGeometry.assumedEyeDistance))
    let isHidden = geometry.showsNew(at: now) != (side == .arriving)
    return quad.points.map { points in
      Plane(corners: points.map { $0 + Self.size / 2 }, isHidden: isHidden)
    }
  }

  private func content(
    _ style: Transition.Style, _ side: Side, at fraction: Double
  ) -> Plane? {
    let content = ContentTransition(style: style, direction: transition.direction)
    let state = content?.state(at: progress.function(fraction), size: Self.size)
    return (side == .arriving ? state?.new : state?.old).map { place in
      let (x, y) = (place.frame.x, place.frame.y)
      let (right, bottom) = (x + place.frame.z, y + place.frame.w)
      return Plane(
        corners: [SIMD2(x, y), SIMD2(right, y), SIMD2(right, bottom), SIMD2(x, bottom)],
        opacity: place.opacity)
    }
  }
}

extension SIMD2<Double> {
  /// How far two points are apart.
  static func distance(_ one: SIMD2, _ other: SIMD2) -> Double {
    let gap = one - other
    return (gap * gap).sum().squareRoot()
  }
}
