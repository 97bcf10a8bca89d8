import Motion
import Presets

/// A Swift pair is one or two custom transitions that one object serves: there and back.
struct SwiftPair {
  /// The name of the object's class.
  var name: String
  /// The transitions, the one that leads to something new first.
  var entries: [Entry]

  typealias Entry = ExportSet<SwiftDeclaration>.Entry

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
          && one.recipe?.phase?.opposite == other.recipe?.phase && other.recipe?.phase != nil
      }
      if let other { entries.append(other) }
      entries.sort { $0.recipe?.phase?.isThere == true && $1.recipe?.phase?.isThere != true }
      done.formUnion(entries.map(\.preset.name.text))
      pairs.append(SwiftPair(name: name(of: entries.map(\.preset)), entries: entries))
    }
    return pairs.withDistinctNames
  }

  /// What the names of both have in common.
  private static func name(of presets: [ExportedPreset]) -> String {
    let words = presets.map { preset in
      IdentifierStyle.words(of: preset.name.text, kind: preset.preset.kind.rawValue)
    }
    var common = words[0]
    if presets.count > 1 { common = zip(words[0], words[1]).prefix { $0 == $1 }.map(\.0) }
    if common.isEmpty { common = words[0] }
    let name = IdentifierStyle(.pascal).joined(common)
    return common.last == "transition" ? name : name + "Transition"
  }
}

extension [SwiftPair] {
  /// The pairs, those of the same name distinguished by the names of their presets.
  fileprivate var withDistinctNames: [SwiftPair] {
    map { pair in
      guard filter({ $0.name == pair.name }).count > 1 else { return pair }
      var pair = pair
      let words = IdentifierStyle.words(
        of: pair.entries[0].preset.name.text, kind: pair.entries[0].preset.preset.kind.rawValue)
      pair.name = IdentifierStyle(.pascal).joined(words) + "Transition"
      return pair
    }
  }
}

extension ExportSet.Entry where Declaration == SwiftDeclaration {
  /// The transition, if it is one of the author's own.
  var recipe: Transition? { declaration.recipe?.transition }
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
