import Motion
import Presets

@testable import Interchange

/// The presets whose exported drivers are compiled into the tests, and what is cut out of their export.
enum DrivenPresets {
  /// One animator for each gesture and each release, and the built-in ones that a gesture drives.
  static func all() throws -> [ExportedPreset] {
    try BuiltInPresets.of(document)
      + BuiltInPresets.all().filter { preset in
        switch preset.motion {
        case .animator(let animator): animator.interaction != nil
        case .transition(let transition): transition.interaction != nil
        default: false
        }
      }
  }

  static let releases: [(name: String, fields: String)] = [
    ("stay", ""), ("threshold", #", "onRelease": "threshold", "threshold": 0.3"#),
    ("velocity", #", "onRelease": "velocity""#), ("reverse", #", "onRelease": "reverse""#),
    ("continue", #", "onRelease": "continue""#),
    ("projected", #", "onRelease": "projected", "threshold": 0.6"#),
  ]

  static let gestures: [(name: String, fields: String)] = [
    ("pan", #""gesture": "pan", "axis": "x", "distance": 200"#),
    (
      "rise",
      #""gesture": "pan", "axis": "y", "distance": -300, "startProgress": 0.25, "#
        + #""begin": "axisDominates", "invertsWhenOpen": true"#
    ),
    ("edge", #""gesture": "screenEdgePan", "edge": "left", "distance": 250"#),
    ("press", #""gesture": "press""#),
    ("slider", #""gesture": "slider""#),
  ]

  private static var document: String {
    let presets = gestures.flatMap { gesture in
      releases.map { release in
        """
        "animator/\(gesture.name)-\(release.name)": {"kind": "animator", "motion": {"duration": 1,
          "timing": {"named": "easeInEaseOut"}, "animations": [{"property": "position.x", "by": 100}],
          "interaction": {\(gesture.fields)\(release.fields)}}}
        """
      }
    }
    return "{\"presets\": {\n\(presets.joined(separator: ",\n"))\n}}"
  }

  /// What of an export needs no UIKit: the drivers, the functions that make them, and the rules.
  static func drivers(in text: String) -> String {
    var kept: [String] = []
    var comment: [String] = []
    var end: String?
    var types: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let closing = end {
        if closing == "}" { types.append(line) } else { kept.append(line) }
        if line == closing { end = nil }
      } else if line == "extension Driven {" {
        types += ["", line]
        end = "}"
      } else if line.hasPrefix("  ///") {
        comment.append(line)
        continue
      } else if line.hasPrefix("  @MainActor static func "),
        line.contains("Driver(")
          || line.hasPrefix("  fileprivate static func ")
      {
        kept += (kept.isEmpty ? [] : [""]) + comment
        kept.append(line.replacing("fileprivate ", with: ""))
        end = "  }"
      }
      comment = []
    }
    let head = """
      // swift-format-ignore-file
      // Cut out of an export, with what stands in for UIKit's types beside it. Written by 'make record'.
      import Foundation

      enum Driven {
      """
    return ([head] + kept + ["}"] + types).joined(separator: "\n") + "\n"
  }
}
