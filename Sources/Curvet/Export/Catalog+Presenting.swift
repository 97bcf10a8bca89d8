import Diagnostics
import Exporting
import Motion
import Presets
import Rules
import Storage

extension Catalog {
  /// Gathers all that a page shows of the presets that are selected.
  ///
  /// - Parameter settings: How much the rules matter to the project.
  package func presentation(
    of selection: PresetSelection, settings: [String: RuleSettings.Setting] = [:]
  ) throws(CatalogError) -> Presentation {
    // Slow work is done after the lock is released.
    var presentation = try store.connection.read { () throws(CatalogError) in
      let names = try names(selection).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let known = try exported(try store.closure(of: names), asked: Set(names))
      let all = Array(known.values)
      var presentation = Presentation()
      presentation.catalog = String(try store.catalogID().prefix(6))
      for name in names {
        guard let one = known[name] else { continue }
        let record = try record(named: name)
        presentation.presets.append(
          PresentedPreset(
            record: record, preset: one.preset, motion: one.motion,
            references: try store.references(of: record.id),
            findings: try findings(in: one.preset, settings: settings)))
      }
      presentation.exported = all
      return presentation
    }
    presentation.motions = try PlayedMotions(
      of: presentation.exported.map { ($0.preset, $0.motion) }, command: "curvet gallery"
    ).bytes
    return presentation
  }

  /// Writes the presets of a page in one format after another, until no more are requested.
  ///
  /// - Parameter take: Called with the code of each preset in a format, in the presets' order; returns whether
  ///   the next format is wanted.
  package func present(
    _ presentation: Presentation, in formats: [PresentedFormat],
    take: (PresentedFormat, [PresentedPreset.Code]) -> Bool
  ) throws(CatalogError) {
    let count = presentation.exported.count
    for (index, format) in formats.enumerated() {
      let snippets = PresetSnippets(
        of: presentation.exported, to: format.target, format.options, header: Self.galleryHeader
      ) { done in
        let done = index * count + done
        environment.options.report(
          WorkProgress(.exporting, fraction: Double(done) / Double(count * formats.count)), at: done
        )
        return environment.isWanted
      }
      try environment.demandInterest()
      let codes = presentation.presets.map {
        Self.code(of: $0.preset.name.text, in: snippets, named: format.name)
      }
      if !take(format, codes) { return }
    }
  }

  private static var galleryHeader: ExportHeader {
    ExportHeader(command: "curvet gallery", content: "")
  }

  private func exported(
    _ names: [String], asked: Set<String>
  ) throws(CatalogError) -> [String: ExportedPreset] {
    let finder = MotionFinder(self)
    var known: [String: ExportedPreset] = [:]
    for name in names {
      let preset = try self.preset(of: try record(named: name))
      // A motion with a missing or cyclic reference is shown as it was written.
      let motion: Motion
      do throws(CatalogError) {
        motion = try finder.resolve(preset.motion, named: name, isStored: true)
      } catch  where error.kind == .invalidInput {
        motion = preset.motion
      }
      known[name] = ExportedPreset(preset, motion: motion, isAskedFor: asked.contains(name))
    }
    return known
  }

  private static func code(
    of name: String, in snippets: PresetSnippets, named shown: String
  ) -> PresentedPreset.Code {
    guard let snippet = snippets.snippets[name] else {
      let reason = snippets.gaps[name]?.reason
      return .init(target: shown, degree: .unsupported, notes: [reason].compactMap(\.self))
    }
    let fidelity = snippet.fidelity
    return .init(
      target: shown, degree: degree(of: fidelity), text: snippet.text,
      notes: lead(of: fidelity) + fidelity.clauses + snippet.needs.map { "needs \($0)" },
      fidelity: fidelity)
  }

  private static func degree(of fidelity: Fidelity) -> PresentedPreset.Code.Degree {
    if fidelity.degree == .exact { return .exact }
    return fidelity.error == 0 && !fidelity.missing.isEmpty ? .incomplete : .approximate
  }

  /// Returns the first notes: the error, and the missing parts.
  private static func lead(of fidelity: Fidelity) -> [String] {
    if fidelity.degree == .exact { return [] }
    if fidelity.error != nil { return [fidelity.words] }
    return fidelity.missing.isEmpty
      ? [] : ["without " + fidelity.missing.joined(separator: " and ")]
  }
}
