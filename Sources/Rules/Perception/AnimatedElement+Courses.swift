import Motion

extension AnimatedElement {
  /// A start is a value that stands for an unknown one.
  typealias Start = (_ goal: PropertyValue, _ count: Int) -> PropertyValue?

  /// The ways of its properties over one run, the first 64 that are wanted; those are left out that
  /// depend on what only the app knows.
  ///
  /// - Parameters:
  ///   - wanted: Which properties are looked at.
  ///   - start: What stands for an unknown current value, by the first known one after it and by how
  ///     many values there are; nil where the way is not looked at then.
  func courses(where wanted: (Property) -> Bool, from start: Start) -> [Trajectory] {
    let chosen = Set(properties.lazy.filter(wanted).prefix(Self.most))
    guard !chosen.isEmpty else { return [] }
    switch motion {
    case .keyframes(let keyframes):
      return zip(keyframes.tracks, properties).compactMap { track, property in
        chosen.contains(property) ? course(property, of: track, in: keyframes, from: start) : nil
      }
    case .animator(let animator): return courses(of: animator, chosen, from: start)
    case .transition(let transition):
      return (transition.style ?? .custom) == .custom ? courses(of: transition, chosen) : []
    case .curve, .spring, .duration, .group: return []
    }
  }

  private func course(
    _ property: Property, of track: Keyframes.Track, in keyframes: Keyframes,
    from start: Start
  ) -> Trajectory? {
    var track = track
    switch track.content {
    case .path: break
    case .frames(let frames):
      guard let goal = frames.first?.change.value,
        property.startsAsDefault || start(goal, frames.count + 1) != nil
      else { return nil }
    case .values(var values):
      guard let known = values.first(where: { $0 != .current }) else { return nil }
      for index in values.indices where values[index] == .current {
        guard let start = start(known, values.count) else { return nil }
        values[index] = start
      }
      track.content = .values(values)
      if let corners = corners(values, of: track, in: keyframes) {
        return Trajectory(property, corners: corners)
      }
    }
    guard let progress = try? ProgressFunction(keyframes.timing),
      let evaluator = try? TrackEvaluator(track, timing: { try? ProgressFunction($0) })
    else { return nil }
    return Trajectory(property, steps: track.looks(in: keyframes)) { fraction in
      evaluator.value(at: progress(fraction)).parts
    }
  }

  /// The values between which it goes straight; nil where it may leave them.
  private func corners(
    _ values: [PropertyValue], of track: Keyframes.Track, in keyframes: Keyframes
  ) -> [[Double]]? {
    guard track.calculationMode != .cubic, track.calculationMode != .cubicPaced,
      track.timings?.allSatisfy({ Timing?.some($0).staysWithin }) ?? true
    else { return nil }
    let parts = values.compactMap(\.parts)
    guard parts.count == values.count, let range = keyframes.timing.progressRange else {
      return nil
    }
    if range == 0...1 { return parts }
    return parts.count == 2 ? Self.corners(from: parts[0], to: parts[1], range) : nil
  }

  /// What a straight way goes through whose progress has a range.
  static func corners(
    from start: [Double], to end: [Double], _ range: ClosedRange<Double>
  ) -> [[Double]] {
    guard start.count == end.count else { return [] }
    let farthest = [range.lowerBound, range.upperBound].map { fraction in
      zip(start, end).map { $0 + ($1 - $0) * fraction }
    }
    return [start] + farthest + [end]
  }

  private func courses(
    of animator: Animator, _ chosen: Set<Property>, from start: Start
  ) -> [Trajectory] {
    let names = chosen.map { [$0.target, $0.name] }
    guard animator.continuation?.timing == nil, Set(names).count == names.count else {
      var run = animator
      run.delay = nil
      run.animations = zip(animator.animations, properties).filter { animation, property in
        chosen.contains(property) && animation.isKnown
      }.map(\.0)
      return evaluated(.animator(run), chosen)
    }
    guard let range = animator.timing.progressRange else { return [] }
    return zip(animator.animations, properties).compactMap { animation, property in
      guard chosen.contains(property) else { return nil }
      let goal = animation.change.value
      let begin = animation.from.flatMap { $0 == .current ? nil : $0 } ?? start(goal, 2)
      guard case .to = animation.change, let from = begin?.parts, let to = goal.parts else {
        return nil
      }
      return Trajectory(property, corners: Self.corners(from: from, to: to, range))
    }
  }

  func evaluated(_ run: Motion, _ chosen: Set<Property>) -> [Trajectory] {
    guard let evaluator = try? MotionEvaluator(run) else { return [] }
    return properties.compactMap { property in
      guard chosen.contains(property) else { return nil }
      let track = evaluator.tracks.first {
        $0.target == property.target && $0.property == property.name
      }
      guard let track else { return nil }
      return Trajectory(property, track: track, over: evaluator.duration)
    }
  }
}

extension Animator.Animation {
  /// Whether nothing of it is known to the app alone.
  fileprivate var isKnown: Bool {
    change.value.parts != nil && (from.map { $0 == .current || $0.parts != nil } ?? true)
  }
}

extension Keyframes.Track {
  /// Into how many steps a run is cut: at least sixteen for a value, each joined by a cubic that
  /// turns twice at most, and enough for a spring to swing a hundred times.
  fileprivate func looks(in keyframes: Keyframes) -> Int {
    let count =
      switch content {
      case .values(let values): values.count
      case .frames(let frames): frames.count + 1
      case .path: 16
      }
    return max(keyframes.timing.staysWithin ? 64 : 1024, min(16 * count, 4096))
  }
}

extension AnimatedElement.Property {
  /// Whether an unknown start most likely is the property's default: a view that is not turned,
  /// and is seen.
  var startsAsDefault: Bool { name.hasPrefix("transform.") || nature == .light }
}
