import Diagnostics
import Motion
import StrictJSON

extension Reading {
  /// Checks that an object has exactly one of several fields; returns whether.
  mutating func checkOne(of names: [String], in value: JSONValue, help: String? = nil) -> Bool {
    let given = value.keys(among: names)
    if given.count == 1 { return true }
    if given.isEmpty {
      reportMissing(names, in: value)
      return false
    }
    report(PresetRule.conflict, at: value, help: help ?? "keep one of them") { label in
      let shown = given.map { "\"\($0)\"" }
      return given.count == 2
        ? "\(label) has both \(shown[0]) and \(shown[1])"
        : "\(label) has more than one of \(shown.joined(separator: ", "))"
    }
    return false
  }

  /// Checks that an object has either `use` or the fields that it would take from there; returns
  /// whether.
  mutating func checkUse(
    _ use: Reference?, in value: JSONValue, instead own: [String], optional: [String] = []
  ) -> Bool {
    if value["use"] == nil {
      guard let missing = own.first(where: { value[$0] == nil }) else { return true }
      reportMissing([missing], in: value)
      return false
    }
    var isWhole = use != nil
    for both in own + optional {
      guard let field = value[both] else { continue }
      isWhole = false
      report(
        PresetRule.conflict, at: field,
        help: "keep one of them; with \"use\" you can change only times and other single values"
      ) { _ in "\"\(both)\" comes from the preset in \"use\"" }
    }
    return isWhole
  }

  /// Returns how to add one of several fields.
  static func advice(adding names: [String]) -> String {
    let name = names.first { examples[$0] != nil } ?? names.first ?? ""
    let example = "add \"\(name)\": \(examples[name] ?? "…")"
    return names.count > 1 ? "for example, \(example)" : example
  }

  /// Examples of the fields that are required, alone or as one of several.
  private static let examples = [
    "animations": #"[{"property": "opacity", "to": 1}]"#,
    "cubicBezier": "[0.2, 0, 0, 1]",
    "duration": "0.3",
    "eyeDistance": "500",
    "gesture": #""pan""#,
    "layer": #""source""#,
    "measure": #""container.height - 80""#,
    "members": #"[{"preset": "curve/card"}]"#,
    "motion": #""ease-out 300ms""#,
    "preset": #""curve/card""#,
    "presets": #"{"curve/card": "ease-out 300ms"}"#,
    "property": #""opacity""#,
    "reason": #""why the rule does not apply""#,
    "rule": #""naming/syntax""#,
    "seconds": "0.3",
    "start": "0",
    "style": #""fade""#,
    "to": "1",
    "tracks": #"[{"property": "opacity", "values": [0, 1]}]"#,
    "values": "[0, 1]",
  ]
}

extension JSONValue {
  /// The keys of an object that are among `names`, in order, each once.
  func keys(among names: [String]) -> [String] {
    var found: [String] = []
    for member in members {
      let key = member.key
      if names.contains(key), !found.contains(key) { found.append(key) }
    }
    return found
  }

  /// Whether an object has a member whose name is nearly, but not quite, one of `names`.
  func misspells(_ names: [String]) -> Bool {
    // A document written by hand has few members; a hostile one has many.
    members.prefix(100).contains { member in
      let key = member.key
      return !names.contains(key)
        && Suggestion.nearest(to: key, among: names).contains { near in
          // A name that only begins alike, as damping and dampingRatio do, is another field.
          near.utf8.count - key.utf8.count < 3
        }
    }
  }
}
