extension Timeline {
  /// Writes out a motion without references, as it is printed: in keys.
  ///
  /// - Parameter lengths: What is known of lengths that measures depend on, by their names.
  /// - Throws: ``MotionError`` if something can't be evaluated, if what a timing or a pace depends on is
  ///   not known, or if a measure isn't a sum of multiples of lengths.
  package init(_ motion: Motion, lengths: [String: Double] = [:]) throws(MotionError) {
    // How far the eye is moves no value.
    let motion = motion.withoutPerspective
    let open = try OpenMeasures(of: motion, lengths: lengths)
    func build(
      with measure: Measure? = nil, _ lengths: [String: Double], shift: SIMD4<Double> = .zero
    ) throws(MotionError) -> Timeline {
      let builder = TimelineBuilder(lengths: lengths, use: .printing(shift: shift))
      return try builder.timeline(of: open.motion(with: measure))
    }
    let base = try build(lengths)
    var unknowns: [Unknown] = []
    for measure in open.measures {
      let sum = try measure.affineSum(lengths)
      unknowns.append(Unknown(tracks: try build(with: measure, lengths).tracks) { _ in sum })
    }
    for name in Set(motion.openSizes).sorted() where lengths[name] == nil {
      let sized = lengths.merging([name: 1]) { old, _ in old }
      unknowns.append(
        Unknown(tracks: try build(sized).tracks) { _ in AffineSum(0, plus: [name: 1]) })
    }
    let most = base.tracks.compactMap { $0.start?.parts.count }.max() ?? 0
    for part in 0..<most {
      var shift = SIMD4<Double>.zero
      shift[part] = 1
      unknowns.append(
        Unknown(tracks: try build(lengths, shift: shift).tracks) { track in
          let names = track.startNames
          guard let start = track.start, names.indices.contains(part) else { return nil }
          // Tracks are built with the default, of which the parameter takes the place.
          return AffineSum(-start.parts[part], plus: [names[part]: 1])
        })
    }
    self = base
    add(unknowns)
    for track in tracks {
      for (name, value) in zip(track.startNames, track.start?.parts ?? []) { starts[name] = value }
    }
  }

  /// Writes out a motion without references, as it is evaluated.
  ///
  /// It is exact, has notes, and has defaults where something is not known. Measures are parameters by
  /// their texts.
  ///
  /// - Parameters:
  ///   - isPlayed: Whether a parent plays it: then curves and springs have clocks, too.
  ///   - open: The measures whose lengths are not known.
  /// - Throws: ``MotionError`` if something can't be evaluated.
  init(
    evaluating open: OpenMeasures, lengths: [String: Double], isPlayed: Bool
  ) throws(MotionError) {
    let builder = TimelineBuilder(lengths: lengths, use: .evaluating(isPlayed: isPlayed))
    self = try builder.timeline(of: open.motion(with: nil))
    var unknowns: [Unknown] = []
    for measure in open.measures {
      let tracks = try builder.timeline(of: open.motion(with: measure)).tracks
      unknowns.append(Unknown(tracks: tracks) { _ in AffineSum(0, plus: [measure.text: 1]) })
    }
    add(unknowns)
  }

  /// An unknown is a number that only the app knows: the tracks as they would be if it were 1.
  private struct Unknown {
    let tracks: [TimelineTrack]
    /// The sum that it is for a track; nil if the track doesn't depend on it.
    let sum: (TimelineTrack) -> AffineSum?
  }

  private mutating func add(_ unknowns: [Unknown]) {
    for (index, track) in tracks.enumerated() {
      let parts = unknowns.compactMap { unknown in
        unknown.sum(track).map { ($0, unknown.tracks[index]) }
      }
      // A start that decides when values are reached isn't a sum: its default is taken.
      guard parts.allSatisfy({ $0.1.isTimed(as: track) }) else {
        pacedByStart.append(track.property)
        continue
      }
      for (unknown, one) in parts { tracks[index].add(unknown, from: track, to: one) }
    }
  }
}

extension TimelineTrack {
  /// What the parts of the property's value at the start are called as parameters; none if it is known.
  fileprivate var startNames: [String] {
    guard let start else { return [] }
    let name = (["start", target, property] as [String?]).compactMap(\.self).joined(separator: ".")
    switch TimelineShape(start) {
    case .number: return [name]
    case .boolean, .text: return []
    case let shape:
      let isSize = property.hasSuffix(".size")
      return (isSize ? ["width", "height"] : shape.parts).prefix(start.parts.count)
        .map { "\(name).\($0)" }
    }
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
