import Motion

/// The meaning of Swift code: SwiftUI, UIKit and Core Animation.
enum SwiftReading {
  /// Returns the motion that a chain means; nil if it isn't one.
  static func finding(
    _ chain: CodeChain, _ node: CodeNode, isExpected: Bool, in context: inout CodeContext
  ) throws(CodeProblem) -> CodeFinding? {
    if let found = try SwiftUIReading.finding(chain, node, isExpected: isExpected, in: &context) {
      return found
    }
    if let found = try UIKitReading.finding(chain, node, in: &context) { return found }
    if let found = try CoreAnimationReading.finding(chain, node, in: &context) { return found }
    try refuseDefault(chain, node, in: context)
    return nil
  }

  /// Throws where an animation has no values, or has keyframes of SwiftUI's.
  private static func refuseDefault(
    _ chain: CodeChain, _ node: CodeNode, in context: CodeContext
  ) throws(CodeProblem) {
    if let link = chain.link("keyframeAnimator", "KeyframeAnimator"), link.isCalled {
      throw CodeProblem("keyframe animators aren't supported", at: link.token..<link.token + 1)
    }
    guard let link = chain.links.last, link.name == "withAnimation",
      link.arguments?.isEmpty ?? true, !link.blocks.isEmpty
    else { return }
    throw CodeProblem(
      "has no values: `withAnimation { }` uses SwiftUI's default animation", at: node.range)
  }

  /// The arguments of a call that animations are expected as, by position among those without a label,
  /// or by label.
  static func expectsAnimation(_ link: CodeLink, _ argument: CodeArgument, at index: Int) -> Bool {
    switch link.name {
    case "animation", "withAnimation": index == 0 && argument.label == nil
    case "Transaction": argument.label == "animation"
    default: argument.label == "animation"
    }
  }

  /// Whether a declaration of a type holds an animation.
  static func expectsAnimation(_ type: String?) -> Bool {
    guard let type else { return false }
    return [
      "Animation", "Animation?", "SwiftUI.Animation", "Spring", "UnitCurve", "Curve", "Easing",
    ].contains(type)
  }
}
