import Curvet
import Diagnostics
import Importing
import Rules
import StrictJSON

extension TextOutput {
  /// Prints an error with its help.
  func report(_ message: String, help: String?) {
    line("\("error:", .red) \(message)")
    if let help { line("\("help:", .cyan) \(help)") }
  }

  /// Prints a catalog error with its findings or hints.
  func report(_ error: CatalogError, in environment: CatalogEnvironment) {
    guard error.findings.isEmpty else {
      for var finding in error.findings {
        if let file = finding.place?.file { finding.place?.file = environment.shortened(file) }
        self.finding(finding)
      }
      return
    }
    line("\("error:", .red) \(error.message)")
    if let path = error.path { line("  --> \(environment.shortened(path))") }
    let other = error.path.flatMap { environment.other($0) }
    for hint in error.hints { line("\("help:", .cyan) \(hint.words(ofCatalog: other))") }
  }

  /// Prints a finding with its place and its help.
  ///
  /// - Parameter namesRule: whether the rule's id is printed.
  func finding(_ finding: Finding, namesRule: Bool = false) {
    for text in finding.lines(namesRule: namesRule, words: \.words) {
      let color: TextStyle =
        finding.level == .error ? .red : finding.level == .warning ? .yellow : .cyan
      if text.hasPrefix(finding.level.word + ":") {
        shownLine(
          finding.level.word + ":", color,
          String(text.dropFirst(finding.level.word.utf8.count + 1)))
      } else if text.hasPrefix("help:") {
        shownLine("help:", .cyan, String(text.dropFirst(5)))
      } else {
        shownLine("", .plain, text)
      }
    }
  }

  /// Prints findings one after another with an empty line between, and then how many are not shown.
  func findings(_ findings: FindingList) {
    separated(findings.kept) { finding in
      // Rules that can be ignored are named.
      let canIgnore = RuleBook.rule(finding.rule).map { !$0.isPartOfFormat } ?? false
      self.finding(finding, namesRule: canIgnore)
    }
    if findings.dropped > 0 {
      line("")
      line("\(Words.count(findings.dropped, "more finding")) not shown; fix these first")
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

  /// Lists the files in folders that were not read, each with the reason.
  func notRead(_ files: [UnreadFile]) {
    guard !files.isEmpty else { return }
    line("Not read:")
    var table = TextTable()
    for file in files.prefix(Self.mostNotRead) {
      table.add([("  " + file.path, .plain), (file.reason, .dim)])
    }
    let rest = files.dropFirst(Self.mostNotRead)
    let counts = Dictionary(rest.map { ($0.reason, 1) }, uniquingKeysWith: +)
    for (reason, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      table.add([("  \(count) more", .plain), (reason, .dim)])
    }
    table.print(to: self)
    if !rest.isEmpty { line("  use --json to list all") }
  }

  private static let mostNotRead = 12
}

extension CatalogEnvironment {
  /// Returns a path as it is shown; nil if it is the catalog that commands use by default.
  fileprivate func other(_ path: String) -> String? {
    let own = try? CatalogLocation.find(option: nil, in: self)
    return own?.path == absolute(path) || own?.shown == path ? nil : shortened(path)
  }
}
