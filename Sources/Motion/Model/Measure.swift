/// A measure is arithmetic over lengths that only the running app knows, such as
/// `container.height - 80`.
///
/// It is kept as it was written; the expression is what the text means.
public struct Measure: Hashable, Sendable {
  /// The text as it was written.
  public let text: String
  /// What the text means.
  public let expression: Expression

  /// An expression is a number, a symbol or an operation on two expressions.
  public indirect enum Expression: Hashable, Sendable {
    case number(Double)
    case symbol(String)
    case negated(Expression)
    case operation(Operator, Expression, Expression)
  }

  /// An operator of arithmetic.
  public enum Operator: Character, Hashable, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
  }

  /// Reads a measure.
  ///
  /// - Throws: ``MotionError`` where the text is not arithmetic.
  public init(_ text: String) throws(MotionError) {
    var parser = MeasureParser(text)
    expression = try parser.parse()
    self.text = text
  }

  /// The symbols the measure depends on, each once, in order of appearance.
  public var symbols: [String] {
    var found: [String] = []
    func visit(_ expression: Expression) {
      switch expression {
      case .number: break
      case .symbol(let name): if !found.contains(name) { found.append(name) }
      case .negated(let inner): visit(inner)
      case .operation(_, let left, let right):
        visit(left)
        visit(right)
      }
    }
    visit(expression)
    return found
  }
}
