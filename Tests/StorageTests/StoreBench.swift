import Diagnostics
import Presets
import StrictJSON

@testable import Storage

/// A store in a folder of its own, with a clock that stands still.
final class StoreBench {
  let scratch: Scratch
  let store: Store

  init(_ lines: String...) throws {
    scratch = try Scratch()
    let file = scratch.catalog()
    let counter = Counter()
    let environment = StorageEnvironment(
      appVersion: "1.2.3", now: { 1_700_000_000 }, random: { (0, UInt64(counter.increment())) })
    store = Store(try file.open(.create), environment: environment)
    if !lines.isEmpty { try add(lines) }
  }

  /// Imports presets, one per line, from a file "in".
  @discardableResult
  func add(
    _ lines: [String], policy: ConflictPolicy = .fail, isDryRun: Bool = false,
    command: String = "import in"
  ) throws -> ImportOutcome {
    let note = OperationNote(command: command, author: "kim")
    var entries: [PresetEntry] = []
    var findings = FindingList()
    for (index, line) in lines.enumerated() {
      let reading = JSONDocument.read(Array(line.utf8), file: "in", firstLine: index + 1)
      findings.append(reading)
      guard let root = reading.document?.root,
        let entry = DocumentReader.readNamed(root, findings: &findings)
      else { continue }
      entries.append(entry)
    }
    var source = ListedPresets(entries, findings: findings)
    return try store.importPresets(
      from: &source, note: note, policy: policy, isDryRun: isDryRun)
  }

  /// The rows of a query, their columns joined by "|"; null reads as "∅".
  func rows(_ sql: String) throws -> [String] {
    let statement = try store.connection.prepare(sql)
    return try statement.all { row in
      (0..<statement.columnCount).map { row.optional($0, Row.string) ?? "∅" }
        .joined(separator: "|")
    }
  }

  /// The bytes of the catalog.
  var bytes: [UInt8] { get throws { try scratch.bytes() } }
}

extension ImportOutcome {
  /// The findings as "subject:line:column rule message".
  var told: [String] {
    findings.kept.map { finding in
      let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
      return "\(finding.subject ?? "")\(place) \(finding.rule) \(finding.message)"
    }
  }

  /// The changes, in words.
  var counts: String {
    ImportChange.allCases.filter { count($0) > 0 }.map { "\($0) \(count($0))" }
      .joined(separator: ", ")
  }
}

/// A preset of a kind on a line, with further fields.
func curve(_ name: String, _ y: Double = 1, _ fields: String = "") -> String {
  #"{"name":"\#(name)",\#(fields)"motion":{"cubicBezier":[0,0,1,\#(y)]}}"#
}

func duration(_ name: String, _ seconds: Double = 1) -> String {
  #"{"name":"\#(name)","motion":{"seconds":\#(seconds)}}"#
}

func spring(_ name: String, _ fields: String = "") -> String {
  #"{"name":"\#(name)",\#(fields)"motion":{"dampingRatio":0.5,"duration":2}}"#
}

/// A preset that is made of another.
func using(_ name: String, _ kind: String, _ target: String, _ fields: String = "") -> String {
  #"{"name":"\#(name)","kind":"\#(kind)","motion":{"use":"\#(target)"\#(fields)}}"#
}
