import Motion

// A constant that is pasted alone.
extension CodeInterpreter {
  /// Takes a constant that is all that was pasted: four numbers are the points of a Bézier, a `Duration`
  /// is one, and a number lacks its unit.
  mutating func takeAlone(_ statements: [CodeStatement], of text: Int) {
    guard statements.count == 1, case .declaration(let one) = statements[0].kind,
      let value = one.value, value.range.upperBound + 1 >= texts[text].tokens.count,
      !one.name.keyWords.contains(where: Self.otherWords.contains)
    else { return }
    var context = CodeContext(texts: texts, names: names, text: text, scope: [])
    let place = CodePlace(scope: [], declaration: one, property: one.name)
    switch value.kind {
    case .list(let elements) where elements.count == 4:
      guard let shape = try? SwiftUIReading.bezier(elements, in: &context) else { return }
      take(value, place, &context) { _ in CodeFinding(.curve(Curve(shape))) }
    case .number:
      take(value, place, &context) { context throws(CodeProblem) in
        let typed = context.code.typed(value.range)
        throw CodeProblem(
          "\(typed) has no unit: it could mean \(typed) s or \(typed) ms", at: value.range)
      }
    case .chain(let chain) where chain.names == nil && chain.links.first?.name == "Duration":
      guard let seconds = try? context.seconds(value, in: .milliseconds) else { return }
      take(value, place, &context) { _ in CodeFinding(.duration(.seconds(seconds))) }
    default: return
    }
  }

  /// Words in the names of what are four numbers, too.
  private static let otherWords: Set = [
    "color", "colour", "rgb", "rgba", "hsl", "hsla", "fill", "stroke", "tint", "background", "bg",
    "foreground", "accent", "shadow", "padding", "margin", "inset", "insets", "rect", "frame",
    "bounds",
    "box", "view", "quaternion", "vector", "range", "count", "size", "width", "height", "index",
  ]
}
