import Curvet
import Diagnostics
import StrictJSON

extension JSONWriter {
  /// Writes findings as a log of one run in SARIF 2.1.0 (OASIS).
  ///
  /// - Parameter rules: the rules known; one that is missing is described by its id alone.
  mutating func sarif(_ findings: FindingList, rules: [SARIFRule]) {
    let known = Set(rules.map(\.id))
    var further: [String] = []
    for finding in findings.kept where !known.contains(finding.rule) {
      if !further.contains(finding.rule) { further.append(finding.rule) }
    }
    let ids = rules.map(\.id) + further
    object {
      $0.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      $0.member("version", "2.1.0")
      $0.array("runs") { runs in
        runs.object { run in
          run.tool(rules, further: further)
          if findings.dropped > 0 { run.dropped(findings.dropped) }
          run.member("columnKind", "unicodeCodePoints")
          run.array("results") { results in
            for finding in findings.kept { results.result(finding, ids: ids) }
          }
        }
      }
    }
    newline()
  }

  private mutating func tool(_ rules: [SARIFRule], further: [String]) {
    object("tool") { tool in
      tool.object("driver") { driver in
        driver.member("name", "curvet")
        driver.member("version", CurvetVersion.text)
        driver.member("semanticVersion", CurvetVersion.text)
        driver.array("rules") { list in
          for rule in rules { list.rule(rule) }
          for id in further { list.object { $0.member("id", id) } }
        }
      }
    }
  }

  private mutating func rule(_ rule: SARIFRule) {
    object {
      $0.member("id", rule.id)
      $0.text("shortDescription", rule.summary)
      $0.text("fullDescription", rule.reason)
      $0.text("help", rule.help)
      $0.object("defaultConfiguration") { $0.member("level", rule.level.word) }
    }
  }

  /// Reports the number of findings that are not listed.
  private mutating func dropped(_ count: Int) {
    array("invocations") { invocations in
      invocations.object { invocation in
        invocation.member("executionSuccessful", true)
        invocation.array("toolExecutionNotifications") { notifications in
          notifications.object {
            $0.member("level", "note")
            $0.text("message", "\(Words.count(count, "more finding")) not shown; fix these first")
          }
        }
      }
    }
  }

  private mutating func result(_ finding: Finding, ids: [String]) {
    object { result in
      result.member("ruleId", finding.rule)
      if let index = ids.firstIndex(of: finding.rule) { result.member("ruleIndex", index) }
      result.member("level", finding.level.word)
      let about = finding.subject.map { "\($0): " } ?? ""
      let help = finding.help.map { "\nhelp: \(VisibleText.of($0.words))" } ?? ""
      result.text("message", VisibleText.of(about + finding.message) + help)
      result.array("locations") { $0.location(of: finding) }
      result.object("partialFingerprints") { $0.member("curvet/v1", finding.fingerprint) }
    }
  }

  private mutating func location(of finding: Finding) {
    if finding.place == nil, finding.subject == nil { return }
    object { location in
      if let place = finding.place, place.isInText {
        location.object("physicalLocation") { physical in
          physical.object("artifactLocation") { $0.artifact(place) }
          physical.object("region") {
            $0.member("startLine", place.line)
            $0.member("startColumn", place.column)
          }
        }
      }
      let pointer = finding.place?.pointer ?? ""
      guard let name = pointer.isEmpty ? finding.subject : pointer else { return }
      location.array("logicalLocations") { logical in
        logical.object {
          $0.member("name", ifPresent: finding.subject.map(VisibleText.of))
          $0.member("fullyQualifiedName", VisibleText.of(name))
        }
      }
    }
  }

  private mutating func artifact(_ place: Place) {
    if place.isStandardInput {
      member("uri", "stdin")
      text("description", "standard input")
    } else {
      member("uri", URIReference.of(path: place.plainFile))
    }
  }

  /// Writes a message of plain text.
  private mutating func text(_ key: String, _ text: String) {
    object(key) { $0.member("text", text) }
  }
}

extension Finding {
  /// An identifier that stays the same if the line of the finding moves.
  fileprivate var fingerprint: String {
    VisibleText.of("\(rule) \(subject ?? place?.file ?? "") \(place?.pointer ?? "")")
  }
}

/// The description of a rule in SARIF.
struct SARIFRule {
  /// The id, `family/rule`.
  var id: String
  /// The default level.
  var level: Finding.Level
  /// One sentence on what the rule finds.
  var summary: String
  /// The reason for the rule, and its source.
  var reason: String
  /// How to fix it.
  var help: String
}

/// URI references (RFC 3986) to files.
enum URIReference {
  /// Returns the reference to a path; absolute paths become `file` URIs.
  static func of(path: String) -> String {
    let encoded = path.utf8.map { byte in
      isPlain(byte) ? String(Unicode.Scalar(byte)) : "%" + hex(byte)
    }.joined()
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }

  /// Whether a byte is written as itself in every part of a path; a colon could end a scheme.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~/".utf8.contains(byte)
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
