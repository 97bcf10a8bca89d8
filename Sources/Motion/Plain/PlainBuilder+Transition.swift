extension PlainBuilder {
  /// The tracks of a transition's planes, by the progress of the whole.
  func tracks(_ transition: Transition) throws(MotionError) -> [Track] {
    switch transition.style ?? .custom {
    case .custom, .zoom: return try custom(transition)
    case .flip: return flip(transition)
    case .curlUp, .curlDown:
      return [line("progress", of: nil, in: transition) { .number($0) }]
    case let style:
      guard let content = ContentTransition(style: style, direction: transition.direction) else {
        return []
      }
      return slide(content, transition)
    }
  }

  private func custom(_ transition: Transition) throws(MotionError) -> [Track] {
    var layers: [Transition.Layer.Role: [String: Track]] = [:]
    var hidden: [Transition.Layer.Role: Transition.HiddenSpan] = [:]
    var roles: [Transition.Layer.Role] = []
    for (index, layer) in transition.layers.enumerated() {
      if !roles.contains(layer.layer) { roles.append(layer.layer) }
      if let span = layer.hidden { hidden[layer.layer] = span }
      let mode = transition.calculationMode
      for property in AnimatedProperty.all(of: layer, mode: mode, at: index) {
        layers[layer.layer, default: [:]][property.name] = try track(property)
      }
    }
    return roles.flatMap { role in
      let tracks = (layers[role] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
      guard let span = hidden[role] else { return tracks }
      var keys = PlainKeys()
      keys.hold(.boolean(false), at: span.start.value > 0 ? 0 : -1)
      if span.end.value > span.start.value { keys.hold(.boolean(true), at: span.start.value) }
      keys.hold(.boolean(false), at: span.end.value)
      if span.end.value < 1 { keys.hold(.boolean(false), at: 1) }
      return tracks + [Track(target: role.rawValue, property: "hidden", course: keys)]
    }
  }

  /// A track whose value is linear in what the transition shows, which may be a part of the whole.
  private func line(
    _ property: String, of target: String?, in transition: Transition,
    _ value: (Double) -> AnimatedValue
  ) -> Track {
    let ends = transition.shownSpan
    var keys = PlainKeys([
      PlainKeys.Key(time: 0, value: value(ends.start)),
      PlainKeys.Key(time: 1, value: value(ends.end)),
    ])
    keys.goesOn = true
    return Track(target: target, property: property, course: keys)
  }

  private func flip(_ transition: Transition) -> [Track] {
    let flip = FlipGeometry(from: transition.direction ?? .fromLeft)
    let property = "transform.rotation.\(flip.axis.x != 0 ? "x" : "y")"
    let (start, end) = transition.shownSpan
    // The new content is seen from just after half of the turn.
    let half = end > start ? ((0.5 - start) / (end - start)).nextUp : .infinity
    let turn = end == start && start > 0.5 ? -.infinity : half
    let times = Set([turn <= 0 ? turn - 1 : 0, 0, turn, 1].filter(\.isFinite)).sorted()
    func hidden(_ target: String, _ isNew: Bool) -> Track {
      var keys = PlainKeys()
      for time in times { keys.hold(.boolean(isNew != (time >= turn)), at: time) }
      return Track(target: target, property: "hidden", course: keys)
    }
    return [
      line(property, of: "source", in: transition) { .number(flip.oldAngle(at: $0)) },
      hidden("source", false),
      line(property, of: "destination", in: transition) { .number(flip.newAngle(at: $0)) },
      hidden("destination", true),
    ]
  }

  private func slide(_ content: ContentTransition, _ transition: Transition) -> [Track] {
    let isVertical = content.direction == .fromTop || content.direction == .fromBottom
    let property = content.slides ? "transform.translation.\(isVertical ? "y" : "x")" : "opacity"
    let size = SIMD2(lengths["container.width"] ?? 0, lengths["container.height"] ?? 0)
    func track(
      _ target: String, _ read: (ContentTransition.State) -> ContentTransition.Placement
    ) -> Track {
      var track = line(property, of: target, in: transition) { progress in
        let placement = read(content.state(at: progress, size: size))
        return .number(
          content.slides ? (isVertical ? placement.frame.y : placement.frame.x) : placement.opacity)
      }
      track.course.goesOn = content.slides
      let (start, end) = transition.shownSpan
      if !content.slides, end > start, start > 0 || end < 1 {
        // A fade that is cut still overshoots up to where it is whole.
        let times = [-start / (end - start), (1 - start) / (end - start)]
        track.course.keys = zip(times, [0.0, 1]).map { time, fraction in
          let placement = read(content.state(at: fraction, size: size))
          return PlainKeys.Key(time: time, value: .number(placement.opacity))
        }
      }
      return track
    }
    return [track("source") { $0.old }, track("destination") { $0.new }]
  }
}

extension Transition {
  /// The part of the whole that is shown, as CATransition cuts it.
  fileprivate var shownSpan: (start: Double, end: Double) {
    let start = startProgress?.value ?? 0
    return (start, start + ((endProgress?.value ?? 1) - start))
  }
}
