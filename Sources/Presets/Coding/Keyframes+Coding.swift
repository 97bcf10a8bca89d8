import Motion
import StrictJSON

extension Keyframes {
  static let fields: [Field<Keyframes>] = [
    Field("use", \.use, .reference),
    Field("duration", \.duration, .time),
    Field("timing", \.timing, .timing),
    Field("beginTime", \.beginTime, .time(.any)),
    Field("repeatCount", \.repeatCount, .repeatCount),
    Field("repeatDuration", \.repeatDuration, .time),
    Field("autoreverses", \.autoreverses, .bool),
    Field("speed", \.speed, .number),
    Field("timeOffset", \.timeOffset, .time(.any)),
    Field("fillMode", \.fillMode, .oneOf),
    Field(
      "tracks", list: \.tracks,
      Track.codec.array(
        count: 1...1000, of: "1 to 1,000 tracks",
        example: "[{\"property\": \"opacity\", \"values\": [0, 1]}]")),
  ]

  static let codec = Codec<Keyframes>(
    read: { value, reading in
      var keyframes = Keyframes()
      guard reading.readObject(value, fields, into: &keyframes),
        reading.checkUse(keyframes.use, in: value, instead: ["tracks"])
      else { return nil }
      return keyframes
    },
    write: { $1.object($0, fields) })
}

extension Keyframes.Frame {
  struct Draft: Sendable {
    var start, duration: Fraction?
    var change = ChangeDraft()
  }

  static let fields: [Field<Draft>] = [
    Field("start", \.start, .share, isRequired: true),
    Field("duration", \.duration, .share, isRequired: true),
    Field("to", \.change.to, .propertyValue),
    Field("by", \.change.by, .propertyValue),
  ]

  static let codec = Codec<Keyframes.Frame>(
    read: { value, reading in
      var draft = Draft()
      reading.readObject(value, fields, into: &draft)
      let change = draft.change.change(value, &reading)
      guard let start = draft.start, let duration = draft.duration, let change
      else { return nil }
      return Keyframes.Frame(start: start, duration: duration, change: change)
    },
    write: { frame, writer in
      let draft = Draft(start: frame.start, duration: frame.duration, change: .init(frame.change))
      writer.object(draft, fields)
    })
}
