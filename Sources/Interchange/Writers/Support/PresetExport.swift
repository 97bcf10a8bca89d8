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

  /// Writes presets in a foreign format.
  ///
  /// - Parameters:
  ///   - presets: Those that are asked for and all that they refer to.
  ///   - demands: Whether what is asked for must be there; otherwise what the format has nothing for
  ///     is left out and told.
  ///   - progress: Called with how many presets have been looked at.
  /// - Throws: ``ExportError`` where something is asked for and cannot be, where two names would
  ///   become the same identifier, and where the writer has no such option.
  package init(
    of presets: [ExportedPreset], to target: ExportTarget, _ options: ExportOptions,
    header: ExportHeader, demands: Bool, progress: (Int) -> Void = { _ in }
  ) throws(ExportError) {
    for (name, value) in options.values.sorted(by: { $0.key < $1.key }) {
      guard target.options.contains(where: { $0.name == name && $0.type.accepts(value) }) else {
        throw ExportError(.option(name, target))
      }
    }
    self = try Self.writing(
      presets, by: target.writer, options, header: header, demands: demands, progress)
  }

  private static func writing<Writer: PresetWriter>(
    _ presets: [ExportedPreset], by type: Writer.Type, _ options: ExportOptions,
    header: ExportHeader, demands: Bool, _ progress: (Int) -> Void
  ) throws(ExportError) -> PresetExport {
    let writer = Writer(Writer.Options(options.values))
    let pass = DeclarationPass(
      writer, presets.sorted { $0.name < $1.name }, header: header,
      largestError: options.largestError, progress: progress)
    let missing = pass.leftOut.filter(\.isAskedFor)
    if demands, !missing.isEmpty { throw ExportError(.unsupported(missing, ExportTarget(type))) }
    let set = pass.set.needed
    try refuseCollisions(in: set, writer)
    if options.isSnippet, let writer = writer as? any DeclaringWriter<Writer.Declaration> {
      let (text, needs) = writer.snippets(for: set)
      return PresetExport(
        files: [ExportedFile(text: text)], presets: set.presets, leftOut: pass.leftOut,
        needs: needs)
    }
    return PresetExport(
      files: writer.files(for: set), presets: set.presets, leftOut: pass.leftOut, needs: [])
  }

  private init(
    files: [ExportedFile], presets: [ExportedPreset], leftOut: [LeftOutPreset], needs: [String]
  ) {
    self.files = files
    self.presets = presets
    self.leftOut = leftOut
    self.needs = needs
  }

  private static func refuseCollisions<Writer: PresetWriter>(
    in set: ExportSet<Writer.Declaration>, _ writer: Writer
  ) throws(ExportError) {
    var known: [String: ExportedPreset] = [:]
    for entry in set.entries {
      for name in writer.names(of: entry.preset, entry.declaration) {
        if let other = known[name] { throw ExportError(.sameName(other, entry.preset, name)) }
        known[name] = entry.preset
      }
    }
  }
}

extension ExportSet {
  /// What is asked for, and what it refers to, in the order of names: what only presets that are left
  /// out refer to is not needed.
  fileprivate var needed: ExportSet {
    var needed: Set<String> = []
    var waiting: [Entry] = entries.filter(\.preset.isAskedFor)
    for entry in waiting { needed.insert(entry.preset.name.text) }
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
