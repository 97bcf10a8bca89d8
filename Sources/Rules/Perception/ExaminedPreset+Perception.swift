import Motion
import Presets

/// Properties of a whole preset that people notice.
extension ExaminedPreset {
  /// The properties that it moves, those of members by name among them.
  var moved: [AnimatedElement.Property] { elements.lazy.flatMap(\.properties) }

  /// The facts of a part, or of the preset if that is its only part.
  func facts(of part: AnimatedElement) -> PresetFacts {
    if preset.kind != .group, let facts { return facts }
    return PresetFacts(of: part.motion)
  }

  /// How a gesture drives it; nil if it runs by itself.
  var interaction: Interaction? { motion?.interaction }

  /// Whether a finger leads it, so that its progress is the finger's and its time no one's.
  var isScrubbed: Bool {
    switch interaction?.gesture {
    case .pan, .screenEdgePan, .slider: true
    case .press, nil: false
    }
  }

  /// Whether it only is a word of a vocabulary: nobody says yet what for.
  var isVocabulary: Bool {
    switch preset.kind {
    case .curve, .spring, .duration: preset.role == nil
    case .keyframes, .transition, .animator, .group: false
    }
  }

  /// Whether it goes on without an end, or is meant to.
  var isLoop: Bool { preset.role == .loop || isEndless }

  /// Whether it never ends by itself.
  var isEndless: Bool {
    // A group with a duration cuts short what never ends in it; facts of keyframes are about one run.
    let isCut = if case .group = motion { facts?.duration != nil } else { false }
    return !isCut && elements.contains(where: \.isEndless)
  }

  /// Whether it leads in or out; nil if it is not known.
  var phase: Phase? {
    if case .transition(let transition) = motion, let phase = transition.phase {
      return phase == .present || phase == .push ? .enter : .exit
    }
    switch preset.role {
    case .enter: return .enter
    case .exit: return .exit
    case .emphasis, .feedback, .navigation, .loop, nil: return nil
    }
  }

  /// Whether something comes or goes.
  enum Phase { case enter, exit }

  /// Whether it moves the whole screen: a transition that slides or turns screens, navigation, or
  /// what grows to the container's size.
  var isFullScreen: Bool {
    if preset.role == .navigation { return true }
    return elements.contains { part in
      switch part.motion {
      case .transition(let transition):
        transition.phase != nil || part.properties.contains { $0.category.isMovement }
      case .animator(let animator): animator.animations.contains { $0.change.value.fillsContainer }
      case .keyframes, .curve, .spring, .duration, .group: false
      }
    }
  }

  /// How long people feel it take in seconds, delays left out.
  ///
  /// Of a spring it is the perceptual duration; repeats count. Nil for what a finger leads, for
  /// loops, for what is only a word of a vocabulary and if the time is not known.
  var feltDuration: Double? {
    guard !isVocabulary, !isScrubbed, !isLoop, let motion else { return nil }
    switch motion {
    case .spring(let spring): return spring.perceptualDuration
    case .keyframes(let keyframes):
      return MediaTiming(keyframes, seconds: \.seconds).parentDuration
    case .transition(let transition):
      return transition.timing?.feltDuration(over: transition.duration) ?? facts?.duration
    case .animator(let animator):
      return animator.timing?.feltDuration(over: animator.duration) ?? facts?.duration
    case .curve, .duration, .group: return facts?.duration
    }
  }
}

extension ExaminedPreset {
  /// Returns a felt duration in words, which say so if it is the perceptual duration of a spring.
  func feltText(_ seconds: Double) -> String {
    let isPerceptual: Bool =
      switch motion {
      case .spring: true
      case .transition, .animator: if case .spring = motion?.timing { true } else { false }
      case .curve, .duration, .keyframes, .group, nil: false
      }
    return RuleFigure.seconds(seconds) + (isPerceptual ? " (perceptual duration)" : "")
  }

  /// Where its duration is written; its motion if it is another preset's or not written.
  var durationPointer: String { "/motion" + (preset.motion.durationField ?? "") }
}

extension Motion {
  /// The field that has its duration, as the end of a JSON Pointer; nil if none has.
  var durationField: String? {
    switch self {
    case .spring(let spring):
      switch spring.parameters {
      case .perceptual, .settling: return "/duration"
      case .response: return "/response"
      case .use, .physical, .ratio: return nil
      }
    case .duration(.seconds): return "/seconds"
    default: break
    }
    return duration == nil ? nil : "/duration"
  }
}

extension AnimatedElement {
  fileprivate var isEndless: Bool {
    guard case .keyframes(let keyframes) = motion else { return false }
    return !MediaTiming(keyframes, seconds: \.seconds).parentDuration.isFinite
  }
}

extension PropertyValue {
  /// Whether it is a rectangle as large as the container.
  fileprivate var fillsContainer: Bool {
    guard case .vector(let parts) = self, parts.count == 4,
      case .measure(let width) = parts[2], case .measure(let height) = parts[3]
    else { return false }
    return width.expression == .symbol("container.width")
      && height.expression == .symbol("container.height")
  }
}
