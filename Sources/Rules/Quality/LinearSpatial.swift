import Diagnostics
import Motion
import Presets

extension Rule {
  /// Finds movements at constant speed, which looks mechanical.
  static let linearSpatial = Rule(
    "quality/linear-spatial", .info,
    finds: "A movement that isn't a loop has constant speed",
    reason: """
      Things with weight speed up and slow down; at constant speed they look like parts of a \
      machine. Loops, fades, and colors may be linear, and a motion that a finger drives follows \
      the finger.
      """,
    source: "Nielsen Norman Group, Executing UX Animations; Material 3, easing",
    example: "animator/nudge",
    failing: """
      {"motion": {"duration": 0.3, "timing": {"named": "linear"}, "animations": [
        {"property": "position.x", "by": 100}]}}
      """,
    passing: """
      {"motion": {"duration": 0.3, "timing": {"named": "easeOut"}, "animations": [
        {"property": "position.x", "by": 100}]}}
      """,
    check: .preset { examined in
      guard !examined.isScrubbed, !examined.isLoop else { return [] }
      return examined.ownElements.compactMap { part in
        guard let property = part.evenMovement else { return nil }
        return Violation(
          at: part.timing == nil ? property.pointer : part.timingPointer,
          "\(property.name) moves at constant speed",
          help: "use an ease-out for entrances, or an ease-in-out for content that stays in view")
      }
    })
}

extension AnimatedElement {
  /// The first property that moves at constant speed; nil if there is none.
  fileprivate var evenMovement: Property? {
    switch motion {
    case .curve, .spring, .duration, .group: return nil
    case .transition(let transition):
      guard transition.calculationMode != .cubic, transition.calculationMode != .cubicPaced else {
        return nil
      }
    case .animator, .keyframes: break
    }
    let properties = properties
    guard properties.contains(where: \.category.isMovement), timing.isEven else { return nil }
    guard case .keyframes(let keyframes) = motion else {
      return properties.first(where: \.category.isMovement)
    }
    return zip(keyframes.tracks, properties).first { track, property in
      property.category.isMovement && track.isEven
    }?.1
  }
}

extension Timing? {
  /// Whether it keeps to the straight line, to within 2%.
  fileprivate var isEven: Bool {
    switch self {
    case nil: true
    case .curve(let curve):
      if case .named(let name) = curve.shape {
        name == .linear
      } else {
        PresetFacts(of: .curve(curve)).feel.contains(.linear)
      }
    case .spring, .preset: false
    }
  }
}

extension Keyframes.Track {
  /// Whether it has constant speed throughout.
  fileprivate var isEven: Bool {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    if isPaced { return true }
    guard calculationMode == nil || calculationMode == .linear,
      timings?.allSatisfy({ Timing?.some($0).isEven }) ?? true
    else { return false }
    switch content {
    case .path: return false
    case .frames(let frames):
      return frames.count == 1 && frames[0].start.value == 0 && frames[0].duration.value == 1
    case .values(let values):
      if values.count == 2 { return true }
      let numbers = values.compactMap(\.parts)
      guard values.count > 2, numbers.count == values.count else { return false }
      return isStraight(numbers)
    }
  }

  /// Whether values are on a straight line at their times, to within 2% of it.
  private func isStraight(_ values: [[Double]]) -> Bool {
    guard let first = values.first, let last = values.last, first != last else { return false }
    let delta = zip(first, last).map { $1 - $0 }
    let size = delta.map(abs).max() ?? 0
    let even = values.indices.map { Double($0) / Double(values.count - 1) }
    let times = keyTimes?.map(\.value) ?? even
    return zip(values, times).allSatisfy { value, time in
      zip(zip(value, first), delta).allSatisfy { abs($0.0 - $0.1 - $1 * time) <= 0.02 * size }
    }
  }
}
