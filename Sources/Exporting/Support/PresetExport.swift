import Diagnostics
import Motion
import Presets

/// A preset export is what came of writing presets in a foreign format.
package struct PresetExport: Sendable {
  /// The files.
  package let files: [ExportedFile]
  /// What is in them, with how faithful each is.
  package let presets: [ExportedPreset]
  /// What is not, and why.
  package let leftOut: [LeftOutPreset]
  /// What declarations that are written alone need around them, in words.
  package let needs: [String]
}

extension PresetExport {
  /// Writes presets in a foreign format.
  ///
  /// - Parameters:
  ///   - presets: Those that are asked for and all that they refer to.
  ///   - demands: Whether what is asked for must be there; otherwise what the format has nothing for
  ///     is left out and reported.
  ///   - surroundings: Where it goes, and what draws pictures.
  ///   - progress: Called with how many presets have been looked at; returns whether to go on.
  /// - Throws: ``ExportError`` if the format has nothing for what is asked for, if two names would
  ///   become the same identifier, or if the writer has no such option.
  package init(
    of presets: [ExportedPreset], to target: ExportTarget, _ options: ExportOptions,
    header: ExportHeader, demands: Bool, in surroundings: ExportSurroundings = ExportSurroundings(),
    progress: (Int) -> Bool = { _ in true }
  ) throws(ExportError) {
    for (name, value) in options.values.sorted(by: { $0.key < $1.key }) {
      guard target.options.contains(where: { $0.name == name && $0.type.accepts(value) }) else {
        throw ExportError(.option(name, target))
      }
    }
    self = try Self.writing(
      presets, by: target.writer, options, header: header, demands: demands, surroundings, progress)
  }

  private static func writing<Writer: PresetWriter>(
    _ presets: [ExportedPreset], by type: Writer.Type, _ options: ExportOptions,
    header: ExportHeader, demands: Bool, _ surroundings: ExportSurroundings,
    _ progress: (Int) -> Bool
  ) throws(ExportError) -> PresetExport {
    let writer = Writer(Writer.Options(options.values))
    let pass = DeclarationPass(
      writer, presets.sorted { $0.name < $1.name }, header: header,
      largestError: options.largestError, progress: progress)
    let missing = pass.leftOut.filter(\.isAskedFor)
    if demands, !missing.isEmpty { throw ExportError(.unsupported(missing, ExportTarget(type))) }
    var set = pass.set.needed
    set.surroundings = surroundings
    try writer.check(set)
    var known: [String: ExportedPreset] = [:]
    for entry in set.entries {
      for name in writer.names(of: entry.preset, entry.declaration) {
        if let other = known[name] { throw ExportError(.sameName(other, entry.preset, name)) }
        known[name] = entry.preset
      }
    }
    var files: [ExportedFile] = []
    var needs: [String] = []
    if options.isSnippet, let writer = writer as? any DeclaringWriter<Writer.Declaration> {
      files.append(ExportedFile(text: ""))
      (files[0].text, needs) = writer.snippets(for: set)
    } else {
      files = writer.files(for: set)
    }
    return PresetExport(files: files, presets: set.presets, leftOut: pass.leftOut, needs: needs)
  }
}

extension ExportSet {
  /// What is asked for, and what it refers to, in the order of names: what only presets that are left
  /// out refer to is not needed.
  fileprivate var needed: ExportSet {
    var waiting = entries.filter(\.preset.isAskedFor)
    var needed = Set(waiting.map(\.preset.name.text))
    while let entry = waiting.popLast() {
      for reference in entry.preset.preset.references {
        guard let target = self[reference.target], needed.insert(target.preset.name.text).inserted
        else { continue }
        waiting.append(target)
      }
    }
    var set = ExportSet(header: header)
    for entry in entries.sorted(by: { $0.preset.name < $1.preset.name })
    where needed.contains(entry.preset.name.text) {
      set.insert(entry.preset, entry.declaration)
    }
    return set
  }
}

/// What keeps presets from being exported.
package struct ExportError: Error, Hashable, Sendable {
  /// What kind of problem it is.
  package enum Kind: Hashable, Sendable {
    /// A format has nothing for presets that are asked for.
    case unsupported([LeftOutPreset], ExportTarget)
    /// Two presets would be called the same.
    case sameName(ExportedPreset, ExportedPreset, String)
    /// A writer has no option of that name, or not with that value.
    case option(String, ExportTarget)
    /// A value is given for what no preset depends on; these are what they do depend on.
    case parameter(String, known: [String])
  }

  /// What kind of problem it is.
  package let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// What is wrong, in words: no capital at the start, no full stop.
  package var message: String {
    switch kind {
    case .unsupported(let presets, let target):
      presets.count == 1
        ? "\(target.name) cannot have \(Self.reason(presets[0]))"
        : "\(target.name) cannot have \(presets.count) of the presets"
    case .sameName(let one, let other, let name):
      "\(one.name) and \(other.name) would both be called \"\(name)\""
    case .option(let name, let target): "\(target.name) has no such option \"\(name)\""
    case .parameter(let name, _): "nothing depends on \"\(name)\""
    }
  }

  /// What is wrong with which preset, one each; empty if the message says it.
  package var reasons: [String] {
    guard case .unsupported(let presets, _) = kind, presets.count > 1 else { return [] }
    return presets.map(Self.reason)
  }

  /// What may help.
  package var help: Hint {
    switch kind {
    case .unsupported: .exportWithoutUnsupported
    case .sameName: "export one of them, or rename one"
    case .option(_, let target) where target.options.isEmpty: "it has none"
    case .option(_, let target):
      .text(
        "it has " + target.options.map { "\($0.name): \($0.type.words)" }.joined(separator: "; "))
    case .parameter(_, let known) where known.isEmpty:
      "these presets depend on nothing of the app's"
    case .parameter(let name, let known): Suggestion.hint(for: name, among: known) ?? .known(known)
    }
  }

  private static func reason(_ preset: LeftOutPreset) -> String {
    "\(preset.name): \(preset.gap.reason)"
  }
}
