import Diagnostics
import Motion
import Presets

@testable import Exporting

/// What of an export for SwiftUI needs no SwiftUI: the rules of its gestures and what a finger does by them.
enum CutChanges {
  /// The functions that make the rules of each preset, in what was exported.
  struct Functions {
    var drags: [(name: String, identifier: String, lines: [String])] = []
    var swipes: [(name: String, lines: [String])] = []
    /// What animators that a gesture drives are called as modifiers.
    var effects: [(name: String, type: String)] = []
  }

  static func functions(of presets: [ExportedPreset]) throws -> Functions {
    var functions = Functions()
    for preset in presets.sorted(by: { $0.name < $1.name }) {
      let identifier = IdentifierStyle.swift.identifier(for: preset)
      switch preset.motion {
      case .animator(let animator):
        guard let interaction = animator.interaction else { continue }
        functions.effects.append((preset.name.text, SwiftBuilder.typeName(preset)))
        guard interaction.gesture == .pan,
          let drag = try SwiftUIDrag(interaction, over: 1, access: "")
        else { continue }
        functions.drags.append((preset.name.text, identifier, drag.lines))
      case .transition(let transition):
        guard
          let recipe = try? ScreenTransition(transition, for: "SwiftUI", drivesGestures: true),
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
      + ["GestureRules", "Grip", "Passage", "Press"].flatMap { type(named: $0, in: text) }
      + table(functions) + looks(functions.effects, in: text)).joined(separator: "\n") + "\n"
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

  /// What modifiers run by and show, each as a closure, where that depends on nothing but numbers.
  private static func looks(
    _ effects: [(name: String, type: String)], in text: String
  ) -> [String] {
    let rows = effects.flatMap { effect -> [String] in
      let body = ["struct", "enum"].flatMap { kind in
        block("    \(kind) \(effect.type)\(kind == "enum" ? " {" : ":")", in: text, to: "    }")
      }.joined(separator: " ").split(separator: " ").joined(separator: " ")
        .replacing("( ", with: "(").replacing(" )", with: ")")
      let calls = ["change", "place"].flatMap { change in
        body.calls("\(change).animation").map { "\(change).animation(\($0))" }
      }.map { $0.replacing(" Spring(", with: " DrivenChanges.Spring(") }
        .map { $0.replacing("(Spring(", with: "(DrivenChanges.Spring(") }
      let values = ["change", "place"].flatMap { change in
        body.calls("\(change).between").filter { call in
          call.split(separator: ", ").allSatisfy {
            Double($0.replacing("from: ", with: "").replacing("to: ", with: "")) != nil
          }
        }.map { "\(change).between(\($0))" }
      }
      func closure(_ call: String) -> String {
        let place =
          call.hasPrefix("place")
          ? "let place = reducesMotion ? change.nearest : change; return " : ""
        let second = place.isEmpty && !call.contains("reducesMotion") ? "_" : "reducesMotion"
        return "{ change, \(second) in \(place)\(call) }"
      }
      return [
        "    \"\(effect.name)\": Looks(",
        "      animations: [\(calls.map(closure).joined(separator: ", "))],",
        "      values: [\(values.map(closure).joined(separator: ", "))]),",
      ]
    }
    let probes = """

      extension ExportedChanges {
        static func progress(_ change: DrivenChanges.Change, from: Double) -> Double {
          change.between(0.0, 1.0, from: from)
        }

        static func run(
          _ change: DrivenChanges.Change, _ own: DrivenChanges.Animation, from: Double, of whole: Double
        ) -> DrivenChanges.Animation? {
          change.animation(own, after: from * whole, from: from, of: whole)
        }

        static let looks: [String: Looks] = [
      """
    return probes.lines + rows + ["  ]", "}"]
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
  /// What is between the brackets of each call of a function.
  fileprivate func calls(_ function: String) -> [String] {
    ranges(of: function + "(").map { call in
      var depth = 1
      let end = self[call.upperBound...].firstIndex { character in
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        return depth == 0
      }
      return String(self[call.upperBound..<(end ?? endIndex)])
    }
  }

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
