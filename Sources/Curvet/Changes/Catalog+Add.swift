import Diagnostics
import FileSystem
import Importing
import Motion
import Presets
import Storage

/// The fields of added presets other than their motion.
package struct AddedDetails: Sendable {
  /// The name; if it is nil, presets keep their own, and one without a name gets one that fits.
  package var name: PresetName?
  /// A title and a summary.
  package var title, summary: String?
  /// The role.
  package var role: Role?
  /// Words it is found by.
  package var tags: [String] = []
  /// Options for values that the snippet doesn't specify.
  package var reading = ReaderOptions()
  /// Whether it's added even if the catalog has a preset with the same motion.
  package var isForced = false

  /// Makes empty details.
  package init() {}
}

extension Catalog {
  /// Adds the presets of a snippet: an expression, a file, or standard input (`-`).
  ///
  /// - Throws: `exists` if a name is already in use, or if the catalog has a preset with the same motion;
  ///   `invalidInput` if the snippet isn't valid.
  package func add(
    _ snippet: String, _ details: AddedDetails, _ options: ChangeOptions
  ) throws(CatalogError) -> ChangeReport {
    guard let standIn = PresetName("unnamed") else { preconditionFailure("invalid name") }
    let snippet = try read(snippet)
    let reading = try snippet.presets(
      unnamed: details.name ?? standIn, details.reading, in: environment)
    let entries = reading.entries
    guard !entries.isEmpty else {
      throw CatalogError(
        .invalidInput, "the snippet contains no presets",
        hints: [.addMotion(name: "curve/card")])
    }
    try demandLimits(of: entries)
    if details.name != nil || details.title != nil || details.summary != nil, entries.count > 1 {
      throw CatalogError(
        .invalidInput,
        "found \(entries.count) presets, but a name, title, or summary is for only one",
        hints: [.addWithoutName])
    }
    var notes = reading.notes
    var report = try change(options) { () throws(CatalogError) in
      var named: [PresetEntry] = []
      for entry in entries {
        var entry = entry
        if let name = details.name { entry.preset.name = name }
        entry.preset.title = details.title ?? entry.preset.title
        entry.preset.summary = details.summary ?? entry.preset.summary
        entry.preset.role = details.role ?? entry.preset.role
        for tag in details.tags where !entry.preset.tags.contains(tag) {
          entry.preset.tags.append(tag)
        }
        if entry.preset.name == standIn {
          let taken = Set(named.map(\.preset.name))
          entry.preset.name = try freeName(for: entry.preset, besides: taken)
        }
        named.append(entry)
      }
      if !details.isForced {
        let isNamed = entries.map { $0.preset.name != standIn }
        notes += try refuseSameness(of: named, isNamed: isNamed)
      }
      return ChangePlan(named.map { .add($0) })
    }
    report.notes = notes
    return report
  }

  /// Throws if a number is too large or too small to be computed with.
  private func demandLimits(of entries: [PresetEntry]) throws(CatalogError) {
    let findings = entries.flatMap { entry in
      entry.preset.motion.limitProblems.map { problem in
        let place = entry.origin.place(of: "/motion" + problem.pointer)
        // An expression in the command has no lines to point at.
        return Finding(
          PresetRule.range, problem.message, place: place.file.isEmpty ? nil : place,
          help: .text(problem.help))
      }
    }
    guard var error = findings.first.map({ CatalogError(.invalidInput, $0.message) }) else {
      return
    }
    error.findings = findings
    throw error
  }

  /// Throws if presets are there that move as new ones do.
  ///
  /// - Parameter isNamed: Which of them have names that were given.
  /// - Returns: notes about presets with the same shape and another duration, one sentence each.
  private func refuseSameness(
    of entries: [PresetEntry], isNamed: [Bool]
  ) throws(CatalogError) -> [String] {
    var notes: [String] = []
    var same: [(new: Preset, old: String, isNamed: Bool)] = []
    for (preset, isNamed) in zip(entries.map(\.preset), isNamed) {
      // The error about the name is more helpful.
      if try presetIfPresent(named: preset.name.text) != nil { continue }
      guard let found = try sameness(of: preset.motion) else { continue }
      if found.isWhole {
        same.append((preset, found.name, isNamed))
      } else {
        notes.append("\(preset.name) has the same shape as \(found.name), with another duration")
      }
    }
    guard let first = same.first else { return notes }
    guard same.count == 1 else {
      var error = CatalogError(.exists, "the presets are already in the catalog")
      error.findings = same.map { one in
        Finding(
          PresetRule.duplicateName, "same motion as \(one.old)", subject: one.new.name.text)
      }
      error.findings[same.count - 1].help = .addAnyway
      throw error
    }
    let isWhole = entries.count == 1
    let name = first.isNamed ? first.new.name.text : "NAME"
    throw CatalogError(
      .exists,
      isWhole && !first.isNamed
        ? "the motion is the same as \(first.old)"
        : "\(first.new.name) has the same motion as \(first.old)",
      hints: [.alias(of: first.old, name: name), .addAnyway])
  }

  private func read(_ snippet: String) throws(CatalogError) -> Snippet {
    if CatalogEnvironment.isStandardInput(snippet) {
      var input = ReaderInput(shown: "-", read: environment.readInput)
      return try Snippet(try input.all(), file: "-")
    }
    let path = environment.absolute(snippet)
    if FileTree.kind(of: path) == .file {
      let bytes = try InputFile(path: path, shown: snippet).readAll()
      return try Snippet(bytes, file: snippet)
    }
    if FileTree.special(at: path) != nil { throw InputReader.unreadable(snippet, path) }
    return Snippet(snippet, file: "")
  }

  private func freeName(
    for preset: Preset, besides taken: Set<PresetName>
  ) throws(CatalogError) -> PresetName {
    let finder = MotionFinder(self)
    let motion = try finder.resolve(preset.motion, named: "the new preset")
    let kind = preset.kind.rawValue
    // Titles in other scripts would be written as code points, which aren't readable.
    let title = preset.title.flatMap { $0.unicodeScalars.allSatisfy(\.isASCII) ? $0 : nil }
    let titled = title.flatMap { PresetName.legal(parts: [kind, $0], prefix: "preset") }
    for name in NameSuggestion.names(for: motion, role: preset.role, like: titled)
    where !taken.contains(name) {
      if try store.record(named: name.text) == nil { return name }
    }
    throw CatalogError(.invalidInput, "no name could be generated", hints: ["pass a name"])
  }
}
