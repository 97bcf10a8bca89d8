import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds alternatives for reduced motion that leave something else behind than the motion does.
  static let reducedEndsElsewhere = Rule(
    "quality/reduced-ends-elsewhere", .warning,
    finds: "The alternative for reduced motion does not end in the same state",
    reason: """
      Less motion is another way to the same place: whoever asks for it must find the same card open \
      and the same button blue. A cross-fade between screens makes the change itself and ends well; \
      so does "none", which makes it at once. What leaves may leave in any way.
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
          help: "write \"none\" to make the change at once, or name one that ends in the same state"
        )
      ]
    })
}

/// A final state is what a motion leaves behind, as far as it is not what was there before.
private struct FinalState {
  /// What moves, by its target, if that has a name, and its property.
  struct Part: Hashable {
    var target: String?
    var property: String
  }

  /// What becomes of what moves; what ends as it was, or as it is by default, is nil.
  private var ends: [Part: Change?] = [:]
  private var order: [Part] = []

  /// The final state of a motion; nil if it is a screen's, a timing's, or if it never ends.
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
    // Where a path leads, and what values are added to, is another matter.
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

  /// The change itself; nil if it leads to where things are by themselves.
  private static func lasting(_ change: Change, _ property: String) -> Change? {
    if change.value == .current { return nil }
    guard let value = try? AnimatedValue(change.value, current: .number(0), lengths: [:]) else {
      return change
    }
    switch change {
    case .by: return value.components.map { $0 == .zero } == true ? nil : change
    case .to:
      // Where something stands has no default.
      if property.hasPrefix("position") || property.hasPrefix("frame") { return change }
      return value == .identity(of: property, like: value) ? nil : change
    }
  }

  /// The change by the names that layers have, places in their two parts.
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

  /// Whether something is no longer seen.
  private var isGone: Bool {
    ends.contains { part, change in
      part.property == "opacity" && change == .to(.quantity(.number(0)))
        || part.property == "hidden" && change == .to(.boolean(true))
    }
  }

  /// What differs in another state, in words; nil if nothing does, as far as is known.
  func difference(to other: FinalState, named name: String) -> String? {
    // What is gone on both sides has no state.
    if isGone, other.isGone { return nil }
    let (mine, its) = (self.byName(beside: other), other.byName(beside: self))
    var found: [String] = []
    for (part, change) in mine {
      let end = its.first { $0.part == part }?.change
      switch (change, end) {
      case (nil, nil): break
      case (let change?, nil):
        found.append("this ends with \(Self.words(part, change)), \(name) does not")
      case (nil, let end?):
        found.append("\(name) ends with \(Self.words(part, end)), this does not")
      case (.to(let mine)?, .to(let its)?):
        if mine != its {
          found.append(
            "this ends with \(Self.words(part, .to(mine))), \(name) with \(Self.text(its))")
        }
      case (.by(let mine)?, .by(let its)?):
        if mine != its {
          found.append(
            "this ends with \(Self.words(part, .by(mine))), \(name) with \(Self.text(its)) more")
        }
      // Whether both are the same depends on where it begins.
      case (.by?, .to?), (.to?, .by?): break
      }
    }
    for (part, change) in its where !mine.contains(where: { $0.part == part }) {
      guard let change else { continue }
      found.append("\(name) ends with \(Self.words(part, change)), this does not")
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
    case .by(let value): return "\(name) \(text(value)) more"
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
    case .current: return "what it is"
    }
  }
}
