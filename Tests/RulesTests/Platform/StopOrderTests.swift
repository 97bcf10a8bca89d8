import Rules
import Testing

struct StopOrderTests {
  @Test(
    "Stops that go back in time",
    arguments: [
      (
        #"{"linear": [[0, 0], [0.5, 1], [0.5, 0.5], [1, 1]]}"#,
        []
      ),
      (
        #"{"linear": [[0, 0], [0.8, 0.5], [0.5, 0.9], [0.7, 0.9], [1, 1]]}"#,
        [
          """
          warning /motion/linear/2/0: stop 3 lies at 0.5, before the one in front of it: it \
          is raised to 0.8
          """,
          """
          warning /motion/linear/3/0: stop 4 lies at 0.7, before the one in front of it: it \
          is raised to 0.8
          """,
        ]
      ),
      (
        #"""
        {"duration": 1, "timing": {"linear": [[0, 0], [0.8, 0.5], [0.5, 1]]},
        "tracks": [{"property": "opacity", "values": [0, 1]}]}
        """#,
        [
          """
          warning /motion/timing/linear/2/0: stop 3 lies at 0.5, before the one in front of \
          it: it is raised to 0.8
          """
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/stop-order", motion: motion) == expected)
  }

  @Test(
    "What fixes it",
    arguments: [
      (
        #"{"linear": [[0, 0], [0.8, 0.5], [0.5, 0.9], [1, 1]]}"#,
        [.replace(pointer: "/motion/linear/2/0", json: "0.8")]
      )
    ] as [(String, [FieldEdit])])
  func fixes(motion: String, edits: [FieldEdit]) {
    #expect(Examined.edits(of: "platform/stop-order", motion: motion) == edits)
  }
}
