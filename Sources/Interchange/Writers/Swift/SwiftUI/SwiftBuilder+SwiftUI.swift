import Motion
import Presets

extension SwiftBuilder {
  /// Writes what becomes of the preset: what UIKit and Core Animation have, and beside it what SwiftUI
  /// has.
  mutating func write() throws(Unsupported) {
    var gap: Unsupported?
    do throws(Unsupported) {
      try writeOwn()
    } catch {
      (gap, declaration) = (error, SwiftDeclaration())
    }
    if uses(.swiftUI) {
      let own = declaration
      do throws(Unsupported) {
        try writeViews()
        if let gap, !declaration.screens.isEmpty || !declaration.effects.isEmpty {
          if gap.kind != .framework {
            declaration.viewFidelity.notes.append("only for SwiftUI: \(gap.reason)")
          }
          declaration.fidelity = declaration.viewFidelity
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
    let course = try SwiftUICourse(preset.motion)
    var targets: [String?] = []
    for channel in course.channels where !targets.contains(channel.target) {
      targets.append(channel.target)
    }
    let style = IdentifierStyle(.pascal, reserved: Self.types) { $0 + "Target" }
    let own = Self.typeName(preset.identifier)
    let names = style.distinct(targets.map { CodeText.words(of: $0 ?? "whole") })
    let isOne = targets.count == 1 && targets[0] == nil
    var fidelity = course.fidelity
    var lines: [String] = []
    var left: [String] = []
    for (target, name) in zip(targets, names) {
      let channels = course.channels.filter { $0.target == target }
      let (looks, others) = SwiftUILook.of(channels)
      left += others.map { [target, $0].compactMap { $0 }.joined(separator: "'s ") }
      guard !looks.isEmpty else { continue }
      for note in looks.compactMap(\.note) where !fidelity.notes.contains(note) {
        fidelity.notes.append(note)
      }
      var effect = SwiftUIEffect(
        isOne ? own : name, looks, course, access: writer.access,
        reduction: preset.reducedMotion, fade: fade)
      if course.stagger != nil {
        guard case .change = effect.form else {
          throw Unsupported("SwiftUI's keyframes do not start later for each target")
        }
      }
      if !lines.isEmpty { lines.append("") }
      if isOne {
        declaration.effectNames = [own]
      } else {
        lines.append("/// What it makes of \(CodeText.comment(target ?? "the view")).")
        declaration.effectNames.append("\(own).\(name)")
      }
      lines += effect.lines()
      declaration.parts.formUnion(effect.text.parts)
      declaration.parts.insert(.change)
    }
    if !left.isEmpty {
      let note = "SwiftUI has no modifier for \(left.joined(separator: ", "))"
      fidelity = fidelity.combined(with: .approximate(nil, notes: [note]))
    }
    guard !lines.isEmpty else {
      throw Unsupported("SwiftUI has no modifier for \(left.joined(separator: ", "))")
    }
    if case .animator(let animator) = preset.motion {
      for note in Self.notes(of: animator) { fidelity.notes.append(note) }
    }
    declaration.viewFidelity = fidelity
    declaration.effects =
      isOne ? lines : ["\(writer.access)enum \(own) {"] + lines.indented() + ["}"]
  }

  /// What the modifiers of an animator leave to the app.
  private static func notes(of animator: Animator) -> [String] {
    var notes: [String] = []
    if animator.interaction != nil {
      notes.append("while a finger drives it, give it `.held(at:)`, and `.on(_:)` when it lets go")
    }
    if animator.continuation != nil {
      notes.append(
        "what continues it in another time is UIKit's: SwiftUI goes on by its own animation")
    }
    if animator.animations.contains(where: { $0.delayFactor?.value ?? 0 > 0 }) {
      notes.append("on the way back, too, what begins late begins late")
    }
    return notes
  }

  /// The name of a type, from that of a member.
  static func typeName(_ identifier: String) -> String {
    let name = identifier.replacing("`", with: "")
    let type = name.prefix(1).uppercased() + name.dropFirst()
    return types.contains(type) ? type + "Effect" : type
  }

  /// What code of modifiers calls by its name, so that no modifier may be called the same.
  private static let types: Set<String> = IdentifierStyle.words(
    """
    Any Bool Body CGFloat Change Color Content CubicKeyframe Curve Double Environment Equatable Int
    KeyframeTrack LinearKeyframe MoveKeyframe Polyline Protocol Rectangle RoundedRectangle Self Sendable
    Spring SpringKeyframe SwiftUI Trigger Type UnitPoint Values View ViewModifier
    """)

  /// How opacity changes in what takes the preset's place for reduced motion; nil if that is not known.
  private var fade: SwiftUIPiece? {
    guard let other = set.alternative(of: preset)?.preset.motion,
      let course = try? SwiftUICourse(other), !course.isEndless
    else { return nil }
    let moves = course.channels.filter { $0.property == "opacity" || $0.property == "alpha" }
    return moves.compactMap(\.move).first { !$0.isStill }
  }

  /// A transition of screens, as pages that one progress moves.
  private mutating func writeScreens(_ transition: Transition) throws(Unsupported) {
    let recipe = try ScreenRecipe(transition, for: "SwiftUI")
    var screens = SwiftUIScreens(recipe, preset.identifier, access: writer.access)
    var alternative = ScreenAlternative(of: preset, in: set)
    if case .other? = alternative, set.alternative(of: preset)?.declaration.screens.isEmpty == true
    {
      alternative = .cut
    }
    screens.reduce(alternative)
    declaration.screens = try screens.lines()
    declaration.parts.formUnion(screens.parts)
    declaration.viewFidelity = recipe.fidelity.combined(with: screens.fidelity)
  }
}
