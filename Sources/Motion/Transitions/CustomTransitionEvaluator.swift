/// A custom transition evaluator knows every layer of a custom transition at every progress.
///
/// Progress is the fraction of the transition's time; its own timing is applied to the whole before
/// frames are looked at, as UIView.animateKeyframes was observed to do.
public struct CustomTransitionEvaluator: Sendable {
  /// The layers that have a part in it, from back to front.
  public let roles: [Transition.Layer.Role]
  /// The container's sublayer transform.
  public let perspective: Transform3D
  /// Notes on assumed or ignored values.
  public let notes: [TransitionNote]
  private let layers: [Transition.Layer.Role: Layer]
  private let easing: ProgressFunction

  private struct Layer {
    var tracks: [String: FrameEvaluator] = [:]
    var hidden: Transition.HiddenSpan?
  }

  /// Makes an evaluator.
  ///
  /// - Parameters:
  ///   - transition: A custom transition.
  ///   - timing: The progress function of the transition's timing.
  ///   - lengths: The lengths that measures depend on, by their names, in points.
  ///   - current: What a layer's property has before; if it is needed and nil, the property's
  ///     default stands in and is noted.
  /// - Throws: ``KeyframeError`` if a value cannot be resolved.
  public init(
    _ transition: Transition, timing: ProgressFunction = .linear, lengths: [String: Double] = [:],
    current: (Transition.Layer.Role, String) -> AnimatedValue? = { _, _ in nil }
  ) throws(KeyframeError) {
    var layers: [Transition.Layer.Role: Layer] = [:]
    var notes: [TransitionNote] = []
    for (index, authored) in transition.layers.enumerated() {
      var layer = layers[authored.layer] ?? Layer()
      if let hidden = authored.hidden { layer.hidden = hidden }
      let mode = transition.calculationMode
      for property in AnimatedProperty.all(of: authored, mode: mode, at: index) {
        let (start, frames, assumed) = try property.resolved(
          current: current(authored.layer, property.name), lengths: lengths)
        let track = try FrameEvaluator(
          start: start, frames: frames, mode: property.mode, easing: timing)
        layer.tracks[property.name] = track
        let found = (assumed + track.notes).map(TransitionNote.keyframes)
        notes += found.filter { !notes.contains($0) }
      }
      layers[authored.layer] = layer
    }
    (self.layers, self.notes) = (layers, notes)
    easing = timing
    var seen: Set<Transition.Layer.Role> = []
    roles = transition.layers.map(\.layer).filter { seen.insert($0).inserted }
    perspective = try Self.perspective(transition.perspective, lengths)
  }

  /// The properties of a layer that have a value, in the order of their names.
  public func properties(of role: Transition.Layer.Role) -> [String] {
    layers[role].map { $0.tracks.keys.sorted() } ?? []
  }

  /// The value of a layer's property at a progress; nil if nothing sets it.
  public func value(
    of property: String, on role: Transition.Layer.Role, at progress: Double
  ) -> AnimatedValue? {
    layers[role]?.tracks[property]?.value(at: progress)
  }

  /// The change of a layer's property by progress; nil if it changes in steps or nothing sets it.
  public func velocity(
    of property: String, on role: Transition.Layer.Role, at progress: Double
  ) -> AnimatedValue? {
    layers[role]?.tracks[property]?.velocity(at: progress)
  }

  /// Whether a layer is hidden for a part of it.
  public func hides(_ role: Transition.Layer.Role) -> Bool { layers[role]?.hidden != nil }

  /// Whether a layer is hidden: from the start of its span to just before its end.
  ///
  /// Spans are fractions of the eased block, as frames are. At the end of the transition nothing is.
  public func isHidden(_ role: Transition.Layer.Role, at progress: Double) -> Bool {
    guard let span = layers[role]?.hidden, progress < 1 else { return false }
    let fraction = easing(progress)
    return fraction >= span.start.value && fraction < span.end.value
  }

  /// What turns, scales and moves a layer at a progress.
  public func transform(of role: Transition.Layer.Role, at progress: Double) -> Transform3D {
    Transform3D { value(of: $0, on: role, at: progress) }
  }

  /// How a layer is seen at a progress.
  ///
  /// - Parameters:
  ///   - role: The layer.
  ///   - progress: The fraction of the transition's time.
  ///   - container: The size of the container, whose centre is the vanishing point.
  ///   - frame: The layer's frame if the recipe sets none; the container's if it is nil.
  public func quad(
    of role: Transition.Layer.Role, at progress: Double, container: SIMD2<Double>,
    frame: SIMD4<Double>? = nil
  ) -> ProjectedQuad {
    let whole = SIMD4(0, 0, container.x, container.y)
    let own = value(of: "frame", on: role, at: progress)?.components ?? frame ?? whole
    let size = SIMD2(own.z, own.w)
    return ProjectedQuad(
      size: size, transform: transform(of: role, at: progress),
      centre: SIMD2(own.x, own.y) + size / 2 - container / 2, perspective: perspective)
  }

  private static func perspective(
    _ perspective: Transition.Perspective?, _ lengths: [String: Double]
  ) throws(KeyframeError) -> Transform3D {
    switch perspective {
    case nil: return .identity
    case .m34(let m34): return .perspective(m34: m34)
    case .eyeDistance(let distance):
      let value = try AnimatedValue(
        .quantity(distance), current: .number(0), of: "", lengths: lengths)
      guard let number = value.components?.x, number != 0 else { return .identity }
      return .perspective(eyeDistance: number)
    }
  }
}

extension CustomTransitionEvaluator {
  /// The fractions of the transition's time at which a layer comes on edge, leaves it or turns over.
  ///
  /// Instants less than 1e-6 apart are one: a page that goes as another comes changes faces once.
  /// They are found between the frames of what turns a layer, in at least 16 steps of each frame, and then
  /// by bisection to 1e-13.
  ///
  /// - Parameters:
  ///   - container: The size of the container.
  ///   - frame: The layers' frame if the recipe sets none.
  public func faceChanges(container: SIMD2<Double>, frame: SIMD4<Double>? = nil) -> [Double] {
    var found: [Double] = []
    for role in roles where !(isHidden(role, at: 0) && isHidden(role, at: 0.5)) && turns(role) {
      let face = { (progress: Double) in
        quad(of: role, at: progress, container: container, frame: frame).face
      }
      found += changes(of: face, at: looks(at: role))
    }
    var merged: [Double] = []
    for time in found.sorted() where time - (merged.last ?? -1) > 1e-6 { merged.append(time) }
    return merged
  }

  /// Whether something may turn a layer over, or leave nothing of it; what only moves it never does.
  private func turns(_ role: Transition.Layer.Role) -> Bool {
    guard let properties = layers[role]?.tracks.keys else { return false }
    return ["transform.rotation", "transform.scale", "frame", "bounds"].contains { start in
      properties.contains { $0.hasPrefix(start) }
    }
  }

  /// The fractions of the time to look at: the ends, and those between which a layer moves noticeably.
  private func looks(at role: Transition.Layer.Role) -> [Double] {
    let runs = layers[role]?.tracks.values.flatMap(\.runs) ?? []
    let shortest = runs.map { $0.end - $0.start }.filter { $0 > 0 }.min() ?? 1
    let step = min(max(shortest / 16, 1.0 / 1024), 1.0 / 64)
    var looks = [0.0]
    var (seen, before) = (easing(0), easing(0))
    for index in 1...1024 {
      let progress = Double(index) / 1024
      let fraction = easing(progress)
      let (low, high) = (min(fraction, before), max(fraction, before))
      before = fraction
      let moves = runs.contains { run in
        run.isStep || run.start <= high && run.end >= low || low < 0 || high > 1
      }
      if index == 1024 || moves && abs(fraction - seen) >= step || high - low >= step {
        looks.append(progress)
        seen = fraction
      }
    }
    return looks
  }

  private func changes(
    of face: (Double) -> ProjectedQuad.Face, at looks: [Double]
  ) -> [Double] {
    var found: [Double] = []
    var before = face(0)
    for (start, end) in zip(looks, looks.dropFirst()) {
      let after = face(end)
      if after != before {
        found.append(
          Bisection.change(from: start, to: end, within: 1e-13) { face($0) == before }.first)
      }
      before = after
    }
    return found
  }
}
