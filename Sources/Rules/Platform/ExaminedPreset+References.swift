import Motion
import Presets

/// What parts mean once the presets that they name are in their place.
extension ExaminedPreset {
  /// Returns a timing without references; nil where there is none, or something is missing.
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

  /// Returns the motion of a part without references; nil where something is missing.
  func resolved(_ motion: Motion, at pointer: String) -> Motion? {
    pointer == "/motion" ? self.motion : try? resolver.resolve(motion)
  }

  /// Returns the seconds of a time; nil where there is none, or the preset is missing.
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
