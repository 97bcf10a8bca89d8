import Curvet
import Motion
import Presets
import Storage
import StrictJSON

extension JSONWriter {
  /// Writes the differences between two sides.
  mutating func difference(_ page: DiffPage) {
    side("from", page.sides.old)
    side("to", page.sides.new)
    member("same", page.difference.same)
    presets("added", page.difference.added)
    presets("removed", page.difference.removed)
    objects("changed", page.difference.changed) { writer, change in
      writer.member("name", change.new.name.text)
      if change.isRenamed { writer.member("oldName", change.old.name.text) }
      writer.member("kind", change.new.kind.rawValue)
      writer.fields(change.fields)
      writer.member("motion", ifPresent: page.motionWords(of: change))
    }
    texts("affected", page.difference.affected)
  }

  /// Writes changes of fields, the values as they are in the preset.
  mutating func fields(_ changes: [FieldDiff]) {
    objects("fields", changes) { writer, change in
      writer.member("pointer", change.pointer)
      writer.member("old", json: change.old)
      writer.member("new", json: change.new)
      writer.member("words", change.words)
    }
  }

  private mutating func side(_ key: String, _ side: PresetSnapshot) {
    object(key) { writer in
      writer.member("source", side.source)
      if let revision = side.revision { writer.operation(revision) }
    }
  }

  private mutating func presets(_ key: String, _ presets: [Preset]) {
    array(key) { writer in
      for preset in presets { preset.write(to: &writer, namesItself: true) }
    }
  }

  private mutating func member(_ key: String, json: String?) {
    guard let json, let value = JSONDocument.read(Array(json.utf8), file: "").document?.root
    else { return }
    self.key(key)
    self.value(value)
  }
}
