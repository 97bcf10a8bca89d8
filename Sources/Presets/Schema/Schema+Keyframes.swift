import Motion

/// Keyframes and groups: what runs in time, as CAMediaTiming has it.
extension Schema {
  static let beginTime = ref(
    .anyTime, "When it begins, after its parent; negative is before.", examples: [0.1])
  static let fillMode = choice(
    FillMode.self, "What is shown before and after: nothing of it, or its first or last value.",
    default: .removed)
  static let speed = number("How fast time runs, compared with the parent's.").with(["default": 1])
  static let target = word(
    "The view or layer that it moves, by a name of yours.", examples: ["card"])

  static let keyframes = fields(
    "Keyframes: properties that go through values over time, as CAKeyframeAnimation has them.",
    [
      "use": .ref(.reference, "Another keyframes preset, whose tracks are taken."),
      "duration": .ref(
        .time, "How long one run takes; without it the group's duration, or 0.25 s.",
        examples: [0.3, "300ms"]),
      "timing": .ref(.timing, "How time runs through the whole; left out means linear."),
      "beginTime": beginTime,
      "repeatCount": [
        "description": "How often it runs, 1.5 being one and a half times, or \"infinite\".",
        "anyOf": [["type": "number", "minimum": 0], ["const": "infinite"]], "default": 1,
      ],
      "repeatDuration": .ref(.time, "How long it repeats, in place of a count."),
      "autoreverses": flag(
        "Whether every run is followed by the same run backwards.", default: false),
      "speed": speed,
      "timeOffset": .ref(.anyTime, "How far into itself it begins."),
      "fillMode": fillMode,
      "tracks": list(
        "What moves: one track for every property.", of: .ref(.track), count: 1...1000),
    ], rules: hasOne(of: ["tracks", "use"]))

  static let track = fields(
    "A track: the way of one property, by values, by a path or by frames.",
    [
      "target": target,
      "property": .property,
      "values": list(
        "The values it goes through, one for every key time.", of: .ref(.value),
        count: 1...100_000
      ).with(["examples": [[0, 1]]]),
      "path": form(PathPattern.any, else: "This is not path data, as in M 0,0 L 100,0.").with([
        "description": "The way through the plane as SVG path data, in points.",
        "examples": ["M 0,0 L 100,0"],
      ]),
      "frames": list(
        "Changes, each within a share of the time, as UIView.addKeyframe has them.",
        of: .ref(.frame), count: 1...100_000),
      "keyTimes": list(
        "When each value is reached, as shares of the duration from 0 to 1.", of: .ref(.share)
      ).with(["examples": [[0, 0.5, 1]]]),
      "calculationMode": .calculationMode("How values are joined.", default: .linear),
      "timings": list(
        "How time runs between one value and the next, one for every segment.", of: .ref(.timing)),
      "tension": .ref(.perKey, "Cubic only: how tight the curve is at each key, -1 to 1."),
      "continuity": .ref(.perKey, "Cubic only: how sharp its corner is at each key, -1 to 1."),
      "bias": .ref(.perKey, "Cubic only: whether it overshoots before or after each key, -1 to 1."),
      "additive": flag(
        "Whether the values are added to what the property has.", default: false),
      "rotationMode": choice(
        Keyframes.RotationMode.self, "Whether the target turns along its path, or against it."),
    ], required: ["property"],
    rules: hasOne(of: ["values", "path", "frames"]).with(ref(.typedTrack)))

  static func calculationMode(
    _ description: String, default mode: Keyframes.CalculationMode
  ) -> Schema {
    choice(Keyframes.CalculationMode.self, description, default: mode)
  }

  static let frame = fields(
    "A change within a share of the time.",
    (["start": frameStart, "duration": frameDuration] as Schema).with(toOrBy),
    required: ["start", "duration"], rules: hasOne(of: ["to", "by"]))

  static let frameStart = ref(.share, "When it begins, as a share of the whole.", examples: [0])
  static let frameDuration = ref(
    .share, "How long it takes, as a share of the whole.", examples: ["1/3"])

  /// What a change leads to, of which it has one.
  static let toOrBy: Schema = [
    "to": .ref(.value, "The value at the end."),
    "by": .ref(.value, "What is added to the value at the start."),
  ]

  static let group = fields(
    "A group: several motions that run together, as CAAnimationGroup has them.",
    [
      "use": .ref(.reference, "Another group preset, whose members are taken."),
      "duration": .ref(
        .time, "How long it takes; members that last longer are cut off.", examples: [0.5]),
      "members": list("What runs.", of: .ref(.member), count: 1...1000),
      "interaction": .ref(.interaction, "How a gesture drives it."),
    ],
    rules: hasOne(of: ["members", "use"]).with(
      when(has("use"), without(["interaction"]))))

  static let member = fields(
    "A member of a group: a preset, or a motion in place.",
    [
      "preset": .ref(.reference, "The preset that runs."),
      "kind": .kind("What the motion is; may be left out where its fields decide it."),
      "motion": ["description": "What runs: the fields of its kind, or an expression."],
      "beginTime": beginTime,
      "stagger": .ref(
        .time, "The time between one target's start and the next's.", examples: ["30ms"]),
      "fillMode": fillMode,
      "speed": speed,
      "target": target,
    ],
    rules: hasOne(of: ["preset", "motion"]).with(when(has("preset"), without(["kind"])))
      .with(ref(.motionByKind)))
}
