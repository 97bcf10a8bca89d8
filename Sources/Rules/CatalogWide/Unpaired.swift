import Diagnostics
import Presets

extension Rule {
  /// Finds enter presets without an exit counterpart.
  static let unpaired = Rule(
    "catalog/unpaired", .info,
    finds: "An enter preset has no exit counterpart",
    reason: """
      Content that enters also exits. Without an exit motion of its own it vanishes at once, or \
      every team member writes a different one.
      """,
    source: "Apple, Human Interface Guidelines, Motion: make motion consistent",
    failing: #"{"presets": {"card/enter": {"role": "enter", "motion": "ease-out 300ms"}}}"#,
    passing: """
      {"presets": {
        "card/enter": {"role": "enter", "motion": "ease-out 300ms"},
        "card/exit": {"role": "exit", "motion": "ease-in 200ms"}}}
      """,
    check: .catalog { catalog in
      let names = Set(catalog.entries.map(\.name.text))
      let undone = Set(catalog.entries.compactMap(\.counterpart))
      return catalog.entries.compactMap { entry in
        guard entry.role == .enter, entry.counterpart == nil, !undone.contains(entry.name.text),
          names.isDisjoint(with: opposites(of: entry.name.text))
        else { return nil }
        return CatalogViolation(
          entry: entry,
          violation: Violation(
            at: "/role", "has the role 'enter', but no exit counterpart",
            help: "add a preset with the role \"exit\", and refer to it in \"counterpart\""))
      }
    })

  /// The usual names of the exit for an enter preset.
  private static func opposites(of name: String) -> [String] {
    let segments = name.split(separator: "/", omittingEmptySubsequences: false)
    return segments.indices.flatMap { index -> [String] in
      let words = segments[index].split(separator: "-", omittingEmptySubsequences: false)
      return words.indices.compactMap { word -> String? in
        guard let opposite = opposites[String(words[word])] else { return nil }
        var words = words.map(String.init)
        words[word] = opposite
        var segments = segments.map(String.init)
        segments[index] = words.joined(separator: "-")
        return segments.joined(separator: "/")
      }
    }
  }

  private static let opposites = [
    "enter": "exit", "in": "out", "open": "close", "show": "hide", "appear": "disappear",
    "present": "dismiss", "push": "pop", "expand": "collapse", "entrance": "exit",
    "decelerate": "accelerate",
  ]
}
