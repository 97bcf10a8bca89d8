import Motion
import Presets

/// An examined preset is a preset and what can be found out about it, each thing once when asked for.
///
/// It belongs to one thread; nothing of it is shared.
package final class ExaminedPreset {
  /// The preset as it was written.
  package let preset: Preset
  /// The presets it may refer to.
  package let known: any KnownPresets

  /// Makes the examination of a preset.
  package init(_ preset: Preset, among known: any KnownPresets) {
    (self.preset, self.known) = (preset, known)
  }

  /// The motion with all that it refers to in place; nil if something is missing.
  package private(set) lazy var motion: Motion? = try? resolver.resolve(preset.motion)

  /// Its derived facts; nil if something that it refers to is missing.
  package private(set) lazy var facts: PresetFacts? = motion.map { PresetFacts(of: $0) }

  /// The evaluator of its values over time; nil if it can't be evaluated, like a duration.
  ///
  /// Measures known only at run time are carried as terms of its points.
  package var evaluator: MotionEvaluator? { try? evaluation?.get() }

  /// The evaluator, or why there is none; nil if something that it refers to is missing.
  private lazy var evaluation: Result<MotionEvaluator, MotionError>? = motion.map { motion in
    Result { () throws(MotionError) in try MotionEvaluator(motion) }
  }

  /// Returns the evaluator, or throws why there is none; nil if something that it refers to is
  /// missing.
  func evaluated() throws(MotionError) -> MotionEvaluator? { try evaluation?.get() }

  /// Its counterpart, such as dismiss for present; nil if it has none or that is not known.
  package private(set) lazy var counterpart: ExaminedPreset? = preset.counterpart.flatMap(examined)

  /// The preset that takes its place if people prefer less motion; nil if that is not one.
  package private(set) lazy var reducedAlternative: ExaminedPreset? = {
    guard case .preset(let reference) = preset.reducedMotion else { return nil }
    return examined(reference)
  }()

  /// The motions written in the preset, its own and those inside of it, with their pointers.
  package private(set) lazy var parts: [MotionPart] = MotionPart.parts(of: preset.motion)

  /// The same by their kind.
  private(set) lazy var sortedParts = SortedParts(parts)

  /// The resolver of the references in a part of the preset.
  var resolver: ReferenceResolver {
    ReferenceResolver { [known] name in known.preset(named: name)?.motion }
  }

  /// The timings that have been looked up, by name; nil for those that are missing.
  var timings: [Reference: Timing?] = [:]

  /// The elements that move in it, each group member separately; none if something is missing.
  private(set) lazy var elements: [AnimatedElement] =
    motion.map { AnimatedElement.all(of: $0, authored: preset.motion) } ?? []

  /// Those of them that are written in it, and are not members by name.
  var ownElements: [AnimatedElement] { elements.filter { !$0.isBorrowed } }

  private func examined(_ reference: Reference) -> ExaminedPreset? {
    known.preset(named: reference.name).map { ExaminedPreset($0, among: known) }
  }
}

extension ExaminedPreset {
  /// Returns a timing without references; nil if there is none, or something is missing.
  func resolved(_ timing: Timing?) -> Timing? {
    guard case .preset(let reference) = timing else {
      return timing.flatMap { try? resolver.resolve($0) }
    }
    // Several rules ask.
    if let known = timings[reference] { return known }
    let found = try? resolver.resolve(.preset(reference))
    timings[reference] = .some(found)
    return found
  }

  /// Returns the motion of a part without references; nil if something is missing.
  func resolved(_ motion: Motion, at pointer: String) -> Motion? {
    pointer == "/motion" ? self.motion : try? resolver.resolve(motion)
  }

  /// Returns the seconds of a time; nil if there is none, or the preset is missing.
  func seconds(_ time: Time?) -> Double? {
    switch time {
    case nil: return nil
    case .seconds(let seconds): return seconds
    case .preset(let reference):
      guard
        case .duration(.seconds(let seconds)) = try? resolver.resolve(
          .duration(.use(reference)))
      else { return nil }
      return seconds
    }
  }
}
