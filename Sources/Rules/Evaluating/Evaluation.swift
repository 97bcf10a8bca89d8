import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds motions that have no values over time, in any app.
  static let evaluation = Rule(
    "motion/evaluation", .error,
    finds: "A motion can't be evaluated",
    reason: """
      Its values don't go together, for example numbers and colors in one track. No framework can \
      play it, and it can be neither drawn nor exported.
      """,
    source: "Apple, Core Animation Programming Guide: values of one key path are of one type",
    example: "keyframes/mixed",
    failing: ##"{"motion": {"tracks": [{"property": "glow", "values": [0, "#FF0000"]}]}}"##,
    passing: ##"{"motion": {"tracks": [{"property": "glow", "values": ["#000000", "#FF0000"]}]}}"##,
    where: { $0.motion.mayNotFit },
    check: .preset { examined in
      guard let motion = examined.motion else { return [] }
      // The length of a measure doesn't matter here, only whether the values are of one type.
      var lengths: [String: Double] = [:]
      for symbol in motion.measures.flatMap(\.symbols) { lengths[symbol] = 317 }
      do throws(MotionError) {
        _ = try lengths.isEmpty ? examined.evaluated() : MotionEvaluator(motion, lengths: lengths)
        return []
      } catch {
        return [
          Violation(
            at: "/motion", error.message, help: error.help ?? "use values of one type")
        ]
      }
    })
}

extension Motion {
  /// Whether it has values that may be of different types.
  fileprivate var mayNotFit: Bool {
    switch self {
    case .curve, .spring, .duration: return false
    case .group: return true
    case .keyframes(let keyframes):
      return keyframes.use != nil
        || keyframes.tracks.contains { track in
          guard case .values(let values) = track.content else { return true }
          return !values.allSatisfy(\.isPlain)
        }
    case .animator(let animator):
      return animator.use != nil
        || animator.animations.contains { animation in
          !animation.change.value.isPlain || !(animation.from?.isPlain ?? true)
        }
    case .transition(let transition): return transition.style?.hasLayers ?? true
    }
  }
}

extension PropertyValue {
  /// Whether it's a number, which fits every other number.
  fileprivate var isPlain: Bool { if case .quantity(.number) = self { true } else { false } }
}
