import Curvet
import Diagnostics
import Rules
import StrictJSON
import Validation

/// A validation page prints findings in one of the output formats.
struct ValidationPage {
  let report: ValidationReport
  /// The states of the files that Curvet exported.
  var generated: [GeneratedFileState] = []
  let format: FindingFormat
  let isQuiet: Bool

  /// Prints the page.
  func print(to output: TextOutput) throws(CatalogError) {
    switch format {
    case .json:
      try output.json { writer in
        writer.member("presets", report.presets)
        writer.member("files", report.files)
        writer.member("ignored", report.ignored)
        writer.generated(generated)
        writer.notRead(report.notRead)
        writer.findings(report.findings)
        writer.member("notListed", report.findings.dropped)
      }
    case .sarif: try output.sarif(report.findings, rules: RuleBook.all.map(SARIFRule.init))
    case .github: output.gitHubCommands(report.findings)
    case .text:
      output.findings(report.findings)
      guard !isQuiet else { return }
      if !report.findings.isEmpty { output.line("") }
      output.generated(generated)
      output.notRead(report.notRead)
      output.line("\(summary)")
      if report.isCutShort {
        output.line(
          """
          Only the first \(ValidationOptions.closeLooks) presets were checked for warnings; \
          use --level warning to check all
          """
        )
      }
    }
  }

  private var summary: String {
    let what = report.files == 0 ? "the catalog" : Words.count(report.files, "file")
    let levels = Finding.Level.allCases.compactMap { level in
      report.findings.counts[level].map {
        Words.count($0, level.word)
      }
    }
    let found = levels.isEmpty ? "no problems found" : levels.joined(separator: ", ")
    let ignored = report.ignored == 0 ? "" : "; \(report.ignored) ignored with a reason"
    let notRead =
      report.notRead.isEmpty ? "" : "; \(Words.count(report.notRead.count, "file")) not read"
    let written = generated.isEmpty ? "" : "; \(generated.count) exported by Curvet"
    let fixable = report.findings.kept.filter { !$0.edits.isEmpty }.count
    let number = report.findings.dropped > 0 ? "some" : String(fixable)
    let fix = fixable == 0 || report.files == 0 ? "" : "; --fix can fix \(number)"
    return
      "\(Words.count(report.presets, "preset")) in \(what): \(found)\(ignored)\(written)\(notRead)\(fix)"
  }
}

extension SARIFRule {
  fileprivate init(_ rule: Rule) {
    self.init(
      id: rule.id, level: rule.level, summary: rule.finds,
      reason: "\(rule.reason) Source: \(rule.source).", help: rule.advice)
  }
}
