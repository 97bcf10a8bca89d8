import Diagnostics
import Motion

// Checks that options can be read.
extension ScriptOptions {
  /// Refuses options that hold those of another object, or one that looks like a slip.
  ///
  /// Whatever is left out has a default, so that a value could be taken that nobody wrote.
  func demandWhole(in context: CodeContext) throws(CodeProblem) {
    for member in members {
      guard let label = member.label, !Self.known.contains(label), label.count > 3 else {
        if member.label == CodeArgument.spread {
          throw CodeProblem(
            "the values in `...\(context.code.typed(member.value.range))` aren't read",
            at: member.value.range)
        }
        continue
      }
      if let question = Suggestion.question(for: label, among: Self.known) {
        throw CodeProblem("unknown option `\(label)`; \(question)", at: member.value.range)
      }
    }
  }

  private static let known: Set = [
    "type", "duration", "delay", "ease", "easing", "stiffness", "damping", "mass", "bounce",
    "visualDuration", "velocity", "tension", "friction", "frequency", "dampingRatio", "repeat",
    "iterations", "direction",
  ]

  /// A spring in anime.js's text: mass, stiffness, damping, and velocity.
  func animeSpring(_ text: String, _ node: CodeNode) throws(CodeProblem) -> CodeFinding {
    let numbers = text.dropFirst("spring(".count).prefix { $0 != ")" }.split(separator: ",")
      .map { Double($0.filter { !$0.isWhitespace }) }
    guard numbers.count == 4, let mass = numbers[0], let stiffness = numbers[1],
      let damping = numbers[2], let velocity = numbers[3]
    else {
      throw CodeProblem("spring() takes mass, stiffness, damping, and velocity", at: node.range)
    }
    var spring = try SwiftUIReading.make(
      ["mass": mass, "stiffness": stiffness, "damping": damping], node)
    if damping > 2 * (stiffness * mass).squareRoot() { spring.allowsOverdamping = true }
    if velocity != 0 { spring.initialVelocity = .number(velocity) }
    return CodeFinding(.spring(spring))
  }
}
