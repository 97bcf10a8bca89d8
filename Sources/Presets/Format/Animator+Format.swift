import Motion
import StrictJSON

extension Animator {
  static let fields: [Field<Animator>] = [
    Field("use", \.use, .used, "Another animator preset, whose animations are used."),
    Field(
      "duration", \.duration, .time,
      "How long it takes; springs with physical parameters ignore it.",
      ["examples": [0.5]]),
    Field("timing", \.timing, .timing, "How progress runs over time; linear by default."),
    Field("delay", \.delay, .time, "How long it waits before it starts."),
    Field(
      "animations", list: \.animations,
      Animation.codec.array(
        count: 1...1000, of: "1 to 1,000 animations",
        example: "[{\"property\": \"opacity\", \"to\": 1}]"),
      "The changes, one for each property."),
    Field(
      "isInterruptible", \.isInterruptible, .bool,
      "Whether it can be paused or changed while it runs.", ["default": true]),
    Field(
      "pausesOnCompletion", \.pausesOnCompletion, .bool,
      "Whether it stays active at its end and can still be reversed.", ["default": false]),
    Field(
      "scrubsLinearly", \.scrubsLinearly, .bool,
      "Whether scrubbing is linear and ignores the timing.", ["default": true]),
    Field("continuation", \.continuation, Continuation.codec, "How it continues after a pause."),
    .interaction(\.interaction),
  ]

  static let codec = Codec<Animator>.object(
    fields, .animator,
    "An animator: changes that can be paused, scrubbed, and reversed, like UIViewPropertyAnimator.",
    rules: .hasOne(of: ["animations", "use"]).with([
      // Only springs have a length of their own.
      "anyOf": [.has("use"), .has("duration"), .has("timing", .ref(.springTiming))]
    ]).with(.when(.has("use"), .without(["continuation", "interaction"]))), initial: Animator(),
    check: { animator, value, reading in
      let isWhole = reading.checkUse(
        animator.use, in: value, instead: ["animations"], optional: ["continuation", "interaction"])
      return animator.hasDuration(value, &reading) && isWhole
    })

  private func hasDuration(_ value: JSONValue, _ reading: inout Reading) -> Bool {
    if value["use"] != nil || value["duration"] != nil { return true }
    switch timing {
    // Springs may have a length of their own; what a name refers to shows later.
    case .spring, .preset: return true
    case .curve, nil:
      if value["timing"] != nil, timing == nil { return false }
      reading.reportMissing(
        ["duration"], in: value, help: "add a duration; only springs have one of their own")
      return false
    }
  }
}

extension Animator.Animation {
  static let fields: [Field<Animator.Animation>] =
    [
      .target(\.target),
      .property(\.property),
      .corners(\.corners),
      .cornerCurve(\.cornerCurve),
      Field(
        "from", \.from, .propertyValue,
        "The value at the start; the current value by default."),
    ] + Field.change(\Self.change) + [
      Field(
        "delayFactor", \.delayFactor, .fraction, "The fraction of the remaining time that it waits."
      )
    ]

  static let codec = Codec<Animator.Animation>.object(
    fields, .animation, "A change of one property.",
    rules: .hasOne(of: ["to", "by"]).with(.ref(.change)).with(.cornersOfRadius),
    initial: .init(property: "", change: .to(.current)),
    check: { animation, value, reading in
      guard reading.checkOne(of: ["to", "by"], in: value),
        reading.checkCorners(
          animation.corners, animation.cornerCurve, of: animation.property, in: value)
      else { return false }
      reading.check(animation.from, of: animation.property, at: value["from"])
      return reading.check(animation.change, of: animation.property, in: value)
    })
}

extension Animator.Continuation {
  static let fields: [Field<Animator.Continuation>] = [
    Field("from", \.from, .fraction, "The completed fraction at which it continues."),
    Field(
      "durationFactor", \.durationFactor, .number(.notNegative),
      "The remaining time as a factor of the duration; 0 keeps the time that is left."),
    Field("timing", \.timing, .timing, "How progress runs from there on."),
  ]

  static let codec = Codec<Animator.Continuation>.object(
    fields, .continuation,
    "How an animator continues, like continueAnimation(withTimingParameters:durationFactor:).",
    initial: .init())
}

extension Field {
  static func interaction(_ path: any WritableKeyPath<Root, Interaction?> & Sendable) -> Field {
    Field("interaction", path, Interaction.codec, "How a gesture drives it.")
  }
}

extension Interaction {
  static let fields: [Field<Interaction>] = [
    Field("gesture", required: \.gesture, .oneOf, "The gesture."),
    Field("edge", \.edge, .oneOf, "The edge of the screen where the gesture starts."),
    Field("axis", \.axis, .oneOf, "The axis along which its distance is measured."),
    Field(
      "distance", \.distance,
      .quantity(
        NumberRange("other than 0", help: "write the distance of the whole gesture in points") {
          $0 != 0
        }), "The distance for progress 1, in points; negative is up or left.",
      ["examples": [300], "not": ["const": 0]]),
    Field(
      "startProgress", \.startProgress, .quantity(.unit),
      "The progress at which it takes over a motion that hasn't started: a fraction, or a measure, for example of the view's position.",
      ["minimum": 0, "maximum": 1, "examples": [0.5]]),
    Field("begin", \.begin, .oneOf, "When it starts: immediately, or only along its axis."),
    Field(
      "invertsWhenOpen", \.invertsWhenOpen, .bool,
      "Whether the distance counts backward when the motion is at its end.", ["default": false]),
    Field(
      "onRelease", \.onRelease, .oneOf,
      "The rule that decides whether the motion finishes or returns on release."),
    Field(
      "threshold", \.threshold, .fraction, "The progress above which the motion finishes.",
      ["examples": [0.5]]),
  ]

  static let codec = Codec<Interaction>.object(
    fields, .interaction,
    "How a gesture drives a motion: progress is the gesture's translation divided by distance.",
    initial: Interaction(gesture: .pan))
}
