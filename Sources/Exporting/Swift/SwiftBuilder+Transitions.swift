import Motion
import Presets

extension SwiftBuilder {
  /// A transition is a CATransition, one of UIView's, or an object between view controllers.
  mutating func write(_ transition: Transition) throws(Unsupported) {
    if uses(.uiKit), let screens = transition.betweenScreens { return try custom(screens) }
    let style = transition.style ?? .custom
    let frameworks: [AppleFramework] =
      switch style {
      case .custom, .zoom: []
      case .push, .moveIn, .reveal: [.coreAnimation]
      case .fade: [.coreAnimation, .uiKit]
      case .flip, .curlUp, .curlDown: [.uiKit]
      case .crossDissolve: [.uiKit, .coreAnimation]
      }
    switch frameworks.first(where: uses) {
    case nil where style.hasLayers: try custom(transition)
    case nil:
      throw Unsupported(
        .framework, "the selected frameworks have no transition like \(style.rawValue)")
    case .coreAnimation?: try core(transition)
    case .uiKit?: try view(transition)
    case .swiftUI?: break
    }
  }

  private mutating func custom(_ transition: Transition) throws(Unsupported) {
    guard uses(.uiKit) else {
      throw Unsupported(.framework, "only UIKit has custom screen transitions")
    }
    let reduction = reduction
    let code = try SwiftRecipe(
      transition, cuts: reduction == .cut, tolerance: writer.options.tolerance)
    declaration.fidelity = code.fidelity
    noteSingularScale()
    if transition.style == .zoom {
      declaration.fidelity = declaration.fidelity.combined(
        with: .approximate(
          nil, notes: ["iOS 18 and later use the system zoom; earlier versions animate its layers"])
      )
    }
    declaration.parts.formUnion(code.parts)
    declaration.isMainActor = true
    var swipe: SwiftInteraction?
    var rules: SwiftDeclaration.Companion?
    if let interaction = transition.interaction {
      do throws(Unsupported) {
        let gesture = try SwiftInteraction(
          interaction, transition.phase ?? .present, known: code.sheet?.knownToGesture ?? [:])
        swipe = gesture
        rules = self.rules(of: gesture)
        declaration.parts.insert(.transitionDriver)
        if interaction.invertsWhenOpen == true {
          note("the gesture isn't inverted, because the reverse has its own")
        }
      } catch {
        note("\(interaction.note): \(error.reason)")
        declaration.fidelity = declaration.fidelity.without("its gesture")
      }
    }
    declaration.recipe = SwiftDeclaration.Recipe(
      transition: transition, code: code, reduction: reduction, swipe: swipe, rules: rules)
    switch reduction {
    case .keep: break
    case .none: declaration.parts.insert(.prefersCrossFade)
    case .left(let reference):
      declaration.parts.insert(.prefersCrossFade)
      noteChoice(of: reference)
    case .cut: declaration.parts.formUnion([.reducesMotion, .prefersCrossFade])
    case .dissolve: declaration.parts.insert(.reducesMotion)
    }
    if reduction == .cut, case .preset(let reference)? = preset.reducedMotion {
      note("with reduced motion, it changes instantly; the app must play \(reference.name) instead")
    }
  }

  /// The function that makes the rules of a gesture.
  private func rules(of gesture: SwiftInteraction) -> SwiftDeclaration.Companion {
    let name = preset.identifier.filter { $0 != "`" } + "Gesture"
    let lines = [
      "/// Returns the gesture rules of `\(preset.name.text)`.",
      "fileprivate static func \(name)() -> GestureRules {", "  \(gesture.rules)", "}",
    ]
    return .init(name: name, lines: lines)
  }

  /// The alternative of a custom transition for reduced motion.
  private var reduction: SwiftDeclaration.Reduction {
    switch preset.reducedMotion {
    case nil: return .none
    case .keep?: return .keep
    case ReducedMotion.none?: return .cut
    case .preset(let reference)?:
      guard case .transition(let other)? = set[reference]?.preset.motion else {
        return .left(reference)
      }
      if let dissolve = SwiftDissolve(other) { return .dissolve(dissolve) }
      // A fade leaves the screens as the motion does, and an instant change to that has no motion.
      let fades = other.layers.flatMap(\.frames).allSatisfy { $0.property == "opacity" }
      return other.style?.hasLayers == true && fades ? .cut : .left(reference)
    }
  }

  /// A transition of Core Animation's.
  private mutating func core(_ transition: Transition) throws(Unsupported) {
    declaration.type = "CATransition"
    let style = transition.style == .crossDissolve ? .fade : transition.style ?? .fade
    var lines = ["let transition = CATransition()", "transition.type = .\(style.rawValue)"]
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
        note(
          "sources disagree on which edge \(direction.rawValue) means in iOS; check it on a device")
      }
    }
    let delay = transition.delay?.seconds.flatMap { $0 == 0 ? nil : CodeText.number($0) }
    let settings = [
      ("startProgress", transition.startProgress?.text),
      ("endProgress", transition.endProgress?.text),
      ("duration", transition.seconds.map(CodeText.number)),
      ("timingFunction", try SwiftTiming.mediaTimingFunction(transition.timing)),
      ("beginTime", delay.map { "CACurrentMediaTime() + \($0)" }),
      ("fillMode", delay.map { _ in ".backwards" }),
    ]
    for case (let name, let value?) in settings { lines.append("transition.\(name) = \(value)") }
    if let interaction = transition.interaction {
      note(interaction.note)
      declaration.fidelity = declaration.fidelity.without("its gesture")
    }
    choose(&lines)
    finish(lines + ["return transition"])
  }

  /// A UIView transition: a call, or an animator if a gesture drives it or it has its own curve.
  private mutating func view(_ transition: Transition) throws(Unsupported) {
    guard (transition.startProgress?.value ?? 0) == 0, (transition.endProgress?.value ?? 1) == 1
    else { throw Unsupported("UIKit transitions run only from start to end") }
    declaration.isMainActor = true
    declaration.parameters = [
      .init(name: "view", type: "UIView", isUnnamed: true),
      .init(name: "changes", type: "@escaping () -> Void"),
    ]
    if let delay = transition.delay?.seconds, delay != 0 {
      note("the app must add its delay of \(CodeText.number(delay)) s")
      declaration.fidelity = declaration.fidelity.without("its delay")
    }
    var option = Self.option(transition)
    let body: [String]
    if transition.interaction == nil, let curve = SwiftTiming.viewCurve(transition.timing) {
      declaration.parameters.append(SwiftDeclaration.completion)
      if curve != "easeInOut" {
        option = "[\(option), .curve\(curve.prefix(1).uppercased() + curve.dropFirst())]"
      }
      var duration = CodeText.number(transition.seconds ?? 0.25)
      choose(option: &option, duration: &duration)
      body = [
        "UIView.transition(with: view, duration: \(duration), options: \(option), "
          + "animations: changes, \(SwiftDeclaration.completing))"
      ]
    } else {
      var animator = Animator()
      (animator.timing, animator.duration) = (transition.timing, transition.duration)
      animator.interaction = transition.interaction
      let code = try SwiftAnimatorCode(animator)
      for text in code.notes { note(text) }
      declaration.fidelity = declaration.fidelity.combined(with: code.fidelity)
      declaration.parts.formUnion(code.parts)
      declaration.type = "UIViewPropertyAnimator"
      try accompany(animator, code)
      guard code.takesAnimations, code.arguments.parameters.isEmpty else {
        throw Unsupported("UIKit transitions can't use such a spring as timing")
      }
      var duration = code.duration
      choose(option: &option, duration: &duration)
      body = [
        "let duration = \(duration)",
        "return UIViewPropertyAnimator(duration: duration, \(code.timing)) {",
        "  UIView.transition(with: view, duration: duration, options: \(option), animations: changes)",
        "}",
      ]
    }
    let mirroring = "let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft"
    finish((option.contains("isMirrored") ? [mirroring] : []) + body)
  }

  private static func option(_ transition: Transition) -> String {
    switch (transition.style, transition.direction) {
    case (.curlUp, _): ".transitionCurlUp"
    case (.curlDown, _): ".transitionCurlDown"
    case (.flip, nil), (.flip, .fromLeft): ".transitionFlipFromLeft"
    case (.flip, .fromRight): ".transitionFlipFromRight"
    case (.flip, .fromTop): ".transitionFlipFromTop"
    case (.flip, .fromBottom): ".transitionFlipFromBottom"
    case (.flip, .fromLeading):
      "isMirrored ? .transitionFlipFromRight : .transitionFlipFromLeft"
    case (.flip, .fromTrailing):
      "isMirrored ? .transitionFlipFromLeft : .transitionFlipFromRight"
    default: ".transitionCrossDissolve"
    }
  }

  /// Lets a transition of UIView's choose what reduced motion asks for.
  private mutating func choose(option: inout String, duration: inout String) {
    switch preset.reducedMotion {
    case nil, .keep?: return
    case ReducedMotion.none?: duration = "reducesMotion ? 0 : \(duration)"
    case .preset(let reference)?:
      guard case .transition(let other)? = set[reference]?.preset.motion,
        other.style == .crossDissolve || other.style == .fade, !option.contains("?")
      else { return noteChoice(of: reference) }
      option = "reducesMotion ? .transitionCrossDissolve : \(option)"
      let seconds = CodeText.number(other.seconds ?? 0.25)
      if seconds != duration { duration = "reducesMotion ? \(seconds) : \(duration)" }
    }
    declaration.parts.insert(.reducesMotion)
  }
}

extension Transition {
  /// Its duration, its own or that of its curve.
  var seconds: Double? {
    if let seconds = duration?.seconds { return seconds }
    guard case .curve(let curve)? = timing else { return nil }
    return curve.duration?.seconds
  }
}
