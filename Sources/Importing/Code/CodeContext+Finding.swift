extension CodeContext {
  /// Returns the motion that a chain means in the language of the source; nil if it doesn't move anything.
  mutating func finding(
    _ chain: CodeChain, _ node: CodeNode, isExpected: Bool, label: String? = nil
  ) throws(CodeProblem) -> CodeFinding? {
    if case nil = chain.base, chain.links.count == 1, let row = try row(chain.links[0], node) {
      return row
    }
    let found: CodeFinding?
    switch language {
    case .swift: return try SwiftReading.finding(chain, node, isExpected: isExpected, in: &self)
    case .kotlin: found = try ComposeReading.finding(chain, node, in: &self)
    case .dart: found = try FlutterReading.finding(chain, node, in: &self)
    case .script: found = try ScriptReading.finding(chain, node, label: label, in: &self)
    }
    return found ?? (isExpected ? named(chain) : nil)
  }

  /// An easing by the name that a library gives it: `Curves.easeOutBack`.
  private func named(_ chain: CodeChain) -> CodeFinding? {
    guard let names = chain.names, case nil = chain.base else { return nil }
    guard let timing = (try? EasingNames.timing(names.joined(separator: "."))) ?? nil else {
      return nil
    }
    return CodeFinding(timing: timing)
  }
}
