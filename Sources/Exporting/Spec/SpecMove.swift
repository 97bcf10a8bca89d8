import Diagnostics
import Motion
import StrictJSON

/// A spec move is the animation of one property, in words.
struct SpecMove: Hashable {
  /// The element that it animates.
  var element: String
  /// The property, as a key path.
  var property: String
  /// The values that it goes through.
  var values: String
  /// The timing.
  var when: String

  /// The animated properties of a motion.
  static func moves(of motion: Motion) -> [SpecMove] {
    switch motion {
    case .curve, .spring, .duration: []
    case .keyframes(let keyframes):
      keyframes.tracks.map { SpecMove($0, Span(of: keyframes.duration, keyframes.timing)) }
    case .transition(let transition): moves(of: transition)
    case .animator(let animator):
      animator.animations.map { SpecMove($0, animator) }
    case .group(let group): group.members.enumerated().map { SpecMove($1, $0) }
    }
  }

  private init(_ element: String?, _ property: String, _ values: String, _ when: String) {
    (self.element, self.property) = (element ?? "the view", property)
    (self.values, self.when) = (values, when)
  }

  private init(_ track: Keyframes.Track, _ span: Span) {
    let values: [String]
    var times = track.keyTimes?.map(\.value)
    switch track.content {
    case .values(let list): values = list.map { SpecText.value($0, of: track.property) }
    case .path(let path): values = ["along \(path.text)"]
    case .frames(let frames):
      values = frames.map { SpecText.value($0.change.value, of: track.property) }
      times = frames.map { $0.start.value + $0.duration.value }
    }
    if times == nil, values.count > 2 {
      times = values.indices.map { Double($0) / Double(values.count - 1) }
    }
    var when = times.map { span.words(at: $0) } ?? span.words(0, 1)
    let parts = (track.timings ?? []).map(SpecText.timing)
    if let first = parts.first {
      when +=
        parts.allSatisfy { $0 == first }
        ? ", each segment with \(first)" : ", segments with \(parts.joined(separator: ", "))"
    }
    if track.additive == true { when += ", added to the current value" }
    let form = track.cornerCurve.map { " (\($0.rawValue))" } ?? ""
    self.init(track.target, track.property + form, values.joined(separator: " → "), when)
  }

  private init(_ animation: Animator.Animation, _ animator: Animator) {
    let start = animation.from.map { SpecText.value($0, of: animation.property) } ?? "current value"
    let end = SpecText.value(animation.change.value, of: animation.property)
    let isAddition = if case .by = animation.change { true } else { false }
    let span = Span(of: animator.duration, animator.timing)
    let form = animation.cornerCurve.map { " (\($0.rawValue))" } ?? ""
    self.init(
      animation.target, animation.property + form, isAddition ? "by \(end)" : "\(start) → \(end)",
      span.words(animation.delayFactor?.value ?? 0, 1))
  }

  private init(_ member: MotionGroup.Member, _ index: Int) {
    var when = "from \(SpecText.seconds(member.beginTime?.seconds ?? 0))"
    if let stagger = member.stagger?.seconds {
      when += ", each \(SpecText.seconds(stagger)) after the previous one"
    }
    let moves: [SpecMove] =
      if case .motion(let motion) = member.content { Self.moves(of: motion) } else { [] }
    self.init(
      member.target ?? moves.first?.element,
      moves.map(\.property).uniqued().joined(separator: ", "),
      moves.map { "\($0.values) (\($0.when))" }.uniqued().joined(separator: "; "), when)
    if moves.isEmpty { property = "part \(index + 1)" }
  }

  private static func moves(of transition: Transition) -> [SpecMove] {
    let span = Span(of: transition.duration, transition.timing)
    guard transition.style?.hasLayers ?? true else {
      let from = transition.direction.map { ", \($0.rawValue)" } ?? ""
      let style = transition.style?.rawValue ?? ""
      return [
        SpecMove(
          "both screens", style, "the new screen replaces the old one" + from,
          span.words(transition.startProgress?.value ?? 0, transition.endProgress?.value ?? 1))
      ]
    }
    return transition.layers.flatMap { layer in
      let element = layer.layer.rawValue
      var rows: [SpecMove] = []
      let properties = layer.initial.keys.sorted() + layer.frames.map(\.property)
      for property in properties.uniqued() {
        let frames = layer.frames.filter { $0.property == property }
          .sorted { $0.start.value < $1.start.value }
        let start = layer.initial[property].map { SpecText.value($0, of: property) }
        let values =
          [start ?? "current value"]
          + frames.map { frame in
            let value = SpecText.value(frame.change.value, of: property)
            return if case .by = frame.change { "by \(value)" } else { value }
          }
        let when =
          frames.isEmpty
          ? "throughout"
          : frames.map { span.words($0.start.value, $0.start.value + $0.duration.value) }
            .joined(separator: ", then ")
        let form = property == "cornerRadius" ? layer.cornerCurve.map { " (\($0.rawValue))" } : nil
        rows.append(
          SpecMove(element, property + (form ?? ""), values.joined(separator: " → "), when))
      }
      if let hidden = layer.hidden {
        rows.append(
          SpecMove(
            element, "hidden", "true, then visible again",
            span.words(hidden.start.value, hidden.end.value)))
      }
      return rows
    }
  }
}

/// A span is what fractions of a motion are fractions of.
private struct Span {
  /// How long it takes if time runs evenly in it; nil if fractions are those of its progress.
  private let seconds: Double?

  init(of duration: Time?, _ timing: Timing?) {
    var isEven = timing == nil
    var own: Double?
    if case .curve(let curve)? = timing {
      isEven = curve.shape.controlPoints.map { $0[0] == $0[1] && $0[2] == $0[3] } ?? false
      own = curve.duration?.seconds
    }
    seconds = isEven ? duration?.seconds ?? own : nil
  }

  /// From one fraction to another.
  func words(_ start: Double, _ end: Double) -> String {
    if start == 0, end == 1 { return "throughout" }
    guard let seconds else { return "\(percent(start)) to \(percent(end))% of the progress" }
    return "\(number(start * seconds)) to \(SpecText.seconds(end * seconds))"
  }

  /// At some fractions.
  func words(at fractions: [Double]) -> String {
    guard let seconds else {
      return "at \(fractions.map(percent).joined(separator: ", "))% of the progress"
    }
    return "at \(fractions.map { number($0 * seconds) }.joined(separator: ", ")) s"
  }

  private func percent(_ fraction: Double) -> String {
    ECMAScriptNumber.text((fraction * 1000).rounded() / 10)
  }

  private func number(_ seconds: Double) -> String {
    ECMAScriptNumber.text((seconds * 1000).rounded() / 1000)
  }
}
