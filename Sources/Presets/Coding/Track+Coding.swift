import Motion
import StrictJSON

extension Keyframes.Track {
  struct Draft: Sendable {
    var target, property: String?
    var values: [PropertyValue]?
    var path: PathData?
    var frames: [Keyframes.Frame]?
    var keyTimes: [Fraction]?
    var calculationMode: Keyframes.CalculationMode?
    var timings: [Timing]?
    var tension, continuity, bias: Keyframes.PerKey?
    var additive: Bool?
    var rotationMode: Keyframes.RotationMode?

    init() {}

    init(_ track: Keyframes.Track) {
      (target, property) = (track.target, track.property)
      switch track.content {
      case .values(let values): self.values = values
      case .path(let path): self.path = path
      case .frames(let frames): self.frames = frames
      }
      (keyTimes, calculationMode, timings) = (track.keyTimes, track.calculationMode, track.timings)
      (tension, continuity, bias) = (track.tension, track.continuity, track.bias)
      (additive, rotationMode) = (track.additive, track.rotationMode)
    }
  }

  static let fields: [Field<Draft>] = [
    Field("target", \.target, .word),
    Field("property", \.property, .word, isRequired: true),
    Field(
      "values", \.values,
      Codec<PropertyValue>.propertyValue.array(
        count: 1...100_000, of: "1 or more values",
        example: "[0, 1]")),
    Field("path", \.path, .path()),
    Field(
      "frames", \.frames,
      Keyframes.Frame.codec.array(
        count: 1...100_000, of: "1 or more frames",
        example: "[{\"start\": 0, \"duration\": 1, \"to\": 1}]")),
    Field("keyTimes", \.keyTimes, Codec<Fraction>.share.array(example: "[0, 0.5, 1]")),
    Field("calculationMode", \.calculationMode, .oneOf),
    Field("timings", \.timings, Codec<Timing>.timing.array(example: "[\"curve/card\"]")),
    Field("tension", \.tension, .perKey),
    Field("continuity", \.continuity, .perKey),
    Field("bias", \.bias, .perKey),
    Field("additive", \.additive, .bool),
    Field("rotationMode", \.rotationMode, .oneOf),
  ]

  static let codec = Codec<Keyframes.Track>(
    read: { value, reading in
      var draft = Draft()
      reading.readObject(value, fields, into: &draft)
      guard value.kind == .object,
        reading.checkOne(of: ["values", "path", "frames"], in: value),
        let property = draft.property,
        let content = draft.values.map(Keyframes.Content.values)
          ?? draft.path.map(Keyframes.Content.path) ?? draft.frames.map(Keyframes.Content.frames)
      else { return nil }
      draft.checkTypes(of: property, value, &reading)
      var track = Keyframes.Track(property: property, content: content)
      (track.target, track.keyTimes, track.timings) = (draft.target, draft.keyTimes, draft.timings)
      (track.calculationMode, track.rotationMode) = (draft.calculationMode, draft.rotationMode)
      (track.tension, track.continuity, track.bias) = (draft.tension, draft.continuity, draft.bias)
      track.additive = draft.additive
      return track
    },
    write: { $1.object(Draft($0), fields) })
}

extension Keyframes.Track.Draft {
  fileprivate func checkTypes(
    of property: String, _ value: JSONValue, _ reading: inout Reading
  ) {
    // A mode that could not be read has been reported, and may have been the right one.
    let isDiscrete =
      calculationMode == .discrete || calculationMode == nil && value["calculationMode"] != nil
    if let values, let list = value["values"] {
      for (one, json) in zip(values, list.elements) {
        // What does not fit at all need not be interpolated.
        if reading.check(one, of: property, at: json), !isDiscrete, let shown = one.stepping {
          reading.report(
            PresetRule.type, at: json, help: "set \"calculationMode\": \"discrete\""
          ) { _ in "\(shown) can't be interpolated" }
        }
      }
    }
    if let frames, let list = value["frames"] {
      for (frame, json) in zip(frames, list.elements) {
        reading.check(frame.change.value, of: property, at: json["to"] ?? json["by"])
      }
    }
  }
}

extension PropertyValue {
  /// The value in words where only a step leads to it from another: a text or a switch.
  fileprivate var stepping: String? {
    switch self {
    case .string(let text): Reading.quoted(text)
    case .boolean(let bool): bool ? "true" : "false"
    default: nil
    }
  }
}

extension Codec where Value == Keyframes.PerKey {
  private static let numbers = Codec<Double>.number.array(example: "[0, 0.5, 1]")

  /// A number, or one for every key.
  static let perKey = Codec(
    read: { value, reading in
      if value.kind == .array {
        return numbers.read(value, &reading).map(Keyframes.PerKey.each)
      }
      return Codec<Double>.number.read(value, &reading).map(Keyframes.PerKey.all)
    },
    write: { perKey, writer in
      switch perKey {
      case .all(let number): writer.number(number)
      case .each(let each): numbers.write(each, &writer)
      }
    })
}
