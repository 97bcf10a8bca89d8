import Diagnostics
import Motion
import Presets

/// A preset export is the result of writing presets in a foreign format.
package struct PresetExport: Sendable {
  /// The files.
  package let files: [ExportedFile]
  /// The exported presets, with their fidelity.
  package let presets: [ExportedPreset]
  /// The presets that aren't exported, and why.
  package let leftOut: [LeftOutPreset]
  /// What declarations that are written on their own require, in words.
  package let needs: [String]
}

extension PresetExport {
  /// Writes presets in a foreign format.
  ///
  /// - Parameters:
  ///   - presets: The requested presets, and all presets that they refer to.
  ///   - demands: Whether all requested presets must be exported. Otherwise, presets that the format can't
  ///     express are skipped and reported.
  ///   - surroundings: The destination, and the function that draws pictures.
  ///   - progress: Called with the number of presets that were processed. Returns whether to continue.
  /// - Throws: ``ExportError`` if the format can't express a requested preset, if two names would become
  ///   the same identifier, or if the writer doesn't have an option.
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
  /// The requested presets and the presets that they refer to, in the order of names, without those that
  /// only skipped presets refer to.
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

/// An error that prevents presets from being exported.
package struct ExportError: Error, Hashable, Sendable {
  /// The kind of problem.
  package enum Problem: Hashable, Sendable {
    /// A format has nothing for presets that are asked for.
    case unsupported([LeftOutPreset], ExportTarget)
    /// Two presets would be called the same.
    case sameName(ExportedPreset, ExportedPreset, String)
    /// A writer has no option of that name, or not with that value.
    case option(String, ExportTarget)
    /// A value is given for what no preset depends on; these are what they do depend on.
    case parameter(String, known: [String])
  }

  /// The kind of problem.
  package let kind: Problem

  init(_ kind: Problem) { self.kind = kind }

  /// The message: lower case at the start, no period.
  package var message: String {
    switch kind {
    case .unsupported(let presets, let target):
      presets.count == 1
        ? "can't export \(presets[0].name) to \(target.name): \(presets[0].gap.reason)"
        : "can't export \(presets.count) of the presets to \(target.name)"
    case .sameName(let one, let other, let name):
      "\(one.name) and \(other.name) would both be named '\(name)'"
    case .option(let name, let target): "\(target.name) has no option '\(name)'"
    case .parameter(let name, _): "no preset depends on '\(name)'"
    }
  }

  /// The reason for each preset; empty if the message contains it.
  package var reasons: [String] {
    guard case .unsupported(let presets, _) = kind, presets.count > 1 else { return [] }
    return presets.map(Self.reason)
  }

  /// The help for the message.
  package var help: Hint {
    switch kind {
    case .unsupported: .exportWithoutUnsupported
    case .sameName: "export only one of them, or rename one"
    case .option(_, let target) where target.options.isEmpty: "remove the option"
    case .option(_, let target):
      .text(
        "valid options: "
          + target.options.map { "\($0.name) (\($0.type.words))" }.joined(separator: ", "))
    case .parameter(_, let known) where known.isEmpty:
      "remove it; these presets have no runtime values"
    case .parameter(let name, let known): Suggestion.hint(for: name, among: known) ?? .known(known)
    }
  }

  private static func reason(_ preset: LeftOutPreset) -> String {
    "\(preset.name): \(preset.gap.reason)"
  }
}
