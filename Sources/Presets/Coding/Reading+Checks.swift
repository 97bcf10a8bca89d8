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

  /// Checks that an object has either `use` or what it would take from there; returns whether.
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
        help: "keep one of them; beside \"use\" only times and other single values can be changed"
      ) { _ in "\"\(both)\" comes from the preset that is used" }
    }
    return isWhole
  }

  /// Reports a value that a well-known property does not take; returns whether it does.
  @discardableResult
  mutating func check(
    _ value: PropertyValue?, of property: String, at json: JSONValue?
  ) -> Bool {
    guard let value, let json, let type = PropertyType(property: property), !type.accepts(value)
    else { return true }
    report(PresetRule.type, at: json, help: "\(property) takes \(type.rawValue)") { _ in
      "\(Self.shown(json)) does not fit \(property)"
    }
    return false
  }
}
