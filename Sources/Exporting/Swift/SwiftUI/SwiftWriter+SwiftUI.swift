import Motion
import Presets

extension SwiftWriter {
  /// The SwiftUI support for screen transitions and view animations.
  func views(of set: ExportSet<SwiftDeclaration>) -> [[String]] {
    func members(_ lines: KeyPath<SwiftDeclaration, [String]>) -> [String] {
      let all = set.entries.filter { !$0.declaration[keyPath: lines].isEmpty }.flatMap { entry in
        let own =
          fact(of: entry.preset, entry.declaration.viewFidelity)
          + entry.declaration[keyPath: lines]
        guard lines == \.screens, let swipe = entry.declaration.swipe else { return [own] }
        return [own, swipe.lines(opening: opening(of: entry.preset, in: set))]
      }
      return Array(all.joined(separator: [""])).indented()
    }
    func section(_ comment: String, _ name: String, _ members: [String]) -> [String] {
      ["/// \(comment)", "\(access)enum \(name) {"] + members + ["}"]
    }
    let screens = members(\.screens)
    let effects = members(\.effects)
    var sections: [[String]] = []
    if !screens.isEmpty {
      sections.append(
        section(
          "SwiftUI screen transitions: `.transition(name.opening())`.", "Screens", screens))
    }
    if !effects.isEmpty {
      sections.append(
        section(
          "SwiftUI view modifiers: `.modifier(\(namespace).Effects.Name(.on(isOn)))`.", "Effects",
          effects))
    }
    return sections
  }

  /// The transition that opens the page that a preset dismisses.
  private func opening(of preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>) -> String? {
    guard let other = set[preset.preset.counterpart],
      other.declaration.screens.first?.contains("static let") == true,
      case .transition(let transition) = other.preset.motion,
      transition.phase == .present || transition.phase == .push
    else { return nil }
    return other.preset.identifier
  }

  /// The comment of a further form of a preset.
  private func fact(of preset: ExportedPreset, _ fidelity: Fidelity) -> [String] {
    let fact = ["`\(preset.name.text)`", length(of: preset), CodeText.comment(fidelity.words)]
    let notes = fidelity.notes.filter { fidelity.words != "approximate: \($0)" }
    return CodeText.wrapped(
      fact.compactMap { $0 }.joined(separator: " · "), mark: "///", width: 96)
      + notes.flatMap {
        CodeText.wrapped("- Note: " + CodeText.comment($0), mark: "///", width: 96)
      }
  }
}
