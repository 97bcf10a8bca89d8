import Motion
import Presets
import Storage
import Testing

@testable import CurvetCLI

/// How motions are told in words.
struct MotionTextTests {
  @Test(
    "Curves",
    arguments: [
      (
        #"{"cubicBezier": [0.2, 0, 0, 1], "duration": 0.3, "delay": 0.1}"#,
        """
        cubic-bezier(0.2, 0, 0, 1)
        in 0.3 s, after 0.1 s
        """
      ),
      (
        #"{"named": "linear"}"#,
        "linear"
      ),
      (
        #"{"linear": [[0, 0], [0.5, 0.8], [1, 1]]}"#,
        "linear(0 0%, 0.8 50%, 1 100%)"
      ),
      (
        #"{"linear": [[0, 0], [0.1, 0.1], [0.2, 0.2], [0.3, 0.3], [0.4, 0.4], [0.5, 0.5], [0.6, 0.6], [0.7, 0.7], [1, 1]]}"#,
        "linear() with 9 stops"
      ),
      (
        #"{"linear": [[0, 0], [0.29, 0.8], [0.57, 1.1], [1, 1]]}"#,
        "linear(0 0%, 0.8 29%, 1.1 57%, 1 100%)"
      ),
      (
        #"{"steps": 4, "jump": "both"}"#,
        "steps(4, jump-both)"
      ),
      (
        #"{"path": "M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"}"#,
        "path M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"
      ),
    ])
  func curves(motion: String, text: String) throws {
    #expect(try lines("curve", motion) == text)
  }

  @Test(
    "Springs",
    arguments: [
      (
        #"{"mass": 1, "stiffness": 70, "damping": 12, "initialVelocity": [3, {"measure": "v.y"}], "allowsOverdamping": false, "delay": 0.5}"#,
        """
        mass 1, stiffness 70, damping 12
        initial velocity [3, v.y]
        critically damped at most
        after 0.5 s
        """
      ),
      (
        #"{"dampingRatio": 0.7, "stiffness": 100, "mass": 2, "allowsOverdamping": true}"#,
        """
        damping ratio 0.7, stiffness 100, mass 2
        can be overdamped
        """
      ),
      (
        #"{"duration": 0.5, "bounce": 0.2, "initialVelocity": {"measure": "gesture.velocity / 500"}}"#,
        """
        perceptual duration 0.5 s, bounce 0.2
        initial velocity gesture.velocity / 500
        """
      ),
      (
        #"{"response": 0.5, "dampingFraction": 0.8, "blendDuration": 0.1}"#,
        "response 0.5 s, damping fraction 0.8, blend 0.1 s"
      ),
      (
        #"{"dampingRatio": 0.7, "duration": 1}"#,
        "damping ratio 0.7, settles in 1 s by UIKit's rule"
      ),
    ])
  func springs(motion: String, text: String) throws {
    #expect(try lines("spring", motion) == text)
  }

  @Test(
    "Durations",
    arguments: [
      (
        #"{"seconds": 0.25}"#,
        "0.25 s"
      )
    ])
  func durations(motion: String, text: String) throws {
    #expect(try lines("duration", motion) == text)
  }

  @Test(
    "Keyframes",
    arguments: [
      (
        #"{"duration": 1, "timing": "curve/rush", "beginTime": 0.1, "repeatCount": 3, "autoreverses": true, "speed": 2, "timeOffset": 0.2, "fillMode": "both", "modelValue": "set", "tracks": [{"target": "card", "property": "position.x", "values": [0, 100, null], "keyTimes": [0, 0.5, 1], "additive": true}]}"#,
        """
        in 1 s, begins at 0.1 s, 3 times, plays forward and back, at speed 2, time offset 0.2 s, fill both, sets the model value
        timing curve/rush
        card position.x (additive)  0 → 100 → current value at 0, 0.5, 1
        """
      ),
      (
        #"{"repeatCount": "infinite", "tracks": [{"property": "position", "path": "M 0,0 L 100,100", "calculationMode": "paced", "rotationMode": "auto"}]}"#,
        """
        forever
        position (paced, rotation auto) along M 0,0 L 100,100
        """
      ),
      (
        #"{"repeatCount": 1, "tracks": [{"property": "opacity", "values": [0, 1]}]}"#,
        """
        once
        opacity  0 → 1
        """
      ),
      (
        #"{"repeatCount": 2.5, "tracks": [{"property": "cornerRadius", "corners": ["topLeft", "topRight"], "values": [0, 1]}]}"#,
        """
        2.5 times
        cornerRadius (top corners)  0 → 1
        """
      ),
      (
        #"{"repeatDuration": 5, "tracks": [{"property": "opacity", "frames": [{"start": 0, "duration": "1/3", "to": 1}, {"start": "1/3", "duration": "2/3", "to": 0}]}]}"#,
        """
        repeated for 5 s
        opacity
          0 – 1/3  → 1
          1/3 – 1  → 0
        """
      ),
      (
        ##"{"tracks": [{"property": "backgroundColor", "values": ["#FF0000", "#00FF0080"]}, {"property": "hidden", "values": [true, false], "calculationMode": "discrete"}, {"property": "bounds.size", "values": [[0, 0], [{"measure": "container.width"}, 10]]}]}"##,
        """
        backgroundColor  #FF0000 → #00FF0080
        hidden (discrete)  true → false
        bounds.size  [0, 0] → [container.width, 10]
        """
      ),
    ])
  func keyframes(motion: String, text: String) throws {
    #expect(try lines("keyframes", motion) == text)
  }

  @Test(
    "Transitions",
    arguments: [
      (
        #"{"style": "flip", "direction": "fromLeft", "phase": "present", "startProgress": 0.2, "duration": 0.5, "delay": 0.1, "timing": {"named": "easeIn"}}"#,
        """
        flip, fromLeft, present
        in 0.5 s, after 0.1 s
        timing easeIn
        progress 0.2 – 1
        """
      ),
      (
        ##"{"style": "zoom", "phase": "push", "duration": 0.5, "zoom": {"alignment": [0, 0, 1, 0.4], "dimmingColor": "#00000040", "dimmingEffect": "dark", "interactiveDismiss": false}, "layers": [{"layer": "destination", "cornerCurve": "continuous"}]}"##,
        """
        zoom, push
        in 0.5 s
        system zoom: aligned with the part [0, 0, 1, 0.4], dimmed by #00000040 and dark, can't be dismissed by gestures
        destination  rounds continuous
        """
      ),
      (
        #"{"style": "custom", "duration": 0.5, "calculationMode": "cubic", "perspective": {"eyeDistance": 500}, "layers": [{"layer": "destination", "initial": {"opacity": 0}, "hidden": [0, 0.5], "frames": [{"property": "opacity", "start": 0.5, "duration": 0.5, "to": 1}, {"property": "position.x", "start": 0, "duration": 1, "by": -20}]}]}"#,
        """
        custom
        in 0.5 s
        calculation mode cubic
        perspective distance 500 pt
        destination  hidden 0 – 0.5
          initially  opacity 0
          0.5 – 1    opacity → 1
          0 – 1      position.x by -20
        """
      ),
      (
        #"{"style": "custom", "duration": 0.5, "perspective": {"m34": -0.002}, "layers": [{"layer": "source", "corners": ["bottomLeft"], "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 0}]}], "interaction": {"gesture": "screenEdgePan", "edge": "left", "axis": "x", "distance": {"measure": "container.width - 20"}, "onRelease": "threshold", "threshold": 0.4}}"#,
        """
        custom
        in 0.5 s
        m34 -0.002, perspective distance 500 pt
        source  rounds bottom left
          0 – 1      opacity → 0
        driven by a pan from the left edge, x / (container.width - 20), finishes above 0.4
        """
      ),
    ])
  func transitions(motion: String, text: String) throws {
    #expect(try lines("transition", motion) == text)
  }

  @Test(
    "Animators",
    arguments: [
      (
        #"{"duration": 1, "timing": {"dampingRatio": 0.7, "duration": 1}, "animations": [{"target": "card", "property": "opacity", "from": 0, "to": 1, "delayFactor": 0.5}, {"property": "cornerRadius", "corners": ["bottomRight", "bottomLeft"], "to": 8}], "isInterruptible": false, "pausesOnCompletion": true, "scrubsLinearly": false, "continuation": {"from": 0.5, "durationFactor": 0.5, "timing": {"named": "easeOut"}}, "interaction": {"gesture": "pan", "axis": "y", "distance": -200, "begin": "axisDominates", "invertsWhenOpen": true, "onRelease": "reverse"}}"#,
        """
        in 1 s
        timing spring (damping ratio 0.7, settles in 1 s by UIKit's rule)
        card opacity  0 → 1, after 0.5 of the remaining time
        cornerRadius (bottom corners)  → 8
        not interruptible
        pauses on completion
        scrubs along its curve
        continues from 0.5, duration × 0.5, easeOut
        driven by a pan, y / -200, begins only along its axis, inverted when open, reverses on release
        """
      )
    ])
  func animators(motion: String, text: String) throws {
    #expect(try lines("animator", motion) == text)
  }

  @Test(
    "Groups",
    arguments: [
      (
        #"{"duration": 2, "members": [{"preset": "curve/rush", "beginTime": 0.1, "stagger": 0.05, "speed": 2, "fillMode": "forwards", "modelValue": "unchanged", "target": "rows"}, {"kind": "curve", "motion": {"named": "easeIn", "duration": 1}}], "interaction": {"gesture": "press", "onRelease": "continue"}}"#,
        """
        in 2 s
        curve/rush  at 0.1 s, each 0.05 s later, speed 2, fill forwards, keeps the model value, on rows
        curve
          easeIn
          in 1 s
        driven by a press, continues on release
        """
      ),
      (
        #"{"members": [{"preset": "curve/rush"}], "interaction": {"gesture": "slider", "distance": 100, "startProgress": 0.5, "onRelease": "projected"}}"#,
        """
        curve/rush
        driven by a slider, over 100, starts at progress 0.5, finishes if it would come to rest above 0.5
        """
      ),
    ])
  func groups(motion: String, text: String) throws {
    #expect(try lines("group", motion) == text)
  }

  private func lines(_ kind: String, _ motion: String) throws -> String {
    let payload = #"{"name":"a","kind":"\#(kind)","motion":\#(motion)}"#
    let preset = try #require(Preset(payload: Array(payload.utf8)))
    return MotionText.lines(of: preset.motion).joined(separator: "\n")
  }
}
