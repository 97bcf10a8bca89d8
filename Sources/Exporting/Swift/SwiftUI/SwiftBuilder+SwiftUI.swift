import Motion
import Presets

extension SwiftBuilder {
  /// Writes the preset for UIKit and Core Animation, and for SwiftUI.
  mutating func write() throws(Unsupported) {
    var gap: Unsupported?
    do throws(Unsupported) {
      try writeOwn()
    } catch {
      (gap, declaration) = (error, SwiftDeclaration())
    }
    if uses(.swiftUI) {
      if case .transition(let transition) = preset.motion, transition.style == .zoom {
        declaration.parts.insert(.zoomViews)
      }
      let own = declaration
      do throws(Unsupported) {
        try writeViews()
        if let gap, !declaration.screens.isEmpty || !declaration.effects.isEmpty {
          if gap.kind != .framework {
            declaration.viewFidelity.notes.append("only for SwiftUI: \(gap.reason)")
          }
          declaration.fidelity = declaration.viewFidelity
        } else if declaration.viewFidelity.degree != .exact {
          let view = declaration.viewFidelity
          note("in SwiftUI: \(view.error == nil ? view.notes.joined(separator: "; ") : view.words)")
        }
      } catch {
        declaration = own
        if let known = gap {
          gap = known.kind == .framework ? error : known
        } else {
          note("SwiftUI: \(error.reason)")
        }
      }
    }
    if let gap, declaration.screens.isEmpty, declaration.effects.isEmpty { throw gap }
  }

  /// Writes what SwiftUI has for what moves views; values are written already.
  private mutating func writeViews() throws(Unsupported) {
    switch preset.motion {
    case .curve, .spring, .duration: return
    case .transition(let transition): try writeScreens(transition)
    case .keyframes, .animator, .group: try writeEffects()
    }
  }

  /// Modifiers, one for each target.
  private mutating func writeEffects() throws(Unsupported) {
    var motion = preset.motion
    let speed = try SwiftUISpeed(takenFrom: &motion)
    let keepsVelocity = motion.keepReleaseVelocity()
    let course = try SwiftUICourse(motion)
    var targets: [String?] = []
    for channel in course.channels where !targets.contains(channel.target) {
      targets.append(channel.target)
    }
    var style = IdentifierStyle(.pascal, reserved: Self.types) { $0 + "Target" }
    style.spellings = IdentifierStyle.swiftTypes.spellings
    let own = Self.typeName(preset)
    let names = style.distinct(targets.map { CodeText.words(of: $0 ?? "whole") })
    let isOne = targets.count == 1 && targets[0] == nil
    var fidelity = course.fidelity
    if preset.motion.hasContinuousCorners { fidelity = fidelity.without("continuous corners") }
    let rest = try? SwiftUIRest(motion, course)
    var lines: [String] = []
    var left: [String] = []
    for (target, name) in zip(targets, names) {
      let channels = course.channels.filter { $0.target == target }
      let (looks, others) = SwiftUILook.of(channels, isSplit: speed?.isVector == true)
      left += others.map { [target, $0].compactMap { $0 }.joined(separator: "'s ") }
      guard !looks.isEmpty else { continue }
      for gap in looks.compactMap(\.gap) where !fidelity.notes.contains(gap) {
        fidelity = fidelity.combined(with: .approximate(nil, notes: [gap]))
      }
      if looks.count(where: { $0.kind == .spin }) > 1 {
        fidelity = fidelity.combined(with: .approximate(nil, notes: [Self.flattens]))
      }
      for note in looks.compactMap(\.note) where !fidelity.notes.contains(note) {
        fidelity.notes.append(note)
      }
      var effect = SwiftUIEffect(
        isOne ? own : name, looks, course, access: writer.access,
        reduction: preset.reducedMotion, fade: fade, speed: speed, rest: rest)
      if course.stagger != nil {
        guard case .change = effect.form else {
          throw Unsupported("SwiftUI keyframes can't be staggered")
        }
      }
      if !lines.isEmpty { lines.append("") }
      if isOne {
        declaration.effectNames = [own]
      } else {
        lines.append("/// The effect on \(CodeText.comment(target ?? "the view")).")
        declaration.effectNames.append("\(own).\(name)")
      }
      lines += effect.lines()
      if effect.staysUnderFinger, isDriven, !fidelity.notes.contains(Self.stays) {
        fidelity.notes.append(Self.stays)
      }
      declaration.parts.formUnion(effect.text.parts)
      if effect.isFilled { declaration.parts.insert(.fill) }
      declaration.parts.insert(.change)
    }
    if !left.isEmpty {
      let note = "SwiftUI has no modifier for \(left.joined(separator: ", "))"
      fidelity = fidelity.combined(with: .approximate(nil, notes: [note]))
    }
    guard !lines.isEmpty else {
      throw Unsupported("SwiftUI has no modifier for \(left.joined(separator: ", "))")
    }
    var drag: SwiftUIDrag?
    if case .animator(let animator) = preset.motion {
      drag = try animator.interaction.flatMap { interaction throws(Unsupported) in
        try SwiftUIDrag(interaction, over: course.run, access: writer.access)
      }
      if let part = drag?.part { declaration.parts.insert(part) }
      for note in Self.notes(of: animator) { fidelity.notes.append(note) }
      if keepsVelocity {
        fidelity.notes.append("SwiftUI keeps the velocity of a finger after a release")
      }
      let goesOn = rest.map { $0.covers(course.channels) } ?? false
      for gap in Self.gaps(of: animator, hasDrag: drag != nil, goesOn: goesOn) {
        fidelity = fidelity.without(gap)
      }
    }
    if case .group(let group) = preset.motion, let interaction = group.interaction {
      fidelity.notes.append(interaction.note)
      fidelity = fidelity.leavingOut(interaction)
    }
    declaration.viewFidelity = fidelity
    if isOne, let drag {
      lines = lines.inserting(drag.lines)
    } else if let drag {
      lines = drag.lines + [""] + lines
    }
    declaration.effects =
      isOne ? lines : ["\(writer.access)enum \(own) {"] + lines.indented() + ["}"]
  }

  /// Whether a gesture drives the preset.
  private var isDriven: Bool {
    guard case .animator(let animator) = preset.motion else { return false }
    return animator.interaction.map { $0.gesture != .press } ?? false
  }

  private static let flattens = "SwiftUI flattens a view that turns about x before it turns about y"

  private static let stays =
    "with reduced motion, values stay at the nearer end while a finger drives it"

  /// The behavior of an animator that its modifiers lack.
  ///
  /// - Parameter goesOn: Whether they continue like the animator after a release.
  private static func gaps(of animator: Animator, hasDrag: Bool, goesOn: Bool) -> [String] {
    var gaps: [String] = []
    if let interaction = animator.interaction, !hasDrag {
      // A slider without a release rule is a value of the app, not a gesture.
      if interaction.gesture != .slider || interaction.onRelease != nil {
        gaps.append("its gesture")
      }
    }
    if animator.interaction != nil, animator.scrubsLinearly == false {
      gaps.append("its timing curve during the gesture")
    }
    if animator.continuation != nil, !goesOn { gaps.append("its continuation") }
    return gaps
  }

  /// The tasks that the modifiers of an animator leave to the app.
  private static func notes(of animator: Animator) -> [String] {
    var notes: [String] = []
    if animator.interaction?.gesture == .slider {
      notes.append("pass `.held(at:)` while a slider drives it")
    }
    if animator.animations.contains(where: { $0.delayFactor?.value ?? 0 > 0 }) {
      notes.append("delayed parts are also delayed on the way back")
    }
    return notes
  }

  /// The name of the type of a preset's modifiers.
  static func typeName(_ preset: ExportedPreset) -> String {
    let type = IdentifierStyle.swiftTypes.joined(
      IdentifierStyle.words(of: preset.name.text, kind: preset.preset.kind.rawValue))
    return types.contains(type) ? type + "Effect" : type
  }

  /// The names that the code of modifiers uses, which modifiers can't have.
  private static let types: Set<String> = IdentifierStyle.words(
    """
    Any Binding Bool Body CGFloat Change Color Content CubicKeyframe Curve Double Drag Environment
    Equatable Fill GestureRules Hold Int KeyframeTrack LinearKeyframe MoveKeyframe Polyline Protocol Rectangle RoundedRectangle Self Sendable
    Grip Measure Passage Press Spring SpringKeyframe Swipe SwiftUI Trigger Type UnitPoint Values View ViewModifier
    """)

  /// How opacity changes in its alternative for reduced motion; nil if that isn't known.
  private var fade: SwiftUIPiece? {
    guard let other = set.alternative(of: preset)?.preset.motion,
      let course = try? SwiftUICourse(other), !course.isEndless
    else { return nil }
    let moves = course.channels.filter { $0.property == "opacity" || $0.property == "alpha" }
    return moves.compactMap(\.move).first { !$0.isStill }
  }

  /// A screen transition, as pages that one progress moves.
  private mutating func writeScreens(_ transition: Transition) throws(Unsupported) {
    let recipe = try ScreenTransition(
      transition, for: "SwiftUI", takesLengths: true, drivesGestures: true)
    let isBack = transition.phase == .dismiss || transition.phase == .pop
    var screens = SwiftUIScreens(
      recipe, preset.identifier, isBack: isBack, access: writer.access)
    var alternative = ScreenAlternative(of: preset, in: set)
    if case .other? = alternative, set.alternative(of: preset)?.declaration.screens.isEmpty == true
    {
      alternative = .cut
    }
    screens.reduce(alternative, dissolves: alternativeDissolves)
    declaration.screens = try screens.lines()
    declaration.parts.formUnion(screens.parts)
    declaration.viewFidelity = recipe.fidelity.combined(with: screens.fidelity)
    try writeSwipe(transition, recipe)
  }

  /// Whether the alternative for reduced motion fades one page over the other.
  private var alternativeDissolves: Bool {
    guard case .transition(let other)? = set.alternative(of: preset)?.preset.motion,
      let recipe = try? ScreenTransition(other, for: "SwiftUI")
    else { return false }
    return recipe.dissolves
  }

  /// Writes the modifier that drives a screen transition with a gesture, or notes the tasks of the app.
  private mutating func writeSwipe(
    _ transition: Transition, _ recipe: ScreenTransition
  ) throws(Unsupported) {
    guard let interaction = transition.interaction else { return }
    if let swipe = try SwiftUISwipe(
      transition, preset.identifier, recipe, access: writer.access)
    {
      declaration.swipe = swipe
      declaration.parts.formUnion([.swipe, .change])
    } else if interaction.gesture == .slider {
      declaration.viewFidelity.notes.append(
        "pass the value of the slider to `arriving(at:)` and `leaving(at:)`")
      declaration.viewFidelity = declaration.viewFidelity.without("its release")
    } else {
      declaration.viewFidelity.notes.append(interaction.note)
      declaration.viewFidelity = declaration.viewFidelity.leavingOut(interaction)
    }
  }
}

extension [String] {
  /// The lines of a type with further members before its body, which comes last but for what it's made of.
  fileprivate func inserting(_ members: [String]) -> [String] {
    guard let body = firstIndex(where: { $0.contains("func body(content: Content)") }) else {
      return self
    }
    return self[..<body] + members.indented() + [""] + self[body...]
  }
}
