import Rules
import Testing

struct NoChangeTests {
  @Test(
    "Frames, values and animations that change nothing",
    arguments: [
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "layers": [{"layer": "source",
        "frames": [{"property": "transform.scale", "start": 0, "duration": 1, "to": 0.9}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "layers": [{"layer": "source",
        "frames": [{"property": "transform.scale", "start": 0, "duration": 0.5, "to": 1},
        {"property": "opacity", "start": 0, "duration": 1, "to": 0}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/0: this frame of transform.scale leads to where it \
          is already
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "layers": [{"layer": "source",
        "frames": [{"property": "transform.scale", "start": 0, "duration": 0.5, "to": 1},
        {"property": "opacity", "start": 0.5, "duration": 0.5, "to": 0}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/0: this frame of transform.scale leads to where it \
          is already, and nothing else moves for 0.3 s
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "layers": [{"layer": "source",
        "initial": {"opacity": 0.5}, "frames": [{"property": "opacity", "start": 0,
        "duration": 0.5, "to": 0.5}, {"property": "opacity", "start": 0.5, "duration": 0.5,
        "to": 0}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/0: this frame of opacity leads to where it is \
          already, and nothing else moves for 0.3 s
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "calculationMode": "cubic",
        "layers": [{"layer": "source", "frames": [{"property": "opacity", "start": 0,
        "duration": 0.5, "to": 1}, {"property": "opacity", "start": 0.5, "duration": 0.5,
        "to": 0}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "layers": [{"layer": "source",
        "frames": [{"property": "position.x", "start": 0, "duration": 1, "by": 0}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6, "timing": {"named": "easeIn"},
        "layers": [{"layer": "source.snapshot", "frames": [{"property": "frame", "start": 0,
        "duration": 0.5, "to": [0, 0, {"measure": "container.width"},
        {"measure": "container.height"}]}, {"property": "opacity", "start": 0.5,
        "duration": 0.5, "to": 0}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/0: in full screen this frame of frame changes \
          nothing, and nothing else moves for 0.394 s
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination.snapshot", "initial": {"frame": [0, 0,
        {"measure": "container.width"}, {"measure": "container.height"}]},
        "frames": [{"property": "frame", "start": 0, "duration": 1,
        "to": [{"measure": "destination.final.x"}, {"measure": "destination.final.y"},
        {"measure": "destination.final.width"}, {"measure": "destination.final.height"}]},
        {"property": "opacity", "start": 0, "duration": 1, "to": 0}]}]}
        """#,
        [
          "warning /motion/layers/0/frames/0: in full screen this frame of frame changes nothing"
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination.snapshot", "initial": {"frame": [0, 0, 90, 90]},
        "frames": [{"property": "frame", "start": 0, "duration": 1,
        "to": [{"measure": "destination.final.x"}, {"measure": "destination.final.y"},
        {"measure": "destination.final.width"}, {"measure": "destination.final.height"}]}]}]}
        """#,
        []
      ),
      (
        #"""
        {"duration": 1, "tracks": [{"property": "position.y", "frames": [{"start": 0,
        "duration": 0.5, "to": 9}, {"start": 0.5, "duration": 0.5, "to": 9}]}]}
        """#,
        [
          """
          warning /motion/tracks/0/frames/1: this frame of position.y leads to where it is \
          already
          """
        ]
      ),
      (
        #"{"duration": 1, "tracks": [{"property": "position.y", "values": [4, 4, 4]}]}"#,
        [
          "warning /motion/tracks/0/values: all values of position.y are the same: nothing moves"
        ]
      ),
      (
        #"{"duration": 1, "tracks": [{"property": "position.y", "values": [4]}]}"#,
        []
      ),
      (
        #"""
        {"duration": 1, "animations": [{"property": "opacity", "from": 1, "to": 1},
        {"property": "position.x", "by": 0}, {"property": "position.y", "to": null},
        {"property": "zPosition", "from": 0, "to": 1}]}
        """#,
        [
          "warning /motion/animations/0: opacity ends where it begins: nothing moves",
          "warning /motion/animations/1: position.x ends where it begins: nothing moves",
          "warning /motion/animations/2: position.y ends where it begins: nothing moves",
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/no-change", motion: motion) == expected)
  }
}
