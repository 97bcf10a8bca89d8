import Motion
import Presets

extension CSSOutputRun {
  /// Makes the run of a transition: its targets are pages that enter and leave, or layers.
  init(_ authored: Transition, prefix: String) throws(Unsupported) {
    let transition = authored.statingFrames
    let style = transition.style ?? .custom
    if style == .curlUp || style == .curlDown { throw Unsupported("CSS has no page curl") }
    var plain = transition
    plain.delay = nil
    plain.measureCurrentValues()
    try self.init(
      of: .transition(plain), after: transition.delay, timing: transition.timing,
      measures: Motion.transition(transition).measures, prefix: prefix)
    let direction = transition.direction
    isLogical = direction == .fromLeading || direction == .fromTrailing
    if style.hasLayers {
      for index in tracks.indices {
        let own = transition.layers.filter { $0.layer.rawValue == tracks[index].target }
        let property = tracks[index].property
        tracks[index].beginsUnknown = own.contains { $0.beginsUnknown(property) }
        tracks[index].target = tracks[index].target.map(CSSOutputText.kebab)
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
      tracks[index].read { point in
        var shown = point
        if case .number(let part) = point.value { shown.value = .number(part * 100) }
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

extension CSSOutputTrack {
  /// A property that is constant during the run.
  fileprivate static func constant(
    _ property: String, _ value: String, on target: String
  ) -> CSSOutputTrack {
    CSSOutputTrack(
      target: target, property: property, css: .toggle(property, on: value, off: value)
    ) { _ in MotionPoint(value: .boolean(true), velocity: nil) }
  }
}

extension Transition.Layer {
  /// Whether a property begins at a current value that has no measure.
  fileprivate func beginsUnknown(_ property: String) -> Bool {
    guard initial[property] == nil || initial[property] == .current else { return false }
    let values = frames.filter { $0.property == property }.map(\.change.value)
    return !values.isEmpty && PropertyValue.current(among: values) == .current
  }
}

extension Transition {
  /// Puts a measure if a layer begins at its current value.
  fileprivate mutating func measureCurrentValues() {
    for index in layers.indices {
      let layer = layers[index]
      for frame in layer.frames {
        let initial = layers[index].initial[frame.property]
        guard initial == nil || initial == .current else { continue }
        let start = PropertyValue.current(among: [frame.change.value])
        if start != .current { layers[index].initial[frame.property] = start }
      }
    }
  }
}

extension CSSOutputRun {
  /// Makes the run of an animator that is started and not touched.
  init(_ animator: Animator, prefix: String) throws(Unsupported) {
    var plain = animator
    plain.delay = nil
    var (known, unknown): ([CSSOutputTarget], [CSSOutputTarget]) = ([], [])
    for index in plain.animations.indices {
      let animation = plain.animations[index]
      let place = CSSOutputTarget(animation.target, animation.property)
      if !known.contains(place), animation.from == nil || animation.from == .current {
        let own = plain.animations.filter { CSSOutputTarget($0.target, $0.property) == place }
        let start = PropertyValue.current(among: own.flatMap { [$0.from, $0.change.value] })
        plain.animations[index].from = start == .current ? nil : start
        if start == .current { unknown.append(place) }
      }
      known.append(place)
    }
    try self.init(
      of: .animator(plain), after: animator.delay, timing: animator.timing,
      measures: Motion.animator(animator).measures, prefix: prefix)
    if animator.animations.isEmpty { throw Unsupported(.motion, "it animates nothing") }
    for index in tracks.indices {
      let place = CSSOutputTarget(tracks[index].target, tracks[index].property)
      tracks[index].beginsUnknown = unknown.contains(place)
    }
  }
}

/// A property of a target.
struct CSSOutputTarget: Hashable {
  let target: String?
  let property: String

  init(_ target: String?, _ property: String) { (self.target, self.property) = (target, property) }
}
