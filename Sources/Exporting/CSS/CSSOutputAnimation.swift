import Diagnostics
import Motion

/// A CSS animation is an `@keyframes` rule with the time it takes.
struct CSSOutputAnimation {
  /// The rule.
  var keyframes: CSSOutputKeyframes
  /// The timing that the rule's keyframes have unless they say another.
  var timing: String
  /// When it runs.
  var timeline: CSSOutputTimeline
  /// The properties that it animates, which distinguish it from others of its target.
  var label: String
  /// The largest error, as a fraction of the distance, and the fraction of a run at which it was found.
  var error: (error: Double, fraction: Double)
  /// The error at the very start, as a fraction of the distance.
  var headStart = 0.0
  /// Whether the error is an estimate.
  var isEstimate = false

  /// The value of `animation`.
  var text: String { timeline.text(keyframes.name, timing) }

  /// Makes the animations of one target's tracks, as few as can be.
  static func all(
    of tracks: [CSSOutputTrack], in run: CSSOutputRun, _ timeline: CSSOutputTimeline,
    tolerance: Double,
    within budget: CSSOutputKeyframeFitting.Budget
  ) throws(Unsupported) -> [CSSOutputAnimation] {
    var animations: [CSSOutputAnimation] = []
    var still: [CSSOutputKeyframes.Declaration] = []
    for name in tracks.map(\.css.channel).uniqued() {
      let own = tracks.filter { $0.css.channel == name }
      let channel = CSSOutputChannel(own, run, tolerance: tolerance, within: budget)
      let found = channel.found()
      let isStill = found.keys.allSatisfy { $0.value == found.keys[0].value }
      if isStill {
        still += try channel.declarations(found.keys[0], isEnd: true).declarations
        continue
      }
      let one = try animation(channel, found, name, timeline)
      if let same = animations.firstIndex(where: { $0.runs(alike: one) }) {
        animations[same].join(one)
      } else {
        animations.append(one)
      }
    }
    if !still.isEmpty {
      let frame = CSSOutputKeyframes.Keyframe(fraction: nil, timing: nil, declarations: still)
      if animations.isEmpty {
        let rule = CSSOutputKeyframes(name: "", frames: [frame])
        return [
          CSSOutputAnimation(
            keyframes: rule, timing: "linear", timeline: timeline, label: "still", error: (0, 0))
        ]
      }
      animations[0].keyframes.frames.insert(frame, at: 0)
    }
    return animations
  }

  /// The animation of one channel.
  private static func animation(
    _ channel: CSSOutputChannel, _ found: CSSOutputChannel.Found, _ name: String,
    _ timeline: CSSOutputTimeline
  ) throws(Unsupported) -> CSSOutputAnimation {
    let keys = found.keys
    let timings = keys.indices.map { index -> String? in
      let isLast = index == keys.count - 1
      return isLast || keys[index].value == keys[index + 1].value ? nil : keys[index].timing.text
    }
    let frames = try keys.indices.map { index throws(Unsupported) in
      let isEnd = index == 0 || index == keys.count - 1
      let (declarations, adds) = try channel.declarations(keys[index], isEnd: isEnd)
      return CSSOutputKeyframes.Keyframe(
        fraction: keys[index].fraction, adds: adds, declarations: declarations)
    }
    var own = CSSOutputAnimation(
      keyframes: CSSOutputKeyframes(name: "", frames: frames), timing: "linear", timeline: timeline,
      label: label(name), error: (found.error, found.fraction), headStart: found.headStart,
      isEstimate: found.isEstimate && found.error > CSSOutputKeyframeFitting.exact)
    own.timings = timings
    return own
  }

  /// The timing from each keyframe on; nil if nothing changes until the next one, so that any will do.
  private var timings: [String?] = [] {
    didSet {
      timing = timings.compactMap { $0 }.first ?? "linear"
      for index in timings.indices {
        keyframes.frames[index].timing = timings[index] == timing ? nil : timings[index]
      }
    }
  }

  /// Whether another animation can be one with it: what they declare at the same instants has no different timing.
  ///
  /// A property takes notice of the keyframes that declare it, and of no other.
  private func runs(alike other: CSSOutputAnimation) -> Bool {
    keyframes.frames.indices.allSatisfy { index in
      guard let place = other.place(of: keyframes.frames[index]) else { return true }
      let (one, two) = (timings[index], other.timings[place])
      return keyframes.frames[index].adds == other.keyframes.frames[place].adds
        && (one == nil || two == nil || one == two)
    }
  }

  /// Where it has a keyframe of the same instant.
  private func place(of frame: CSSOutputKeyframes.Keyframe) -> Int? {
    keyframes.frames.firstIndex {
      CSSOutputText.percentage($0.fraction ?? 0) == CSSOutputText.percentage(frame.fraction ?? 0)
    }
  }

  private static func label(_ channel: String) -> String {
    channel == "left top width height" ? "frame" : CSSOutputText.kebab(channel)
  }

  /// Adds what another animation declares.
  private mutating func join(_ other: CSSOutputAnimation) {
    var rows = Array(zip(keyframes.frames, timings))
    for (frame, timing) in zip(other.keyframes.frames, other.timings) {
      if let place = place(of: frame) {
        rows[place].0.declarations += frame.declarations
        rows[place].1 = rows[place].1 ?? timing
      } else {
        rows.append((frame, timing))
      }
    }
    rows.sort { ($0.0.fraction ?? 0) < ($1.0.fraction ?? 0) }
    keyframes.frames = rows.map(\.0)
    timings = rows.map(\.1)
    if other.error.error > error.error { error = other.error }
    headStart = max(headStart, other.headStart)
    isEstimate = isEstimate || other.isEstimate
  }
}

/// CSS keyframes are one `@keyframes` rule.
struct CSSOutputKeyframes {
  /// The name.
  var name: String
  /// The keyframes, in order.
  var frames: [Keyframe]
  /// A keyframe, at one fraction or at all of them.
  struct Keyframe {
    var fraction: Double?
    /// The timing from there on; nil if it's that of the animation.
    var timing: String?
    /// Whether the values are added to those that are there, instead of replacing them.
    var adds = false
    var declarations: [Declaration]
  }

  /// A property and its value.
  struct Declaration: Hashable {
    var property, value: String
    /// Whether the value is one of which only the text is known.
    var isText = false

    /// Whether it sets other properties, too.
    var isShorthand: Bool {
      ["background", "border", "inset", "margin", "outline", "padding"].contains(property)
    }
  }

  /// The properties that it moves.
  var properties: [String] { frames.flatMap { $0.declarations.map(\.property) } }

  /// The lines of the rule.
  var lines: [String] {
    let body = frames.compactMap { frame -> String? in
      guard !frame.declarations.isEmpty else { return nil }
      // A shorthand would take away what is declared before it.
      let order = frame.declarations.enumerated().sorted {
        (($0.element.isShorthand ? 0 : 1), $0.offset) < (
          ($1.element.isShorthand ? 0 : 1), $1.offset
        )
      }
      var words = order.map { "\($0.element.property): \($0.element.value);" }
      if frame.adds { words.append("animation-composition: add;") }
      if let timing = frame.timing { words.append("animation-timing-function: \(timing);") }
      return "  \(Self.selector(frame.fraction)) { \(words.joined(separator: " ")) }"
    }
    return ["@keyframes \(name) {"] + body + ["}"]
  }

  private static func selector(_ fraction: Double?) -> String {
    switch fraction {
    case nil: "from, to"
    case 0?: "from"
    case 1?: "to"
    case let fraction?: CSSOutputText.percentage(fraction)
    }
  }
}
