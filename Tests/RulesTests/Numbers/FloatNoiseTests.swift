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
      ["info /motion/cubicBezier/2: \(text) is \($0.short) with the noise of \($0.origin)"]
    }
    #expect(Examined.lines(of: rule, motion: motion) == (lines ?? []))
    let edits = expected.map {
      [FieldEdit.replace(pointer: "/motion/cubicBezier/2", json: $0.short)]
    }
    #expect(Examined.edits(of: rule, motion: motion) == (edits ?? []))
  }

  /// Each motion holds `#` wherever it may hold a number.
  @Test(
    "Wherever numbers stand",
    arguments: [
      (#"{"linear": [[0, 0], [#, #], [1, 1]], "duration": #, "delay": #}"#, 4),
      (#"{"cubicBezier": [#, #, #, #]}"#, 4),
      (#"{"mass": #, "stiffness": #, "damping": #, "initialVelocity": #, "delay": #}"#, 5),
      (#"{"dampingRatio": #, "stiffness": #, "mass": #}"#, 3),
      (#"{"duration": #, "bounce": #}"#, 2),
      (#"{"response": #, "dampingFraction": #, "blendDuration": #}"#, 3),
      (#"{"dampingRatio": #, "duration": #}"#, 2), (#"{"seconds": #}"#, 1),
      (
        """
        {"duration": #, "timing": {"cubicBezier": [#, 0, 1, 1]}, "beginTime": #,
        "repeatDuration": #, "speed": #, "timeOffset": #, "tracks": [
        {"property": "opacity", "values": [#, 1, 0], "keyTimes": [0, #, 1]},
        {"property": "position", "frames": [{"start": #, "duration": #, "to": [#, 1]}]}]}
        """, 11
      ),
      (
        """
        {"style": "custom", "duration": #, "delay": #, "perspective": {"m34": #}, "layers": [
        {"layer": "source", "frames": [
        {"property": "opacity", "start": #, "duration": #, "by": #}]}]}
        """, 6
      ),
      (
        """
        {"duration": #, "delay": #, "animations": [
        {"property": "opacity", "from": #, "to": #, "delayFactor": #}]}
        """, 5
      ),
      (
        """
        {"duration": #, "members": [{"beginTime": #, "stagger": #, "speed": #,
        "motion": {"named": "easeIn", "duration": #}}]}
        """, 5
      ),
    ])
  func places(motion: String, count: Int) {
    let noisy = motion.replacing("#", with: "0.30000001192092896")
    #expect(Examined.lines(of: "numbers/float-noise", motion: noisy).count == count)
  }
}
