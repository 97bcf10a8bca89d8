import Motion
import Presets

@testable import Exporting

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
  static func drivers(in text: String, of presets: [ExportedPreset]) -> String {
    var kept: [String] = []
    var comment: [String] = []
    var end: String?
    var types: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let closing = end {
        if closing == "}" { types.append(line) } else { kept.append(line) }
        if line == closing { end = nil }
      } else if line == "nonisolated extension Driven {" {
        types += ["", line]
        end = "}"
      } else if line.hasPrefix("  ///") {
        comment.append(line)
        continue
      } else if line.hasPrefix("  @MainActor static func ") && line.contains("Driver(")
        || line.hasPrefix("  fileprivate static func ") && line.contains("Gesture()")
      {
        kept += (kept.isEmpty ? [] : [""]) + comment
        kept.append(line.replacing("fileprivate ", with: ""))
        end = "  }"
      }
      comment = []
    }
    let head = """
      // swift-format-ignore-file
      // Cut out of an export, with a table of its functions. Written by 'make record'.
      import Foundation

      enum Driven {
        @MainActor static var reducesMotion: Bool { false }

      """
    let lines = [head] + kept + ["}"] + types + table(of: presets, kept.joined(separator: "\n"))
    return lines.joined(separator: "\n") + "\n"
  }

  /// The functions by the names of their presets.
  private static func table(of presets: [ExportedPreset], _ code: String) -> [String] {
    var drivers: [String] = []
    var rules: [String] = []
    for preset in presets.sorted(by: { $0.name < $1.name }) {
      let name = IdentifierStyle.swift.identifier(for: preset)
      if code.contains("func \(name)Gesture()") {
        rules.append("    \"\(preset.name)\": { Driven.\(name)Gesture() },")
      }
      guard case .animator = preset.motion, let start = code.firstRange(of: "func \(name)Driver(")
      else { continue }
      let parameters = code[start.upperBound...].prefix(while: { $0 != "{" })
      let labels = parameters.split { !($0.isLetter || $0.isNumber || $0 == ":") }
        .filter { $0.hasSuffix(":") }.map { $0.dropLast() }
      let arguments = labels.map { label in
        switch label {
        case "animator", "isOpen": "\(label): \(label)"
        default: "\(label): { lengths[\"\(label)\"] ?? 300 }"
        }
      }
      let call = "Driven.\(name)Driver(\(arguments.joined(separator: ", ")))"
      drivers.append("    \"\(preset.name)\": { lengths, isOpen, animator in \(call) },")
    }
    return ["", "extension ExportedDrivers {", "  static let all: [String: Make] = ["] + drivers
      + [
        "  ]", "",
        "  nonisolated static let rules: [String: @Sendable () -> Driven.GestureRules] = [",
      ]
      + rules + ["  ]", "}"]
  }
}
