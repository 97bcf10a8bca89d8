import Rules
import Testing

struct ClippedMembersTests {
  @Test(
    "Members that a group clips",
    arguments: [
      (
        #"""
        {"members": [{"beginTime": 5, "motion": {"duration": 2,
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "members": [{"beginTime": 0.4, "motion": {"duration": 0.6,
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "members": [{"motion": {"tracks": [{"property": "opacity", "values": [1,
        0]}]}}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "members": [{"motion": {"duration": 0.5, "repeatCount": "infinite",
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "members": [{"beginTime": 0.5, "motion": {"duration": 0.6,
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}]}
        """#,
        [
          """
          warning /motion/members/0: it ends at 1.1 s, the group at 1 s: its last 0.1 s are \
          cut off
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "members": [{"beginTime": 0.5,
        "motion": {"tracks": [{"property": "opacity", "values": [1, 0]}]}}]}
        """#,
        [
          """
          warning /motion/members/0: it ends at 1.5 s, the group at 1 s: its last 0.5 s are \
          cut off
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "members": [{"speed": 0.5, "motion": {"duration": 0.6,
        "tracks": [{"property": "opacity", "values": [1, 0]}]}}]}
        """#,
        [
          """
          warning /motion/members/0: it ends at 1.2 s, the group at 1 s: its last 0.2 s are \
          cut off
          """
        ]
      ),
      (
        #"{"duration": 1, "members": [{"beginTime": 2, "preset": "fade"}]}"#,
        [
          "warning /motion/members/0/beginTime: it begins at 2 s, when the group of 1 s is over"
        ]
      ),
      (
        #"{"duration": 0.3, "members": [{"preset": "fade"}]}"#,
        [
          """
          warning /motion/members/0: it ends at 0.4 s, the group at 0.3 s: its last 0.1 s are \
          cut off
          """
        ]
      ),
      (
        #"{"duration": 1, "members": [{"motion": {"duration": 0.5, "bounce": 0}}]}"#,
        []
      ),
      (
        #"{"duration": 0.6, "members": [{"motion": {"duration": 0.5, "bounce": 0}}]}"#,
        []
      ),
      (
        #"{"duration": 0.4, "members": [{"motion": {"duration": 0.5, "bounce": 0}}]}"#,
        [
          """
          warning /motion/members/0: it ends at 0.8 s, the group at 0.4 s: its last 0.4 s are \
          cut off
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "members": [{"motion": {"duration": 0.8, "delay": 0.4,
        "animations": [{"property": "position.x", "by": 100}]}}]}
        """#,
        [
          """
          warning /motion/members/0: it ends at 1.2 s, the group at 1 s: its last 0.2 s are \
          cut off
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "members": [{"motion": {"style": "fade", "duration": 1.5}},
        {"motion": {"duration": 2, "members": [{"preset": "fade"}]}}, {"preset": "curve"}]}
        """#,
        [
          """
          warning /motion/members/0: it ends at 1.5 s, the group at 1 s: its last 0.5 s are \
          cut off
          """,
          "warning /motion/members/1: it ends at 2 s, the group at 1 s: its last 1 s are cut off",
          "warning /motion/members/2: it ends at 3 s, the group at 1 s: its last 2 s are cut off",
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    let more = #"""
      "fade": {"motion": {"duration": 0.4, "tracks": [{"property": "opacity", "values": [1,
      0]}]}}, "curve": {"motion": {"named": "easeIn", "duration": 3}}
      """#
    #expect(
      Examined.lines(of: "platform/clipped-members", motion: motion, more: more) == expected)
  }
}
