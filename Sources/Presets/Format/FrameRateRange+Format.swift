import Motion
import StrictJSON

extension FrameRateRange {
  static let fields: [Field<FrameRateRange>] = [
    Field(
      "minimum", required: \.minimum, .number(.positive), "The lowest acceptable rate.",
      ["examples": [80], "exclusiveMinimum": 0]),
    Field(
      "maximum", required: \.maximum, .number(.positive), "The highest acceptable rate.",
      ["examples": [120], "exclusiveMinimum": 0]),
    Field(
      "preferred", \.preferred, .number(.positive),
      "The preferred rate; by default, the system chooses.",
      ["examples": [120], "exclusiveMinimum": 0]),
  ]

  static let codec = Codec<FrameRateRange>.object(
    fields, .frameRateRange, "Frame rates, in frames per second, like CAFrameRateRange.",
    initial: FrameRateRange(minimum: 0, maximum: 0),
    check: { range, value, reading in
      // What is missing or could not be read has been reported, and is 0.
      guard range.minimum > 0, range.maximum > 0 else { return false }
      if range.minimum > range.maximum, let json = value["maximum"] {
        reading.report(PresetRule.range, at: json, help: "write a rate of at least minimum") {
          "\($0) is less than minimum"
        }
        return false
      }
      guard let preferred = range.preferred, let json = value["preferred"],
        !(range.minimum...range.maximum).contains(preferred)
      else { return true }
      reading.report(PresetRule.range, at: json, help: "write a rate from minimum to maximum") {
        "\($0) isn't between minimum and maximum"
      }
      return false
    })
}
