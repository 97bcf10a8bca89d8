extension TimelineBuilder {
  /// A transition, which stands at its start before its delay is over, and afterwards at its end.
  func run(_ transition: Transition) throws(MotionError) -> Run {
    let timed = try TimedProgress(
      transition.timing, duration: transition.duration?.seconds, lengths: lengths)
    var run = Run(duration: timed.duration)
    run.clock.timing.beginTime = transition.delay?.seconds ?? 0
    run.clock.timing.fillMode = .both
    run.clock.progress = try TimelineEasing(
      transition.timing, duration: timed.duration, lengths: lengths)
    var notes = timed.notes
    switch transition.style ?? .custom {
    case .custom, .zoom:
      run.tracks = try custom(transition)
      notes += (transition.style?.notes ?? []).map(\.text) + run.takeNotes()
      if !isPrinted {
        let faces = try faceNotes(transition, timed)
        for index in run.tracks.indices { run.tracks[index].faceNotes = faces }
      }
    case .flip:
      run.tracks = flip(transition)
      notes.append(TransitionNote.flipIsNotParity.text)
    case .curlUp, .curlDown:
      let keys = line(in: transition) { .number($0) }
      run.tracks = [TimelineTrack(property: "progress", keys: keys)]
      notes.append(TransitionNote.curlUnknown.text)
    case let style:
      guard let content = ContentTransition(style: style, direction: transition.direction) else {
        break
      }
      run.tracks = slide(content, transition)
      notes += content.notes.map(\.text)
      if content.slides, size == nil { notes.append(Self.sizeNote) }
    }
    if transition.direction == nil, [.push, .moveIn, .reveal, .flip].contains(transition.style) {
      notes.append("no direction is set; from the left is assumed (Apple doesn't say)")
    }
    run.dropOutside()
    run.add(notes)
    return run
  }

  /// The size of the container; nil if neither its width nor its height is known.
  private var size: SIMD2<Double>? {
    let (width, height) = (lengths["container.width"], lengths["container.height"])
    // A size that isn't known is a parameter, or the unit.
    let other = isPrinted ? 0.0 : 1
    return width == nil && height == nil ? nil : SIMD2(width ?? other, height ?? other)
  }

  private static let sizeNote =
    "offsets are in widths or heights of the container; with the measure container.width or"
    + " container.height, they are in points"

  /// Says when faces come on edge; a recipe that turns nothing says nothing.
  ///
  /// Where the container's size is not known it is taken as a phone's, which moves no instant of a
  /// layer that turns about its own centre; a layer whose frame is not known fills it.
  private func faceNotes(
    _ transition: Transition, _ timed: TimedProgress
  ) throws(MotionError) -> [String] {
    let size = size ?? SIMD2(390, 844)
    do throws(KeyframeError) {
      let recipe = try CustomTransitionEvaluator(
        transition, timing: timed.function, lengths: lengths
      ) { _, property in property == "frame" ? .vector([0, 0, size.x, size.y]) : nil }
      let instants = recipe.faceChanges(container: size).map { fraction in
        "\((fraction * timed.duration * 1000).rounded() / 1000)"
      }
      return instants.isEmpty
        ? [] : ["a face is on edge at \(instants.joined(separator: ", ")) s"]
    } catch {
      throw MotionError(error.message, kind: error.kind, help: error.help)
    }
  }

  private func custom(_ transition: Transition) throws(MotionError) -> [TimelineTrack] {
    var layers: [Transition.Layer.Role: [String: TimelineTrack]] = [:]
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
      var keys = TimelineKeys()
      keys.hold(.boolean(false), at: span.start.value > 0 ? 0 : -1)
      if span.end.value > span.start.value { keys.hold(.boolean(true), at: span.start.value) }
      keys.hold(.boolean(false), at: span.end.value)
      if span.end.value < 1 { keys.hold(.boolean(false), at: 1) }
      return tracks + [TimelineTrack(target: role.rawValue, property: "hidden", keys: keys)]
    }
  }

  /// The keys of a value that is linear in what the transition shows, which may be a part of the whole.
  private func line(
    in transition: Transition, _ value: (Double) -> AnimatedValue
  ) -> TimelineKeys {
    let ends = transition.shownSpan
    var keys = TimelineKeys([
      TimelineKeys.Keyframe(time: 0, value: value(ends.start)),
      TimelineKeys.Keyframe(time: 1, value: value(ends.end)),
    ])
    keys.goesOn = true
    return keys
  }

  private func flip(_ transition: Transition) -> [TimelineTrack] {
    let flip = FlipGeometry(from: transition.direction ?? .fromLeft)
    let property = "transform.rotation.\(flip.axis.x != 0 ? "x" : "y")"
    let (start, end) = transition.shownSpan
    // The new content is seen from just after half of the turn.
    let half = end > start ? ((0.5 - start) / (end - start)).nextUp : .infinity
    let turn = end == start && start > 0.5 ? -.infinity : half
    let times = Set([turn <= 0 ? turn - 1 : 0, 0, turn, 1].filter(\.isFinite)).sorted()
    func hidden(_ target: String, _ isNew: Bool) -> TimelineTrack {
      var keys = TimelineKeys()
      for time in times { keys.hold(.boolean(isNew != (time >= turn)), at: time) }
      return TimelineTrack(target: target, property: "hidden", keys: keys)
    }
    func turning(_ target: String, _ angle: (Double) -> Double) -> TimelineTrack {
      let keys = line(in: transition) { .number(angle($0)) }
      return TimelineTrack(target: target, property: property, keys: keys)
    }
    return [
      turning("source") { flip.oldAngle(at: $0) }, hidden("source", false),
      turning("destination") { flip.newAngle(at: $0) }, hidden("destination", true),
    ]
  }

  private func slide(_ content: ContentTransition, _ transition: Transition) -> [TimelineTrack] {
    let isVertical = content.direction == .fromTop || content.direction == .fromBottom
    let property = content.slides ? "transform.translation.\(isVertical ? "y" : "x")" : "opacity"
    let size = size ?? (isPrinted ? .zero : SIMD2(1, 1))
    func track(
      _ target: String, _ read: (ContentTransition.State) -> ContentTransition.Placement
    ) -> TimelineTrack {
      var keys = line(in: transition) { progress in
        let placement = read(content.state(at: progress, size: size))
        return .number(
          content.slides ? (isVertical ? placement.frame.y : placement.frame.x) : placement.opacity)
      }
      keys.goesOn = content.slides
      let (start, end) = transition.shownSpan
      if !content.slides, end > start, start > 0 || end < 1 {
        // A fade that is cut still overshoots up to where it is whole.
        let whole = [-start / (end - start), (1 - start) / (end - start)]
        let outside = zip(whole, [0.0, 1]).filter { time, _ in !(0...1).contains(time) }
        let all = [(0.0, start), (1.0, end)] + outside
        keys.keys = all.sorted { $0.0 < $1.0 }.map { time, shown in
          let placement = read(content.state(at: shown, size: size))
          return TimelineKeys.Keyframe(time: time, value: .number(placement.opacity))
        }
      }
      return TimelineTrack(target: target, property: property, keys: keys)
    }
    return [track("source") { $0.old }, track("destination") { $0.new }]
  }
}

extension ContentTransition {
  /// Whether content moves, instead of fading.
  var slides: Bool { style != .fade && style != .crossDissolve }
}

extension TimelineBuilder.Run {
  /// Takes the notes from its tracks, each once.
  fileprivate mutating func takeNotes() -> [String] {
    var notes: [String] = []
    for index in tracks.indices {
      notes += tracks[index].notes.filter { !notes.contains($0) }
      tracks[index].notes = []
    }
    return notes
  }
}

extension Transition {
  /// The part of the whole that is shown, as CATransition cuts it.
  fileprivate var shownSpan: (start: Double, end: Double) {
    let start = startProgress?.value ?? 0
    return (start, start + ((endProgress?.value ?? 1) - start))
  }
}
