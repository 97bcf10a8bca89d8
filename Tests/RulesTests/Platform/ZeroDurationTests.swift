import Rules
import Testing

struct ZeroDurationTests {
  @Test(
    "Durations of 0 that are taken as none",
    arguments: [
      (
        #"{"duration": 0.2, "tracks": [{"property": "opacity", "values": [1, 0]}]}"#,
        []
      ),
      (
        #"{"tracks": [{"property": "opacity", "values": [1, 0]}]}"#,
        []
      ),
      (
        #"{"duration": "none", "tracks": [{"property": "opacity", "values": [1, 0]}]}"#,
        [
          """
          warning /motion/duration: Core Animation takes a duration of 0 as none: it animates \
          for 0.25 s
          """
        ]
      ),
      (
        #"""
        {"duration": 0, "tracks": [{"property": "position.y", "frames": [{"start": 0,
        "duration": 1, "to": 1}]}]}
        """#,
        []
      ),
      (
        #"{"style": "fade", "duration": 0}"#,
        [
          """
          warning /motion/duration: Core Animation takes a duration of 0 as none: it animates \
          for 0.25 s
          """
        ]
      ),
      (
        #"{"style": "crossDissolve", "duration": 0}"#,
        []
      ),
      (
        #"{"duration": 0, "animations": [{"property": "opacity", "to": 0}]}"#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    let more = #""none": {"motion": {"seconds": 0}}"#
    #expect(
      Examined.lines(of: "platform/zero-duration", motion: motion, more: more) == expected)
  }
}
