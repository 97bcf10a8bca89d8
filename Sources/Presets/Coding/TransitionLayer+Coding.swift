import Motion
import StrictJSON

extension Transition.Layer {
  struct Draft: Sendable {
    var layer: Role?
    var initial: [String: PropertyValue] = [:]
    var frames: [Transition.Frame] = []
    var hidden: [Fraction]?
  }

  static let fields: [Field<Draft>] = [
    Field("layer", \.layer, .oneOf, isRequired: true),
    Field("initial", list: \.initial, .properties),
    Field("frames", list: \.frames, Transition.Frame.codec.array(example: "[{…}]")),
    Field(
      "hidden", \.hidden,
      Codec<Fraction>.share.array(count: 2...2, of: "2 shares [start, end]", example: "[0.5, 1]")),
  ]

  static let codec = Codec<Transition.Layer>(
    read: { value, reading in
      var draft = Draft()
      reading.readObject(value, fields, into: &draft)
      let hidden = draft.hidden.map { Transition.HiddenSpan(start: $0[0], end: $0[1]) }
      if let hidden, hidden.start.value >= hidden.end.value {
        reading.report(
          PresetRule.range, at: value["hidden"] ?? value, help: "write [0.5, 1], say"
        ) { _ in
          "hidden must begin before it ends"
        }
      }
      guard let role = draft.layer else { return nil }
      var layer = Transition.Layer(layer: role)
      (layer.initial, layer.frames, layer.hidden) = (draft.initial, draft.frames, hidden)
      return layer
    },
    write: { layer, writer in
      let draft = Draft(
        layer: layer.layer, initial: layer.initial, frames: layer.frames,
        hidden: layer.hidden.map { [$0.start, $0.end] })
      writer.object(draft, fields)
    })
}

extension Transition.Frame {
  struct Draft: Sendable {
    var property: String?
    var start, duration: Fraction?
    var change = ChangeDraft()
  }

  static let fields: [Field<Draft>] = [
    Field("property", \.property, .word, isRequired: true),
    Field("start", \.start, .share, isRequired: true),
    Field("duration", \.duration, .share, isRequired: true),
    Field("to", \.change.to, .propertyValue),
    Field("by", \.change.by, .propertyValue),
  ]

  static let codec = Codec<Transition.Frame>(
    read: { value, reading in
      var draft = Draft()
      reading.readObject(value, fields, into: &draft)
      let change = draft.change.change(value, &reading)
      guard let start = draft.start, let duration = draft.duration,
        let change, let property = draft.property
      else { return nil }
      reading.check(change.value, of: property, at: value["to"] ?? value["by"])
      return Transition.Frame(property: property, start: start, duration: duration, change: change)
    },
    write: { frame, writer in
      let draft = Draft(
        property: frame.property, start: frame.start, duration: frame.duration,
        change: .init(frame.change))
      writer.object(draft, fields)
    })
}
