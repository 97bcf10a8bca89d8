import Motion

extension AnimatedElement {
  /// A start is a value that is for an unknown one.
  typealias Start = (_ goal: PropertyValue, _ count: Int) -> PropertyValue?

  /// The sampled tracks of its properties over one run, of the first 64 that are wanted; those are left
  /// out that depend on what only the app knows.
  ///
  /// - Parameters:
  ///   - wanted: Which properties are looked at.
  ///   - start: What replaces an unknown current value, by the first known one after it and by how
  ///     many values there are; nil if the property is not looked at then.
  func sampledTracks(where wanted: (Property) -> Bool, from start: Start) -> [SampledTrack] {
    let chosen = Array(properties.lazy.filter(wanted).prefix(Self.most))
    switch motion {
    case .curve, .spring, .duration, .group: return []
    case .keyframes(let keyframes):
      return chosen.compactMap { sampledTrack($0, in: keyframes, from: start) }
    case .animator(let animator):
      let names = Set(chosen.map { [$0.target, $0.name] })
      guard animator.continuation?.timing == nil, names.count == chosen.count else {
        return evaluated(chosen, leavingOut: { !$0.isKnown })
      }
      return chosen.compactMap { property in
        guard let goal = property.moved?.spans.first?.change.value else { return nil }
        let initial = property.moved?.initial.flatMap { $0 == .current ? nil : $0 }
        return straight(property, from: (initial ?? start(goal, 2))?.parts)
      }
    case .transition:
      guard motion.timing.progressRange != nil else { return [] }
      var others: [Property] = []
      let lines = chosen.compactMap { property -> SampledTrack? in
        guard let begin = property.knownStart, property.goals != nil else { return nil }
        let found = straight(property, from: begin)
        if found == nil { others.append(property) }
        return found
      }
      return lines + evaluated(others, leavingOut: { _ in false })
    }
  }

  /// The sampled track through values between which it goes straight; nil if it may leave them, or if
  /// one is not known.
  private func straight(_ property: Property, from start: [Double]?) -> SampledTrack? {
    guard let moved = property.moved, moved.values != nil, let start, let goals = property.goals,
      let range = timing.progressRange
    else { return nil }
    guard let goal = goals.first, goals.count == 1 else {
      guard goals.isEmpty || (range == 0...1 && !moved.isCubic) else { return nil }
      return SampledTrack(property, corners: [start] + goals)
    }
    guard start.count == goal.count else { return SampledTrack(property, corners: []) }
    let farthest = [range.lowerBound, range.upperBound].map { fraction in
      zip(start, goal).map { $0 + ($1 - $0) * fraction }
    }
    return SampledTrack(property, corners: [start] + farthest + [goal])
  }

  private func sampledTrack(
    _ property: Property, in keyframes: Keyframes, from start: Start
  ) -> SampledTrack? {
    guard let source = property.moved?.source else { return nil }
    var track: Keyframes.Track
    switch source {
    case .path(let index): track = keyframes.tracks[index]
    case .frames(let index):
      track = keyframes.tracks[index]
      guard case .frames(let frames) = track.content, let goal = frames.first?.change.value,
        property.startsAsDefault || start(goal, frames.count + 1) != nil
      else { return nil }
    case .values(let index):
      track = keyframes.tracks[index]
      guard case .values(let authored) = track.content,
        let known = authored.first(where: { $0 != .current })
      else { return nil }
      let values = authored.compactMap { $0 == .current ? start(known, authored.count) : $0 }
      guard values.count == authored.count else { return nil }
      track.content = .values(values)
      if !AnimatedProperty(track).isCubic,
        track.timings?.allSatisfy({ Timing?.some($0).staysWithin }) ?? true
      {
        var known = property
        known.moved = AnimatedProperty(track)
        if let found = straight(known, from: values.first?.parts) { return found }
      }
    case .animation, .layer: return nil
    }
    guard let progress = try? ProgressFunction(keyframes.timing),
      let evaluator = try? TrackEvaluator(track, timing: { try? ProgressFunction($0) })
    else { return nil }
    var alone = keyframes
    alone.tracks = [track]
    let breaks = MotionProgress.breaks(of: .keyframes(alone))
    return SampledTrack(property, steps: track.looks(in: keyframes), breaks: breaks) { fraction in
      evaluator.value(at: progress(fraction)).parts
    }
  }

  /// The sampled tracks of some properties that only move together, as they are evaluated.
  private func evaluated(
    _ wanted: [Property], leavingOut isLeftOut: (Animator.Animation) -> Bool
  ) -> [SampledTrack] {
    guard !wanted.isEmpty else { return [] }
    let sources = Set(wanted.compactMap(\.moved?.source))
    var run = motion
    switch motion {
    case .curve, .spring, .duration, .keyframes, .group: break
    case .animator(var animator):
      animator.delay = nil
      animator.animations = animator.animations.enumerated().compactMap { index, animation in
        sources.contains(.animation(index)) && !isLeftOut(animation) ? animation : nil
      }
      run = .animator(animator)
    case .transition(var transition):
      (transition.delay, transition.perspective) = (nil, nil)
      for index in transition.layers.indices {
        let target = transition.layers[index].layer.rawValue
        let names = Set(wanted.filter { $0.target == target }.map(\.name))
        transition.layers[index].frames.removeAll { !names.contains($0.property) }
        transition.layers[index].initial = transition.layers[index].initial.filter {
          names.contains($0.key)
        }
      }
      run = .transition(transition)
    }
    guard let evaluator = try? MotionEvaluator(run) else { return [] }
    return wanted.compactMap { property in
      evaluator.tracks.first { $0.target == property.target && $0.property == property.name }
        .map { SampledTrack(property, track: $0, over: evaluator.duration) }
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
  fileprivate var startsAsDefault: Bool { name.hasPrefix("transform.") || category == .light }

  /// The values that it goes to; nil if one of them is known to the app alone.
  fileprivate var goals: [[Double]]? {
    let goals = moved?.spans.map(\.change.value.parts) ?? []
    return goals.contains(nil) ? nil : goals.compactMap(\.self)
  }

  /// The start value; nil if it's known only at run time.
  fileprivate var knownStart: [Double]? {
    if let initial = moved?.initial { return initial.parts }
    guard startsAsDefault, let goal = goals?.first else { return nil }
    let example = goal.count == 1 ? AnimatedValue.number(goal[0]) : .vector(goal)
    return AnimatedValue.identity(of: name, like: example).parts
  }
}
