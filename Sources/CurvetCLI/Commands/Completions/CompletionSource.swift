import CommandKit
import Curvet
import Motion
import Presets
import Storage

/// A kind of value that is completed from the catalog in use.
enum CompletionSource: String {
  /// Names and aliases of presets.
  case presets
  /// Tags in use.
  case tags
  /// Arguments of `curvet tag`.
  case presetsAndTags
  /// Arguments of `curvet set`.
  case assignments
  /// A search query.
  case query
}

extension CompletionKind {
  /// Completes a value from the catalog in use.
  static func live(_ source: CompletionSource) -> CompletionKind { .lookup(source.rawValue) }
}

extension CompletionSource {
  /// Returns the completions of a word; some have a tab and a short description.
  ///
  /// - Parameter values: the values before it.
  func completions(
    of typed: String, after values: [String], in catalog: CatalogCompletion
  ) -> [String] {
    switch self {
    case .presets: Self.presets(typed, catalog)
    case .tags: catalog.tags(startingWith: typed)
    case .presetsAndTags: Self.presetsAndTags(typed, after: values, catalog)
    case .assignments: Self.assignments(typed, after: values, catalog)
    case .query: Self.query(typed, catalog)
    }
  }

  private static func presets(_ typed: String, _ catalog: CatalogCompletion) -> [String] {
    catalog.names(startingWith: typed).map { $0.text + ($0.title.map { "\t" + $0 } ?? "") }
  }

  /// Completes presets and tags; a word with a sign before it is a tag.
  private static func presetsAndTags(
    _ typed: String, after values: [String], _ catalog: CatalogCompletion
  ) -> [String] {
    if let sign = typed.first, sign == "+" || sign == "-" {
      return catalog.tags(startingWith: String(typed.dropFirst())).map { "\(sign)\($0)" }
    }
    let names = presets(typed, catalog)
    return values.isEmpty ? names : names + catalog.tags(startingWith: typed).map { "\($0)\ttag" }
  }

  private static func assignments(
    _ typed: String, after values: [String], _ catalog: CatalogCompletion
  ) -> [String] {
    if let sign = typed.firstIndex(of: "=") {
      let value = String(typed[sign...].dropFirst())
      return fieldValues(of: String(typed[..<sign]), value, catalog).map { typed[...sign] + $0 }
    }
    let kinds = Set(values.filter { !$0.contains("=") }.compactMap(catalog.kind))
    let fields = kinds.sorted { $0.rawValue < $1.rawValue }.flatMap { kind in
      kind.fieldNames.map { ($0, kind.rawValue) }
    }
    let own = Preset.fieldNames.filter { $0 != "kind" }.map { ($0, "preset") }
    var seen: Set<String> = []
    let assignments = (kinds.isEmpty ? [] : fields + own).filter {
      $0.0.hasPrefix(typed) && seen.insert($0.0).inserted
    }
    // Fields take precedence over presets whose names begin with the same text.
    return assignments.isEmpty ? presets(typed, catalog) : assignments.map { "\($0)=\t\($1)" }
  }

  /// The values of the fields that take one of a few words, or a preset.
  private static func fieldValues(
    of field: String, _ typed: String, _ catalog: CatalogCompletion
  ) -> [String] {
    switch field {
    case "role": words(Role.allCases.map(\.rawValue), typed)
    case "tags": catalog.tags(startingWith: typed)
    case "use", "timing", "reducedMotion", "counterpart", "deprecated.use":
      presets(typed, catalog)
    default: []
    }
  }

  private static func words(_ words: [String], _ typed: String) -> [String] {
    words.filter { $0.hasPrefix(typed) }
  }

  /// Completes the last word of a search: a qualifier, its value, or the beginning of a name.
  private static func query(_ typed: String, _ catalog: CatalogCompletion) -> [String] {
    let space = typed.lastIndex(of: " ").map(typed.index(after:)) ?? typed.startIndex
    let (before, word) = (typed[..<space], typed[space...])
    guard let colon = word.firstIndex(of: ":") else {
      let qualifiers = words(SearchQualifier.allCases.map { $0.rawValue + ":" }, String(word))
      let names = word.isEmpty ? [] : presets(String(word), catalog)
      return (qualifiers + names).map { before + $0 }
    }
    let value = String(word[word.index(after: colon)...])
    let found: [String] =
      switch SearchQualifier(rawValue: String(word[..<colon])) {
      case .kind: words(MotionKind.allCases.map(\.rawValue), value)
      case .role: words(Role.allCases.map(\.rawValue), value)
      case .feel: words(FeelWord.allCases.flatMap(\.words), value)
      case .tag: catalog.tags(startingWith: value)
      case .like, .name: presets(value, catalog)
      default: []
      }
    return found.map { before + word[...colon] + $0 }
  }
}
