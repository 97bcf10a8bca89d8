import Motion
import Presets

extension SwiftWriter {
  /// An animator is a function that takes the views and returns a UIViewPropertyAnimator.
  func declaration(
    of animator: Animator, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    guard uses(.uiKit) else { throw Unsupported(.framework, "only UIKit has animators") }
    let code: SwiftAnimatorCode
    do throws(Unsupported) {
      code = try SwiftAnimatorCode(animator)
    } catch {
      // What UIKit cannot do, layers can at times.
      guard uses(.coreAnimation), let keyframes = Keyframes(animator),
        let declaration = try? self.declaration(of: keyframes, preset, in: set)
      else { throw error }
      return declaration
    }
    return try declaration(of: code, preset, in: set)
  }

  /// The function that makes an animator.
  func declaration(
    of code: SwiftAnimatorCode, _ preset: ExportedPreset, in set: ExportSet<SwiftDeclaration>
  ) throws(Unsupported) -> SwiftDeclaration {
    var declaration = SwiftDeclaration()
    declaration.type = "UIViewPropertyAnimator"
    declaration.isMainActor = true
    declaration.parameters = code.arguments.parameters
    for note in code.notes { declaration.note(note) }
    var body: [String]
    switch preset.preset.reducedMotion {
    case nil, .keep?: body = code.lines()
    case ReducedMotion.none?:
      declaration.parts.insert(.reducesMotion)
      body = code.lines(cuts: true)
    case .preset(let reference)?:
      body = try lines(of: code, choosing: reference, preset, in: set, &declaration)
    }
    declaration.lines =
      declaration.opening(preset.identifier, access: access) + body.indented() + ["}"]
    return declaration
  }

  /// The lines of an animator that reduced motion replaces by another preset.
  private func lines(
    of code: SwiftAnimatorCode, choosing reference: Reference, _ preset: ExportedPreset,
    in set: ExportSet<SwiftDeclaration>, _ declaration: inout SwiftDeclaration
  ) throws(Unsupported) -> [String] {
    let other = set.alternative(of: preset)
    switch other?.preset.motion {
    case .animator?:
      guard let other,
        let use = other.declaration.use(
          Self.name(of: other.preset, beside: declaration.parameters, []),
          with: declaration.parameters)
      else { break }
      declaration.parts.insert(.reducesMotion)
      return ["if reducesMotion { return \(use) }"] + code.lines().returning
    case .keyframes(let keyframes)?:
      guard let animator = Animator(keyframes), let alternative = try? SwiftAnimatorCode(animator),
        alternative.arguments.parameters.allSatisfy({ declaration.parameters.contains($0) })
      else { break }
      declaration.parts.insert(.reducesMotion)
      var lines = alternative.lines().returning
      if lines.count == 1 {
        lines = ["if reducesMotion {"] + lines.indented() + ["}"]
      } else {
        lines = ["guard !reducesMotion else {"] + lines.indented() + ["}"]
      }
      return lines + code.lines().returning
    case .transition(let transition)?:
      guard transition.style == .crossDissolve || transition.style == .fade,
        let view = code.firstView
      else { break }
      declaration.parts.formUnion([.reducesMotion, .dissolve])
      let seconds = CodeText.number(transition.duration?.seconds ?? 0.25)
      let call = "\(view).dissolving(for: \(seconds), changes)"
      let settings = code.settings.map { "animator.\($0)" } + code.undoing
      let dissolve =
        settings.isEmpty
        ? ["return \(call)"] : ["let animator = \(call)"] + settings + ["return animator"]
      let changes = ["let changes = {"] + code.allChanges.indented() + ["}"]
      if code.delayed.isEmpty {
        let choice =
          dissolve.count == 1
          ? ["if reducesMotion { \(dissolve[0]) }"]
          : ["if reducesMotion {"] + dissolve.indented() + ["}"]
        return code.start + changes + choice
          + code.lines(closure: "changes", isPrepared: true).returning
      }
      return code.start + ["if reducesMotion {"] + (changes + dissolve).indented() + ["}"]
        + code.lines(isPrepared: true).returning
    default: break
    }
    declaration.note(Self.choice(reference))
    return code.lines()
  }

  /// What views can do that makes alternatives short.
  func viewExtensions(_ parts: Set<SwiftPart>) -> [[String]] {
    guard parts.contains(.dissolve) else { return [] }
    return [
      """
      extension UIView {
        /// Makes changes at once while what is around the view dissolves.
        fileprivate func dissolving(
          for duration: Double, _ changes: @escaping () -> Void
        ) -> UIViewPropertyAnimator {
          UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
            UIView.transition(
              with: self.superview ?? self, duration: duration, options: .transitionCrossDissolve,
              animations: changes)
          }
        }
      }
      """.lines
    ]
  }
}

extension Animator {
  /// An animator that does the same as keyframes; nil where they are more than a way between two
  /// values.
  init?(_ keyframes: Keyframes) {
    guard keyframes.repeatCount == nil, keyframes.repeatDuration == nil,
      keyframes.autoreverses != true, keyframes.speed ?? 1 == 1, keyframes.timeOffset == nil
    else { return nil }
    self.init()
    duration = keyframes.duration
    timing = keyframes.timing
    delay = keyframes.beginTime
    for track in keyframes.tracks {
      guard case .values(let values) = track.content, values.count == 2,
        track.keyTimes.map({ $0.map(\.value) == [0, 1] }) ?? true, track.timings == nil,
        track.calculationMode != .discrete, track.additive != true
      else { return nil }
      var animation = Animation(property: track.property, change: .to(values[1]))
      animation.target = track.target
      animation.from = values[0] == .current ? nil : values[0]
      animations.append(animation)
    }
  }
}

extension Keyframes {
  /// Keyframes that do the same as an animator that nobody takes hold of; nil where it is one to be
  /// held, or more than ways from value to value.
  init?(_ animator: Animator) {
    guard animator.interaction == nil, animator.continuation == nil,
      animator.pausesOnCompletion != true
    else { return nil }
    if case .spring? = animator.timing { return nil }
    self.init()
    duration = animator.duration
    if case .curve(let curve)? = animator.timing { duration = duration ?? curve.duration }
    timing = animator.timing
    beginTime = animator.delay
    var moved: [[String?]] = []
    for animation in animator.animations {
      guard case .to(let end) = animation.change, animation.delayFactor?.value ?? 0 == 0,
        !moved.contains([animation.target, animation.property])
      else { return nil }
      moved.append([animation.target, animation.property])
      var track = Track(
        property: animation.property, content: .values([animation.from ?? .current, end]))
      track.target = animation.target
      tracks.append(track)
    }
  }
}

extension [String] {
  /// The lines of an only expression, made a return.
  fileprivate var returning: [String] {
    guard let first, first.hasPrefix("UIViewPropertyAnimator(") else { return self }
    return ["return " + first] + dropFirst()
  }
}
