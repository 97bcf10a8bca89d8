import Motion

/// A stage actor is a target of a motion, with its properties at every instant.
struct StageActor {
  /// The size of a phone's screen in points.
  static let screen = SIMD2(390.0, 844.0)

  private let target: String
  private let tracks: [String: MotionTrack]
  private let transition: Transition?

  /// Returns the actors, from back to front.
  static func actors(of tracks: [MotionTrack], in motion: Motion) -> [StageActor] {
    var targets: [String] = []
    var transition: Transition?
    if case .transition(let one) = motion {
      transition = one
      targets = one.layers.map(\.layer.rawValue)
    }
    for track in tracks where !targets.contains(track.target ?? "") {
      targets.append(track.target ?? "")
    }
    // What reveals another lies over it.
    if transition?.style == .reveal { targets.reverse() }
    return targets.filter { $0 != Transition.Layer.Role.container.rawValue }.map { target in
      let own = tracks.filter { ($0.target ?? "") == target }.map { ($0.property, $0) }
      return StageActor(
        target: target, tracks: Dictionary(own, uniquingKeysWith: { first, _ in first }),
        transition: transition)
    }
  }

  /// The area that is always visible, as two opposite corners.
  static func ground(of motion: Motion) -> [PlotPoint] {
    guard case .transition = motion else { return [PlotPoint(-50, -50), PlotPoint(50, 50)] }
    let half = screen / 2
    return [PlotPoint(-half.x, -half.y), PlotPoint(half.x, half.y)]
  }

  /// The visible properties.
  private static let seen: Set<String> = [
    "position", "position.x", "position.y", "center", "frame", "bounds", "bounds.size", "opacity",
    "alpha", "hidden", "backgroundColor", "cornerRadius",
  ]

  /// The properties that set a position.
  private static let placing: Set = ["position", "position.x", "position.y", "center", "frame"]

  /// Whether the actor has a visible change.
  var isSeen: Bool {
    transition.map { $0.style != .curlUp && $0.style != .curlDown } ?? false
      || tracks.keys.contains { Self.seen.contains($0) || $0.hasPrefix("transform") }
  }

  /// Returns the actor with its instants.
  ///
  /// - Parameters:
  ///   - fractions: The instants, as fractions of the time.
  ///   - time: Returns the time of a fraction.
  func actor(at fractions: [Double], _ time: (Double) -> Double) -> StageScene.Actor {
    let look: StageScene.Actor.Look =
      transition == nil ? .box : target.hasPrefix("source") ? .source : .destination
    var actor = StageScene.Actor(
      look, label: transition == nil ? target : "",
      samples: fractions.map { fraction in
        // At the very end nothing may apply any more.
        sample(at: time(transition == nil && fraction == 1 ? 1 - 1e-9 : fraction), fraction)
      })
    actor.target = target
    actor.isPlaced = !Self.placing.isDisjoint(with: tracks.keys)
    return actor
  }

  private func sample(at time: Double, _ fraction: Double) -> StageScene.Sample {
    let values = tracks.compactMapValues { $0.point(at: time).value }
    var sample = StageScene.Sample(corners: corners(values) ?? [])
    let isGone = target.hasSuffix(".snapshot") && fraction == 1
    if isGone || values["hidden"] == .boolean(true) { sample.corners = [] }
    sample.opacity = (values["opacity"] ?? values["alpha"])?.number ?? 1
    if case .color(let red, let green, let blue, let alpha) = values["backgroundColor"] {
      sample.color = [red, green, blue, alpha].map { min(max($0, 0), 1) }
    }
    sample.roundness = (values["cornerRadius"]?.number ?? 0) / max(frame(values).z, 1)
    return sample
  }

  /// The frame in points from the centre of the ground.
  private func frame(_ values: [String: AnimatedValue]) -> SIMD4<Double> {
    var frame = SIMD4(-30.0, -30, 60, 60)
    var origin = SIMD2(0.0, 0)
    if transition != nil {
      origin = Self.screen / 2
      frame = SIMD4(-origin.x, -origin.y, Self.screen.x, Self.screen.y)
    }
    if let parts = values["frame"]?.parts, parts.count == 4 {
      frame = SIMD4(parts[0] - origin.x, parts[1] - origin.y, parts[2], parts[3])
    }
    let size = values["bounds"]?.parts.map { Array($0.suffix(2)) } ?? values["bounds.size"]?.parts
    if let size, size.count == 2 {
      let centre = SIMD2(frame.x + frame.z / 2, frame.y + frame.w / 2)
      frame = SIMD4(centre.x - size[0] / 2, centre.y - size[1] / 2, size[0], size[1])
    }
    var centre = SIMD2(frame.x + frame.z / 2, frame.y + frame.w / 2)
    if let parts = (values["position"] ?? values["center"])?.parts, parts.count >= 2 {
      centre = SIMD2(parts[0], parts[1]) - origin
    }
    if let x = values["position.x"]?.number { centre.x = x - origin.x }
    if let y = values["position.y"]?.number { centre.y = y - origin.y }
    return SIMD4(centre.x - frame.z / 2, centre.y - frame.w / 2, frame.z, frame.w)
  }

  /// The projected corners; nil if the actor is on edge, behind the viewpoint, or has no size.
  private func corners(_ values: [String: AnimatedValue]) -> [PlotPoint]? {
    let frame = frame(values)
    let quad = ProjectedQuad(
      size: SIMD2(frame.z, frame.w), transform: Transform3D { values[$0] },
      centre: SIMD2(frame.x + frame.z / 2, frame.y + frame.w / 2), perspective: perspective)
    guard quad.face != .edge else { return nil }
    return quad.points?.map { PlotPoint($0.x, $0.y) }
  }

  /// UIKit's viewpoint is as far as in filmstrips; a recipe specifies its own.
  private var perspective: Transform3D {
    switch transition?.perspective {
    case .m34(let m34): .perspective(m34: m34)
    case .eyeDistance(.number(let distance)): .perspective(eyeDistance: distance)
    default:
      transition?.style == .flip ? .perspective(eyeDistance: Filmstrip.eyeDistance) : .identity
    }
  }
}

extension AnimatedValue {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  fileprivate var parts: [Double]? { if case .vector(let parts) = self { parts } else { nil } }
}
