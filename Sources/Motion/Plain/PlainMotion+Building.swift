extension PlainMotion {
  /// Writes out a motion without references.
  ///
  /// - Parameter lengths: What is known of lengths that measures depend on, by their names.
  /// - Throws: ``MotionError`` if something can't be evaluated, if what a timing or a pace depends on is
  ///   not known, or if a measure isn't a sum of multiples of lengths.
  package init(_ motion: Motion, lengths: [String: Double] = [:]) throws(MotionError) {
    // How far the eye is moves no value.
    let motion = motion.withoutPerspective
    let open = try OpenMeasures(of: motion, lengths: lengths)
    let base = try PlainBuilder(open.motion(with: nil), lengths: lengths)
    var unknowns: [Unknown] = []
    for measure in open.measures {
      let tracks = try PlainBuilder(open.motion(with: measure), lengths: lengths).tracks
      let sum = try measure.affineSum(lengths)
      unknowns.append(Unknown(tracks: tracks) { _ in sum })
    }
    for name in Set(motion.openSizes).sorted() where lengths[name] == nil {
      let sized = lengths.merging([name: 1]) { old, _ in old }
      let tracks = try PlainBuilder(open.motion(with: nil), lengths: sized).tracks
      unknowns.append(Unknown(tracks: tracks) { _ in AffineSum(0, plus: [name: 1]) })
    }
    let most = base.tracks.compactMap { $0.start?.parts.count }.max() ?? 0
    for part in 0..<most {
      var shift = SIMD4<Double>.zero
      shift[part] = 1
      let tracks = try PlainBuilder(open.motion(with: nil), lengths: lengths, shift: shift).tracks
      unknowns.append(
        Unknown(tracks: tracks) { track in
          let names = track.startNames
          guard let start = track.start, names.indices.contains(part) else { return nil }
          // Tracks are built with the default, of which the parameter takes the place.
          return AffineSum(-start.parts[part], plus: [names[part]: 1])
        })
    }
    clock = base.clock
    for (index, track) in base.tracks.enumerated() {
      var parts = unknowns.compactMap { $0.part(of: track, at: index) }
      // A start that decides when values are reached isn't a sum: its default is taken.
      if !parts.allSatisfy({ $0.track.isTimed(as: track) }) {
        pacedByStart.append(track.property)
        parts = []
      }
      tracks.append(PlainTrack(track, parts))
      for (name, value) in zip(track.startNames, track.start?.parts ?? []) { starts[name] = value }
    }
  }

  /// What is not known: the tracks as they would be if it were 1.
  private struct Unknown {
    let tracks: [PlainBuilder.Track]
    /// What it is for a track; nil if the track doesn't depend on it.
    let sum: (PlainBuilder.Track) -> AffineSum?

    func part(of track: PlainBuilder.Track, at index: Int) -> PlainTrack.Part? {
      sum(track).map { ($0, tracks[index]) }
    }
  }
}

extension PlainBuilder.Track {
  /// Whether its keys are at the times of another one's.
  fileprivate func isTimed(as other: Self) -> Bool {
    let (own, keys) = (course.keys, other.course.keys)
    return own.count == keys.count
      && zip(own, keys).allSatisfy { abs($0.time - $1.time) < 1e-9 }
  }

  /// What the parts of the property's value at the start are called as parameters; none if it is known.
  fileprivate var startNames: [String] {
    guard let start else { return [] }
    let name = (["start", target, property] as [String?]).compactMap(\.self).joined(separator: ".")
    switch PlainShape(start) {
    case .number: return [name]
    case .boolean, .text: return []
    case let shape:
      let isSize = property.hasSuffix(".size")
      return (isSize ? ["width", "height"] : shape.parts).prefix(start.parts.count)
        .map { "\(name).\($0)" }
    }
  }
}

extension PlainTrack {
  /// A track as it would be if an unknown were 1.
  fileprivate typealias Part = (unknown: AffineSum, track: PlainBuilder.Track)

  /// Makes a track of the one in which all unknowns are 0 and those in which each is 1.
  fileprivate init(_ track: PlainBuilder.Track, _ parts: [Part]) {
    (target, property, clocks) = (track.target, track.property, track.clocks)
    goesOn = track.course.goesOn
    base = track.base.map { base in
      base.plain(parts.compactMap { part in part.track.base.map { (part.unknown, $0) } })
    }
    if let (solver, delay) = track.spring {
      shape = .number
      var velocity = AffineSum(solver.initialVelocity)
      var faster: SpringSolver?
      for part in parts {
        guard let other = part.track.spring?.solver else { continue }
        let change = other.initialVelocity - solver.initialVelocity
        if change != 0 {
          velocity = velocity + part.unknown * change
          faster = other
        }
      }
      course = .spring(
        SpringCourse(solver: solver, velocity: velocity, delay: delay, faster: faster))
      return
    }
    let last = track.course.keys.count - 1
    shape = track.course.keys.first.map { PlainShape($0.value) } ?? .number
    course = .keys(
      track.course.keys.enumerated().map { index, key in
        let others = parts.map { ($0.unknown, $0.track.course.keys[index]) }
        func tangent(_ path: KeyPath<PlainKeys.Key, SIMD4<Double>?>) -> PlainValue? {
          key[keyPath: path].map { own in
            let values = others.map { ($0, key.value.with($1[keyPath: path] ?? own)) }
            return key.value.with(own).plain(values)
          }
        }
        return Key(
          time: key.time, value: key.value.plain(others.map { ($0, $1.value) }),
          easing: index == last ? nil : key.easing,
          leaving: index == last ? nil : tangent(\.leaving), arriving: tangent(\.arriving))
      })
  }
}

extension Motion {
  /// The motion seen from nowhere.
  fileprivate var withoutPerspective: Motion {
    guard case .transition(var transition) = self else { return self }
    transition.perspective = nil
    return .transition(transition)
  }

  /// The lengths that it depends on without a measure: the size that planes of the container slide by.
  package var openSizes: [String] {
    switch self {
    case .transition(let transition):
      guard let style = transition.style,
        let content = ContentTransition(style: style, direction: transition.direction),
        content.slides
      else { return [] }
      let isVertical = content.direction == .fromTop || content.direction == .fromBottom
      return [isVertical ? "container.height" : "container.width"]
    case .group(let group):
      return group.members.flatMap { member in
        if case .motion(let motion) = member.content { motion.openSizes } else { [String]() }
      }
    case .curve, .spring, .duration, .keyframes, .animator: return []
    }
  }
}
