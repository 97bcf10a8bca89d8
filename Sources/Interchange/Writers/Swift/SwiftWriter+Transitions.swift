import Motion
import Presets

extension SwiftWriter {
  /// A transition is a CATransition, one of UIView's, or an object between view controllers.
  func declaration(
    of transition: Transition, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    switch transition.style ?? .custom {
    case .custom: return try custom(transition, preset, in: set)
    case .push, .moveIn, .reveal:
      if uses(.coreAnimation) { return try core(transition, preset, in: set) }
    case .fade:
      if uses(.coreAnimation) { return try core(transition, preset, in: set) }
      if uses(.uiKit) { return try view(transition, preset, in: set) }
    case .flip, .curlUp, .curlDown:
      if uses(.uiKit) { return try view(transition, preset, in: set) }
    case .crossDissolve:
      if uses(.uiKit) { return try view(transition, preset, in: set) }
      if uses(.coreAnimation) { return try core(transition, preset, in: set) }
    }
    if uses(.swiftUI) { return try swiftUI(transition, preset, in: set) }
    let style = transition.style?.rawValue ?? ""
    throw Unsupported(.framework, "the frameworks asked for have no transition like \(style)")
  }

  private func custom(
    _ transition: Transition, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    guard uses(.uiKit) else {
      throw Unsupported(.framework, "only UIKit has custom transitions of whole screens")
    }
    var declaration = SwiftDeclaration()
    let reduction = reduction(of: preset, in: set)
    let code = try SwiftRecipe(transition, cuts: reduction == .cut)
    declaration.fidelity = code.fidelity
    declaration.isMainActor = true
    var swipe: [String]?
    if let interaction = transition.interaction {
      do throws(Unsupported) {
        swipe = try SwiftInteraction(
          interaction, transition.phase ?? .present, cuts: reduction.leavesNothing
        ).lines
        if interaction.invertsWhenOpen == true {
          declaration.note("the gesture is not inverted: the way back has one of its own")
        }
      } catch {
        declaration.note("\(interaction.note): \(error.reason)")
      }
    }
    declaration.recipe = SwiftDeclaration.Recipe(
      transition: transition, code: code, reduction: reduction, swipe: swipe)
    switch reduction {
    case .keep: break
    case .left(let reference): declaration.note(Self.choice(reference))
    case .cut, .dissolve: declaration.parts.insert(.reducesMotion)
    }
    return declaration
  }

  /// A transition of Core Animation's.
  private func core(
    _ transition: Transition, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var declaration = SwiftDeclaration()
    declaration.type = "CATransition"
    var lines = ["let transition = CATransition()"]
    let style = transition.style == .crossDissolve ? .fade : transition.style ?? .fade
    lines.append("transition.type = .\(style.rawValue)")
    switch transition.direction {
    case nil: break
    case .fromLeading?, .fromTrailing?:
      declaration.parameters.append(.init(name: "isRightToLeft", type: "Bool"))
      let (left, right) =
        transition.direction == .fromLeading
        ? (".fromRight", ".fromLeft") : (".fromLeft", ".fromRight")
      lines.append("transition.subtype = isRightToLeft ? \(left) : \(right)")
    case let direction?:
      lines.append("transition.subtype = .\(direction.rawValue)")
      if direction == .fromTop || direction == .fromBottom, style != .fade {
        declaration.note("which edge iOS means by \(direction.rawValue) is disputed: look at it")
      }
    }
    for (share, name) in [
      (transition.startProgress, "startProgress"), (transition.endProgress, "endProgress"),
    ] {
      if let share { lines.append("transition.\(name) = \(share.text)") }
    }
    if let seconds = transition.seconds {
      lines.append("transition.duration = \(CodeText.number(seconds))")
    }
    if let function = try SwiftTiming.mediaTimingFunction(transition.timing) {
      lines.append("transition.timingFunction = \(function)")
    }
    if let delay = transition.delay?.seconds, delay != 0 {
      lines.append("transition.beginTime = CACurrentMediaTime() + \(CodeText.number(delay))")
      lines.append("transition.fillMode = .backwards")
    }
    if let interaction = transition.interaction { declaration.note(interaction.note) }
    if preset.preset.reducedMotion == ReducedMotion.none {
      declaration.note("with reduced motion, change without it")
    } else {
      choose(for: preset, in: set, &declaration, &lines)
    }
    declaration.lines =
      declaration.opening(preset.identifier, access: access)
      + (lines + ["return transition"]).indented() + ["}"]
    return declaration
  }

  /// A transition of UIView's: a call, or an animator where it is driven or has a curve of its own.
  private func view(
    _ transition: Transition, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    guard (transition.startProgress?.value ?? 0) == 0, (transition.endProgress?.value ?? 1) == 1
    else { throw Unsupported("UIKit runs transitions from beginning to end") }
    var declaration = SwiftDeclaration()
    declaration.isMainActor = true
    declaration.parameters = [
      .init(name: "view", type: "UIView", isUnnamed: true),
      .init(name: "changes", type: "@escaping () -> Void"),
    ]
    let seconds = CodeText.number(transition.seconds ?? 0.25)
    let curve = SwiftTiming.viewCurve(transition.timing)
    if let delay = transition.delay?.seconds, delay != 0 {
      declaration.note("wait \(CodeText.number(delay)) s before it")
    }
    var option = Self.option(transition)
    if transition.interaction != nil || curve == nil {
      var animator = Animator()
      (animator.timing, animator.duration) = (transition.timing, transition.duration)
      animator.interaction = transition.interaction
      let code = try SwiftAnimatorCode(animator)
      for note in code.notes { declaration.note(note) }
      declaration.type = "UIViewPropertyAnimator"
      guard code.takesAnimations, code.arguments.parameters.isEmpty else {
        throw Unsupported("UIKit's transitions are not timed by such a spring")
      }
      var duration = code.duration
      choose(preset, in: set, &declaration, option: &option, duration: &duration)
      let body = [
        "let duration = \(duration)",
        "return UIViewPropertyAnimator(duration: duration, \(code.timing)) {",
        "  UIView.transition(with: view, duration: duration, options: \(option), animations: changes)",
        "}",
      ]
      declaration.lines =
        declaration.opening(preset.identifier, access: access)
        + (Self.mirroring(option) + body).indented() + ["}"]
      return declaration
    }
    declaration.parameters.append(.init(name: "completion", type: "((Bool) -> Void)? = nil"))
    if let curve, curve != "easeInOut" {
      option = "[\(option), .curve\(curve.prefix(1).uppercased() + curve.dropFirst())]"
    }
    var duration = seconds
    choose(preset, in: set, &declaration, option: &option, duration: &duration)
    let call =
      "UIView.transition(with: view, duration: \(duration), options: \(option), "
      + "animations: changes, completion: completion)"
    declaration.lines =
      declaration.opening(preset.identifier, access: access)
      + (Self.mirroring(option) + [call]).indented() + ["}"]
    return declaration
  }

  /// The constant that an option depends on.
  private static func mirroring(_ option: String) -> [String] {
    option.contains("isMirrored")
      ? ["let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft"] : []
  }

  private static func option(_ transition: Transition) -> String {
    switch transition.style {
    case .curlUp: return ".transitionCurlUp"
    case .curlDown: return ".transitionCurlDown"
    case .flip: break
    default: return ".transitionCrossDissolve"
    }
    switch transition.direction {
    case nil, .fromLeft?: return ".transitionFlipFromLeft"
    case .fromRight?: return ".transitionFlipFromRight"
    case .fromTop?: return ".transitionFlipFromTop"
    case .fromBottom?: return ".transitionFlipFromBottom"
    case .fromLeading?: return "isMirrored ? .transitionFlipFromRight : .transitionFlipFromLeft"
    case .fromTrailing?: return "isMirrored ? .transitionFlipFromLeft : .transitionFlipFromRight"
    }
  }

  /// Lets a transition of UIView's choose what reduced motion asks for.
  private func choose(
    _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>,
    _ declaration: inout SwiftDeclaration,
    option: inout String, duration: inout String
  ) {
    switch preset.preset.reducedMotion {
    case nil, .keep?: return
    case ReducedMotion.none?: duration = "reducesMotion ? 0 : \(duration)"
    case .preset(let reference)?:
      guard case .transition(let other)? = set[reference]?.preset.motion,
        other.style == .crossDissolve || other.style == .fade, !option.contains("?")
      else {
        return declaration.note(Self.choice(reference))
      }
      option = "reducesMotion ? .transitionCrossDissolve : \(option)"
      let seconds = CodeText.number(other.seconds ?? 0.25)
      if seconds != duration { duration = "reducesMotion ? \(seconds) : \(duration)" }
    }
    declaration.parts.insert(.reducesMotion)
  }
}

extension Transition {
  /// How long it takes, by itself or by its curve.
  var seconds: Double? {
    if let seconds = duration?.seconds { return seconds }
    guard case .curve(let curve)? = timing else { return nil }
    return curve.duration?.seconds
  }
}
