import Motion

/// A Swift interaction is a gesture that drives a transition between view controllers.
struct SwiftInteraction {
  /// The class, line by line.
  private(set) var lines: [String] = []

  /// Makes the class.
  ///
  /// - Parameter cuts: Whether reduced motion leaves nothing that could be driven.
  init(
    _ interaction: Interaction, _ phase: Transition.Phase, cuts: Bool
  ) throws(Unsupported) {
    let isEdge = interaction.gesture == .screenEdgePan
    guard isEdge || interaction.gesture == .pan else {
      throw Unsupported("a \(interaction.gesture.rawValue) does not drive a transition by itself")
    }
    let axis = interaction.axis?.rawValue ?? Self.axis(of: interaction.edge)
    let recognizer = isEdge ? "UIScreenEdgePanGestureRecognizer" : "UIPanGestureRecognizer"
    let dominates = interaction.begin == .axisDominates && !isEdge
    let length = try Self.distance(interaction, axis)
    let edge = interaction.edge
    let isMirrored = isEdge && (edge == .leading || edge == .trailing)
    let isNumber = Double(length) != nil && !isMirrored
    let distance = isNumber ? length : "distance"
    var released = "progress > \(CodeText.number(interaction.threshold?.value ?? 0.5))"
    switch interaction.onRelease {
    case nil, .threshold?: break
    case .velocity?: released = "pan.velocity(in: nil).\(axis) / \(distance) >= 0"
    case .continue?: released = "true"
    case .reverse?: released = "false"
    }
    let isThere = phase.isThere
    let begins = isThere ? "begin?()" : Self.call(phase)
    // At the root there is nothing to pop.
    let guarding =
      phase == .pop
      ? "\n      guard let controller, controller.viewControllers.count > 1 else { return }" : ""
    let parent = "UIPercentDrivenInteractiveTransition"
    lines +=
      dominates
      ? ["private final class Swipe: \(parent),", "  UIGestureRecognizerDelegate", "{"]
      : ["private final class Swipe: \(parent) {"]
    lines.append("  private(set) var isActive = false")
    if isThere {
      lines +=
        """
          private var begin: (@MainActor () -> Void)?

          func attach(to view: UIView, begin: @escaping @MainActor () -> Void) {
            self.begin = begin
        """.lines
    } else {
      let type = phase == .pop ? "UINavigationController" : "UIViewController"
      lines +=
        """
          private weak var controller: \(type)?

          func attach(to controller: \(type)) {
            self.controller = controller
        """.lines
    }
    lines.append("    let pan = \(recognizer)(target: self, action: #selector(panned))")
    let view = isThere ? "view" : "controller.view"
    if isMirrored {
      let (right, left) = edge == .leading ? (".right", ".left") : (".left", ".right")
      lines += [
        "    let isMirrored = \(view).effectiveUserInterfaceLayoutDirection"
          + " == .rightToLeft",
        "    pan.edges = isMirrored ? \(right) : \(left)",
      ]
    } else if isEdge {
      lines.append("    pan.edges = .\(edge?.rawValue ?? "left")")
    }
    if dominates { lines.append("    pan.delegate = self") }
    lines.append("    \(view).addGestureRecognizer(pan)")
    lines += ["  }", "", "  @objc private func panned(_ pan: \(recognizer)) {"]
    if isMirrored {
      let other = edge == .leading ? ".right" : ".left"
      lines += [
        "    let length: CGFloat = \(length)",
        "    let distance = pan.edges == \(other) ? -length : length",
      ]
    } else if !isNumber {
      lines.append("    let distance = \(length)")
    }
    lines.append(
      "    let progress = min(max(pan.translation(in: nil).\(axis) / \(distance), 0), 1)")
    lines +=
      """
          switch pan.state {
          case .began:\(guarding)
            isActive = \(cuts ? "!reducesMotion" : "true")
            \(begins)
          case .changed:
            update(progress)
      """.lines
    if released != "false" {
      lines.append("    case .ended\(released == "true" ? "" : " where \(released)"):")
      lines += ["      isActive = false", "      finish()"]
    }
    lines +=
      """
          case .ended, .cancelled, .failed:
            isActive = false
            cancel()
          default: break
          }
        }
      """.lines
    if dominates {
      let (own, other) = axis == "x" ? ("x", "y") : ("y", "x")
      lines +=
        """

          func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
            let velocity = pan.velocity(in: nil)
            return abs(velocity.\(own)) > abs(velocity.\(other))
          }
        """.lines
    }
    lines.append("}")
  }

  private static func axis(of edge: Interaction.Edge?) -> String {
    edge == .top || edge == .bottom ? "y" : "x"
  }

  private static func call(_ phase: Transition.Phase) -> String {
    phase == .pop
      ? "controller.popViewController(animated: true)" : "controller?.dismiss(animated: true)"
  }

  /// The way that is progress 1.
  private static func distance(
    _ interaction: Interaction, _ axis: String
  ) throws(Unsupported) -> String {
    let side = axis == "x" ? "width" : "height"
    guard let distance = interaction.distance else {
      let length = "pan.view?.window?.bounds.\(side) ?? 1"
      // What comes from the right or from below moves to the left or upward.
      let isBackward = [.right, .bottom, .trailing].contains(interaction.edge)
      return interaction.gesture == .screenEdgePan && isBackward ? "-(\(length))" : length
    }
    var arguments = SwiftArguments()
    arguments.known = [
      "container.width": "(pan.view?.window?.bounds.width ?? 1)",
      "container.height": "(pan.view?.window?.bounds.height ?? 1)",
    ]
    let text = try arguments.text(distance)
    guard arguments.parameters.isEmpty else {
      throw Unsupported(.unknown, "its distance depends on lengths that a gesture does not know")
    }
    return text
  }
}
