import Motion
import Presets

@testable import Interchange

/// What of an export for SwiftUI needs no SwiftUI: the rules of its gestures and what a finger does by them.
enum CutChanges {
  /// The functions that make the rules of each preset, in what was exported.
  struct Functions {
    var drags: [(name: String, identifier: String, lines: [String])] = []
    var swipes: [(name: String, lines: [String])] = []
  }

  static func functions(of presets: [ExportedPreset]) throws -> Functions {
    var functions = Functions()
    for preset in presets.sorted(by: { $0.name < $1.name }) {
      let identifier = IdentifierStyle.swift.identifier(for: preset)
      switch preset.motion {
      case .animator(let animator):
        guard let interaction = animator.interaction, interaction.gesture == .pan,
          let drag = try SwiftUIDrag(interaction, access: "")
        else { continue }
        functions.drags.append((preset.name.text, identifier, drag.lines))
      case .transition(let transition):
        guard
          let recipe = try? ScreenRecipe(transition, for: "SwiftUI", drivesGestures: true),
          let swipe = try SwiftUISwipe(transition, identifier, recipe, access: "")
        else { continue }
        functions.swipes.append((preset.name.text, swipe.lines(opening: nil)))
      default: continue
      }
    }
    return functions
  }

  /// The file that is compiled into the tests.
  static func file(_ text: String, _ functions: Functions) -> String {
    let head = """
      // swift-format-ignore-file
      // Cut out of an export, with a table of its functions. Written by 'make record'.
      import Foundation

      enum DrivenChanges {
      """
    let drags = functions.drags.flatMap { drag in
      [""]
        + drag.lines.map {
          "  " + $0.replacing("static func drag(", with: "static func \(drag.identifier)Drag(")
        }
    }
    return
      ([head] + block("  struct Change:", in: text, to: "  }") + drags + ["}"]
      + ["GestureRules", "Grip", "Passage"].flatMap { type(named: $0, in: text) }
      + table(functions)).joined(separator: "\n") + "\n"
  }

  private static func block(_ start: String, in text: String, to end: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.firstIndex(where: { $0.hasPrefix(start) }),
      let last = lines[first...].firstIndex(of: end)
    else { return [] }
    return Array(lines[first...last])
  }

  /// The extension of the namespace that holds a type.
  private static func type(named name: String, in text: String) -> [String] {
    let parts = text.components(cutBefore: "nonisolated extension DrivenChanges {")
    let heads = ["  struct \(name) {", "  struct \(name): Sendable {", "  enum \(name): "]
    let own = parts.first { part in
      part.contains { line in heads.contains { line.hasPrefix($0) } }
    }
    return [""] + (own ?? [])
  }

  private static func table(_ functions: Functions) -> [String] {
    let drags = functions.drags.map { drag in
      let head = drag.lines.prefix { !$0.hasSuffix("{") } + drag.lines.filter { $0.hasSuffix("{") }
      let labels = head.filter { !$0.hasPrefix("///") }.joined(separator: " ")
        .split { !($0.isLetter || $0.isNumber || $0 == ":") }
        .filter { $0.hasSuffix(":") && $0 != "change:" }.map { $0.dropLast() }
      let arguments = labels.uniqued().map { ", \($0): $0[\"\($0)\"] ?? 300" }.joined()
      let call = "DrivenChanges.\(drag.identifier)Drag(.init()\(arguments)).rules"
      return "    \"\(drag.name)\": { \(labels.isEmpty ? "_ in " : "")\(call) },"
    }
    let swipes = functions.swipes.map { swipe in
      let index = swipe.lines.firstIndex { $0.hasPrefix("  ) {") } ?? 0
      let sizes = swipe.lines[index].dropFirst("  ) { ".count)
      return "    \"\(swipe.name)\": { \(sizes) \(swipe.lines[index + 1].drop { $0 == " " }) },"
    }
    return ["", "extension ExportedChanges {"]
      + [
        "  @MainActor static let drags: [String: @MainActor ([String: Double]) -> DrivenChanges.GestureRules] = ["
      ]
      + drags + ["  ]", ""]
      + [
        "  static let swipes: [String: @Sendable (CGSize, CGSize) -> DrivenChanges.GestureRules] = ["
      ]
      + swipes.map { $0.replacing("GestureRules(", with: "DrivenChanges.GestureRules(") }
      + ["  ]", "}"]
  }
}

extension String {
  /// The lines in parts, each of which begins with a line.
  fileprivate func components(cutBefore start: String) -> [[String]] {
    var parts: [[String]] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line == start { parts.append([]) }
      guard !parts.isEmpty else { continue }
      if parts[parts.count - 1].last == "}" { continue }
      parts[parts.count - 1].append(line)
    }
    return parts
  }
}
