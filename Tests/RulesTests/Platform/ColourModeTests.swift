import Rules
import Testing

struct ColourModeTests {
  @Test(
    "Colours in modes made for numbers",
    arguments: [
      (
        ##"""
        {"duration": 1, "tracks": [{"property": "backgroundColor", "values": ["#FF0000",
        "#FFFF00", "#0000FF"]}]}
        """##,
        []
      ),
      (
        ##"""
        {"duration": 1, "tracks": [{"property": "backgroundColor", "values": ["#FF0000",
        "#FFFF00", "#0000FF"], "calculationMode": "discrete"}]}
        """##,
        []
      ),
      (
        ##"""
        {"duration": 1, "tracks": [{"property": "backgroundColor", "values": ["#FF0000",
        "#0000FF"], "calculationMode": "paced"}]}
        """##,
        []
      ),
      (
        ##"""
        {"duration": 1, "tracks": [{"property": "backgroundColor", "values": ["#FF0000",
        "#FFFF00", "#0000FF"], "calculationMode": "paced"}]}
        """##,
        [
          """
          warning /motion/tracks/0/calculationMode: paced is not made for 3 colours: colours \
          have no distance to be paced by
          """
        ]
      ),
      (
        ##"""
        {"duration": 1, "tracks": [{"property": "backgroundColor", "values": ["#FF0000",
        "#FFFF00", "#0000FF"], "calculationMode": "cubicPaced"}]}
        """##,
        [
          """
          warning /motion/tracks/0/calculationMode: cubicPaced is not made for 3 colours: \
          colours have no distance to be paced by
          """
        ]
      ),
      (
        ##"""
        {"duration": 1, "tracks": [{"property": "backgroundColor", "values": ["#FF0000",
        "#FFFF00", "#0000FF"], "calculationMode": "cubic"}]}
        """##,
        [
          """
          warning /motion/tracks/0/calculationMode: cubic is not made for 3 colours: a spline \
          swings beyond colours
          """
        ]
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "values": [1, 2, 4],
        "calculationMode": "cubic"}]}
        """#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/colour-mode", motion: motion) == expected)
  }
}
