import Rules
import Testing

struct LayersReturnTests {
  @Test(
    "Layers that are left as they should not be",
    arguments: [
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "initial": {"opacity": 0},
        "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "initial": {"transform.rotation.y": 180},
        "frames": [{"property": "transform.rotation.y", "start": 0, "duration": 1, "by": 180}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "initial": {"frame": [0, 0, 9, 9]},
        "frames": [{"property": "position.x", "start": 0, "duration": 1, "to": 50}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "frames": [{"property": "transform.scale",
        "start": 0, "duration": 1, "to": {"measure": "container.width / 2"}}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "initial": {"opacity": 0}}]}
        """#,
        [
          """
          error /motion/layers/0/initial/opacity: the destination is left invisible: the \
          screen stays blank
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "initial": {"isHidden": true}}]}
        """#,
        [
          """
          error /motion/layers/0/initial/isHidden: the destination is left invisible: the \
          screen stays blank
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "frames": [{"property": "transform.scale",
        "start": 0, "duration": 0.5, "to": 2}, {"property": "transform.scale", "start": 0.5,
        "duration": 0.5, "to": 1.1}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/1/to: the destination is left with transform.scale \
          at 1.1, not 1
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "frames": [{"property": "transform.translation.x",
        "start": 0, "duration": 1, "by": -80}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/0/by: the destination is left with \
          transform.translation.x at -80, not 0
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "container", "frames": [{"property": "opacity", "start": 0,
        "duration": 1, "to": 0.5}]}]}
        """#,
        [
          "warning /motion/layers/0/frames/0/to: the container is left with opacity at 0.5, not 1"
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "source.snapshot", "frames": [{"property": "opacity", "start": 0,
        "duration": 1, "to": 0}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "dismiss", "duration": 0.6, "layers": [{"layer": "source",
        "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "duration": 0.6, "layers": [{"layer": "source",
        "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0}]}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "push", "duration": 0.6, "layers": [{"layer": "source",
        "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0}]}]}
        """#,
        [
          """
          warning /motion/layers/0/frames/0/to: the source is left with opacity at 0: it is \
          shown like that when people come back
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "hidden": [0, 1]}]}
        """#,
        [
          """
          warning /motion/layers/0/hidden: the destination is hidden to the end, and no \
          snapshot stands in for it
          """
        ]
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "hidden": [0, 1]}, {"layer": "destination.snapshot"}]}
        """#,
        []
      ),
      (
        #"""
        {"style": "custom", "phase": "present", "duration": 0.6,
        "layers": [{"layer": "destination", "hidden": [0, 0.5]}]}
        """#,
        []
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/layers-return", motion: motion) == expected)
  }

  @Test(
    "The counterpart may bring the source back",
    arguments: [
      (#"{"layer": "destination", "initial": {"opacity": 0}}"#, true),
      (
        """
        {"layer": "destination", "frames": [
        {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}
        """, true
      ),
      (#"{"layer": "destination", "initial": {"transform.scale": 1}}"#, false),
      (#"{"layer": "source", "initial": {"opacity": 0}}"#, false),
    ])
  func counterpart(layer: String, isBroughtBack: Bool) {
    let preset = """
      {"counterpart": "b", "motion": {"style": "custom", "phase": "present", "duration": 1,
      "layers": [{"layer": "source", "frames": [
      {"property": "opacity", "start": 0, "duration": 1, "to": 0}]}]}}
      """
    let back = """
      "b": {"motion": {"style": "custom", "phase": "dismiss", "duration": 1, "layers": [\(layer)]},
      "ignore": [{"rule": "platform/layers-return", "reason": "looked at elsewhere"}]}
      """
    let left = """
      warning /motion/layers/0/frames/0/to: the source is left with opacity at 0: it is shown like \
      that when people come back
      """
    #expect(
      Examined.lines(of: "platform/layers-return", preset: preset, more: back)
        == (isBroughtBack ? [] : [left]))
    #expect(Examined.lines(of: "platform/layers-return", preset: preset) == [])
  }
}
