import Diagnostics
import Importing
import Rules
import Testing
import Validation

@testable import Curvet

/// Every rule's examples, read as files.
struct RuleExampleTests {
  private static let shown = RuleBook.all.filter { $0.failing != nil }

  /// The ids of the rules that are broken by an example in a folder of its own.
  private static func found(in example: RuleExample) throws -> [String] {
    let bench = try Bench()
    try bench.write(example.text, to: "team/\(example.file)")
    if example.file == ProjectConfig.fileName {
      var environment = bench.environment
      environment.workingDirectory = bench.path("team")
      let error = failure { _ = try ProjectConfig.rules(in: environment) }
      return error?.findings.map(\.rule) ?? []
    }
    var options = ValidationOptions()
    options.level = .info
    options.limit = 1000
    // In folders, code is left alone.
    let path = InputFormat.code.hasExtension(example.file) ? "team/\(example.file)" : "team"
    let report = try FileValidation.run([path], options, catalog: nil, in: bench.environment)
    return report.findings.kept.map(\.rule)
  }

  @Test("A rule is found in its failing example", arguments: shown)
  func failing(rule: Rule) throws {
    let found = try Self.found(in: try #require(rule.failing))
    #expect(found.contains(rule.id), "\(found)")
  }

  @Test("A rule is not found in its passing example, nor is any error", arguments: shown)
  func passing(rule: Rule) throws {
    let found = try Self.found(in: try #require(rule.passing))
    #expect(!found.contains(rule.id))
    #expect(found.filter { RuleBook.rule($0)?.isPartOfFormat != false } == [])
  }

  @Test("Only what no file can show has no example") func unshown() {
    #expect(
      RuleBook.all.filter { $0.failing == nil }.map(\.id) == ["json/too-large", "catalog/conflict"])
  }
}

extension Rule: CustomTestStringConvertible {
  /// The id, by which a test case is told.
  public var testDescription: String { id }
}
