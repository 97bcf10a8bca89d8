import Rules
import Testing

struct RotationModeTests {
  @Test(
    "Turning along what is no path",
    arguments: [
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position", "path": "M 0,0 L 1,1",
        "rotationMode": "auto"}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position", "values": [[0, 0], [1, 1]],
        "rotationMode": "autoReverse"}]}
        """#,
        [
          """
          warning /motion/tracks/0/rotationMode: autoReverse turns along a path, and there is \
          none
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/rotation-mode", motion: motion) == expected)
  }
}
