import Diagnostics
import Presets
import Storage

/// What is told of presets that are added, besides their motion.
public struct AddedDetails: Sendable {
  /// The name; where it is nil, presets keep their own, and one without a name gets one that fits.
  public var name: PresetName?
  /// A title and a summary.
  public var title, summary: String?
  /// What it is used for.
  public var role: Role?
  /// Words it is found by.
  public var tags: [String] = []

  /// Makes details of which nothing is known.
  public init() {}
}

extension Catalog {
  /// Adds the presets of a snippet: an expression, a file, or standard input (`-`).
  ///
  /// - Throws: `exists` where a name is taken, `invalidInput` where the snippet is not understood.
  public func add(
    _ snippet: String, _ details: AddedDetails, _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    guard let standIn = PresetName("unnamed") else { preconditionFailure("a legal name") }
    let entries = try read(snippet).presets(unnamed: details.name ?? standIn, in: environment)
    guard !entries.isEmpty else {
      throw CatalogError(
        .invalidInput, "there is no preset in it",
        hints: ["add what it is, as in curvet add curve/card 'ease-out 300ms'"])
    }
    if details.name != nil || details.title != nil || details.summary != nil, entries.count > 1 {
      throw CatalogError(
        .invalidInput, "there are \(entries.count) presets, which cannot all be called that",
        hints: ["leave the name out, or use 'curvet import' with --prefix"])
    }
    return try change(options) { () throws(CatalogError) in
      ChangePlan(
        try entries.map { entry throws(CatalogError) in
          var entry = entry
          if let name = details.name { entry.preset.name = name }
          entry.preset.title = details.title ?? entry.preset.title
          entry.preset.summary = details.summary ?? entry.preset.summary
          entry.preset.role = details.role ?? entry.preset.role
          for tag in details.tags where !entry.preset.tags.contains(tag) {
            entry.preset.tags.append(tag)
          }
          if entry.preset.name == standIn { entry.preset.name = try freeName(for: entry.preset) }
          return .add(entry)
        })
    }
  }

  private func read(_ snippet: String) throws(CatalogError) -> Snippet {
    if CatalogEnvironment.isStandardInput(snippet) {
      let bytes = try InputStream(shown: "-", read: environment.readInput).rest()
      return Snippet(try text(bytes, of: "-"), file: "-")
    }
    let path = environment.absolute(snippet)
    if FileTree.kind(of: path) == .file {
      let bytes = try InputFile(path: path, shown: snippet).readAll()
      return Snippet(try text(bytes, of: snippet), file: snippet)
    }
    if FileTree.special(at: path) != nil { throw InputReader.unreadable(snippet, path) }
    return Snippet(snippet, file: "")
  }

  private func text(_ bytes: [UInt8], of file: String) throws(CatalogError) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    throw CatalogError(.invalidInput, "this is not text in UTF-8", path: file)
  }

  private func freeName(for preset: Preset) throws(CatalogError) -> PresetName {
    let finder = MotionFinder(self)
    let motion = try finder.resolve(preset.motion, named: "the new preset")
    for name in NameSuggestion.names(for: motion, role: preset.role) {
      let isTaken = try storing { () throws(StorageError) in
        try store.record(named: name.text) != nil
      }
      if !isTaken { return name }
    }
    throw CatalogError(.invalidInput, "there is no name that fits", hints: ["give one"])
  }
}
