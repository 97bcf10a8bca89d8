import Motion

extension CSSRun {
  /// Makes the run of a transition: its targets are pages that enter and leave, or layers.
  init(_ transition: Transition, prefix: String) throws(Unsupported) {
    let style = transition.style ?? .custom
    if style == .curlUp || style == .curlDown { throw Unsupported("CSS has no page curl") }
    var plain = transition
    plain.delay = nil
    plain.tellCurrentValues()
    let length: Double
    do throws(MotionError) {
      length = try MotionEvaluator(.transition(plain)).duration
    } catch {
      throw Unsupported(evaluating: error)
    }
    var timing = MediaTiming(duration: length)
    timing.beginTime = transition.delay?.seconds ?? 0
    timing.fillMode = .both
    self.init(
      timing: timing,
      measures: CSSMeasures(all: Motion.transition(transition).measures, prefix: prefix),
      overall: transition.timing)
    let direction = transition.direction
    isLogical = style != .custom && (direction == .fromLeading || direction == .fromTrailing)
    let timed = try? TimedProgress(transition.timing, duration: transition.duration?.seconds)
    course = timed.map { timed in { timed.function($0) } }
    tracks = try Self.tracks(of: .transition(plain), length: length, prefix: prefix)
    if style == .custom {
      let shares = transition.layers.flatMap(\.shares)
      for index in tracks.indices {
        let own = transition.layers.filter { $0.layer.rawValue == tracks[index].target }
        let property = tracks[index].property
        var breaks = own.flatMap(\.frames).filter { $0.property == property }
          .flatMap { [$0.start.value, $0.start.value + $0.duration.value] }
        tracks[index].beginsUnknown = own.contains { $0.beginsUnknown(property) }
        if property == "hidden" { breaks += shares }
        tracks[index].breaks = breaks.compactMap { share in
          transition.timing.map { $0.share(reaching: share) } ?? share
        }
        tracks[index].target = tracks[index].target.map(CSSText.kebab)
      }
    } else {
      showPages(style)
    }
  }

  /// Turns sources and destinations into pages that leave and enter.
  private mutating func showPages(_ style: Transition.Style) {
    tracks.removeAll { style == .flip && $0.property == "hidden" }
    for index in tracks.indices {
      tracks[index].target = tracks[index].target == "source" ? "leave" : "enter"
      guard case .translate(let axes, _) = tracks[index].css else { continue }
      tracks[index].css = .translate(axes, unit: "%")
      let point = tracks[index].point
      tracks[index].point = { share in
        var shown = point(share)
        if case .number(let part) = shown.value { shown.value = .number(part * 100) }
        return shown
      }
    }
    for target in ["leave", "enter"] where style == .flip {
      tracks.append(.constant("backface-visibility", "hidden", on: target))
    }
    if style == .reveal { tracks.append(.constant("z-index", "1", on: "leave")) }
    if style == .moveIn { tracks.append(.constant("z-index", "1", on: "enter")) }
  }
}

extension CSSTrack {
  /// A property that stays as it is while the run lasts.
  fileprivate static func constant(
    _ property: String, _ value: String, on target: String
  ) -> CSSTrack {
    CSSTrack(
      target: target, property: property, css: .toggle(property, on: value, off: value)
    ) { _ in MotionPoint(value: .boolean(true), velocity: nil) }
  }
}

extension Transition.Layer {
  /// Whether a property begins at a current value that no measure stands for.
  fileprivate func beginsUnknown(_ property: String) -> Bool {
    guard initial[property] == nil || initial[property] == .current else { return false }
    let first = frames.first { $0.property == property }
    return first.map { PropertyValue.current(like: $0.change.value) == .current } ?? false
  }

  fileprivate var shares: [Double] {
    hidden.map { [$0.start.value, $0.end.value] } ?? []
  }
}

extension Transition {
  /// Puts a measure where a layer begins at its current value.
  fileprivate mutating func tellCurrentValues() {
    for index in layers.indices {
      let layer = layers[index]
      for frame in layer.frames {
        let initial = layers[index].initial[frame.property]
        guard initial == nil || initial == .current else { continue }
        let start = PropertyValue.current(like: frame.change.value)
        if start != .current { layers[index].initial[frame.property] = start }
      }
    }
  }
}
