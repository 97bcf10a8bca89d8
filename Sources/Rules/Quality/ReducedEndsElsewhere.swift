import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds reduced-motion alternatives that don't end in the same state as the motion.
  static let reducedEndsElsewhere = Rule(
    "quality/reduced-ends-elsewhere", .warning,
    finds: "The reduced-motion alternative doesn't end in the same state",
    reason: """
      Reduced motion is another way to the same result: people who ask for it must find the same \
      card open and the same button blue. A cross-fade between screens makes the change itself and \
      ends correctly; so does "none", which makes the change instantly. An exit may leave in any \
      way.
      """,
    source:
      "WCAG 2.2, 2.3.3 Animation from Interactions; Apple, Reduced Motion evaluation criteria",
    failing: """
      {"presets": {
        "animator/grow": {"reducedMotion": "animator/tint", "motion": {"duration": 0.3,
          "animations": [{"property": "transform.scale", "to": 2}]}},
        "animator/tint": {"reducedMotion": "keep", "motion": {"duration": 0.2,
          "animations": [{"property": "backgroundColor", "to": "#34C759"}]}}}}
      """,
    passing: """
      {"presets": {
        "animator/grow": {"reducedMotion": "none", "motion": {"duration": 0.3,
          "animations": [{"property": "transform.scale", "to": 2}]}}}}
      """,
    in: [.keyframes, .animator, .group],
    where: { $0.role != .exit },
    check: .preset { examined in
      guard examined.preset.reducedMotion != nil, let alternative = examined.reducedAlternative,
        let motion = examined.motion, let other = alternative.motion,
        let ends = FinalState(motion), let others = FinalState(other),
        let difference = ends.difference(to: others, named: alternative.preset.name.text)
      else { return [] }
      return [
        Violation(
          at: "/reducedMotion", difference,
          help: "use \"none\" for an instant change, or a preset that ends in the same state")
      ]
    })
}

/// A final state is the lasting change that a motion makes.
private struct FinalState {
  /// A property that changes, and the name of its target, if it has one.
  struct Part: Hashable {
    var target: String?
    var property: String
  }

  /// The lasting change of each part; nil if it ends as it was, or at its default.
  private var ends: [Part: Change?] = [:]
  private var order: [Part] = []

  /// The final state of a motion; nil for a transition or a timing, or if the motion never ends.
  init?(_ motion: Motion) { guard add(motion, target: nil) else { return nil } }

  private mutating func add(_ motion: Motion, target: String?) -> Bool {
    switch motion {
    case .curve, .spring, .duration, .transition: return false
    case .keyframes(let keyframes):
      guard keyframes.repeatCount != .infinite, keyframes.autoreverses != true else {
        return false
      }
      for (index, track) in keyframes.tracks.enumerated() {
        var property = AnimatedProperty(track, at: index)
        property.target = property.target ?? target
        add(property, isKept: keyframes.modelValue != .unchanged)
      }
    case .animator:
      for property in motion.animatedProperties { add(property, isKept: true) }
    case .group(let group):
      for member in group.members {
        guard case .motion(let motion) = member.content,
          add(motion, target: member.target ?? target)
        else { return false }
      }
    }
    return true
  }

  private mutating func add(_ property: AnimatedProperty, isKept: Bool) {
    // The end of a path, and the values that are added to, aren't known.
    guard property.path == nil, !property.isAdditive else { return }
    let last = property.spans.max { ($0.end, $0.index) < ($1.end, $1.index) }
    for (name, change) in Self.components(of: property.name, last?.change) {
      let part = Part(target: property.target, property: name)
      if ends[part] == nil { order.append(part) }
      let start = property.initial.flatMap {
        Self.components(of: property.name, .to($0)).first { $0.0 == name }?.1
      }
      ends[part] = .some(
        isKept && change != start ? change.flatMap { Self.lasting($0, name) } : nil)
    }
  }

  /// The change itself; nil if it ends at the default value.
  private static func lasting(_ change: Change, _ property: String) -> Change? {
    if change.value == .current { return nil }
    let known = try? AnimatedValue(
      change.value, current: .number(0), of: property, lengths: [:])
    guard let value = known else { return change }
    switch change {
    case .by: return value.components.map { $0 == .zero } == true ? nil : change
    case .to:
      // A position has no default.
      if property.hasPrefix("position") || property.hasPrefix("frame") { return change }
      return value == .identity(of: property, like: value) ? nil : change
    }
  }

  /// The change under the names that layers use, with positions split into x and y.
  private static func components(
    of property: String, _ change: Change?
  ) -> [(String, Change?)] {
    let names = ["alpha": "opacity", "center": "position", "isHidden": "hidden"]
    let name = names[property] ?? property
    guard name == "position" || name == "transform.translation" else { return [(name, change)] }
    let axes = [name + ".x", name + ".y"]
    switch change {
    case .to(.vector(let parts)) where parts.count >= 2:
      return zip(axes, parts).map { ($0, .to(.quantity($1))) }
    case .by(.vector(let parts)) where parts.count >= 2:
      return zip(axes, parts).map { ($0, .by(.quantity($1))) }
    default: return axes.map { ($0, change) }
    }
  }

  /// Whether something is no longer visible.
  private var isGone: Bool {
    ends.contains { part, change in
      part.property == "opacity" && change == .to(.quantity(.number(0)))
        || part.property == "hidden" && change == .to(.boolean(true))
    }
  }

  /// The difference from another state, in words; nil if none is known.
  func difference(to other: FinalState, named name: String) -> String? {
    // Content that is gone in both has no state.
    if isGone, other.isGone { return nil }
    let (mine, its) = (self.byName(beside: other), other.byName(beside: self))
    var found: [String] = []
    for (part, change) in mine {
      let end = its.first { $0.part == part }?.change
      switch (change, end) {
      case (nil, nil): break
      case (let change?, nil):
        found.append("this preset ends with \(Self.words(part, change)), but '\(name)' doesn't")
      case (nil, let end?):
        found.append(
          "'\(name)' ends with \(Self.words(part, end)), but this preset doesn't")
      case (.to(let mine)?, .to(let its)?):
        if mine != its {
          found.append(
            "this preset ends with \(Self.words(part, .to(mine))), but '\(name)'"
              + " with \(Self.text(its))")
        }
      case (.by(let mine)?, .by(let its)?):
        if mine != its {
          found.append(
            "this preset ends with \(Self.words(part, .by(mine))), but '\(name)'"
              + " with \(Self.text(its))")
        }
      // Whether both are the same depends on where it begins.
      case (.by?, .to?), (.to?, .by?): break
      }
    }
    for (part, change) in its where !mine.contains(where: { $0.part == part }) {
      guard let change else { continue }
      found.append("'\(name)' ends with \(Self.words(part, change)), but this preset doesn't")
    }
    guard let first = found.first else { return nil }
    return found.count == 1 ? first : "\(first), and \(found.count - 1) more"
  }

  /// The parts in order; without targets if one of both states has none, and neither has several.
  private func byName(beside other: FinalState) -> [(part: Part, change: Change?)] {
    let targets = [self, other].map { Set($0.order.map(\.target)) }
    let isPlain = targets.contains([nil]) && targets.allSatisfy { $0.count <= 1 }
    return order.map { part in
      let shown = isPlain ? Part(target: nil, property: part.property) : part
      return (shown, ends[part].flatMap(\.self))
    }
  }

  private static func words(_ part: Part, _ change: Change) -> String {
    let name = [part.target, part.property].compactMap(\.self).joined(separator: ".")
    switch change {
    case .to(let value): return "\(name) at \(text(value))"
    case .by(let value): return "\(name) changed by \(text(value))"
    }
  }

  private static func text(_ value: PropertyValue) -> String {
    func number(_ quantity: Quantity) -> String {
      switch quantity {
      case .number(let number): Figure.text(number)
      case .measure(let measure): measure.text
      }
    }
    switch value {
    case .quantity(let quantity): return number(quantity)
    case .vector(let parts): return "[\(parts.map(number).joined(separator: ", "))]"
    case .color(let color): return color.text
    case .boolean(let flag): return "\(flag)"
    case .string(let text): return text
    case .current: return "its current value"
    }
  }
}
