import Motion

/// A name suggestion is a name for a preset that has none, made of what is known of it.
public enum NameSuggestion {
  /// Returns names that would fit, the best first and without end: kind, role, shape and time, as
  /// in `spring/enter-bouncy-500ms`, then `-2`, `-3` and so on.
  ///
  /// - Parameter name: The first name to suggest, if one is known.
  public static func names(
    for motion: Motion, role: Role?, like name: PresetName? = nil
  ) -> some Sequence<PresetName> {
    let facts = PresetFacts(of: motion)
    let words = [role?.rawValue] + shape(motion, facts) + [time(motion, facts)]
    let text = "\(motion.kind.rawValue)/" + words.compactMap(\.self).joined(separator: "-")
    let base = name ?? PresetName(text) ?? PresetName(motion.kind.rawValue)
    return sequence(state: 0) { count in
      count += 1
      guard let base else { return nil }
      return count == 1 ? base : PresetName("\(base.text)-\(count)")
    }
  }

  private static func shape(_ motion: Motion, _ facts: PresetFacts) -> [String?] {
    switch motion {
    case .duration: return []
    case .curve(let curve):
      if case .named(let name) = curve.shape { return [kebab(name.rawValue)] }
    case .spring: break
    case .transition(let transition):
      return [kebab(transition.style?.rawValue ?? "custom"), transition.phase?.rawValue]
    case .keyframes(let keyframes):
      if let property = keyframes.tracks.first?.property { return [kebab(property)] }
    case .animator(let animator):
      if let property = animator.animations.first?.property { return [kebab(property)] }
    case .group: break
    }
    let feel = FeelWord.allCases.filter(facts.feel.contains).prefix(2).map(\.rawValue)
    return feel.isEmpty ? ["plain"] : feel
  }

  private static func time(_ motion: Motion, _ facts: PresetFacts) -> String? {
    let seconds =
      if case .duration(.seconds(let seconds)) = motion {
        seconds
      } else {
        facts.settling ?? facts.duration
      }
    guard let seconds, seconds > 0, seconds < 1000 else { return nil }
    return "\(Int((seconds * 1000).rounded()))ms"
  }

  /// Returns a word of letters and digits as names have them: `easeInOut` is `ease-in-out`.
  private static func kebab(_ text: String) -> String {
    var words = ""
    for character in text.unicodeScalars {
      if ("A"..."Z").contains(character), !words.isEmpty, !words.hasSuffix("-") { words += "-" }
      let isPlain = ("a"..."z").contains(character) || ("0"..."9").contains(character)
      if isPlain || ("A"..."Z").contains(character) {
        words += character.properties.lowercaseMapping
      } else if !words.isEmpty, !words.hasSuffix("-") {
        words += "-"
      }
    }
    return words.hasSuffix("-") ? String(words.dropLast()) : words
  }
}
