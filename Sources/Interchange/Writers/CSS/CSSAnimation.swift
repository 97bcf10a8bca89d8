import Motion

/// A CSS animation is an `@keyframes` rule with the time it takes.
struct CSSAnimation {
  /// The rule.
  var keyframes: CSSKeyframes
  /// The timing that the rule's keyframes have unless they say another.
  var timing: String
  /// When it runs.
  var timeline: CSSTimeline
  /// What tells it from the others of its target: the properties that it moves.
  var label: String
  /// The largest error, as a share of the way, and the share of a run at which it was found.
  var error: (error: Double, share: Double)

  /// The value of `animation`.
  var text: String { timeline.text(keyframes.name, timing) }

  /// Makes the animations of one target's tracks: one for all that change at the same moments and
  /// in the same way.
  static func all(
    of tracks: [CSSTrack], in run: CSSRun, _ timeline: CSSTimeline, tolerance: Double
  ) throws(Unsupported) -> [CSSAnimation] {
    var order: [String] = []
    var groups: [String: [CSSTrack]] = [:]
    for track in tracks {
      if groups[track.css.channel] == nil { order.append(track.css.channel) }
      groups[track.css.channel, default: []].append(track)
    }
    var animations: [(key: String, animation: CSSAnimation)] = []
    var still: [CSSKeyframes.Declaration] = []
    for name in order {
      let channel = CSSChannel(groups[name] ?? [], run, tolerance: tolerance)
      let told = channel.told()
      let isStill = told.keys.allSatisfy { $0.value == told.keys[0].value }
      if isStill {
        still += try channel.declarations(told.keys[0], isEnd: true).declarations
        continue
      }
      let one = try animation(channel, told, name, timeline)
      let same = animations.firstIndex { $0.key == one.key }
      if let same {
        animations[same].animation.join(one.animation)
      } else {
        animations.append(one)
      }
    }
    if !still.isEmpty {
      let frame = CSSKeyframes.Frame(share: nil, timing: nil, declarations: still)
      if animations.isEmpty {
        let rule = CSSKeyframes(name: "", frames: [frame])
        return [
          CSSAnimation(
            keyframes: rule, timing: "linear", timeline: timeline, label: "still", error: (0, 0))
        ]
      }
      animations[0].animation.keyframes.frames.insert(frame, at: 0)
    }
    return animations.map(\.animation)
  }

  /// The animation of one channel, and a key that is equal where two can be one.
  private static func animation(
    _ channel: CSSChannel, _ told: CSSChannel.Told, _ name: String, _ timeline: CSSTimeline
  ) throws(Unsupported) -> (key: String, animation: CSSAnimation) {
    let keys = told.keys
    let timings = keys.indices.map { index -> String? in
      let isLast = index == keys.count - 1
      return isLast || keys[index].value == keys[index + 1].value ? nil : keys[index].timing.text
    }
    let main = timings.compactMap { $0 }.first ?? "linear"
    var frames: [CSSKeyframes.Frame] = []
    for (index, key) in keys.enumerated() {
      let isEnd = index == 0 || index == keys.count - 1
      let (declarations, adds) = try channel.declarations(key, isEnd: isEnd)
      frames.append(
        .init(
          share: key.share, timing: timings[index] == main ? nil : timings[index], adds: adds,
          declarations: declarations))
    }
    let rule = CSSKeyframes(name: "", frames: frames)
    let moments = zip(frames, timings).map { frame, timing in
      [CSSText.percentage(frame.share ?? 0), timing ?? "-", frame.adds ? "+" : ""]
    }
    return (
      moments.joined().joined(separator: " "),
      CSSAnimation(
        keyframes: rule, timing: main, timeline: timeline, label: label(name),
        error: (told.error, told.share))
    )
  }

  private static func label(_ channel: String) -> String {
    channel == "left top width height" ? "frame" : CSSText.kebab(channel)
  }

  /// Takes in what another animation declares at the same moments.
  private mutating func join(_ other: CSSAnimation) {
    for index in keyframes.frames.indices {
      keyframes.frames[index].declarations += other.keyframes.frames[index].declarations
    }
    if other.error.error > error.error { error = other.error }
  }
}
