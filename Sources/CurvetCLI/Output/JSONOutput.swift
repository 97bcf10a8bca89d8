import Curvet
import Diagnostics
import StrictJSON

extension TextOutput {
  /// Prints an object of the documented shape: its first member is the version of the format.
  func json(_ body: (inout JSONWriter) -> Void) throws(CatalogError) {
    var writer = JSONWriter(.indented)
    writer.beginObject()
    writer.key("curvet")
    writer.integer(1)
    body(&writer)
    writer.endObject()
    writer.newline()
    try raw(writer.bytes)
  }
}

extension JSONWriter {
  /// Writes findings: how many there are of each level, and those that were kept.
  mutating func findings(_ findings: FindingList) {
    key("counts")
    beginObject()
    for level in Finding.Level.allCases { member(level.rawValue, findings.counts[level] ?? 0) }
    endObject()
    key("findings")
    beginArray()
    for finding in findings.kept { self.finding(finding) }
    endArray()
  }

  /// Writes a finding.
  mutating func finding(_ finding: Finding) {
    beginObject()
    member("rule", finding.rule)
    member("level", finding.level.rawValue)
    member("preset", ifPresent: finding.subject)
    member("message", finding.message)
    if let place = finding.place {
      member("file", place.file)
      member("line", place.line)
      member("column", place.column)
      member("pointer", place.pointer)
    }
    member("help", ifPresent: finding.help?.words)
    if !finding.edits.isEmpty {
      key("fixable")
      bool(true)
    }
    endObject()
  }
}
