import Presets
import Testing

@testable import Exporting

/// SwiftUI's modifiers move views as the document says, each by a case of its own.
struct SwiftUIEffectTests {
  private static func text(_ document: String) throws -> String {
    try text(of: BuiltInPresets.of("{\"presets\": {\(document)}}"))
  }

  /// The export for SwiftUI alone, in one line.
  private static func text(of presets: [ExportedPreset]) throws -> String {
    var options = ExportOptions()
    options.frameworks = [.swiftUI]
    return try BuiltInPresets.text(presets, .swift, options, demands: false)
      .split { $0 == " " || $0 == "\n" }.joined(separator: " ").replacing("( ", with: "(")
  }

  private static func text(ofBuiltIn name: String) throws -> String {
    try text(of: BuiltInPresets.all().filter { $0.name.text == name })
  }

  @Test(
    "The constant of a constraint is added to the superview's edge: more is down, and to the right",
    arguments: [
      ("constraint.top", "y"), ("constraint.bottom", "y"), ("constraint.leading", "x"),
      ("constraint.left", "x"), ("constraint.trailing", "x"), ("constraint.right", "x"),
    ])
  func constraint(_ property: String, _ axis: String) throws {
    let text = try Self.text(
      """
      "animator/one": {"kind": "animator", "motion": {"duration": 1, "animations": [
        {"target": "sheet", "property": "\(property)", "from": 720, "to": 20}]}}
      """)
    #expect(text.contains(".offset(\(axis): change.between(0, -700))"))
  }

  @Test(
    "A sheet that is dragged up moves up",
    arguments: [
      ("animator/half-modal", "124 - containerHeight"),
      ("animator/half-modal-middle", "0.7 * containerHeight - startConstraintBottom - 86.8"),
    ])
  func sheet(_ name: String, _ end: String) throws {
    #expect(try Self.text(ofBuiltIn: name).contains(".between(0, \(end)))"))
  }

  @Test("What goes on otherwise when a finger lets go says how") func continuation() throws {
    let text = try Self.text(ofBuiltIn: "animator/half-modal")
    #expect(!text.contains("without its continuation"))
    let spring = "rest: Spring(mass: 1, stiffness: 438.64908449286, damping: 33.5103216382911)"
    #expect(text.contains("\(spring).animation, takes: 1, unless: reducesMotion"))
    let slow = try Self.text(
      """
      "animator/slow": {"kind": "animator", "motion": {"duration": 2, "animations": [
        {"property": "opacity", "to": 0}], "continuation": {"durationFactor": 0.5,
        "timing": {"cubicBezier": [0, 0, 0.2, 1]}}}}
      """)
    #expect(
      slow.contains(
        "change.animation(.linear(duration: 2), rest: .timingCurve(0, 0, 0.2, 1, duration: 2),"
          + " takes: 0.5)"))
  }

  @Test("Parts of the whole move within their time, wherever a finger is") func parts() throws {
    let text = try Self.text(
      """
      "animator/one": {"kind": "animator", "motion": {"duration": 2, "delay": 0.5, "animations": [
        {"property": "opacity", "from": 0, "to": 1},
        {"property": "transform.scale", "from": 1, "to": 2, "delayFactor": 0.25}]}}
      """)
    #expect(text.contains(".scaleEffect(change.between(1, 2, from: 0.25))"))
    #expect(
      text.contains("change.animation(.linear(duration: 1.5), after: 1, from: 0.25, of: 2)"))
    #expect(text.contains(".opacity(change.between(0, 1))"))
    #expect(text.contains("change.animation(.linear(duration: 2), after: 0.5)"))
  }

  @Test("What moves by keyframes is still when it is off, and where it ends when it begins on")
  func keyframes() throws {
    let text = try Self.text(ofBuiltIn: "group/colour-and-bounce")
    #expect(
      text.contains("ColourAndBounceValues(red: isOn ? 0 : 1, green: 0, blue: isOn ? 1 : 0,"))
    #expect(text.contains("startVelocity: isOn ? -166.66666666666666 : 0,"))
    #expect(text.contains("endVelocity: isOn ? -63.33333333333333 : 0)"))
    #expect(text.contains("endVelocity: 0)"))
  }

  @Test(
    "With reduced motion a finger moves nothing that a cross-fade takes the place of",
    arguments: [
      (#""none""#, "", "change"), (#""transition/fade""#, "let place = ", "place"),
    ])
  func reduced(_ alternative: String, _ line: String, _ name: String) throws {
    let text = try Self.text(
      """
      "transition/fade": {"kind": "transition", "motion": {"style": "crossDissolve",
        "duration": 0.2}, "reducedMotion": "keep"},
      "animator/one": {"kind": "animator", "motion": {"duration": 1, "animations": [
        {"property": "transform.scale", "from": 1, "to": 2},
        {"property": "opacity", "from": 0, "to": 1}],
        "interaction": {"gesture": "slider"}}, "reducedMotion": \(alternative)}
      """)
    #expect(text.contains("let place = ") == !line.isEmpty)
    #expect(text.contains(".scaleEffect(\(name).between(1, 2))"))
    #expect(text.contains(".opacity(change.between(0, 1))"))
    #expect(text.contains("nearer end while a finger drives it") == !line.isEmpty)
  }

  @Test("What only mixes two pages fades the one in front over the other") func dissolves() throws {
    let text = try Self.text(
      of: BuiltInPresets.all().filter {
        [
          "transition/catransition/fade", "transition/flip-dismiss",
          "transition/uiview-transition/cross-dissolve",
        ].contains($0.name.text)
      })
    let fade = "opacity: [(0, 0), (1, 1)]), leaving: ScreenPage(opacity: [(0, 1), (1, 0)])"
    #expect(text.contains("\(fade), dissolves: true)"))
    #expect(text.contains("leavesOnTop: true, reduced: .pages("))
    #expect(
      text.contains("with reduced motion, it dissolves; set a higher zIndex for the outgoing"))
  }

  @Test("Types are spelled as Swift spells them") func names() throws {
    let motion = #"{"duration": 1, "tracks": [{"property": "opacity", "values": [0, 1]}]}"#
    let text = try Self.text(
      """
      "keyframes/uiview/pop": {"kind": "keyframes", "motion": \(motion)},
      "keyframes/uikit/pop": {"kind": "keyframes", "motion": \(motion)},
      "keyframes/catransition/pop": {"kind": "keyframes", "motion": \(motion)}
      """)
    for name in ["UIViewPop", "UIKitPop", "CATransitionPop"] {
      #expect(text.contains("struct \(name): ViewModifier"))
    }
  }
}
