import Rules
import Testing

struct SwitchesTests {
  @Test(
    "Switches that are turned at once",
    arguments: [
      (
        #"{"duration": 1, "animations": [{"property": "effect", "to": "light"}]}"#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "isHidden", "to": true, "delayFactor": 0.5}]}
        """#,
        [
          """
          warning /motion/animations/0/to: UIKit sets isHidden to true at once, when the \
          animator starts
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "hidden", "values": [true, false],
        "calculationMode": "discrete"}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "isHidden", "frames": [{"start": 0.5,
        "duration": 0.5, "to": false}]}]}
        """#,
        [
          """
          warning /motion/tracks/0/frames/0/to: UIKit sets isHidden to false at once, at the \
          start of the whole
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "layers": [{"layer": "source",
        "initial": {"masksToBounds": true}, "frames": [{"property": "masksToBounds", "start": 0,
        "duration": 0, "to": false}, {"property": "isHidden", "start": 0.9, "duration": 0,
        "to": true}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/1/to: UIKit sets isHidden to true at once, at the \
          start of the whole
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/switches", motion: motion) == expected)
  }
}
