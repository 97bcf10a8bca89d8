import Foundation
import Motion
import Presets

@testable import Exporting

/// A screen transition of an export, as it is played, and what of it has to be seen.
struct TransitionPlay {
  /// How an app starts it.
  enum Way: String {
    case present, dismiss, push, pop, forward, backward

    /// Whether it leads to the new page.
    var leads: Bool { self == .present || self == .push || self == .forward }
  }

  let preset: String
  let way: Way
  let type: SwiftScreenTransition
  let truth: TransitionTruth
  /// With reduced motion.
  let calm: TransitionTruth
  /// Whether it changes at once then.
  let isCut: Bool
  /// For people who then prefer cross-fades; nil if its alternative is that already.
  let soft: TransitionTruth?
  /// The gesture that drives it, or its way back.
  let rules: InteractionRules?
  let edge: Interaction.Edge?
  /// How far the code may be off.
  let allowed: Double

  /// Its name on the stage.
  var name: String { "\(preset) \(way.rawValue)" }

  /// When a finger catches it.
  var caughtTime: Double { 0.3 * truth.end }

  /// All ways in which an app can play the classes of an export.
  static func all(
    _ types: [SwiftScreenTransition], _ presets: [ExportedPreset], _ stated: [ExportedPreset]
  ) throws -> [TransitionPlay] {
    let known = Dictionary(presets.map { ($0.preset.name.text, $0) }) { first, _ in first }
    let fidelities = Dictionary(stated.map { ($0.preset.name.text, $0.fidelity) }) { first, _ in
      first
    }
    return try types.flatMap { type in
      let transitions = type.presets.map { known[$0]?.motion.transition }
      let driven = transitions.compactMap { $0?.interaction }.first
      return try type.presets.enumerated().flatMap { index, name -> [TransitionPlay] in
        guard let preset = known[name], let transition = transitions[index] else { return [] }
        let truth = try TransitionTruth(transition)
        var calm = truth
        if case .preset(let other)? = preset.preset.reducedMotion,
          let motion = known[other.name]?.motion.transition
        {
          calm = try TransitionTruth(motion)
        }
        var soft: TransitionTruth?
        if [nil, ReducedMotion.none].contains(preset.preset.reducedMotion),
          let motion = known["transition/uiview-transition/cross-dissolve"]?.motion.transition
        {
          soft = try TransitionTruth(motion)
        }
        let error = fidelities[name]?.error ?? 0
        return try ways(transition, type, isFirst: index == 0).map { way in
          TransitionPlay(
            preset: name, way: way, type: type, truth: truth, calm: calm,
            isCut: preset.preset.reducedMotion == ReducedMotion.none, soft: soft,
            rules: try driven.map(rules), edge: driven?.edge, allowed: error * 1.001 + 2e-5)
        }
      }
    }
  }

  private static func ways(
    _ transition: Transition, _ type: SwiftScreenTransition, isFirst: Bool
  ) -> [Way] {
    switch transition.phase {
    case .present: [.present]
    case .dismiss: [.dismiss]
    case .push: [.push]
    case .pop: [.pop]
    case nil:
      (type.attachments.contains { $0.hasPrefix("toTabsOf") }
        ? [isFirst ? .forward : .backward] : [])
        + (isFirst && type.attachments.contains("to: UIViewController") ? [.present] : [])
    }
  }

  private static func rules(_ interaction: Interaction) throws -> InteractionRules {
    let distance = try interaction.distance.map {
      try AnimatedValue(
        .quantity($0), current: .number(0), of: "", lengths: TransitionTruth.lengths
      ).components?.x ?? 1
    }
    var rules = InteractionRules(interaction, distance: distance ?? 1)
    if rules.onRelease == nil { rules.onRelease = .threshold }
    return rules
  }

  /// How a scene has to end.
  func outcome(of scene: String) -> String {
    guard let rules else { return "completed" }
    func decided(_ progress: Double, _ velocity: Double = 0) -> String {
      let release = rules.release(progress: progress, velocity: velocity * rules.distance)
      return release == .cancel ? "cancelled" : "completed"
    }
    return switch scene {
    case "zero": decided(0)
    case "full-above": decided(1)
    case "system": "cancelled"
    case "flick": decided(0.3, 1)
    case "flick-back": decided(0.6, -1)
    case "caught-up": decided(0.9)
    case "caught-down": decided(0.4)
    case _ where scene.hasSuffix("-below"): decided(0.45)
    case _ where scene.hasSuffix("-above"): decided(0.55)
    default: "completed"
    }
  }

  /// Whether a scene is over at a moment, so that only what is seen then remains.
  func isOver(_ scene: String, at moment: String) -> Bool {
    moment == "end" || isCut && scene == "calm"
  }

  /// The pages at a moment of a scene: an instant, a finger's progress, or the end.
  func planes(in scene: String, at moment: String) -> [TransitionTruth.Plane]? {
    let truth = truth(of: scene)
    let isMirrored = scene.hasPrefix("mirrored")
    if isOver(scene, at: moment) { return truth.planes(at: 1, .timed, isMirrored: isMirrored) }
    guard let number = Double(moment) else { return nil }
    let isTimed = ["alone", "again", "calm", "soft", "mirrored"].contains(scene)
    return isTimed
      ? truth.planes(at: truth.fraction(at: number), .timed, isMirrored: isMirrored)
      : truth.planes(at: number, .held, isMirrored: isMirrored)
  }

  /// The transition that is played in a scene.
  func truth(of scene: String) -> TransitionTruth {
    scene == "soft" ? soft ?? truth : scene.hasPrefix("calm") ? calm : truth
  }
}

extension Motion {
  /// The transition, if it's one.
  fileprivate var transition: Transition? {
    if case .transition(let transition) = self { transition } else { nil }
  }
}
