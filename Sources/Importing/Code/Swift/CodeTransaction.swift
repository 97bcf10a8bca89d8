import Motion

/// A code transaction collects the `CATransaction` settings in a block.
struct CodeTransaction {
  private var duration: CodeNode?
  private var function: CodeNode?
  private(set) var token = 0

  var isEmpty: Bool { duration == nil && function == nil }

  /// Takes `CATransaction.setAnimationDuration(…)` and the like; returns false for another value.
  mutating func take(_ node: CodeNode) -> Bool {
    guard let chain = node.chain, case nil = chain.base, chain.links.count == 2,
      chain.links[0].name == "CATransaction"
    else { return false }
    let value = chain.links[1].unlabeled.first
    switch chain.links[1].name {
    case "setAnimationDuration": duration = value
    case "setAnimationTimingFunction": function = value
    default: return false
    }
    token = node.range.lowerBound
    return true
  }

  /// The timing that the transaction gives to the animations in it.
  func finding(in context: inout CodeContext) throws(CodeProblem) -> CodeFinding? {
    let seconds = try duration.map { node throws(CodeProblem) in try context.seconds(node) }
    if let shape = try CoreAnimationReading.timing(function, in: &context) {
      return CodeFinding(.curve(Curve(shape, duration: seconds.map(Time.seconds))))
    }
    return seconds.map { CodeFinding(.duration(.seconds($0))) }
  }
}
