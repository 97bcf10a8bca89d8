import Diagnostics
import Foundation
import Presets
import SchemaChecking
import Testing

/// The schema accepts what the reader accepts and refuses what it refuses.
struct SchemaVerdictTests {
  /// A document that both have their say about.
  struct Case {
    var name: String
    var document: String

    static func preset(_ text: String) -> Case {
      Case(name: text, document: "{\"presets\": {\"a\": \(text)}}")
    }
  }

  @Test("The schema agrees with the reader about every document") func verdicts() throws {
    let cases =
      try Self.files + Self.shorthands + Self.refusals + Self.expressions + SchemaCases.all
    let verdicts = try SchemaChecker.verdicts(
      on: cases.map(\.document), by: DocumentSchema.text)
    try #require(verdicts.count == cases.count)
    var disagreements: [String] = []
    var (accepted, refused) = (0, 0)
    for (one, verdict) in zip(cases, verdicts) {
      let findings = read(one.document).1
      if findings.isEmpty { accepted += 1 } else { refused += 1 }
      if findings.isEmpty == (verdict == nil) { continue }
      disagreements.append(
        verdict.map { "\(one.name): the schema refuses it: \($0)" }
          ?? "\(one.name): the reader refuses it: \(findings[0].message)")
    }
    #expect(disagreements == [])
    #expect(accepted > 600)
    #expect(refused > 1400)
  }

  @Test("What a schema can't say it accepts") func limits() throws {
    let verdicts = try SchemaChecker.verdicts(
      on: SchemaCases.unsayable.map(\.document), by: DocumentSchema.text)
    #expect(verdicts == SchemaCases.unsayable.map { _ in nil })
    for one in SchemaCases.unsayable { #expect(!read(one.document).1.isEmpty, "\(one.name)") }
  }

  /// The seeds, the examples and what the documentation shows.
  private static var files: [Case] {
    get throws {
      let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
      func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
      }
      let team = Case(name: "team.json", document: try text("Examples/team.json"))
      let shown = try ["README.md", "docs/document-format.md"].flatMap { path in
        try text(path).components(separatedBy: "```json\n").dropFirst().map {
          Case(name: path, document: $0.components(separatedBy: "```")[0])
        }
      }
      try #require(shown.count >= 2)
      return try SeedFile.all.map { Case(name: $0.name, document: $0.text) } + [team] + shown
    }
  }

  /// The shorthands and what they stand for, by name and with the name inside.
  private static var shorthands: [Case] {
    ShorthandTests.cases.flatMap { shorthand, spelledOut in
      [Case.preset(shorthand), .preset(spelledOut)]
        + [shorthand, spelledOut].filter { $0.hasPrefix("{") }.map {
          let document = "{\"name\": \"curve/card\", " + $0.dropFirst()
          return Case(name: document, document: document)
        }
    }
  }

  private static var refusals: [Case] {
    (ConflictRefusalTests.cases + DocumentRefusalTests.cases + MissingFieldRefusalTests.cases
      + PropertyRefusalTests.cases + RangeRefusalTests.cases + ReferenceRefusalTests.cases
      + TypeRefusalTests.cases + UnknownFieldRefusalTests.cases + ValueRefusalTests.cases)
      .map { Case(name: $0.document, document: $0.document) }
      .filter { one in !SchemaCases.unsayable.contains { $0.document == one.document } }
  }

  /// Expressions as presets, as motions and as timings.
  private static var expressions: [Case] {
    let texts =
      MotionExpressionTests.curves.map(\.0) + MotionExpressionTests.springs.map(\.0)
      // How many stops there are, and how large a number is, no pattern says.
      + RefusedExpressionTests.cases.map(\.0).filter {
        !$0.hasPrefix("linear(0,0,0") && !$0.contains("1e999")
      }
    return texts.flatMap { text in
      let quoted = "\"\(text.replacing("\t", with: "\\t").replacing("\n", with: "\\n"))\""
      return [
        Case.preset(quoted), .preset("{\"kind\": \"curve\", \"motion\": \(quoted)}"),
        .preset("{\"kind\": \"spring\", \"motion\": \(quoted)}"),
        .preset("{\"kind\": \"duration\", \"motion\": \(quoted)}"),
        .preset("{\"motion\": {\"style\": \"fade\", \"timing\": \(quoted)}}"),
        .preset(
          "{\"motion\": {\"animations\": [{\"property\": \"x\", \"to\": 1}], \"timing\": \(quoted)}}"
        ),
      ]
    }
  }
}
