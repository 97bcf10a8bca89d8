import Motion
import Presets

/// A screen alternative is the alternative of a transition for reduced motion.
enum ScreenAlternative: Hashable, Sendable {
  /// The new page at once.
  case cut
  /// Another transition of the export, by its identifier; some are functions of the side of reading.
  case other(String, mirrors: Bool)

  /// Finds it; nil if the transition plays unchanged.
  init?<Declaration>(of preset: ExportedPreset, in set: ExportSet<Declaration>) {
    switch preset.reducedMotion {
    case nil, .keep?: return nil
    case ReducedMotion.none?: self = .cut
    case .preset?:
      guard let other = set.alternative(of: preset)?.preset,
        case .transition(let transition) = other.motion
      else {
        self = .cut
        return
      }
      // A declaration with arguments can't be referred to by name.
      if let recipe = try? ScreenTransition(transition, for: "it", takesLengths: true),
        !recipe.lengths.isEmpty
      {
        self = .cut
        return
      }
      let sides: Set = [Transition.Direction.fromLeading, .fromTrailing]
      self = .other(
        other.identifier, mirrors: transition.direction.map(sides.contains) ?? false)
    }
  }

  /// Its text where it's a `ScreenMotion`.
  var screenMotion: String {
    switch self {
    case .cut: "ScreenMotion.cut"
    case .other(let name, _): name
    }
  }
}
