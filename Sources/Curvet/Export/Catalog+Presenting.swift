import Diagnostics
import Interchange
import Motion
import Presets
import Rules
import Storage

extension Catalog {
  /// What code is shown of: the format, its options, and what it is called.
  private static let presentedTargets:
    [(target: ExportTarget, values: [String: OptionValue], name: String)] = Formats.writers.flatMap
    {
      format -> [(target: ExportTarget, values: [String: OptionValue], name: String)] in
      guard case .target(let target) = format, target.hasSnippets else { return [] }
      guard let frameworks = target.options.first(where: { $0.name == "frameworks" }) else {
        return [(target, [:], target.formatName)]
      }
      return frameworks.type.choices.map { (target, ["frameworks": .words([$0])], $0) }
    }

  /// Gathers all that a page shows of the presets that are selected.
  ///
  /// - Parameter settings: How much the rules matter to the project.
  package func presentation(
    of selection: PresetSelection, settings: [String: RuleSettings.Setting] = [:]
  ) throws(CatalogError) -> Presentation {
    try store.connection.read { () throws(CatalogError) in
      let names = try names(selection).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let known = try exported(try store.closure(of: names), asked: Set(names))
      let header = ExportHeader(
        generator: "curvet \(CurvetVersion.text)", command: "curvet gallery", catalog: "",
        content: "")
      let all = Array(known.values)
      let work = all.count * Self.presentedTargets.count
      let snippets = Self.presentedTargets.enumerated().map { index, one in
        PresetSnippets(of: all, to: one.target, ExportOptions(one.values), header: header) {
          count in
          let done = index * all.count + count
          environment.options.report(
            WorkProgress(.exporting, fraction: Double(done) / Double(work)), at: done)
        }
      }
      var presentation = Presentation()
      presentation.catalog = String(try store.catalogID().prefix(6))
      for name in names {
        guard let one = known[name] else { continue }
        let record = try record(named: name)
        presentation.presets.append(
          PresentedPreset(
            record: record, preset: one.preset, motion: one.motion,
            references: try store.references(of: record.id),
            findings: try findings(in: one.preset, settings: settings),
            codes: zip(Self.presentedTargets, snippets).map { target, snippets in
              Self.code(of: name, in: snippets, named: target.name)
            }))
      }
      presentation.motions = try Self.motions(of: all, header)
      return presentation
    }
  }

  private func exported(
    _ names: [String], asked: Set<String>
  ) throws(CatalogError) -> [String: ExportedPreset] {
    let finder = MotionFinder(self)
    var known: [String: ExportedPreset] = [:]
    for name in names {
      let preset = try self.preset(of: try record(named: name))
      // What leads nowhere or round in a circle is shown as it was written.
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
    let lead = fidelity.degree == .exact || fidelity.error == nil ? [] : [fidelity.words]
    return .init(
      target: shown, degree: fidelity.degree == .exact ? .exact : .approximate, text: snippet.text,
      notes: lead + fidelity.notes + snippet.needs.map { "needs \($0)" }, fidelity: fidelity)
  }

  private static func motions(
    of presets: [ExportedPreset], _ header: ExportHeader
  ) throws(CatalogError) -> [UInt8] {
    var all = presets.map { ExportedPreset($0.preset, motion: $0.motion) }
    do throws(ExportError) {
      var export = try flat(all, header)
      // What lasts as long as a finger's speed lets it is shown as if it were let go at rest.
      let open = Set(export.leftOut.map(\.name))
      if !open.isEmpty {
        all = all.map { one in
          guard open.contains(one.name) else { return one }
          let speeds = one.motion.measures.flatMap(\.symbols).filter { symbol in
            symbol.lowercased().split(separator: ".").contains { $0.hasSuffix("velocity") }
          }
          let rest = Dictionary(speeds.map { ($0, 0.0) }, uniquingKeysWith: { first, _ in first })
          return ExportedPreset(one.preset, motion: one.motion.replacingMeasures(by: rest))
        }
        export = try flat(all, header)
      }
      return Array((export.files.first?.text ?? "{}").utf8)
    } catch {
      throw CatalogError(.invalidInput, error.message)
    }
  }

  private static func flat(
    _ presets: [ExportedPreset], _ header: ExportHeader
  ) throws(ExportError) -> PresetExport {
    try PresetExport(
      of: presets, to: .flat, ExportOptions(["flat": .flag(true)]), header: header, demands: false)
  }
}
