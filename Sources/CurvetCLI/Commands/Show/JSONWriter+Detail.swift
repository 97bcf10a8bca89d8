import Diagnostics
import Curvet
import Motion
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes a preset with all that the catalog knows about it, or an expression with its facts.
  mutating func detail(_ shown: ShownMotion) {
    beginObject()
    name(of: shown.found)
    member("kind", shown.found.motion.kind.rawValue)
    key("preset")
    if let detail = shown.detail {
      detail.preset.write(to: &self, namesItself: false)
    } else {
      beginObject()
      member("kind", shown.found.motion.kind.rawValue)
      key("motion")
      shown.found.motion.write(to: &self)
      endObject()
    }
    if let problem = shown.problem {
      member("facts", PresetFacts())
      texts("notes", [problem.message])
    } else {
      member("facts", PresetFacts(of: shown.found.motion))
      if let figures = SpringFigures(shown.found.motion) { member("spring", figures) }
      texts("notes", MotionPage(shown.found, written: shown.found.motion).notes)
    }
    key("findings")
    beginArray()
    for finding in shown.findings { self.finding(finding) }
    endArray()
    references(shown.detail)
    endObject()
  }

  /// Writes a member with what was derived from a motion.
  mutating func member(_ key: String, _ facts: PresetFacts) {
    self.key(key)
    beginObject()
    self.facts(facts)
    endObject()
  }

  /// Writes the primary name, and the alias where it was asked for by one.
  mutating func name(of found: FoundMotion) {
    member("name", found.alias?.of ?? found.name)
    if let alias = found.alias { member("alias", alias.name) }
  }

  private mutating func references(_ detail: PresetDetail?) {
    key("references")
    beginArray()
    for use in detail?.references ?? [] {
      beginObject()
      member("slot", use.slot)
      member("role", use.role.rawValue)
      member("target", use.target)
      endObject()
    }
    endArray()
    key("usedBy")
    beginArray()
    for use in detail?.uses ?? [] { self.use(use) }
    endArray()
    guard let record = detail?.record else { return }
    member("revision", record.rev)
    member("created", Timestamp.text(record.createdAt))
    member("updated", Timestamp.text(record.updatedAt))
  }
}
