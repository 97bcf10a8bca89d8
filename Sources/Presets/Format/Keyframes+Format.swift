import Motion
import StrictJSON

extension Keyframes {
  static let fields: [Field<Keyframes>] = [
    Field("use", \.use, .used, "Another keyframes preset, whose tracks are used."),
    Field(
      "duration", \.duration, .time,
      "How long one run takes; by default, the group's duration, or 0.25 s.",
      ["examples": [0.3, "300ms"]]),
    Field("timing", \.timing, .timing, "How progress runs over the whole time; linear by default."),
    .beginTime(\.beginTime),
    Field(
      "repeatCount", \.repeatCount, .repeatCount,
      "How often it runs, for example 1.5 times, or \"infinite\".", ["default": 1]),
    Field("repeatDuration", \.repeatDuration, .time, "How long it repeats, instead of a count."),
    Field(
      "autoreverses", \.autoreverses, .bool,
      "Whether each run is followed by the same run backward.", ["default": false]),
    .speed(\.speed),
    Field(
      "timeOffset", \.timeOffset, .anyTime, "The time within the animation at which it starts."),
    .fillMode(\.fillMode),
    .modelValue(\.modelValue),
    .frameRates(\.preferredFrameRateRange),
    Field(
      "tracks", list: \.tracks,
      Track.codec.array(
        count: 1...1000, of: "1 to 1,000 tracks",
        example: "[{\"property\": \"opacity\", \"values\": [0, 1]}]"),
      "The tracks, one for each property."),
  ]

  static let codec = Codec<Keyframes>.object(
    fields, .keyframes,
    "Keyframes: properties that go through values over time, like CAKeyframeAnimation.",
    rules: .hasOne(of: ["tracks", "use"]), initial: Keyframes(),
    check: { $2.checkUse($0.use, in: $1, instead: ["tracks"]) })
}

extension Field {
  static func beginTime(_ path: any WritableKeyPath<Root, Time?> & Sendable) -> Field {
    Field(
      "beginTime", path, .anyTime,
      "When it starts, relative to its parent; negative means earlier.",
      ["examples": [0.1]])
  }

  static func speed(_ path: any WritableKeyPath<Root, Double?> & Sendable) -> Field {
    Field(
      "speed", path, .number, "How fast time runs, relative to the parent's time.", ["default": 1])
  }

  static func fillMode(_ path: any WritableKeyPath<Root, FillMode?> & Sendable) -> Field {
    Field(
      "fillMode", path, .oneOf,
      "The value shown before and after: none, or the first or last value.",
      ["default": "removed"])
  }

  static func modelValue(_ path: any WritableKeyPath<Root, ModelValue?> & Sendable) -> Field {
    Field(
      "modelValue", path, .oneOf,
      "Whether the app's code sets the last value as the model value, as a UIView block does, or leaves the layer as it was."
    )
  }

  /// The corners that a corner radius rounds.
  static func corners(_ path: any WritableKeyPath<Root, [Corner]?> & Sendable) -> Field {
    Field(
      "corners", path, .corners, "The corners that cornerRadius rounds; all by default.",
      ["examples": [["topLeft", "topRight"]]])
  }

  /// How a corner radius rounds.
  static func cornerCurve(_ path: any WritableKeyPath<Root, CornerCurve?> & Sendable) -> Field {
    Field(
      "cornerCurve", path, .oneOf,
      "The shape of rounded corners: circular, or continuous like Apple's icons.")
  }

  /// How often a second it is to be drawn.
  static func frameRates(_ path: any WritableKeyPath<Root, FrameRateRange?> & Sendable) -> Field {
    Field(
      "preferredFrameRateRange", path, FrameRateRange.codec,
      "The frame rates that it requests from Core Animation.",
      ["examples": [["minimum": 80, "maximum": 120, "preferred": 120]]])
  }

  static func calculationMode(
    _ path: any WritableKeyPath<Root, Keyframes.CalculationMode?> & Sendable, _ about: String
  ) -> Field {
    Field("calculationMode", path, .oneOf, about, ["default": "linear"])
  }

  /// The start and duration of a frame.
  static func frame(
    start: any WritableKeyPath<Root, Fraction> & Sendable,
    duration: any WritableKeyPath<Root, Fraction> & Sendable
  ) -> [Field] {
    [
      Field(
        "start", required: start, .fraction, "When it starts, as a fraction of the whole duration.",
        ["examples": [0]]),
      Field(
        "duration", required: duration, .fraction,
        "How long it takes, as a fraction of the whole duration.",
        ["examples": ["1/3"]]),
    ]
  }
}

extension Keyframes.RelativeKeyframe {
  static let fields: [Field<Keyframes.RelativeKeyframe>] =
    Field.frame(start: \Self.start, duration: \Self.duration) + Field.change(\Self.change)

  static let codec = Codec<Keyframes.RelativeKeyframe>.object(
    fields, .frame, "A change within a fraction of the duration.",
    rules: .hasOne(of: ["to", "by"]),
    initial: .init(start: .decimal(0), duration: .decimal(0), change: .to(.current)),
    check: { $2.checkOne(of: ["to", "by"], in: $1) })
}

extension Keyframes.Track {
  static let fields: [Field<Keyframes.Track>] = [
    .target(\.target),
    .property(\.property),
    .corners(\.corners),
    .cornerCurve(\.cornerCurve),
    Field(
      "values",
      Codec<PropertyValue>.propertyValue.array(
        count: 1...100_000, of: "1 or more values", example: "[0, 1]"),
      "The values, one for each key time.", ["examples": [[0, 1]]],
      get: { if case .values(let values) = $0.content { values } else { nil } },
      set: { $0.content = .values($1) }),
    Field(
      "path", .path(.form(PathPattern.any, else: "Write path data such as M 0,0 L 100,0.")),
      nil,
      [
        "description": "The path through the plane as SVG path data, in points.",
        "examples": ["M 0,0 L 100,0"],
      ],
      get: { if case .path(let path) = $0.content { path } else { nil } },
      set: { $0.content = .path($1) }),
    Field(
      "frames",
      Keyframes.RelativeKeyframe.codec.array(
        count: 1...100_000, of: "1 or more frames",
        example: "[{\"start\": 0, \"duration\": 1, \"to\": 1}]"),
      "Changes, each within a fraction of the duration, like UIView.addKeyframe.",
      get: { if case .frames(let frames) = $0.content { frames } else { nil } },
      set: { $0.content = .frames($1) }),
    Field(
      "keyTimes", \.keyTimes, Codec<Fraction>.fraction.array(example: "[0, 0.5, 1]"),
      "When each value is reached, as fractions of the duration from 0 to 1.",
      ["examples": [[0, 0.5, 1]]]),
    .calculationMode(\.calculationMode, "How values between the given ones are calculated."),
    Field(
      "timings", \.timings, Codec<Timing>.timing.array(example: "[\"curve/card\"]"),
      "How progress runs from each value to the next, one timing for each segment."),
    Field(
      "tension", \.tension, .perKey, "Cubic only: how tight the curve is at each key, -1 to 1."),
    Field(
      "continuity", \.continuity, .perKey,
      "Cubic only: how sharp the corner is at each key, -1 to 1."),
    Field(
      "bias", \.bias, .perKey,
      "Cubic only: whether the curve overshoots before or after each key, -1 to 1."),
    Field(
      "additive", \.additive, .bool,
      "Whether the values are added to the property's current value.",
      ["default": false]),
    Field(
      "rotationMode", \.rotationMode, .oneOf,
      "Whether the target rotates along its path, or in reverse."),
  ]

  private static let contents = ["values", "path", "frames"]

  static let codec = Codec<Keyframes.Track>.object(
    fields, .track, "A track: the changes of one property, as values, a path, or frames.",
    rules: .hasOne(of: contents).with(.ref(.typedTrack)).with(.cornersOfRadius),
    initial: .init(property: "", content: .values([])),
    check: { track, value, reading in
      guard reading.checkOne(of: contents, in: value) else { return false }
      track.checkTypes(value, &reading)
      return reading.checkCorners(
        track.corners, track.cornerCurve, of: track.property, in: value)
    })

  private func checkTypes(_ value: JSONValue, _ reading: inout Reading) {
    // A mode that could not be read has been reported, and may have been the right one.
    let isDiscrete =
      calculationMode == .discrete || calculationMode == nil && value["calculationMode"] != nil
    let interpolatesTexts =
      CSSPropertyName.interpolates(property) && (calculationMode ?? .linear) == .linear
    let mode = CSSPropertyName.interpolates(property) ? "linear" : "discrete"
    if case .values(let values) = content, let list = value["values"] {
      for (one, json) in zip(values, list.elements) {
        // What does not fit at all need not be interpolated.
        if reading.check(one, of: property, at: json), !isDiscrete,
          let shown = one.stepping(interpolatesTexts)
        {
          reading.report(
            PresetRule.type, at: json, help: "set \"calculationMode\": \"\(mode)\""
          ) { _ in "\(shown) can't be interpolated" }
        }
      }
    }
    if case .frames(let frames) = content, let list = value["frames"] {
      for (frame, json) in zip(frames, list.elements) {
        reading.check(frame.change, of: property, in: json)
      }
    }
  }
}

extension PropertyValue {
  /// The value as a message shows it, if it can't be interpolated: a switch, or a text unless it's one of CSS.
  fileprivate func stepping(_ interpolatesTexts: Bool) -> String? {
    switch self {
    case .string(let text): interpolatesTexts ? nil : Reading.quoted(text)
    case .boolean(let bool): bool ? "true" : "false"
    default: nil
    }
  }
}
