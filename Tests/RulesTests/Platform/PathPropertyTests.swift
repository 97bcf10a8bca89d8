import Rules
import Testing

struct PathPropertyTests {
  @Test(
    "Paths of what is no point",
    arguments: [
      (
        #"{"duration": 1, "tracks": [{"property": "position", "path": "M 0,0 L 1,1"}]}"#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "transform.translation", "path": "M 0,0 L 1,1"}]}
        """#,
        []
      ),
      (
        #"{"duration": 1, "tracks": [{"property": "mine", "path": "M 0,0 L 1,1"}]}"#,
        []
      ),
      (
        #"{"duration": 1, "tracks": [{"property": "opacity", "path": "M 0,0 L 1,1"}]}"#,
        [
          "warning /motion/tracks/0/path: opacity is a number and cannot follow a path"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/path-property", motion: motion) == expected)
  }
}
