import Curvet
import Motion
import Presets
import Preview
import StrictJSON

/// A spring form change tells that a spring is given in another form than before, in one piece:
/// `mass, stiffness, damping → duration 0.757 s, bounce 0.3`.
struct SpringFormChange {
  private let before, after: [(name: String, value: String)]

  /// Makes the change; nil where one is no spring, or both have the same form.
  init?(_ change: ChangedPreset) {
    guard case .spring(let old)? = change.before?.motion,
      case .spring(let new)? = change.after?.motion
    else { return nil }
    before = Self.figures(of: old.parameters)
    after = Self.figures(of: new.parameters)
    if before.map(\.name) == after.map(\.name) { return nil }
    // A mass more or a blend time less is the same form.
    if before.isEmpty || after.isEmpty || Self.isSame(old.parameters, new.parameters) { return nil }
  }

  /// The change in words.
  var words: String {
    let old = before.map(\.name).joined(separator: ", ")
    let new = after.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    return "\(old) → \(new)"
  }

  /// Whether it tells of a field that changed.
  func tells(of change: FieldDiff) -> Bool {
    (before + after).contains { change.pointer == "/motion/\($0.name)" }
  }

  private static func isSame(_ old: Spring.Parameters, _ new: Spring.Parameters) -> Bool {
    switch (old, new) {
    case (.ratio, .ratio), (.response, .response): true
    default: false
    }
  }

  private static func figures(
    of parameters: Spring.Parameters
  ) -> [(name: String, value: String)] {
    switch parameters {
    case .use(let reference): [("use", reference.name)]
    case .physical(let mass, let stiffness, let damping):
      [("mass", text(mass)), ("stiffness", text(stiffness)), ("damping", text(damping))]
    case .ratio(let ratio, let stiffness, let mass):
      [("dampingRatio", text(ratio)), ("stiffness", text(stiffness))]
        + (mass.map { [("mass", text($0))] } ?? [])
    case .perceptual(let duration, let bounce):
      [("duration", text(duration)), ("bounce", text(bounce))]
    case .response(let response, let fraction, let blend):
      [("response", text(response)), ("dampingFraction", text(fraction))]
        + (blend.map { [("blendDuration", text($0))] } ?? [])
    case .settling(let ratio, let duration):
      [("dampingRatio", text(ratio)), ("duration", text(duration))]
    }
  }

  private static func text(_ time: Time) -> String {
    switch time {
    case .seconds(let seconds): "\(text(seconds)) s"
    case .preset(let reference): reference.name
    }
  }

  /// A number as it was typed; one that was computed has more digits than anybody reads.
  private static func text(_ value: Double) -> String {
    let text = ECMAScriptNumber.text(value)
    return text.utf8.count > 8 ? ValueText.short(value) : text
  }
}

extension ChangedPreset {
  /// What changed of it, in words; nil where nothing did.
  ///
  /// - Parameter isTold: Which fields are told of.
  func words(
    where isTold: (FieldDiff) -> Bool = { _ in true }
  ) -> String? {
    let fields = ChangePage.fields(of: self).filter(isTold)
    guard let form = SpringFormChange(self) else {
      return fields.isEmpty ? nil : FieldDiff.sentence(of: fields)
    }
    var parts: [String] = []
    for field in fields {
      let part = form.tells(of: field) ? form.words : field.words
      if parts.last != part { parts.append(part) }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
