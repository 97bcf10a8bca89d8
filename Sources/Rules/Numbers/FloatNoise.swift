import Diagnostics

extension Rule {
  /// Finds numbers that carry the rounding noise of a program.
  static let floatNoise = Rule(
    "numbers/float-noise", .info,
    finds: "A number carries rounding noise, such as 0.30000001192092896 for 0.3",
    reason: """
      It was 0.3 before a program kept it in 32 bits, or added it up from others. The motion is the \
      same; people who read, search and compare the number are misled.
      """,
    source: "Design token files in the wild (DTCG); IEEE 754",
    failing: .preset(
      "curve/soft", #"{"motion": {"cubicBezier": [0.30000001192092896, 0, 0.2, 1]}}"#),
    passing: .preset("curve/soft", #"{"motion": {"cubicBezier": [0.3, 0, 0.2, 1]}}"#),
    fixes: "writes the short number; the motion changes by less than a ten-millionth",
    check: .preset { examined in examined.parts.flatMap { FloatArtifact($0).found } })
}
