import Curvet
import Diagnostics
import StrictJSON

extension TextOutput {
  /// Prints an object of the documented shape: its first member is the version of the format.
  func json(_ body: (inout JSONWriter) -> Void) throws(CatalogError) {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.member("curvet", 1)
      body(&writer)
    }
    writer.newline()
    try raw(writer.bytes)
  }
}

extension JSONWriter {
  /// Writes a member that is true or false.
  mutating func member(_ key: String, _ flag: Bool) {
    self.key(key)
    bool(flag)
  }

  /// Writes a member that is a number, or null.
  mutating func member(_ key: String, _ number: Int64?) {
    self.key(key)
    if let number { integer(Int(number)) } else { null() }
  }

  /// Writes a member that is a list of texts.
  mutating func texts(_ key: String, _ texts: some Sequence<String>) {
    array(key) { writer in
      for text in texts { writer.string(text) }
    }
  }

  /// Writes a member that is an object; null if there is nothing to write.
  mutating func object<Value>(
    _ key: String, _ value: Value?, _ body: (inout JSONWriter, Value) -> Void
  ) {
    guard let value else {
      self.key(key)
      return null()
    }
    object(key) { body(&$0, value) }
  }

  /// Writes a member that is a list of objects, one for each value.
  mutating func objects<Values: Sequence>(
    _ key: String, _ values: Values, _ body: (inout JSONWriter, Values.Element) -> Void
  ) {
    array(key) { writer in
      for value in values { writer.object { body(&$0, value) } }
    }
  }

  /// Writes findings: how many there are of each level, and those that were kept.
  mutating func findings(_ findings: FindingList) {
    object("counts") { writer in
      for level in Finding.Level.allCases {
        writer.member(level.rawValue, findings.counts[level] ?? 0)
      }
    }
    objects("findings", findings.kept) { $0.finding($1) }
  }

  /// Writes a finding.
  mutating func finding(_ finding: Finding) {
    member("rule", finding.rule)
    member("level", finding.level.rawValue)
    member("preset", ifPresent: finding.subject)
    member("message", finding.message)
    if let place = finding.place {
      member("file", place.file)
      if place.isInText {
        member("line", place.line)
        member("column", place.column)
      }
      member("pointer", place.pointer)
    }
    member("help", ifPresent: finding.help?.words)
    if !finding.edits.isEmpty { member("fixable", true) }
  }
}
