import Curvet
import Diagnostics
import Motion
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes a preset with its details in the catalog, or an expression with its properties.
  mutating func detail(_ shown: ShownMotion) {
    name(of: shown.found)
    member("kind", shown.found.motion.kind.rawValue)
    key("preset")
    if let detail = shown.detail {
      detail.preset.write(to: &self, namesItself: false)
    } else {
      object { writer in
        writer.member("kind", shown.found.motion.kind.rawValue)
        writer.key("motion")
        shown.found.motion.write(to: &writer)
      }
    }
    if let problem = shown.problem {
      object("facts") { $0.facts(PresetFacts()) }
      texts("notes", [problem.message])
    } else {
      object("facts") { $0.facts(PresetFacts(of: shown.found.motion)) }
      if let figures = SpringFigures(shown.found.motion) { object("spring") { $0.spring(figures) } }
      texts("notes", MotionPage(shown.found, written: shown.found.motion).notes)
    }
    objects("findings", shown.findings) { $0.finding($1) }
    references(shown.detail)
    guard let place = shown.place else { return }
    object("sourcePlace") { writer in
      writer.member("file", place.file)
      writer.member("line", place.line)
      writer.member("column", place.column)
    }
  }

  /// Writes the primary name, and the alias if that was asked for.
  mutating func name(of found: FoundMotion) {
    member("name", found.alias?.of ?? found.name)
    if let alias = found.alias { member("alias", alias.name) }
  }

  private mutating func references(_ detail: PresetDetail?) {
    objects("references", detail?.references ?? []) { writer, use in
      writer.member("slot", use.slot)
      writer.member("role", use.role.rawValue)
      writer.member("target", use.target)
    }
    objects("usedBy", detail?.uses ?? []) { $0.use($1) }
    guard let record = detail?.record else { return }
    member("revision", record.rev)
    member("created", Timestamp.text(record.createdAt))
    member("updated", Timestamp.text(record.updatedAt))
  }
}
