import Motion
import Presets

extension SwiftBuilder {
  /// An animator is a function that takes the views and returns a UIViewPropertyAnimator.
  mutating func write(_ animator: Animator) throws(Unsupported) {
    guard uses(.uiKit) else { throw Unsupported(.framework, "only UIKit has property animators") }
    do throws(Unsupported) {
      let code = try SwiftAnimatorCode(animator)
      write(code)
      try accompany(animator, code)
      try writeWayBack(animator)
    } catch {
      // Layers can do some things that UIKit can't.
      var layers = self
      guard uses(.coreAnimation), let keyframes = Keyframes(animator),
        keyframes.tracks.allSatisfy({ PropertyType(property: $0.property) != nil }),
        (try? layers.write(keyframes)) != nil
      else { throw error }
      declaration = layers.declaration
      note("\(error.reason), so this animates the layer instead")
      declaration.fidelity = declaration.fidelity.without("pausing and reversing")
    }
  }

  /// Keyframes as an animator, or as a block of UIKit's.
  mutating func views(_ keyframes: Keyframes) throws(Unsupported) {
    if keyframes.modelValue == .unchanged {
      throw Unsupported("UIKit animation blocks set the model value, which must not change here")
    }
    if keyframes.preferredFrameRateRange != nil {
      note("only Core Animation uses its frame rates")
    }
    if let animator = Animator(keyframes), let code = try? SwiftAnimatorCode(animator) {
      write(code)
      // An animator has no delay of its own.
      try accompany(animator, code)
    } else {
      try block(keyframes)
      noteSingularScale()
    }
  }

  /// Says that UIKit's scales of 0 are larger, by what fraction of the distance.
  mutating func noteSingularScale() {
    func number(_ value: PropertyValue?) -> Double? {
      if case .quantity(.number(let number))? = value { number } else { nil }
    }
    let errors = preset.motion.animatedProperties.compactMap { property -> Double? in
      guard property.name.hasPrefix("transform.scale") else { return nil }
      // Unless it's given, a scale begins at 1.
      let first = number(property.initial) ?? 1
      let scales = property.spans.reduce(into: [first]) { scales, span in
        if case .to(let value) = span.change, let scale = number(value) { scales.append(scale) }
      }
      guard scales.contains(0), let low = scales.min(), let high = scales.max(), high > low else {
        return nil
      }
      return 0.001 / (high - low)
    }
    guard let error = errors.max() else { return }
    declaration.fidelity = declaration.fidelity.combined(
      with: .approximate(error, notes: ["UIKit doesn't animate a scale of 0, so it's 0.001"]))
  }

  /// Whether a gesture drives it.
  private var isDriven: Bool {
    if case .animator(let animator) = preset.motion { animator.interaction != nil } else { false }
  }

  mutating func write(_ code: SwiftAnimatorCode) {
    declaration.type = "UIViewPropertyAnimator"
    declaration.isMainActor = true
    declaration.parameters = code.arguments.parameters
    declaration.fidelity = declaration.fidelity.combined(with: code.fidelity)
    declaration.parts.formUnion(code.parts)
    for text in code.notes { note(text) }
    noteSingularScale()
    switch preset.reducedMotion {
    case nil, .keep?: finish(code.lines())
    case ReducedMotion.none? where isDriven:
      // Without a duration there is nothing for a finger to move: the driver ends what it leaves.
      declaration.parts.insert(.reducesMotion)
      note("with reduced motion, it still follows the finger, and plays if started without one")
      finish(code.lines())
    case ReducedMotion.none?:
      declaration.parts.insert(.reducesMotion)
      finish(code.lines(cuts: true))
    case .preset(let reference)?:
      if let lines = lines(choosing: code) {
        declaration.parts.insert(.reducesMotion)
        finish(lines)
      } else {
        noteChoice(of: reference)
        finish(code.lines())
      }
    }
  }

  /// The lines of an animator that reduced motion replaces by another preset; nil if it can't.
  private mutating func lines(choosing code: SwiftAnimatorCode) -> [String]? {
    guard let other = set.alternative(of: preset) else { return nil }
    switch other.preset.motion {
    case .animator:
      return use(of: other).map { use in
        ["if reducesMotion { return \(use) }"] + code.lines().returning
      }
    case .keyframes(let keyframes):
      guard let animator = Animator(keyframes), let alternative = try? SwiftAnimatorCode(animator),
        alternative.arguments.parameters.allSatisfy(declaration.parameters.contains)
      else { return nil }
      declaration.parts.formUnion(alternative.parts)
      let lines = alternative.lines().returning
      let head = lines.count == 1 ? "if reducesMotion {" : "guard !reducesMotion else {"
      return [head] + lines.indented() + ["}"] + code.lines().returning
    case .transition(let transition):
      guard transition.style == .crossDissolve || transition.style == .fade, !code.views.isEmpty
      else { return nil }
      declaration.parts.insert(.dissolve)
      let seconds = CodeText.number(transition.duration?.seconds ?? 0.25)
      let views = code.views.joined(separator: ", ")
      let undo = SwiftUndo(of: code.allChanges, taken: code.arguments.parameters.map(\.name))
      let call = "UIView.dissolving([\(views)], for: \(seconds), changes) {"
      let settings = code.settings.map { "animator.\($0)" }
      let head = settings.isEmpty ? "return " : "let animator = "
      let dissolve =
        undo.keeping + [head + call] + undo.lines.indented() + ["}"] + settings
        + (settings.isEmpty ? [] : ["return animator"])
      let changes = ["let changes = {"] + code.allChanges.indented() + ["}"]
      if !code.delayed.isEmpty {
        return code.start + ["if reducesMotion {"] + (changes + dissolve).indented() + ["}"]
          + code.lines(isPrepared: true).returning
      }
      return code.start + changes + ["if reducesMotion {"] + dissolve.indented() + ["}"]
        + code.lines(closure: "changes", isPrepared: true).returning
    default: return nil
    }
  }

  private mutating func block(_ keyframes: Keyframes) throws(Unsupported) {
    declaration.isMainActor = true
    var arguments = SwiftArguments(targetType: "UIView", unnamed: "view")
    var frames = SwiftFrames()
    var body: [String] = []
    var mode: Keyframes.CalculationMode?
    var jumps = false
    for track in keyframes.tracks {
      let view = try arguments.target(track.target)
      let (first, own) = try Self.frames(of: track)
      if own.count > 1 || track.calculationMode == .discrete {
        let joins = track.calculationMode ?? .linear
        guard mode ?? joins == joins else {
          throw Unsupported("a UIKit animation block interpolates all its values in the same way")
        }
        mode = joins
      }
      if let first, SwiftTransform.holds(track.property) {
        frames.begin(view, track.property, first)
      } else if let first {
        body += try SwiftViewChange.statements(for: view, track.property, .to(first), &arguments)
      }
      jumps = jumps || own.contains { $0.duration.value == 0 }
      for frame in own { frames.add(SwiftFrames.Keyframe(view, track.property, frame)) }
    }
    for parameter in arguments.parameters {
      if let line = try frames.beginning(parameter.name, &arguments) { body.append(line) }
    }
    let options = try SwiftBlockOptions(keyframes.timing, mode, others: Self.repeating(keyframes))
    declaration.fidelity = options.fidelity
    if options.fidelity.error != nil, jumps {
      declaration.fidelity = declaration.fidelity.combined(
        with: .approximate(1, notes: ["it jumps at another time"]))
    }
    let calls = try frames.lines(mode, &arguments)
    var duration = CodeText.number(keyframes.duration?.seconds ?? 0.25)
    switch preset.reducedMotion {
    case nil, .keep?: break
    case ReducedMotion.none?:
      declaration.parts.insert(.reducesMotion)
      if keyframes.repeatCount == .infinite {
        body.insert("guard !reducesMotion else { return }", at: 0)
      } else {
        duration = "reducesMotion ? 0 : \(duration)"
      }
    case .preset(let reference)?: noteChoice(of: reference)
    }
    declaration.parameters =
      arguments.parameters + [SwiftDeclaration.completion]
    let delay = CodeText.number(keyframes.beginTime?.seconds ?? 0)
    body += [
      "UIView.animateKeyframes(",
      "  withDuration: \(duration), delay: \(delay)\(options.argument), animations: {",
    ]
    finish(body + calls.indented(by: 2) + ["  }, \(SwiftDeclaration.completing))"])
  }

  /// The start value of a track, and its frames.
  private static func frames(
    of track: Keyframes.Track
  ) throws(Unsupported) -> (first: PropertyValue?, frames: [Keyframes.RelativeKeyframe]) {
    guard track.additive != true else {
      throw Unsupported("UIKit animation blocks don't add to a value")
    }
    guard track.tension == nil, track.continuity == nil, track.bias == nil,
      track.timings == nil
    else { throw Unsupported("UIKit animation blocks have no timing or tension per segment") }
    switch track.content {
    case .path: throw Unsupported("UIKit animation blocks can't follow a path")
    case .frames(let frames): return (nil, frames)
    case .values(let values):
      guard values.count > 1, !values.dropFirst().contains(.current),
        track.calculationMode != .discrete
      else { throw Unsupported("UIKit animation blocks animate only from value to value") }
      let even = values.indices.map { Double($0) / Double(values.count - 1) }
      let authored = track.keyTimes?.map(\.value) ?? even
      let times = authored.count == values.count ? authored : even
      let frames = values.indices.dropFirst().map { index in
        Keyframes.RelativeKeyframe(
          start: .decimal(times[index - 1]), duration: .decimal(times[index] - times[index - 1]),
          change: .to(values[index]))
      }
      return (values[0] == .current ? nil : values[0], frames)
    }
  }

  private static func repeating(_ keyframes: Keyframes) throws(Unsupported) -> [String] {
    guard keyframes.speed ?? 1 == 1, keyframes.timeOffset?.seconds ?? 0 == 0,
      keyframes.repeatDuration == nil, keyframes.fillMode != .forwards || keyframes.beginTime == nil
    else {
      throw Unsupported("UIKit animation blocks have no speed, time offset, or repeat duration")
    }
    var options: [String] = []
    switch keyframes.repeatCount {
    case nil, .times(1)?: break
    case .infinite?: options += [".repeat", ".allowUserInteraction"]
    case .times?: throw Unsupported("UIKit keyframe blocks run once or forever")
    }
    guard keyframes.autoreverses == true else { return options }
    // Without a repeat, it would jump to the values of the block when it's over.
    guard keyframes.repeatCount == .infinite else {
      throw Unsupported("UIKit animation blocks reverse only while they repeat forever")
    }
    return options + [".autoreverse"]
  }
}

extension [String] {
  /// The lines of an only expression, made a return.
  fileprivate var returning: [String] {
    guard let first, first.hasPrefix("UIViewPropertyAnimator(") else { return self }
    return ["return " + first] + dropFirst()
  }
}
