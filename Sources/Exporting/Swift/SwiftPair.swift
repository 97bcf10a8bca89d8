import Motion
import Presets

/// A Swift pair is one or two custom transitions that one object serves: there and back.
struct SwiftPair {
  /// The name of the object's class.
  var name: String
  /// The transitions, the one that leads to something new first.
  var entries: [Entry]

  typealias Entry = ExportSet<SwiftDeclaration>.Entry

  /// The transitions; the second of a pair without phases leads back.
  var parts: [SwiftDeclaration.Recipe] {
    var parts = entries.compactMap(\.declaration.recipe)
    for index in parts.indices.dropFirst() { parts[index].isBack = true }
    return parts
  }

  /// Finds the pairs of a set.
  static func pairs(in set: ExportSet<SwiftDeclaration>) -> [SwiftPair] {
    let recipes = set.entries.filter { $0.recipe != nil }
    var pairs: [SwiftPair] = []
    var done: Set<String> = []
    for one in recipes where !done.contains(one.preset.name.text) {
      var entries = [one]
      let other = recipes.first { other in
        other.preset.name != one.preset.name && !done.contains(other.preset.name.text)
          && (set[one.preset.preset.counterpart]?.preset.name == other.preset.name
            || set[other.preset.preset.counterpart]?.preset.name == one.preset.name)
          && one.recipe?.phase?.opposite == other.recipe?.phase
      }
      if let other { entries.append(other) }
      entries.sort { $0.recipe?.leadsForward == true && $1.recipe?.leadsForward != true }
      done.formUnion(entries.map(\.preset.name.text))
      pairs.append(SwiftPair(name: Self.name(of: entries[0]), entries: entries))
    }
    return pairs
  }

  /// The name of the class: that of the transition to something new, without its phase.
  ///
  /// A pair has the name of its opening transition, so it changes when that one is exported, too.
  private static func name(of entry: Entry) -> String {
    let preset = entry.preset
    var words = IdentifierStyle.words(of: preset.name.text, kind: preset.preset.kind.rawValue)
    let phase = entry.recipe?.phase
    if words.count > 1, words.last == phase?.rawValue { words.removeLast() }
    let isNavigation = phase == .push || phase == .pop
    for word in (isNavigation ? ["navigation"] : []) + ["transition"] where words.last != word {
      words.append(word)
    }
    return IdentifierStyle.swiftTypes.joined(words)
  }
}

extension ExportSet.Entry where Declaration == SwiftDeclaration {
  /// The transition, if it's one that the author defined.
  var recipe: Transition? { declaration.recipe?.transition }
}

extension Transition {
  /// Whether it leads to something new; without a phase, to what is on the right.
  fileprivate var leadsForward: Bool {
    if let phase { return phase.isThere }
    if let direction { return direction == .fromRight || direction == .fromTrailing }
    let comes = layers.filter { [.destination, .destinationSnapshot].contains($0.layer) }
      .compactMap { $0.initial["transform.translation.x"] }.first
    switch comes {
    case .quantity(.number(let offset))?: return offset > 0
    case .quantity(.measure(let offset))?: return !offset.text.hasPrefix("-")
    default: return false
    }
  }
}

extension Transition.Phase {
  /// The phase that leads back.
  var opposite: Transition.Phase {
    switch self {
    case .present: .dismiss
    case .dismiss: .present
    case .push: .pop
    case .pop: .push
    }
  }

  /// Whether it leads to something new.
  var isThere: Bool { self == .present || self == .push }

  /// The name of the class that animates it.
  var className: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
