import Curvet
import Motion
import Presets
import Preview
import StrictJSON

/// A spring form change describes a change to other spring parameters as one change:
/// `mass, stiffness, damping → duration 0.757 s, bounce 0.3`.
struct SpringFormChange {
  private let before, after: [(name: String, value: String)]

  /// Makes the change; nil if one isn't a spring, or both have the same parameters.
  init?(_ change: ChangedPreset) {
    guard case .spring(let old)? = change.before?.motion,
      case .spring(let new)? = change.after?.motion
    else { return nil }
    before = Self.figures(of: old)
    after = Self.figures(of: new)
    if before.map(\.name) == after.map(\.name) { return nil }
    // An additional mass or a missing blend time does not matter.
    if before.isEmpty || after.isEmpty || Self.isSame(old.parameters, new.parameters) { return nil }
  }

  /// The change in words.
  var words: String {
    let old = before.map(\.name).joined(separator: ", ")
    let new = after.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return "\(old) → \(new)"
  }

  /// Whether it includes a field that changed.
  func includes(_ change: FieldDiff) -> Bool {
    (before + after).contains { change.pointer == "/motion/\($0.name)" }
  }

  private static func isSame(_ old: Spring.Parameters, _ new: Spring.Parameters) -> Bool {
    switch (old, new) {
    case (.ratio, .ratio), (.response, .response): true
    default: false
    }
  }

  /// Returns the parameters as a document has them.
  private static func figures(of spring: Spring) -> [(name: String, value: String)] {
    var plain = spring
    (plain.initialVelocity, plain.verticalVelocity) = (nil, nil)
    (plain.allowsOverdamping, plain.delay) = (nil, nil)
    var writer = JSONWriter(.oneLine)
    Motion.spring(plain).write(to: &writer)
    let root = JSONDocument.read(writer.bytes, file: "").document?.root
    return root.map { root in root.members.map { ($0.key, text($0.value, of: $0.key)) } } ?? []
  }

  /// A value as it was typed; a number that was computed is shortened.
  private static func text(_ value: JSONValue, of name: String) -> String {
    let json = String(decoding: value.bytes, as: UTF8.self)
    let short = json.utf8.count > 8 ? Double(json).map(ValueText.short) : nil
    return FieldLabel("/motion/\(name)").value(short ?? json)
  }
}

extension ChangedPreset {
  /// A description of the changes; nil if nothing changed.
  ///
  /// - Parameter isIncluded: Selects the fields to describe.
  func words(where isIncluded: (FieldDiff) -> Bool = { _ in true }) -> String? {
    let fields = ChangePage.fields(of: self).filter(isIncluded)
    guard let form = SpringFormChange(self) else {
      return fields.isEmpty ? nil : FieldDiff.sentence(of: fields)
    }
    var parts: [String] = []
    for field in fields {
      let part = form.includes(field) ? form.words : field.words
      if parts.last != part { parts.append(part) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
