import Diagnostics

extension TextOutput {
  /// Prints findings one after another with an empty line between, and then how many were left out.
  func findings(_ findings: FindingList) {
    for (index, finding) in findings.kept.enumerated() {
      if index > 0 { line("") }
      self.finding(finding)
    }
    if findings.dropped > 0 {
      line("")
      line("\(Words.count(findings.dropped, "more finding")) not shown; mend these first.")
    }
  }
}
