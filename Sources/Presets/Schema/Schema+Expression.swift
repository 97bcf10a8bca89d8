/// Motions written in a line.
extension Schema {
  static let motionExpression = expression(
    ExpressionPattern.curve, SpringPattern.text, ExpressionPattern.time,
    description:
      "A motion as an expression: a CSS easing or spring(…), with its times, or a time alone.",
    examples: [
      "ease-out 300ms", "cubic-bezier(.2, 0, 0, 1) 300ms", "spring(duration: .5, bounce: .15)",
      "linear(0, .5 25% 75%, 1)", "steps(4, jump-end)", "300ms",
    ])

  static let curveExpression = expression(
    ExpressionPattern.curve,
    description:
      "A curve as CSS has it; its duration and its delay may stand after it or before it.",
    examples: ["ease-out 300ms", "cubic-bezier(.2, 0, 0, 1)", "linear(0, .5, 1)", "steps(4)"])

  static let springExpression = expression(
    SpringPattern.text, description: "A spring; its delay may stand after it or before it.",
    examples: ["spring(duration: .5, bounce: .15)", "spring(mass: 1, stiffness: 100, damping: 10)"])

  static let durationExpression = expression(
    ExpressionPattern.time, description: "A time such as \"300ms\" or \"0.3s\".",
    examples: ["300ms"])

  /// A curve or spring by a function; keywords are names of presets where a timing is wanted.
  static let functionExpression = expression(
    ExpressionPattern.curveFunction, SpringPattern.text,
    description: "A curve or spring as an expression.",
    examples: ["cubic-bezier(.2, 0, 0, 1)", "spring(duration: .5, bounce: .15)"])

  private static func expression(
    _ forms: String..., description: String, examples: [Schema]
  ) -> Schema {
    let pattern =
      "^\(ExpressionPattern.space)(?:\(forms.joined(separator: "|")))"
      + "\(ExpressionPattern.space)$"
    return form(
      pattern,
      else: "This is not a motion, as in ease-out 300ms or spring(duration: .5, bounce: .15)."
    )
    .with([
      "description": .string(description), "maxLength": 65536, "examples": .array(examples),
    ])
  }
}
