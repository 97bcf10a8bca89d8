import Curvet
import Diagnostics
import Rules
import StrictJSON

extension TextOutput {
  /// Prints findings one after another with an empty line between, and then how many were left out.
  func findings(_ findings: FindingList) {
    for (index, finding) in findings.kept.enumerated() {
      if index > 0 { line("") }
      // What can be ignored is told by its name.
      let canIgnore = RuleBook.rule(finding.rule).map { !$0.isPartOfFormat } ?? false
      self.finding(finding, namesRule: canIgnore)
    }
    if findings.dropped > 0 {
      line("")
      line("\(Words.count(findings.dropped, "more finding")) not shown; fix these first.")
    }
  }

  /// Prints findings as workflow commands of GitHub Actions.
  func gitHubCommands(_ findings: FindingList) {
    for finding in findings.kept { line("\(finding.gitHubCommand(words: \.words))") }
    if findings.dropped > 0 {
      line("::notice::\(Words.count(findings.dropped, "more finding")) not shown")
    }
  }

  /// Prints findings as a SARIF log.
  func sarif(_ findings: FindingList, rules: [SARIFRule]) throws(CatalogError) {
    var writer = JSONWriter(.indented)
    writer.sarif(findings, rules: rules)
    try raw(writer.bytes)
  }
}
