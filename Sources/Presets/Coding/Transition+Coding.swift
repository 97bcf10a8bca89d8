import Motion
import StrictJSON

extension Transition {
  static let fields: [Field<Transition>] = [
    Field("use", \.use, .reference),
    Field("style", \.style, .oneOf),
    Field("phase", \.phase, .oneOf),
    Field("direction", \.direction, .oneOf),
    Field("startProgress", \.startProgress, .share),
    Field("endProgress", \.endProgress, .share),
    Field("duration", \.duration, .time),
    Field("delay", \.delay, .time),
    Field("timing", \.timing, .timing),
    Field("calculationMode", \.calculationMode, .oneOf),
    Field("perspective", \.perspective, .perspective),
    Field(
      "layers", list: \.layers,
      Layer.codec.array(count: 1...100, of: "1 to 100 layers", example: "[{\"layer\": \"source\"}]")
    ),
    Field("interaction", \.interaction, Interaction.codec),
  ]

  static let codec = Codec<Transition>(
    read: { value, reading in
      var transition = Transition()
      guard reading.readObject(value, fields, into: &transition),
        reading.checkUse(
          transition.use, in: value, instead: ["style"],
          optional: ["calculationMode", "perspective", "layers", "interaction"])
      else { return nil }
      return transition.isConsistent(value, &reading) ? transition : nil
    },
    write: { $1.object($0, fields) })

  private func isConsistent(_ value: JSONValue, _ reading: inout Reading) -> Bool {
    // An unreadable style has been reported, and says nothing about the rest.
    guard let style else { return use != nil }
    if style == .custom {
      if value["layers"] == nil {
        reading.reportMissing(
          ["layers"], in: value, help: "a custom transition says what becomes of its layers")
        return false
      }
      return true
    }
    var isConsistent = true
    for name in ["calculationMode", "perspective", "layers"] {
      guard let field = value[name] else { continue }
      reading.report(PresetRule.conflict, at: field, help: "set \"style\": \"custom\"") {
        "\($0) belongs to custom transitions, this one is \(style.rawValue)"
      }
      isConsistent = false
    }
    return isConsistent
  }
}
