import AppleStubs
import Presets
import Testing

@testable import Exporting

/// Which transitions become an animator, a sheet, or a keyframe block of UIKit's.
struct SwiftSheetTests {
  private static let sheet =
    #"{"frame": [0, {"measure": "container.height - h"}, 390, {"measure": "h"}]}"#
  private static let move =
    #"{"property": "transform.translation.y", "start": 0, "duration": 1, "to": 0}"#

  private static let cases: [(motion: String, has: [String], hasNot: [String])] = [
    (
      #"""
      "phase": "present", "timing": {"cubicBezier": [0.3, 0, 0, 1]}, "layers": [
        {"layer": "destination", "initial": \#(sheet), "frames": [\#(move)]}]
      """#, ["Presentation(presented", "interruptibleAnimator", ".custom"], ["backgroundColor"]
    ),
    // What is behind turns, which a screen outside of the container can't.
    (
      #"""
      "phase": "present", "timing": {"cubicBezier": [0.3, 0, 0, 1]}, "layers": [
        {"layer": "source", "initial": {"transform.scale": 0.9}},
        {"layer": "destination", "initial": \#(sheet), "frames": [\#(move)]}]
      """#, ["interruptibleAnimator", ".fullScreen"], ["Presentation("]
    ),
    // The final frame is UIKit's own.
    (
      #"""
      "phase": "present", "timing": {"mass": 1, "stiffness": 100, "damping": 20}, "layers": [
        {"layer": "destination", "frames": [\#(move)]}]
      """#, ["interruptibleAnimator", "stiffness: 100", ".fullScreen"], ["Presentation("]
    ),
    (
      #"""
      "phase": "push", "duration": 0.3, "timing": {"named": "easeOut"}, "layers": [
        {"layer": "destination", "frames": [\#(move)]}]
      """#, ["curve: .easeOut", "interruptibleAnimator", "UINavigationControllerDelegate"],
      ["animateKeyframes"]
    ),
    (
      #"""
      "phase": "push", "duration": 0.3, "timing": {"steps": 3}, "layers": [
        {"layer": "destination", "frames": [\#(move)]}]
      """#, ["animateKeyframes"], ["context.isInteractive"]
    ),
    (
      #"""
      "direction": "fromTrailing", "duration": 0.3, "timing": {"cubicBezier": [0.3, 0, 0, 1]},
      "layers": [{"layer": "destination", "initial": {"transform.translation.x": 50}, "frames": [
        {"property": "transform.translation.x", "start": 0, "duration": 1, "to": 0}]}]
      """#, ["translationX: 50 * side", "UITabBarControllerDelegate", "rightToLeft"], []
    ),
    (
      #"""
      "direction": "fromRight", "duration": 0.3, "timing": {"cubicBezier": [0.3, 0, 0, 1]},
      "layers": [{"layer": "destination", "initial": {"transform.translation.x": 50}, "frames": [
        {"property": "transform.translation.x", "start": 0, "duration": 1, "to": 0}]}]
      """#, ["translationX: 50, y: 0"], ["side", "rightToLeft"]
    ),
  ]

  /// UIKit alone: SwiftUI has forms of its own beside it.
  private static let options: ExportOptions = {
    var options = ExportOptions()
    options.frameworks = [.uiKit]
    return options
  }()

  @Test("What a transition becomes", arguments: cases)
  func becomes(_ motion: String, _ has: [String], _ hasNot: [String]) throws {
    let text = try BuiltInPresets.text(
      BuiltInPresets.of(
        #"""
        {"presets": {"transition/one": {"kind": "transition", "reducedMotion": "keep",
          "motion": {"style": "custom", \#(motion)}}}}
        """#), .swift, Self.options)
    for word in has { #expect(text.contains(word), "\(word) is missing in:\n\(text)") }
    for word in hasNot { #expect(!text.contains(word), "\(word) is in:\n\(text)") }
  }

  @Test("A sheet fades if a dissolve takes its place, and what is behind stays") func fades() throws
  {
    let text = try BuiltInPresets.text(
      BuiltInPresets.of(
        #"""
        {"presets": {
          "transition/melt": {"kind": "transition", "motion": {"style": "crossDissolve", "duration": 0.2}},
          "transition/one": {"kind": "transition", "reducedMotion": "transition/melt", "motion": {
            "style": "custom", "phase": "present", "timing": {"cubicBezier": [0.3, 0, 0, 1]}, "layers": [
              {"layer": "container", "initial": {"backgroundColor": "#000000"}},
              {"layer": "source", "frames": [
                {"property": "opacity", "start": 0, "duration": 1, "to": 0.5}]},
              {"layer": "destination", "initial": \#(Self.sheet), "frames": [\#(Self.move)]}]}}}}
        """#), .swift, Self.options)
    #expect(text.contains("let isComing = context.view(forKey: .to) != nil"))
    #expect(text.contains("UIColor(white: 0, alpha: isComing ? 0.5 : 0)"))
    #expect(try AppleTypechecker().diagnose(["Motion.swift": text], languageMode: .swift6) == [])
  }
}
