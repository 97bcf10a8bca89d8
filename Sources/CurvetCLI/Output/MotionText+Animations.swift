import Motion

extension MotionText {
  static func lines(of keyframes: Keyframes) -> [String] {
    var lines: [String] = []
    if let use = keyframes.use { lines.append("uses \(use.name)") }
    var run: [String] = []
    if let duration = keyframes.duration { run.append("in \(text(of: duration))") }
    if let begin = keyframes.beginTime { run.append("begins at \(text(of: begin))") }
    switch keyframes.repeatCount {
    case .times(1): run.append("once")
    case .times(let count): run.append("\(number(count)) times")
    case .infinite: run.append("forever")
    case nil: break
    }
    if let time = keyframes.repeatDuration { run.append("repeated for \(text(of: time))") }
    if keyframes.autoreverses == true { run.append("plays forward and back") }
    if let speed = keyframes.speed { run.append("at speed \(number(speed))") }
    if let offset = keyframes.timeOffset { run.append("time offset \(text(of: offset))") }
    if let fill = keyframes.fillMode { run.append("fill \(fill.rawValue)") }
    if let model = keyframes.modelValue { run.append(text(of: model)) }
    if let rates = keyframes.preferredFrameRateRange { run.append(text(of: rates)) }
    if !run.isEmpty { lines.append(run.joined(separator: ", ")) }
    if let timing = keyframes.timing { lines.append("timing \(text(of: timing))") }
    for track in keyframes.tracks { lines += self.lines(of: track) }
    return lines
  }

  private static func lines(of track: Keyframes.Track) -> [String] {
    let name = [track.target, track.property].compactMap { $0 }.joined(separator: " ")
    var modes = [
      track.calculationMode.map(\.rawValue), track.rotationMode.map { "rotation \($0.rawValue)" },
    ]
    .compactMap { $0 }
    if track.additive == true { modes.append("additive") }
    if let corners = track.corners { modes.append(words(of: corners)) }
    if let curve = track.cornerCurve { modes.append(curve.rawValue) }
    let mode = modes.isEmpty ? "" : " (\(modes.joined(separator: ", ")))"
    switch track.content {
    case .path(let path): return ["\(name)\(mode) along \(path.text)"]
    case .values(let values):
      let path = values.map { text(of: $0) }.joined(separator: " → ")
      let times = track.keyTimes.map { " at \($0.map { text(of: $0) }.joined(separator: ", "))" }
      return ["\(name)\(mode)  \(path)\(times ?? "")"]
    case .frames(let frames):
      return ["\(name)\(mode)"]
        + frames.map { "  \(span($0.start, $0.duration))  \(text(of: $0.change))" }
    }
  }

  /// Returns frame rates in words: `at 80–120 frames per second, preferably 120`.
  private static func text(of rates: FrameRateRange) -> String {
    let best = rates.preferred.map { ", preferably \(number($0))" } ?? ""
    return "at \(number(rates.minimum))–\(number(rates.maximum)) frames per second\(best)"
  }

  private static func text(of model: ModelValue) -> String {
    switch model {
    case .set: "sets the model value"
    case .unchanged: "keeps the model value"
    }
  }

  /// Returns corners in words: `top corners`, or `bottom left`.
  static func words(of corners: [Corner]) -> String {
    switch Set(corners) {
    case [.topLeft, .topRight]: return "top corners"
    case [.bottomLeft, .bottomRight]: return "bottom corners"
    case [.topLeft, .bottomLeft]: return "left corners"
    case [.topRight, .bottomRight]: return "right corners"
    case Set(Corner.allCases): return "all corners"
    default: break
    }
    let words = corners.map { corner in
      switch corner {
      case .topLeft: "top left"
      case .topRight: "top right"
      case .bottomLeft: "bottom left"
      case .bottomRight: "bottom right"
      }
    }
    return words.joined(separator: ", ")
  }

  /// Returns a span of fractions by its ends: `1/3 – 2/3`.
  static func span(_ start: Fraction, _ duration: Fraction) -> String {
    "\(text(of: start)) – \(text(of: end(start, duration)))"
  }

  private static func end(_ start: Fraction, _ duration: Fraction) -> Fraction {
    switch (start, duration) {
    case (.fraction(let a, let b), .fraction(let c, let d)) where b == d:
      a + c == b ? .decimal(1) : .fraction(a + c, b)
    case (.decimal(0), _): duration
    default: .decimal(((start.value + duration.value) * 1e6).rounded() / 1e6)
    }
  }

  static func lines(of animator: Animator) -> [String] {
    var lines: [String] = []
    if let use = animator.use { lines.append("uses \(use.name)") }
    lines += times(animator.duration, animator.delay)
    if let timing = animator.timing { lines.append("timing \(text(of: timing))") }
    for animation in animator.animations {
      let name = [animation.target, animation.property].compactMap { $0 }.joined(separator: " ")
      let round = [animation.corners.map { words(of: $0) }, animation.cornerCurve?.rawValue]
        .compactMap(\.self)
      let corners = round.isEmpty ? "" : " (\(round.joined(separator: ", ")))"
      let from = animation.from.map { "\(text(of: $0)) " } ?? ""
      let delay =
        animation.delayFactor.map { ", after \(text(of: $0)) of the remaining time" } ?? ""
      lines.append("\(name)\(corners)  \(from)\(text(of: animation.change))\(delay)")
    }
    let switches: [(Bool?, String, String)] = [
      (animator.isInterruptible, "interruptible", "not interruptible"),
      (animator.pausesOnCompletion, "pauses on completion", "ends on completion"),
      (animator.scrubsLinearly, "scrubs linearly", "scrubs along its curve"),
    ]
    for (value, yes, no) in switches { if let value { lines.append(value ? yes : no) } }
    if let continuation = animator.continuation {
      let from = continuation.from.map { "from \(text(of: $0))" }
      let factor = continuation.durationFactor.map { "duration × \(number($0))" }
      let timing = continuation.timing.map { text(of: $0) }
      let parts = [from, factor, timing].compactMap { $0 }
      lines.append("continues \(parts.joined(separator: ", "))")
    }
    if let interaction = animator.interaction { lines.append(text(of: interaction)) }
    return lines
  }

  static func lines(of group: MotionGroup) -> [String] {
    var lines: [String] = []
    if let use = group.use { lines.append("uses \(use.name)") }
    lines += times(group.duration, nil)
    for member in group.members {
      var about: [String] = []
      if let begin = member.beginTime { about.append("at \(text(of: begin))") }
      if let stagger = member.stagger { about.append("each \(text(of: stagger)) later") }
      if let speed = member.speed { about.append("speed \(number(speed))") }
      if let fill = member.fillMode { about.append("fill \(fill.rawValue)") }
      if let model = member.modelValue { about.append(text(of: model)) }
      if let target = member.target { about.append("on \(target)") }
      let tail = about.isEmpty ? "" : "  \(about.joined(separator: ", "))"
      switch member.content {
      case .preset(let reference): lines.append("\(reference.name)\(tail)")
      case .motion(let motion):
        lines.append("\(motion.kind.rawValue)\(tail)")
        lines += self.lines(of: motion).map { "  \($0)" }
      }
    }
    if let interaction = group.interaction { lines.append(text(of: interaction)) }
    return lines
  }
}
