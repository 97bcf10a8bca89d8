import Diagnostics
import Motion
import Presets
import StrictJSON

extension Rule {
  /// Finds numbers with a rounding error that a program made.
  static let floatNoise = Rule(
    "numbers/float-noise", .info,
    finds: "A number has a rounding error, such as 0.30000001192092896 instead of 0.3",
    reason: """
      The number was 0.3 before a program stored it in 32 bits or added it up from others. The \
      motion is the same, but people who read, search, and compare the number are misled.
      """,
    source: "Design token files in practice (DTCG); IEEE 754",
    example: "curve/soft",
    failing: #"{"motion": {"cubicBezier": [0.30000001192092896, 0, 0.2, 1]}}"#,
    passing: #"{"motion": {"cubicBezier": [0.3, 0, 0.2, 1]}}"#,
    fixes: "writes the short number, which changes the motion by less than a ten-millionth",
    check: .preset { examined in
      // Its document has every number where it was written.
      PresetEntry(examined.preset).origin.value["motion"].map { noise(in: $0, at: "/motion") } ?? []
    })

  private static func noise(in value: JSONValue, at pointer: String) -> [Violation] {
    switch value.kind {
    case .object:
      return value.members.flatMap { noise(in: $0.value, at: pointer + JSONPointer.part($0.key)) }
    case .array:
      return value.elements.enumerated().flatMap { noise(in: $1, at: "\(pointer)/\($0)") }
    case .number:
      guard let number = value.number, let (short, origin) = number.withoutNoise else { return [] }
      let (noisy, text) = (ECMAScriptNumber.text(number), ECMAScriptNumber.text(short))
      return [
        Violation(
          at: pointer, "\(noisy) is \(text) with a rounding error from \(origin)",
          help: "write \(text)",
          edits: [.replace(pointer: pointer, json: text)])
      ]
    default: return []
    }
  }
}

extension Double {
  /// The intended short number, and the origin of the rounding error; nil if it has none.
  fileprivate var withoutNoise: (number: Double, origin: String)? {
    let scaled = self * 1e6
    // Nearly all numbers that people write.
    if scaled == scaled.rounded() || !isFinite { return nil }
    let isDyadic = (self * 256).rounded() == self * 256
    let seven = Figure.rounded(self, to: 7)
    if !isDyadic, Double(Float(self)) == self, seven != self, Float(seven) == Float(self) {
      return (seven, "a 32-bit number")
    }
    let twelve = Figure.rounded(self, to: 12)
    if twelve != self, Figure.rounded(twelve, to: 9) == twelve, abs(self - twelve) <= 16 * ulp {
      return (twelve, "arithmetic")
    }
    return nil
  }
}
