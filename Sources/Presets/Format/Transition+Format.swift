import Motion
import StrictJSON

extension Transition {
  static let fields: [Field<Transition>] = [
    Field("use", \.use, .used, "Another transition preset, whose style and layers are taken."),
    Field(
      "style", \.style, .oneOf,
      "How it looks: one of the platform's, custom with layers, or the system's zoom with layers that stand in for it."
    ),
    Field("phase", \.phase, .oneOf, "The navigation that it serves."),
    Field(
      "direction", \.direction, .oneOf,
      "The side that the new content comes from. A custom one from leading or trailing is mirrored from right to left."
    ),
    Field(
      "startProgress", \.startProgress, .fraction, "Where in the transition it starts, 0 to 1."),
    Field("endProgress", \.endProgress, .fraction, "Where in the transition it ends, 0 to 1."),
    Field("duration", \.duration, .time, "How long it takes.", ["examples": [0.35]]),
    Field("delay", \.delay, .time, "How long it waits before it begins."),
    Field("timing", \.timing, .timing, "How progress runs; left out means linear."),
    .calculationMode(\.calculationMode, "Custom and zoom only: how frames are joined."),
    Field(
      "perspective", \.perspective, Perspective.codec,
      "Custom and zoom only: the perspective on the container."),
    Field("zoom", \.zoom, Zoom.codec, "Zoom only: what the system is told of it."),
    Field(
      "layers", list: \.layers,
      Layer.codec.array(
        count: 1...100, of: "1 to 100 layers", example: "[{\"layer\": \"source\"}]"),
      "Custom and zoom only: what becomes of each layer, from back to front."),
    .interaction(\.interaction),
  ]

  private static let customOnly = ["calculationMode", "perspective", "layers"]

  static let codec = Codec<Transition>.object(
    fields, .transition, "A transition: one screen or view takes another's place.",
    rules: .hasOne(of: ["style", "use"]).with([
      "allOf": [
        .when(.has("use"), .without(customOnly + ["zoom", "interaction"])),
        .when(.has("style", ["enum": ["zoom", "custom"]]), ["required": ["layers"]]),
        .when(.has("style", ["not": ["enum": ["zoom", "custom"]]]), .without(customOnly)),
        .when(.has("style", ["not": ["const": "zoom"]]), .without(["zoom"])),
      ]
    ]), initial: Transition(),
    check: { transition, value, reading in
      reading.checkUse(
        transition.use, in: value, instead: ["style"],
        optional: customOnly + ["zoom", "interaction"])
        && transition.isConsistent(value, &reading)
    })

  private func isConsistent(_ value: JSONValue, _ reading: inout Reading) -> Bool {
    // An unreadable style has been reported, and says nothing about the rest.
    guard let style else { return use != nil }
    if style != .zoom, let zoom = value["zoom"] {
      reading.report(PresetRule.conflict, at: zoom, help: "set \"style\": \"zoom\"") {
        "\($0) belongs to the system's zoom, but the style is \(style.rawValue)"
      }
      return false
    }
    if style.hasLayers {
      if value["layers"] != nil { return true }
      reading.reportMissing(
        ["layers"], in: value,
        help: style == .zoom
          ? "add the layers that stand in where the system has no zoom"
          : "add the layers that a custom transition moves")
      return false
    }
    let foreign = Self.customOnly.compactMap { value[$0] }
    for field in foreign {
      reading.report(PresetRule.conflict, at: field, help: "set \"style\": \"custom\"") {
        "\($0) belongs to custom transitions, but the style is \(style.rawValue)"
      }
    }
    return foreign.isEmpty
  }
}

extension Transition.Perspective {
  static let fields: [Field<Transition.Perspective>] = [
    Field(
      "eyeDistance", .quantity(.positive), "The distance of the eye, in points.",
      ["examples": [500], "exclusiveMinimum": 0],
      get: { if case .eyeDistance(let distance) = $0 { distance } else { nil } },
      set: { $0 = .eyeDistance($1) }),
    Field(
      "m34", .number, "The element m34 of the transform, negative as a rule.",
      ["examples": [-0.002]],
      get: { if case .m34(let element) = $0 { element } else { nil } }, set: { $0 = .m34($1) }),
  ]

  static let codec = Codec<Transition.Perspective>.object(
    fields, .perspective,
    "A perspective, by the distance of the eye or by m34, which is -1 / eyeDistance.",
    rules: .hasOne(of: ["eyeDistance", "m34"]), initial: .m34(0),
    check: { _, value, reading in
      reading.checkOne(
        of: ["eyeDistance", "m34"], in: value, help: "m34 is -1 / eyeDistance; keep one")
    })
}

extension Transition.Layer {
  static let fields: [Field<Transition.Layer>] = [
    Field("layer", required: \.layer, .oneOf, "Which view it is, or a snapshot of which."),
    .corners(\.corners),
    .cornerCurve(\.cornerCurve),
    Field(
      "initial", list: \.initial, .properties,
      "What its properties are set to before the start, as in {\"opacity\": 0}."),
    Field(
      "frames", list: \.frames, Transition.Frame.codec.array(example: "[{…}]"),
      "What changes, and when."),
    Field(
      "hidden", \.hidden, .hiddenSpan,
      "While it is hidden, [start, end] as fractions; it is shown again at the end.",
      ["examples": [[0.5, 1]]]),
  ]

  static let codec = Codec<Transition.Layer>.object(
    fields, .layer, "A layer of a custom transition and what becomes of it.",
    initial: Transition.Layer(layer: .source))
}

extension Codec where Value == Transition.HiddenSpan {
  private static let ends = Codec<Fraction>.fraction.array(
    count: 2...2, of: "2 numbers [start, end]", example: "[0.5, 1]")

  fileprivate static let hiddenSpan = Codec(
    ends.schema(),
    read: { value, reading in
      guard let ends = ends.read(value, &reading) else { return nil }
      if ends[0].value < ends[1].value { return Value(start: ends[0], end: ends[1]) }
      reading.report(PresetRule.range, at: value, help: "for example, write [0.5, 1]") { _ in
        "hidden must begin before it ends"
      }
      return nil
    },
    write: { ends.write([$0.start, $0.end], &$1) })
}

extension Transition.Frame {
  static let fields: [Field<Transition.Frame>] =
    [.property(\.property)] + Field.frame(start: \Self.start, duration: \Self.duration)
    + Field.change(\Self.change)

  static let codec = Codec<Transition.Frame>.object(
    fields, .layerFrame, "A change of a layer's property within a fraction of the transition.",
    rules: .hasOne(of: ["to", "by"]).with(.ref(.change)),
    initial: .init(property: "", start: .decimal(0), duration: .decimal(0), change: .to(.current)),
    check: { frame, value, reading in
      reading.checkOne(of: ["to", "by"], in: value)
        && reading.check(frame.change, of: frame.property, in: value)
    })
}
