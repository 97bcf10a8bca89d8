import Rules
import Testing

struct JumpBackTests {
  @Test(
    "Keyframes that leave the layer where it was",
    arguments: [
      (
        #"{"duration": 1, "tracks": [{"property": "opacity", "values": [1, 0]}]}"#,
        [
          "info /motion: unless the app sets opacity, the layer jumps back at the end"
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "opacity", "values": [0, 1]},
        {"property": "position.y", "values": [4, 9, 4]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "fillMode": "both", "tracks": [{"property": "opacity", "values": [1, 0]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "modelValue": "set", "tracks": [{"property": "opacity", "values": [1, 0]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "modelValue": "unchanged", "tracks": [{"property": "opacity", "values": [1,
        0]}]}
        """#,
        [
          "info /motion/modelValue: the layer jumps back to the opacity it had"
        ]
      ),
      (
        #"""
        {"duration": 1, "autoreverses": true, "tracks": [{"property": "opacity", "values": [1,
        0]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "repeatCount": "infinite", "tracks": [{"property": "opacity",
        "values": [1, 0]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.x", "values": [0, 20],
        "additive": true}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "opacity", "values": [1, 0]},
        {"property": "position.y", "values": [4, 9]}]}
        """#,
        [
          "info /motion: unless the app sets opacity and 1 more, the layer jumps back at the end"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/jump-back", motion: motion) == expected)
  }
}
