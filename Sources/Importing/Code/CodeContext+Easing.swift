import Motion

// Easings that other tools than Apple's name.
extension CodeContext {
  /// Returns the easing that a value is: a name, four numbers, or a text; nil if it is none.
  mutating func easing(_ node: CodeNode) throws(CodeProblem) -> Timing? {
    let (value, inner) = try resolveIfKnown(node)
    var own = inner
    defer { used.formUnion(own.used) }
    switch value.kind {
    case .string(let text): return try own.easing(text, value)
    case .list(let elements) where elements.count == 4:
      return .curve(Curve(try SwiftUIReading.bezier(elements, in: &own)))
    case .chain(let chain):
      guard let link = chain.links.last else { return nil }
      if Self.beziers.contains(link.name), link.labels == ["_", "_", "_", "_"] {
        return .curve(Curve(try SwiftUIReading.bezier(link.unlabeled, in: &own)))
      }
      if case .curve(let curve)? = try own.row(link, value)?.motion { return .curve(curve) }
      if language == .script, let names = chain.names, names.count == 1,
        CSSInputKeywords.easings.contains(names[0])
      {
        throw CodeProblem("`\(names[0])` isn't defined here", at: value.range)
      }
      // The names of tools' easings hold no values, so that they can be read as they are typed.
      return try own.easing(own.code.typed(value.range, limit: 200).filter { $0 != " " }, value)
    default: return nil
    }
  }

  private static let beziers: Set = [
    "CubicBezierEasing", "PathInterpolator", "Cubic", "cubicBezier", "bezier", "BezierEasing",
    "bezierFn",
  ]

  private func easing(_ text: String, _ node: CodeNode) throws(CodeProblem) -> Timing? {
    do throws(ValueProblem) {
      return try ValueReader(ReaderOptions()).easing(text: text)
    } catch {
      throw CodeProblem(error.reason, at: node.range)
    }
  }

  /// Returns the definition of a name, or the name itself if the text doesn't define it.
  mutating func resolveIfKnown(_ node: CodeNode) throws(CodeProblem) -> (CodeNode, CodeContext) {
    guard let names = node.chain?.names, case nil = node.chain?.base else { return (node, self) }
    do throws(CodeProblem) {
      return try resolve(node)
    } catch {
      // A name that the text defines, even incorrectly, isn't a library name.
      guard error.reason.hasSuffix("isn't defined here"), names.last?.isEmpty == false
      else { throw error }
      return (node, self)
    }
  }

  /// Returns an easing that has to be one.
  mutating func knownEasing(_ node: CodeNode) throws(CodeProblem) -> Timing {
    if let timing = try easing(node) { return timing }
    if node.chain?.names != nil { _ = try resolve(node) }
    throw CodeProblem("\(quote(node)) isn't a supported easing", at: node.range)
  }
}
