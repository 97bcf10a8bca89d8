import Motion

/// A Swift interaction is a gesture that drives a transition between view controllers.
struct SwiftInteraction {
  private let interaction: Interaction
  private let phase: Transition.Phase
  private let axis: String
  /// The distance that is progress 1.
  private let length: String

  /// - Parameter known: What lengths are called that the gesture knows, beside those of the container.
  /// - Throws: ``Unsupported`` if the gesture doesn't drive a transition.
  init(
    _ interaction: Interaction, _ phase: Transition.Phase, known: [String: String] = [:]
  ) throws(Unsupported) {
    guard interaction.gesture == .screenEdgePan || interaction.gesture == .pan else {
      throw Unsupported("a \(interaction.gesture.rawValue) does not drive a transition by itself")
    }
    self.interaction = interaction
    self.phase = phase
    let isVertical = interaction.edge == .top || interaction.edge == .bottom
    axis = interaction.axis?.rawValue ?? (isVertical ? "y" : "x")
    length = try Self.distance(interaction, axis, known)
  }

  private static func distance(
    _ interaction: Interaction, _ axis: String, _ known: [String: String]
  ) throws(Unsupported) -> String {
    guard let distance = interaction.distance else {
      let side = axis == "x" ? "width" : "height"
      let length = "pan.view?.window?.bounds.\(side) ?? 1"
      // What comes from the right or from below moves to the left or upward.
      let isBackward = [.right, .bottom, .trailing].contains(interaction.edge)
      return interaction.gesture == .screenEdgePan && isBackward ? "-(\(length))" : length
    }
    var arguments = SwiftArguments()
    arguments.known = [
      "container.width": "(pan.view?.window?.bounds.width ?? 1)",
      "container.height": "(pan.view?.window?.bounds.height ?? 1)",
    ].merging(known) { $1 }
    let text = try arguments.text(distance)
    guard arguments.parameters.isEmpty else {
      throw Unsupported(.unknown, "its distance depends on lengths that a gesture does not know")
    }
    return text
  }

  /// The class, line by line.
  ///
  /// - Parameter cuts: Whether reduced motion leaves nothing that could be driven.
  @LinesBuilder func lines(cuts: Bool) -> [String] {
    let isEdge = interaction.gesture == .screenEdgePan
    let edge = interaction.edge
    let recognizer = isEdge ? "UIScreenEdgePanGestureRecognizer" : "UIPanGestureRecognizer"
    let dominates = interaction.begin == .axisDominates && !isEdge
    let isMirrored = isEdge && (edge == .leading || edge == .trailing)
    let isNumber = Double(length) != nil && !isMirrored
    let distance = isNumber ? length : "distance"
    let view = phase.isThere ? "view" : "controller.view"
    let parent = "UIPercentDrivenInteractiveTransition"
    if dominates {
      "private final class Swipe: \(parent),"
      "  UIGestureRecognizerDelegate"
      "{"
    } else {
      "private final class Swipe: \(parent) {"
    }
    "  private(set) var isActive = false"
    if phase.isThere {
      """
        private var begin: (@MainActor () -> Void)?

        func attach(to view: UIView, begin: @escaping @MainActor () -> Void) {
          self.begin = begin
      """
    } else {
      let type = phase == .pop ? "UINavigationController" : "UIViewController"
      """
        private weak var controller: \(type)?

        func attach(to controller: \(type)) {
          self.controller = controller
      """
    }
    "    let pan = \(recognizer)(target: self, action: #selector(panned))"
    if isMirrored {
      let (right, left) = edge == .leading ? (".right", ".left") : (".left", ".right")
      "    let isMirrored = \(view).effectiveUserInterfaceLayoutDirection == .rightToLeft"
      "    pan.edges = isMirrored ? \(right) : \(left)"
    } else if isEdge {
      "    pan.edges = .\(edge?.rawValue ?? "left")"
    }
    if dominates { "    pan.delegate = self" }
    """
        \(view).addGestureRecognizer(pan)
      }

      @objc private func panned(_ pan: \(recognizer)) {
    """
    if isMirrored {
      "    let length: CGFloat = \(length)"
      "    let distance = pan.edges == \(edge == .leading ? ".right" : ".left") ? -length : length"
    } else if !isNumber {
      "    let distance = \(length)"
    }
    // At the root there is nothing to pop.
    let guarding =
      phase == .pop
      ? "\n      guard let controller, controller.viewControllers.count > 1 else { return }" : ""
    """
        let progress = min(max(pan.translation(in: nil).\(axis) / \(distance), 0), 1)
        switch pan.state {
        case .began:\(guarding)
          isActive = \(cuts ? "!reducesMotion" : "true")
          \(start)
        case .changed:
          update(progress)
    """
    let released = released(distance)
    if released != "false" {
      "    case .ended\(released == "true" ? "" : " where \(released)"):"
      "      isActive = false"
      "      finish()"
    }
    """
        case .ended, .cancelled, .failed:
          isActive = false
          cancel()
        default: break
        }
      }
    """
    if dominates {
      """

        func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
          guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
          let velocity = pan.velocity(in: nil)
          return abs(velocity.\(axis)) > abs(velocity.\(axis == "x" ? "y" : "x"))
        }
      """
    }
    "}"
  }

  /// What begins the transition.
  private var start: String {
    if phase.isThere { return "begin?()" }
    return phase == .pop
      ? "controller.popViewController(animated: true)" : "controller?.dismiss(animated: true)"
  }

  /// Whether the transition is completed when the finger is lifted.
  private func released(_ distance: String) -> String {
    switch interaction.onRelease {
    case nil, .threshold?: "progress > \(CodeText.number(interaction.threshold?.value ?? 0.5))"
    case .velocity?: "pan.velocity(in: nil).\(axis) / \(distance) >= 0"
    case .continue?: "true"
    case .reverse?: "false"
    case .projected?:
      "progress + \(CodeText.number(InteractionRules.projection)) * pan.velocity(in: nil).\(axis)"
        + " / \(distance) > \(CodeText.number(interaction.threshold?.value ?? 0.5))"
    }
  }
}

extension Interaction {
  /// How a gesture drives it, in a few words.
  var note: String { note(driving: "its progress") }

  /// How a gesture drives something from 0 to 1, in words.
  func note(driving subject: String) -> String {
    let clauses = [
      "Drive \(subject) with \(gestureWords)" + (ratio.map { ": \($0)" } ?? ""),
      startProgress.map { "take hold at \(Self.text($0))" },
      begin == .axisDominates ? "begin only where the finger moves along that axis" : nil,
      invertsWhenOpen == true ? "the other way round when it is open" : nil, release,
    ]
    return clauses.compactMap { $0 }.joined(separator: "; ") + "."
  }

  private var gestureWords: String {
    let direction = axis.map { $0 == .x ? "horizontal" : "vertical" }
    switch gesture {
    case .press: return "a press"
    case .slider: return "a slider"
    case .pan: return "a " + [direction, "pan"].compactMap(\.self).joined(separator: " ")
    case .screenEdgePan:
      return edge.map { "a pan from the \($0.rawValue) edge of the screen" }
        ?? "a pan from the edge of the screen"
    }
  }

  /// The distance of the finger as a fraction of the whole.
  private var ratio: String? {
    guard let distance else { return nil }
    let travel = "translation" + (axis.map { ".\($0.rawValue)" } ?? "")
    switch distance {
    case .number(let number):
      return "\(number < 0 ? "−" : "")\(travel) / \(CodeText.number(abs(number)))"
    case .measure(let measure):
      switch measure.expression {
      case .symbol(let symbol): return "\(travel) / \(Self.words(symbol))"
      case .negated(.symbol(let symbol)): return "−\(travel) / \(Self.words(symbol))"
      default: return "\(travel) / (\(measure.text))"
      }
    }
  }

  private static func text(_ quantity: Quantity) -> String {
    switch quantity {
    case .number(let number): CodeText.number(number)
    case .measure(let measure): measure.text
    }
  }

  private static func words(_ symbol: String) -> String { symbol.replacing(".", with: " ") }

  private var release: String? {
    let fraction = threshold.map { CodeText.number($0.value) }
    switch onRelease {
    case .threshold?: return "on release finish above \(fraction ?? "0.5")"
    case .velocity?:
      return "on release continue in the finger's direction"
        + (fraction.map { ", or finish above \($0) where it rests" } ?? "")
    case .reverse?: return "on release reverse"
    case .continue?: return "on release continue"
    case .projected?:
      return "on release finish if the finger would come to rest above \(fraction ?? "0.5"),"
        + " its velocity counting for \(CodeText.number(InteractionRules.projection)) s"
    case nil: return fraction.map { "finish above \($0)" }
    }
  }
}
