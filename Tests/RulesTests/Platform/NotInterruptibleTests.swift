import Rules
import Testing

struct NotInterruptibleTests {
  @Test(
    "Animators that end the app when touched",
    arguments: [
      (
        #"""
        {"duration": 1, "isInterruptible": false, "animations": [{"property": "position.x",
        "by": 100}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
        "interaction": {"gesture": "press"}}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "isInterruptible": false, "animations": [{"property": "position.x",
        "by": 100}], "interaction": {"gesture": "press"}}
        """#,
        [
          """
          error /motion/isInterruptible: UIKit raises an exception when the gesture (press) \
          touches it while it runs
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "isInterruptible": false, "animations": [{"property": "position.x",
        "by": 100}], "continuation": {"durationFactor": 2}}
        """#,
        [
          """
          error /motion/isInterruptible: UIKit raises an exception when it is paused and \
          continued while it runs
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    let more = #"""
      "b": {"motion": {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
      "interaction": {"gesture": "slider"}}}
      """#
    #expect(
      Examined.lines(of: "platform/not-interruptible", motion: motion, more: more) == expected)
  }

  @Test("Through what is used") func use() {
    let preset = #"{"kind": "animator", "motion": {"use": "b", "isInterruptible": false}}"#
    let more = #"""
      "b": {"motion": {"duration": 1, "animations": [{"property": "position.x", "by": 100}],
      "interaction": {"gesture": "slider"}}}
      """#
    #expect(
      Examined.lines(of: "platform/not-interruptible", preset: preset, more: more) == [
        """
        error /motion/isInterruptible: UIKit raises an exception when the gesture (slider) \
        touches it while it runs
        """
      ])
  }
}
