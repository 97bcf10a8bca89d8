import Motion

/// A screen transition is one that any platform can play: two pages, moved by one progress and
/// projected for one viewpoint over the center of the screen.
struct ScreenTransition: Hashable, Sendable {
  /// The incoming page and the outgoing page.
  var arriving = ScreenPage()
  var leaving = ScreenPage()
  /// Whether the incoming page covers the outgoing page.
  var arrivesOnTop = true
  /// The viewpoint distance in points; nil without perspective.
  var eye: ScreenValue?
  /// The backdrop of both pages; nil if the app draws it.
  var backdrop: RGBA?
  /// How long it takes, in seconds, after its delay.
  var duration: Double
  /// How long it waits, in seconds.
  var delay: Double
  /// How progress runs over the duration.
  var timing: ScreenTiming
  /// Whether left and right change places where people read from right to left.
  var mirrors = false
  /// The fidelity of the values, before a platform plays them.
  var fidelity = Fidelity.exact

  /// Makes the recipe of a transition.
  ///
  /// - Parameters:
  ///   - transition: The transition, without references.
  ///   - library: The name of the format in reasons.
  ///   - takesLengths: Whether the format has arguments for lengths that only the app knows.
  ///   - drivesGestures: Whether the format exports the gesture.
  /// - Throws: ``Unsupported`` with the reason if it isn't one.
  init(
    _ transition: Transition, for library: String, takesLengths: Bool = false,
    drivesGestures: Bool = false
  ) throws(Unsupported) {
    let timed = try ScreenTiming.of(transition)
    (timing, duration) = (timed.timing, timed.duration)
    delay = transition.delay?.seconds ?? 0
    mirrors = transition.direction == .fromLeading || transition.direction == .fromTrailing
    fidelity = .exact(notes: timed.notes)
    switch transition.style ?? .custom {
    case .custom: try take(layersOf: transition)
    case .zoom:
      try take(layersOf: transition)
      combine(.approximate(nil, notes: [TransitionNote.zoomIsSystems.text]))
    case .flip: try flip(transition)
    case .curlUp, .curlDown: throw Unsupported("\(library) has no page curl")
    case let style: try take(style, transition)
    }
    if let interaction = transition.interaction, !drivesGestures {
      fidelity.notes.append(interaction.note)
      fidelity = fidelity.leavingOut(interaction)
    }
    guard takesLengths || lengths.isEmpty else {
      throw Unsupported(
        .unknown, "it depends on \(lengths.joined(separator: ", ")), known only at run time")
    }
    let bends = (arriving.tracks + leaving.tracks).contains { track in
      track.keys.count > 2 && track.keys.contains { !$0.value.open.isEmpty }
    }
    if bends {
      combine(.approximate(nil, notes: ["the slope of its segments depends on runtime lengths"]))
    }
  }

  /// The viewpoint distance in points if it doesn't depend on lengths; nil without perspective.
  var eyeDistance: Double? { eye?.number }

  /// Whether a page rotates in space.
  var turnsInSpace: Bool { arriving.turnsInSpace || leaving.turnsInSpace }

  /// Whether both pages are seen at once, so that it matters which of them is in front.
  var overlaps: Bool {
    func isSeen(_ page: ScreenPage, _ progress: Double) -> Bool {
      !page.isHidden(at: progress) && page.value(of: .opacity, at: progress).number > 0
        && [ScreenProperty.rotationX, .rotationY].allSatisfy { property in
          let angle = page.value(of: property, at: progress).number
          return abs(abs(angle.remainder(dividingBy: 180)) - 90) > 1e-6
        }
    }
    return (1..<64).contains { step in
      isSeen(arriving, Double(step) / 64) && isSeen(leaving, Double(step) / 64)
    }
  }

  /// Whether it does nothing but mix both pages, by opacities that add up to 1.
  var dissolves: Bool {
    let pages = [arriving, leaving]
    guard
      pages.allSatisfy({ page in
        page.hidden == nil && page.tracks.map(\.property) == [.opacity]
          && page.tracks.flatMap(\.keys).allSatisfy { $0.value.open.isEmpty }
      })
    else { return false }
    return pages.flatMap(\.tracks).flatMap(\.keys).allSatisfy { key in
      let parts = pages.map { $0.value(of: .opacity, at: key.progress).number }
      return abs(parts[0] + parts[1] - 1) < 1e-9
    }
  }

  /// Whether a page rotates in space while it moves: an eye over the page's own middle then moves along, and
  /// what it sees isn't what the eye over the screen sees.
  var turnsWhileMoving: Bool {
    [arriving, leaving].contains { page in
      page.turnsInSpace && eye != nil
        && page.tracks.contains {
          ($0.property == .translationX || $0.property == .translationY)
            && ($0.isStill ? $0.keys[0].value != ScreenValue(0) : true)
        }
    }
  }

  /// How much an error of progress grows at most, as a fraction of what a page moves.
  var steepness: Double {
    max(1, (arriving.tracks + leaving.tracks).map(\.steepness).max() ?? 0)
  }

  /// Adds how far a part of the recipe is off.
  mutating func combine(_ other: Fidelity) { fidelity = fidelity.combined(with: other) }
}

extension ScreenTransition {
  /// Takes the pages of one of Core Animation's transitions.
  private mutating func take(
    _ style: Transition.Style, _ transition: Transition
  ) throws(Unsupported) {
    guard var content = ContentTransition(style: style, direction: transition.direction) else {
      throw Unsupported(.motion, "its style is unknown")
    }
    content.startProgress = transition.startProgress?.value ?? 0
    content.endProgress = transition.endProgress?.value ?? 1
    noteDirection(of: transition)
    fidelity.notes += content.notes.map(\.text)
    arrivesOnTop = style != .reveal
    let range = try timing.range(over: duration)
    let isFade = style == .fade || style == .crossDissolve
    let ends = isFade ? [0, 1] : [range.lowerBound, range.upperBound]
    let isVertical = content.direction == .fromTop || content.direction == .fromBottom
    func page(_ placement: (ContentTransition.State) -> ContentTransition.Placement) -> ScreenPage {
      let keys = ends.map { progress in
        let place = placement(content.state(at: progress, size: SIMD2(1, 1)))
        if isFade { return ScreenTrack.Keyframe(progress, ScreenValue(place.opacity)) }
        let value =
          isVertical
          ? ScreenValue(0, height: place.frame.y + 0) : ScreenValue(0, width: place.frame.x + 0)
        return ScreenTrack.Keyframe(progress, value.rounded)
      }
      let track = ScreenTrack(
        property: isFade ? .opacity : isVertical ? .translationY : .translationX, keys: keys)
      let isAtRest = track.isStill && keys[0].value == ScreenValue(track.property.rest)
      return ScreenPage(tracks: isAtRest ? [] : [track])
    }
    arriving = page(\.new)
    leaving = page(\.old)
  }

  /// Reads the pages of UIView's flips.
  ///
  /// The viewpoint isn't published, so that of previews is used.
  private mutating func flip(_ transition: Transition) throws(Unsupported) {
    let geometry = FlipGeometry(from: transition.direction ?? .fromLeft)
    noteDirection(of: transition)
    eye = ScreenValue(FlipGeometry.assumedEyeDistance)
    combine(
      .approximate(
        nil,
        notes: [TransitionNote.flipIsNotParity.text]))
    let (start, end) = (transition.startProgress?.value ?? 0, transition.endProgress?.value ?? 1)
    let range = try timing.range(over: duration)
    let ends = [range.lowerBound, range.upperBound]
    func page(_ angle: (Double) -> Double) -> ScreenPage {
      let keys = ends.map { progress in
        ScreenTrack.Keyframe(progress, ScreenValue(angle(start + (end - start) * progress)))
      }
      let property: ScreenProperty = geometry.axis.x != 0 ? .rotationX : .rotationY
      return ScreenPage(tracks: [ScreenTrack(property: property, keys: keys)])
    }
    arriving = page(geometry.newAngle)
    leaving = page(geometry.oldAngle)
    guard end > start else { throw Unsupported(.motion, "it ends before it starts") }
    // The faces change half-way, on edge.
    let middle = (0.5 - start) / (end - start)
    arriving.hidden = min(range.lowerBound, middle)..<middle
    leaving.hidden = middle..<max(range.upperBound, middle, 1).nextUp
    arrivesOnTop = true
  }

  private mutating func noteDirection(of transition: Transition) {
    if transition.direction == nil, [.push, .moveIn, .reveal, .flip].contains(transition.style) {
      fidelity.notes.append(
        "no direction is specified; from the left is assumed, because Apple doesn't document it")
    }
  }
}
