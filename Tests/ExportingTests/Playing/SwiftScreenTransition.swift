@testable import Exporting

/// A Swift screen transition is the class by which an app plays the screen transitions of one or two presets.
struct SwiftScreenTransition {
  /// The name of the class.
  let name: String
  /// The presets that it is made of, the one that leads to something new first.
  let presets: [String]
  /// The parameters of its initializer.
  let parameters: [SwiftCall.Parameter]
  /// The labels and types with which it is attached, as in `to: UIViewController`.
  let attachments: Set<String>

  /// The classes of an exported file.
  ///
  /// The comment of each names its presets, as in `` `transition/flip-present` · 0.72 s``.
  static func all(in text: String) -> [SwiftScreenTransition] {
    var transitions: [SwiftScreenTransition] = []
    var comment = ""
    var body: (name: String, presets: [String], text: String)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let found = body {
        body?.text += line + " "
        if line == "  }" {
          transitions.append(Self(found.name, found.presets, body?.text ?? ""))
          body = nil
        }
        continue
      }
      if line.hasPrefix("  ///") {
        comment += line.dropFirst("  ///".count)
      } else if let found = line.firstMatch(of: /^  @MainActor public final class (\w+Transition):/)
      {
        let presets = comment.matches(of: /`(transition\/[^`\s]+)` ·/).map { String($0.1) }
        body = (String(found.1), presets, "")
      } else {
        comment = ""
      }
    }
    return transitions
  }

  private init(_ name: String, _ presets: [String], _ body: String) {
    (self.name, self.presets) = (name, presets)
    let head = body.firstMatch(of: /public init\(([^{]*)\) \{/)?.1 ?? ""
    parameters = SwiftCall.parameters(String(head))
    attachments = Set(
      body.matches(of: /public func attach\((\w+) \w+: (\w+)\)/).map { "\($0.1): \($0.2)" })
  }
}
