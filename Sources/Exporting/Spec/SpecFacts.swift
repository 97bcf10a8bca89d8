import Diagnostics
import Motion
import Presets
import StrictJSON

/// Spec facts are the properties of a preset except its animated values, by label.
enum SpecFacts {
  /// The facts of a preset.
  static func facts(
    of preset: ExportedPreset, in set: ExportSet<SpecDeclaration>
  ) -> [(label: String, text: String)] {
    let own = preset.preset
    var facts: [(label: String, text: String?)] = [
      ("Name", preset.name.text),
      ("Kind", ([own.kind.rawValue] + words(of: preset.motion)).joined(separator: ", ")),
      ("Role", own.role?.rawValue), ("Duration", duration(of: preset.motion)),
    ]
    facts += timing(of: preset, in: set)
    if case .transition(let transition) = preset.motion, let perspective = transition.perspective {
      facts.append(("Perspective", words(of: perspective)))
    }
    if let interaction = interaction(of: preset.motion) {
      facts.append(("Gesture", interaction.note))
    }
    facts += [
      ("Reduced motion", reduced(preset, in: set)),
      ("Counterpart", own.counterpart?.name), ("Deprecated", preset.deprecation),
      ("Tags", own.tags.isEmpty ? nil : own.tags.joined(separator: ", ")),
      ("Source", own.source.flatMap(source)),
    ]
    return facts.compactMap { fact in fact.text.map { (fact.label, $0) } }
  }

  /// Words that specify its kind.
  private static func words(of motion: Motion) -> [String] {
    guard case .transition(let transition) = motion else { return [] }
    return [transition.style?.rawValue, transition.phase?.rawValue, transition.direction?.rawValue]
      .compactMap(\.self)
  }

  private static func duration(of motion: Motion) -> String? {
    if case .curve(let curve) = motion {
      return curve.duration?.seconds.map(SpecText.seconds) ?? "set by the app"
    }
    guard let evaluator = try? MotionEvaluator(motion) else { return nil }
    if evaluator.isEndless {
      return "\(SpecText.seconds(motion.seconds ?? evaluator.duration)) each time, forever"
    }
    guard evaluator.duration > 0 else { return nil }
    let time = SpecText.seconds(evaluator.duration)
    if case .spring = motion { return "\(time), until it stays within 0.001 of its target" }
    return time
  }

  /// The timing of the progress: its preset and its parameters.
  private static func timing(
    of preset: ExportedPreset, in set: ExportSet<SpecDeclaration>
  ) -> [(label: String, text: String?)] {
    var named: String?
    if case .preset(let reference)? = preset.preset.motion.timing {
      let other = set[reference]?.preset
      named = [other?.title, reference.name].compactMap(\.self).uniqued().joined(separator: ", ")
    }
    let figures: String?
    switch preset.motion {
    case .curve, .spring: figures = self.figures(of: preset.motion)
    case .duration: return []
    default:
      switch preset.motion.timing {
      case .curve(var curve)?:
        (curve.duration, curve.delay) = (nil, nil)
        figures = self.figures(of: .curve(curve))
      case .spring(let spring)?: figures = self.figures(of: .spring(spring))
      default: figures = nil
      }
    }
    let text = [named, figures].compactMap(\.self).joined(separator: ": ")
    return [("Timing", text.isEmpty ? nil : text)]
  }

  private static func figures(of motion: Motion) -> String? {
    if case .spring(let spring) = motion { return SpecText.spring(spring) }
    if let text = MotionExpression.text(of: motion) { return text }
    guard case .curve(let curve) = motion, case .path(let path) = curve.shape else { return nil }
    return "path \(path.text)"
  }

  private static func words(of perspective: Transition.Perspective) -> String {
    switch perspective {
    case .m34(let element) where element < 0:
      "viewpoint at \(SpecText.value(.number((-1 / element * 1000).rounded() / 1000))) pt"
    case .m34(let element): "m34 \(SpecText.value(.number(element)))"
    case .eyeDistance(let distance): "viewpoint at \(SpecText.value(distance)) pt"
    }
  }

  private static func interaction(of motion: Motion) -> Interaction? {
    switch motion {
    case .transition(let transition): transition.interaction
    case .animator(let animator): animator.interaction
    case .group(let group): group.interaction
    case .curve, .spring, .duration, .keyframes: nil
    }
  }

  private static func reduced(
    _ preset: ExportedPreset, in set: ExportSet<SpecDeclaration>
  ) -> String? {
    switch preset.reducedMotion {
    case nil: return nil
    case ReducedMotion.none?: return "changes instantly"
    case .keep?: return "plays unchanged"
    case .preset(let reference)?:
      let title = set[reference]?.preset.title
      let name = [title, reference.name].compactMap(\.self).uniqued().joined(separator: ", ")
      let time = (set[reference]?.preset.motion).flatMap { try? MotionEvaluator($0) }?.duration
      return "plays " + name + (time.map { " (\(SpecText.seconds($0)))" } ?? "") + " instead"
    }
  }

  private static func source(_ source: PresetSource) -> String? {
    let parts = [
      source.title, source.author, source.year.map(String.init), source.license, source.path,
      source.url,
    ]
    let text = parts.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? nil : text
  }
}

/// Spec text is numbers and values as people write them.
enum SpecText {
  /// A time.
  static func seconds(_ seconds: Double) -> String {
    ECMAScriptNumber.text((seconds * 1000).rounded() / 1000) + " s"
  }

  /// The parameters of a spring, as it was written and as platforms need them.
  static func spring(_ spring: Spring) -> String? {
    guard let physical = physical(spring) else {
      guard case .settling(let ratio, let duration) = spring.parameters else { return nil }
      return "damping ratio \(ECMAScriptNumber.text(ratio))"
        + (duration.seconds.map { ", \(seconds($0)) to settle" } ?? "")
        + "; the other parameters depend on its initial velocity"
    }
    func number(_ value: Double) -> String {
      ECMAScriptNumber.text((value * 10000).rounded() / 10000)
    }
    let ratio = physical.dampingRatio
    var parts = [
      "mass \(number(physical.mass)), stiffness \(number(physical.stiffness)), damping \(number(physical.damping))",
      "damping ratio \(number(ratio))"
        + (ratio > 1 && !physical.allowsOverdamping ? ", treated as 1" : ""),
      "perceptual duration \(seconds(physical.perceptualDuration))",
    ]
    if let velocity = spring.initialVelocity {
      let vector = spring.verticalVelocity.map { "[\(value(velocity)), \(value($0))]" }
      parts.append("initial velocity \(vector ?? value(velocity))")
    }
    return parts.joined(separator: "; ")
  }

  /// The spring's mass, stiffness and damping; nil if they depend on what only the app knows.
  private static func physical(_ spring: Spring) -> PhysicalSpring? {
    if let known = try? SpringEvaluator(spring) { return known.spring }
    if case .settling = spring.parameters { return nil }
    var fromRest = spring
    fromRest.initialVelocity = nil
    return (try? SpringEvaluator(fromRest))?.spring
  }

  /// How progress runs.
  static func timing(_ timing: Timing) -> String {
    switch timing {
    case .preset(let reference): return reference.name
    case .spring(let own): return spring(own) ?? "a spring"
    case .curve(var curve):
      (curve.duration, curve.delay) = (nil, nil)
      return MotionExpression.text(of: .curve(curve)) ?? "a path"
    }
  }

  /// A number or a measure.
  static func value(_ quantity: Quantity, of property: String = "") -> String {
    switch quantity {
    case .number(let number): ECMAScriptNumber.text(number) + unit(of: property)
    case .measure(let measure): measure.text
    }
  }

  /// A value of a property, with its unit.
  static func value(_ value: PropertyValue, of property: String) -> String {
    switch value {
    case .quantity(let quantity): Self.value(quantity, of: property)
    case .vector(let parts): "[\(parts.map { Self.value($0) }.joined(separator: ", "))]"
    case .color(let color): color.text
    case .boolean(let flag): flag ? "true" : "false"
    case .string(let text): text
    case .current: "current value"
    }
  }

  private static func unit(of property: String) -> String {
    if property.hasPrefix("transform.rotation") { return "°" }
    let isLength = ["translation", "position", "cornerRadius", "bounds", "shadowRadius", "Width"]
      .contains { property.contains($0) }
    return isLength ? " pt" : ""
  }
}

extension Motion {
  /// How long one round takes, in seconds.
  fileprivate var seconds: Double? {
    if case .keyframes(let keyframes) = self { keyframes.duration?.seconds } else { nil }
  }
}
