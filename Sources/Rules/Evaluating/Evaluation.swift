import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds motions that have no values over time, whatever the app does.
  static let evaluation = Rule(
    "motion/evaluation", .error,
    finds: "A motion cannot be evaluated as it is written",
    reason: """
      Its values do not go together, as numbers and colours in one track. No framework could play \
      it, and it can be neither drawn nor exported.
      """,
    source: "Apple, Core Animation Programming Guide: values of one key path are of one type",
    example: "keyframes/mixed",
    failing: ##"{"motion": {"tracks": [{"property": "glow", "values": [0, "#FF0000"]}]}}"##,
    passing: ##"{"motion": {"tracks": [{"property": "glow", "values": ["#000000", "#FF0000"]}]}}"##,
    where: { $0.motion.mayNotFit },
    check: .preset { examined in
      guard let motion = examined.motion else { return [] }
      // What a measure comes to does not matter here, only whether values go together.
      var lengths: [String: Double] = [:]
      for symbol in motion.measures.flatMap(\.symbols) { lengths[symbol] = 317 }
      do throws(MotionError) {
        _ = try lengths.isEmpty ? examined.evaluated() : MotionEvaluator(motion, lengths: lengths)
        return []
      } catch {
        return [
          Violation(
            at: "/motion", error.message, help: error.help ?? "let all values be of one type")
        ]
      }
    })
}

extension Motion {
  /// Whether, as it is written, it has values that may not go together.
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
  /// Whether it is a number, which goes with every other.
  fileprivate var isPlain: Bool { if case .quantity(.number) = self { true } else { false } }
}
