import Rules
import Testing

struct FloatNoiseTests {
  @Test(
    "Numbers with noise",
    arguments: [
      ("0.3", nil), ("0.17", nil), ("0.3333333333333333", nil), ("0.0009765625", nil),
      ("0.1234567891", nil), ("0.333333343267440796", nil), ("1e-7", nil), ("0", nil),
      ("0.30000001192092896", ("0.3", "a 32-bit number")),
      ("0.30000000000000004", ("0.3", "arithmetic")),
      ("0.17000000178813934", ("0.17", "a 32-bit number")),
    ] as [(String, (short: String, origin: String)?)])
  func noise(text: String, expected: (short: String, origin: String)?) {
    let motion = "{\"cubicBezier\": [0, 0, \(text), 1]}"
    let rule = "numbers/float-noise"
    let lines = expected.map {
      ["info /motion/cubicBezier/2: \(text) is \($0.short) with a rounding error from \($0.origin)"]
    }
    #expect(Examined.lines(of: rule, motion: motion) == (lines ?? []))
    let edits = expected.map {
      [FieldEdit.replace(pointer: "/motion/cubicBezier/2", json: $0.short)]
    }
    #expect(Examined.edits(of: rule, motion: motion) == (edits ?? []))
  }
}
