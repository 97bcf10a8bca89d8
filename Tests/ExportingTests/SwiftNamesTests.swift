import Motion
import Presets
import Testing

@testable import Exporting

/// What presets are called in Swift depends on nothing but their own names.
struct SwiftNamesTests {
  @Test(
    "Identifiers",
    arguments: [
      ("curve/card", "cardCurve"), ("spring/figma/quick", "figmaQuickSpring"),
      ("duration/short", "shortDuration"), ("duration/100ms", "duration100ms"),
      ("curve/card-curve", "cardCurve"), ("curve/swiftui/default", "swiftUIDefaultCurve"),
      ("spring/uikit/ratio-70", "uiKitRatio70Spring"), ("curve/app/uiview", "appUIViewCurve"),
      ("curve/catransition", "caTransitionCurve"), ("curve/css/ease", "cssEaseCurve"),
    ])
  func identifiers(_ name: String, _ identifier: String) throws {
    let motion =
      switch name.prefix(while: { $0 != "/" }) {
      case "curve": #"{"named": "linear"}"#
      case "spring": #"{"duration": 1, "bounce": 0}"#
      default: #"{"seconds": 1}"#
      }
    let presets = try BuiltInPresets.of(#"{"presets": {"\#(name)": {"motion": \#(motion)}}}"#)
    #expect(IdentifierStyle.swift.identifier(for: presets[0]) == identifier)
  }

  private static func screens(_ names: [(String, String, String?)]) -> String {
    let presets = names.map { name, phase, back in
      let pair = back.map { #""counterpart": "transition/\#($0)", "# } ?? ""
      return #"""
        "transition/\#(name)": {"kind": "transition", \#(pair)"motion": {"style": "custom",
          "phase": "\#(phase)", "duration": 0.3, "layers": [{"layer": "destination", "frames": [
            {"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}}
        """#
    }
    return "{\"presets\": {\(presets.joined(separator: ","))}}"
  }

  private static func classes(_ document: String) throws -> [String] {
    let text = try BuiltInPresets.text(BuiltInPresets.of(document), .swift)
    return text.split(separator: "\n").filter { $0.contains("public final class ") }
      .compactMap { line in
        line.split(separator: " ").first { $0.hasSuffix("Transition:") }.map(String.init)
      }
  }

  @Test("A preset that is not the counterpart renames no class") func neighbours() throws {
    let open =
      [("app/open", "present", "app/close"), ("app/close", "dismiss", "app/open")]
      as [(String, String, String?)]
    let push =
      [("app/push", "push", "app/pop"), ("app/pop", "pop", "app/push")]
      as [(String, String, String?)]
    #expect(try Self.classes(Self.screens(open)) == ["AppOpenTransition:"])
    #expect(try Self.classes(Self.screens(push)) == ["AppNavigationTransition:"])
    #expect(
      try Self.classes(Self.screens(open + push))
        == ["AppOpenTransition:", "AppNavigationTransition:"])
  }

  @Test("Two classes of one name are refused") func same() throws {
    let screens =
      [("app-present", "present", nil), ("app", "present", nil)]
      as [(String, String, String?)]
    let presets = try BuiltInPresets.of(Self.screens(screens))
    #expect(throws: ExportError.self) { try BuiltInPresets.text(presets, .swift) }
  }

  @Test("A driver has a name that no preset may have") func drivers() throws {
    let presets = try BuiltInPresets.of(
      #"""
      {"presets": {
        "animator/x": {"kind": "animator", "motion": {"duration": 1,
          "animations": [{"property": "opacity", "to": 1}], "interaction": {"gesture": "press"}}},
        "animator/x-driver": {"kind": "animator", "motion": {"duration": 1, "animations": [
          {"property": "opacity", "to": 1}]}}}}
      """#)
    #expect(throws: ExportError.self) { try BuiltInPresets.text(presets, .swift) }
  }
}
