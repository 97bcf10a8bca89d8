import CommandKit
import Curvet
import Motion
import Presets
import Storage

extension CompletionSource {
  /// Names and aliases of presets.
  static let presets = CompletionSource(rawValue: "presets")
  /// Tags in use.
  static let tags = CompletionSource(rawValue: "tags")
  /// What `curvet tag` takes.
  static let presetsAndTags = CompletionSource(rawValue: "presets and tags")
  /// What `curvet set` takes.
  static let assignments = CompletionSource(rawValue: "assignments")
  /// What a search takes.
  static let query = CompletionSource(rawValue: "query")
}

/// A completion is a whole word that the one being typed may become.
struct Completion: Hashable {
  var text: String
  /// A few words about it.
  var about: String?

  init(_ text: String, _ about: String? = nil) {
    self.text = text
    self.about = about
  }

  /// Whether more of the word has yet to be typed, so that no space follows it.
  var isOpen: Bool { text.last.map { "/=:".contains($0) } ?? false }
}

extension CompletionSource {
  /// Returns what a word may become.
  ///
  /// - Parameter values: the values before it.
  func completions(
    of typed: String, after values: [String], in catalog: CatalogCompletion
  ) -> [Completion] {
    switch self {
    case .presets: Self.presets(typed, catalog)
    case .tags: catalog.tags(startingWith: typed).map { Completion($0) }
    case .presetsAndTags: Self.presetsAndTags(typed, after: values, catalog)
    case .assignments: Self.assignments(typed, after: values, catalog)
    case .query: Self.query(typed, catalog)
    default: []
    }
  }

  private static func presets(_ typed: String, _ catalog: CatalogCompletion) -> [Completion] {
    catalog.names(startingWith: typed).map { Completion($0.text, $0.title) }
  }

  /// A sign before a word says that it is a tag.
  private static func presetsAndTags(
    _ typed: String, after values: [String], _ catalog: CatalogCompletion
  ) -> [Completion] {
    if let sign = typed.first, sign == "+" || sign == "-" {
      return catalog.tags(startingWith: String(typed.dropFirst()))
        .map { Completion("\(sign)\($0)") }
    }
    let names = presets(typed, catalog)
    if values.isEmpty { return names }
    return names + catalog.tags(startingWith: typed).map { Completion($0, "tag") }
  }

  private static func assignments(
    _ typed: String, after values: [String], _ catalog: CatalogCompletion
  ) -> [Completion] {
    if let sign = typed.firstIndex(of: "=") {
      let start = typed[...sign]
      return fieldValues(
        of: String(typed[..<sign]), String(typed[sign...].dropFirst()), catalog
      ).map { Completion(start + $0.text, $0.about) }
    }
    let names = values.filter { !$0.contains("=") }
    let kinds = Set(names.compactMap(catalog.kind))
    let fields = kinds.sorted { $0.rawValue < $1.rawValue }.flatMap { kind in
      kind.fieldNames.map { ($0, kind.rawValue) }
    }
    let own = Preset.fieldNames.filter { $0 != "kind" }.map { ($0, "preset") }
    var seen: Set<String> = []
    let assignments = (kinds.isEmpty ? [] : fields + own).filter {
      $0.0.hasPrefix(typed) && seen.insert($0.0).inserted
    }
    // A word that begins a field's name is meant as one, though presets may begin so too.
    if !assignments.isEmpty { return assignments.map { Completion("\($0)=", $1) } }
    return presets(typed, catalog)
  }

  /// The values of the fields that take one of a few words, or a preset.
  private static func fieldValues(
    of field: String, _ typed: String, _ catalog: CatalogCompletion
  ) -> [Completion] {
    switch field {
    case "role": words(Role.allCases.map(\.rawValue), typed)
    case "tags": catalog.tags(startingWith: typed).map { Completion($0) }
    case "use", "timing", "reducedMotion", "counterpart", "deprecated.use":
      presets(typed, catalog)
    default: []
    }
  }

  private static func words(_ words: [String], _ typed: String) -> [Completion] {
    words.filter { $0.hasPrefix(typed) }.map { Completion($0) }
  }

  /// Completes the last word of a search: a qualifier, its value, or the beginning of a name.
  private static func query(_ typed: String, _ catalog: CatalogCompletion) -> [Completion] {
    let space = typed.lastIndex(of: " ").map(typed.index(after:)) ?? typed.startIndex
    let before = typed[..<space]
    let word = typed[space...]
    guard let colon = word.firstIndex(of: ":") else {
      let qualifiers = SearchQualifier.allCases.map { $0.rawValue + ":" }
        .filter { $0.hasPrefix(word) }
      let names = word.isEmpty ? [] : presets(String(word), catalog)
      return qualifiers.map { Completion(before + $0) }
        + names.map { Completion(before + $0.text, $0.about) }
    }
    let value = String(word[word.index(after: colon)...])
    let found: [Completion] =
      switch SearchQualifier(rawValue: String(word[..<colon])) {
      case .kind: words(MotionKind.allCases.map(\.rawValue), value)
      case .role: words(Role.allCases.map(\.rawValue), value)
      case .feel: words(FeelWord.allCases.flatMap(\.words), value)
      case .tag: catalog.tags(startingWith: value).map { Completion($0) }
      case .like, .name: presets(value, catalog)
      default: []
      }
    return found.map { Completion(before + word[...colon] + $0.text, $0.about) }
  }
}
