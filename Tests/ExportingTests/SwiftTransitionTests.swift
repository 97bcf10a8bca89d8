import AppleStubs
import Presets
import Testing

@testable import Exporting

/// How custom transitions are written for UIKit: read as someone would who merges them.
struct SwiftTransitionTests {
  private static let whole = #"""
    {"layer": "source"},
    {"layer": "destination", "initial": {"opacity": 0}, "frames": [
      {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}
    """#
  private static let thirds = #"""
    {"layer": "source", "frames": [
      {"property": "transform.translation.x", "start": 0, "duration": "1/3", "to": -90}]},
    {"layer": "destination", "initial": {"opacity": 0}, "frames": [
      {"property": "opacity", "start": "1/3", "duration": "2/3", "to": 1}]}
    """#
  private static let swipe = #""interaction": {"gesture": "screenEdgePan", "edge": "left"}"#

  private static func export(_ motion: String, _ more: String = "") throws -> PresetExport {
    var options = ExportOptions()
    options.frameworks = [.uiKit]
    return try PresetExport(
      of: BuiltInPresets.of(
        #"""
        {"presets": {"transition/one": {"kind": "transition", \#(more)"motion": {
          "style": "custom", \#(motion)}}}}
        """#), to: .swift, options, header: BuiltInPresets.header, demands: true)
  }

  @Test(
    "One move is a property animator, whatever times it",
    arguments: [
      (#""named": "easeOut""#, "curve: .easeOut"),
      (#""duration": 0.5, "bounce": 0.3"#, "stiffness:"),
      (#""cubicBezier": [0.2, 0, 0, 1]"#, "controlPoint1: CGPoint(x: 0.2, y: 0)"),
      (#""dampingRatio": 0.7, "duration": 0.4"#, "dampingRatio: 0.7"),
    ], ["", #""calculationMode": "cubic", "#])
  func animators(_ timing: (String, String), _ mode: String) throws {
    let export = try Self.export(
      #""phase": "present", "duration": 0.4, \#(mode)"timing": {\#(timing.0)}, "layers": [\#(Self.whole)]"#
    )
    let text = export.files[0].text
    // Nobody has judged yet how a page moves beyond its last frame.
    let overshoots = timing.0.contains("duration")
    #expect(export.presets[0].fidelity.degree == (overshoots ? .approximate : .exact))
    #expect(text.contains("interruptibleAnimator(using:"))
    #expect(text.contains(timing.1), "\(text)")
    #expect(!text.contains("animateKeyframes"))
    #expect(try AppleTypechecker().diagnose(["Motion.swift": text], languageMode: .swift6) == [])
  }

  @Test(
    "Several frames follow a spring at many instants",
    arguments: ["", swipe])
  func springs(_ interaction: String) throws {
    let gesture = interaction.isEmpty ? "" : ", \(interaction)"
    let export = try Self.export(
      #""phase": "dismiss", "timing": {"duration": 0.5, "bounce": 0.3}, "layers": [\#(Self.thirds)]\#(gesture)"#
    )
    let text = export.files[0].text
    // The frames stop where the spring overshoots.
    #expect(export.presets[0].fidelity.degree == .approximate)
    #expect(text.contains("for (before, step) in zip(steps, steps.dropFirst())"))
    #expect(text.contains("(-90) * part(progress, 0, 1 / 3)"))
    #expect(text.contains("context.isInteractive") == !interaction.isEmpty)
    #expect(try AppleTypechecker().diagnose(["Motion.swift": text], languageMode: .swift6) == [])
  }

  @Test("What a finger drives is linear, and can be called off") func interactive() throws {
    let text = try Self.export(
      #"""
      "phase": "dismiss", "duration": 1, "timing": {"named": "easeOut"},
      "layers": [\#(Self.thirds)], \#(Self.swipe)
      """#, #""reducedMotion": "none", "#
    ).files[0].text
    // The animator scrubs linearly.
    #expect(text.contains("UIViewPropertyAnimator(duration: 1, curve: .easeOut)"))
    #expect(text.contains("if reducesMotion, !context.isInteractive {"))
    #expect(text.contains("prefersCrossFade ? Dissolve() : Dismiss()"))
    #expect(!text.contains("!reducesMotion"))
    #expect(try AppleTypechecker().diagnose(["Motion.swift": text], languageMode: .swift6) == [])
  }

  @Test("One object leads several pages: a finger moves the one that it is on") func pages() throws
  {
    let text = try Self.export(
      #""phase": "dismiss", "duration": 1, "layers": [\#(Self.thirds)], \#(Self.swipe)"#
    ).files[0].text
    #expect(text.contains("controller = recognizer.view?.next as? UIViewController ?? controller"))
    #expect(try AppleTypechecker().diagnose(["Motion.swift": text], languageMode: .swift6) == [])
  }

  @Test("The destination is in the container before its picture is taken") func pictures() throws {
    let export = try PresetExport(
      of: BuiltInPresets.all().filter { $0.name.text == "transition/flip-present" }, to: .swift,
      ExportOptions(), header: BuiltInPresets.header, demands: false)
    let text = export.files[0].text
    let added = try #require(text.firstRange(of: "container.addSubview(destination)"))
    let picture = "destination.snapshotView(afterScreenUpdates: true)"
    let taken = try #require(text.firstRange(of: picture))
    #expect(added.upperBound <= taken.lowerBound)
    let rest = text[taken.upperBound...].prefix(120)
    #expect(rest.contains("context.completeTransition(!context.transitionWasCancelled)"))
  }

  @Test("A pair without phases is one object that compares the places of tabs") func tabs() throws {
    let text = try BuiltInPresets.text(
      BuiltInPresets.all().filter { $0.name.text.hasPrefix("transition/tab-shift") }, .swift,
      demands: false)
    #expect(text.matches(of: /UITabBarControllerDelegate/).count == 1)
    #expect(text.contains("guard isBack else { return prefersCrossFade ? Dissolve() : Present() }"))
    #expect(text.contains("return prefersCrossFade ? Dissolve() : Dismiss()"))
  }

  @Test("A pair that UIKit can interrupt is caught on its way, there and back") func catching()
    throws
  {
    let text = try BuiltInPresets.text(
      BuiltInPresets.all().filter { $0.name.text.hasPrefix("transition/navigation-p") }, .swift,
      demands: false)
    let choice =
      "operation == .push ? swipe.serving(.back, animation) : swipe.serving(.along, animation)"
    #expect(text.contains(choice))
    // At the root a finger still catches what is on its way there.
    #expect(text.contains("guard driver.running != nil || depth > 1 else { return false }"))
    #expect(text.contains("wantsInteractiveStart = driver.isActive"))
  }
}
