import Motion
import StrictJSON

extension Transition {
  static let fields: [Field<Transition>] = [
    Field("use", \.use, .used, "Another transition preset, whose style and layers are used."),
    Field(
      "style", \.style, .oneOf,
      "How it looks: a style of the platform, custom with layers, or the system's zoom with layers that replace it where it isn't available."
    ),
    Field("phase", \.phase, .oneOf, "The navigation step that it's for."),
    Field(
      "direction", \.direction, .oneOf,
      "The side that the new content comes from. A custom transition from leading or trailing is mirrored in right-to-left layouts."
    ),
    Field(
      "startProgress", \.startProgress, .fraction,
      "The progress at which the transition starts, 0 to 1."),
    Field(
      "endProgress", \.endProgress, .fraction, "The progress at which the transition ends, 0 to 1."),
    Field("duration", \.duration, .time, "How long it takes.", ["examples": [0.35]]),
    Field("delay", \.delay, .time, "How long it waits before it starts."),
    Field("timing", \.timing, .timing, "How progress runs over time; linear by default."),
    .calculationMode(
      \.calculationMode, "Custom and zoom only: how values between frames are calculated."),
    Field(
      "perspective", \.perspective, Perspective.codec,
      "Custom and zoom only: the perspective on the container."),
    Field("zoom", \.zoom, Zoom.codec, "Zoom only: options for the system's zoom."),
    Field(
      "layers", list: \.layers,
      Layer.codec.array(
        count: 1...100, of: "1 to 100 layers", example: "[{\"layer\": \"source\"}]"),
      "Custom and zoom only: the layers and their changes, from back to front."),
    .interaction(\.interaction),
  ]

  private static let customOnly = ["calculationMode", "perspective", "layers"]

  static let codec = Codec<Transition>.object(
    fields, .transition, "A transition: one screen or view replaces another one.",
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
    // An unreadable style has been reported; the other fields can't be checked.
    guard let style else { return use != nil }
    if style != .zoom, let zoom = value["zoom"] {
      reading.report(PresetRule.conflict, at: zoom, help: "set \"style\": \"zoom\"") {
        "\($0) requires the style 'zoom', but the style is '\(style.rawValue)'"
      }
      return false
    }
    if style.hasLayers {
      if value["layers"] != nil { return true }
      reading.reportMissing(
        ["layers"], in: value,
        help: style == .zoom
          ? "add the layers that replace the zoom where the system has none"
          : "add the layers that a custom transition moves")
      return false
    }
    let foreign = Self.customOnly.compactMap { value[$0] }
    for field in foreign {
      reading.report(PresetRule.conflict, at: field, help: "set \"style\": \"custom\"") {
        "\($0) requires the style 'custom' or 'zoom', but the style is '\(style.rawValue)'"
      }
    }
    return foreign.isEmpty
  }
}

extension Transition.Perspective {
  static let fields: [Field<Transition.Perspective>] = [
    Field(
      "eyeDistance", .quantity(.positive), "The perspective distance, in points.",
      ["examples": [500], "exclusiveMinimum": 0],
      get: { if case .eyeDistance(let distance) = $0 { distance } else { nil } },
      set: { $0 = .eyeDistance($1) }),
    Field(
      "m34", .number, "The element m34 of the transform, usually negative.",
      ["examples": [-0.002]],
      get: { if case .m34(let element) = $0 { element } else { nil } }, set: { $0 = .m34($1) }),
  ]

  static let codec = Codec<Transition.Perspective>.object(
    fields, .perspective,
    "A perspective, as a distance or as m34, which is -1 / eyeDistance.",
    rules: .hasOne(of: ["eyeDistance", "m34"]), initial: .m34(0),
    check: { _, value, reading in
      reading.checkOne(
        of: ["eyeDistance", "m34"], in: value, help: "keep one of them; m34 is -1 / eyeDistance")
    })
}

extension Transition.Layer {
  static let fields: [Field<Transition.Layer>] = [
    Field("layer", required: \.layer, .oneOf, "The view, or the view that a snapshot shows."),
    .corners(\.corners),
    .cornerCurve(\.cornerCurve),
    Field(
      "initial", list: \.initial, .properties,
      "The values of its properties before the start, for example {\"opacity\": 0}."),
    Field(
      "frames", list: \.frames, Transition.RelativeKeyframe.codec.array(example: "[{…}]"),
      "The changes and their times."),
    Field(
      "hidden", \.hidden, .hiddenSpan,
      "The time while it's hidden, [start, end] as fractions; at the end, it's shown again.",
      ["examples": [[0.5, 1]]]),
  ]

  static let codec = Codec<Transition.Layer>.object(
    fields, .layer, "A layer of a custom transition and its changes.",
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
        "hidden must start before it ends"
      }
      return nil
    },
    write: { ends.write([$0.start, $0.end], &$1) })
}

extension Transition.RelativeKeyframe {
  static let fields: [Field<Transition.RelativeKeyframe>] =
    [.property(\.property)] + Field.frame(start: \Self.start, duration: \Self.duration)
    + Field.change(\Self.change)

  static let codec = Codec<Transition.RelativeKeyframe>.object(
    fields, .layerFrame, "A change of a layer's property within a fraction of the transition.",
    rules: .hasOne(of: ["to", "by"]).with(.ref(.change)),
    initial: .init(property: "", start: .decimal(0), duration: .decimal(0), change: .to(.current)),
    check: { frame, value, reading in
      reading.checkOne(of: ["to", "by"], in: value)
        && reading.check(frame.change, of: frame.property, in: value)
    })
}
