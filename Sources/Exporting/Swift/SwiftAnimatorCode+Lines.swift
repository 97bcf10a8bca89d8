import Diagnostics
import Motion

/// The lines of an animator's code.
extension SwiftAnimatorCode {
  /// The statements of its end values, without animation.
  var allChanges: [String] { changes + delayed.flatMap(\.changes) + ending }

  /// The statements that make the changes at its end, unless it reverses to its start.
  private var completing: [String] {
    guard !ending.isEmpty else { return [] }
    return ["animator.addCompletion { position in", "  guard position == .end else { return }"]
      + ending.indented() + ["}"]
  }

  /// How views are set before it starts, and how constraints are then.
  var start: [String] {
    guard !constraints.isEmpty else { return preparation }
    return preparation
      + [
        constraints.count == 1 ? "let constant = \(constants)" : "let constants = (\(constants))"
      ]
  }

  private var constants: String {
    constraints.map { $0.name + ".constant" }.joined(separator: ", ")
  }

  /// The statements after it reverses to its start, because UIKit leaves constraints at their end.
  var undoing: [String] {
    guard !constraints.isEmpty else { return [] }
    let views = constraints.map(\.view).uniqued()
    let back = constraints.count == 1 ? "\(constants) = constant" : "(\(constants)) = constants"
    return ["animator.addCompletion { position in"]
      + (["guard position == .start else { return }", back]
      + views.map { "\($0).superview?.layoutIfNeeded()" }).indented() + ["}"]
  }

  /// The lines that make and return the animator.
  ///
  /// - Parameters:
  ///   - cuts: Whether reduced motion makes it a cut.
  ///   - closure: The name of a closure that does the changes; nil if they are written here.
  ///   - isPrepared: Whether the lines before it are already written.
  @LinesBuilder func lines(
    cuts: Bool = false, closure: String? = nil, isPrepared: Bool = false
  ) -> [String] {
    let preparation = isPrepared ? [] : start
    let length = cuts && !isPhysical ? "reducesMotion ? 0 : \(duration)" : duration
    /// Whether the animations are added to the animator.
    let isApart = !takesAnimations || (cuts && isPhysical)
    // A single expression returns itself.
    let isShort =
      delayed.isEmpty && settings.isEmpty && constraints.isEmpty && ending.isEmpty && !isApart
    let head = isShort ? (preparation.isEmpty ? "" : "return ") : "let animator = "
    let call = "UIViewPropertyAnimator(duration: \(length), \(timing)"
    let line = "\(head)\(call)) { \(changes.first ?? "") }"
    preparation
    if cuts, isPhysical {
      """
      let animator =
        reducesMotion
        ? UIViewPropertyAnimator(duration: 0, curve: .linear)
        : \(call))
      """
    } else if isApart || closure == nil && changes.isEmpty {
      "\(head)\(call))"
    } else if let closure {
      "\(head)\(call), animations: \(closure))"
    } else if isShort, changes.count == 1, line.count <= 92 {
      line
    } else {
      "\(head)\(call)) {"
      changes.indented()
      "}"
    }
    if isApart, let closure {
      "animator.addAnimations(\(closure))"
    } else if isApart, !changes.isEmpty {
      Self.addition(changes, nil)
    }
    for (factor, changes) in delayed { Self.addition(changes, factor) }
    if !isShort {
      settings.map { "animator.\($0)" } + completing + undoing
      "return animator"
    }
  }

  private static func addition(_ changes: [String], _ factor: String?) -> [String] {
    let head = factor == nil ? "animator.addAnimations {" : "animator.addAnimations({"
    let tail = factor.map { "}, delayFactor: \($0))" } ?? "}"
    let line = "\(head) \(changes.joined(separator: "; ")) \(tail)"
    if changes.count == 1, line.count <= 92 { return [line] }
    return [head] + changes.indented() + [tail]
  }
}
