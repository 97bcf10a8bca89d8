/// A Swift effect is the modifier of SwiftUI by which an app plays one target of a preset.
struct SwiftEffect {
  /// The type, as in `Motion.Effects.Nudge`.
  let type: String
  /// The preset that it is made of.
  let preset: String
  /// The target; nil if the preset has only one without a name.
  let target: String?
  let parameters: [SwiftCall.Parameter]

  /// The effects of an exported file.
  ///
  /// Each is a struct after a comment that names its preset, or one of several in an enum.
  static func all(in text: String) -> [SwiftEffect] {
    var effects: [SwiftEffect] = []
    var preset: String?
    var target: String?
    var outer: (name: String, preset: String)?
    var type: String?
    var head: String?
    for line in text.split(separator: "\n") {
      let trimmed = line.drop { $0 == " " }
      if let found = trimmed.firstMatch(of: /^\/\/\/ `([a-z0-9-]+\/[^`\s]+)` ·/) {
        (preset, outer, target) = (String(found.1), nil, nil)
      } else if let found = trimmed.firstMatch(of: /^\/\/\/ The effect on (.+)\.$/) {
        target = found.1 == "the view" ? nil : String(found.1)
      } else if let name = preset, let found = trimmed.firstMatch(of: /^public enum (\w+) \{/) {
        outer = (String(found.1), name)
      } else if let found = trimmed.firstMatch(of: /^public struct (\w+).*: ViewModifier/) {
        type = [outer?.name, String(found.1)].compactMap(\.self).joined(separator: ".")
      } else if type != nil, trimmed.hasPrefix("public init(") || head != nil {
        head = (head ?? "") + trimmed + " "
      }
      guard let own = type, let whole = head, whole.hasSuffix(") { ") || whole.hasSuffix(") {} ")
      else { continue }
      if let name = outer?.preset ?? preset {
        let list = whole.dropFirst("public init(".count).dropLast(whole.hasSuffix("{} ") ? 5 : 4)
        effects.append(
          SwiftEffect(
            type: "Motion.Effects.\(own)", preset: name, target: outer == nil ? nil : target,
            parameters: SwiftCall.parameters(String(list))))
      }
      (type, head) = (nil, nil)
      if outer == nil { preset = nil }
    }
    return effects
  }
}
