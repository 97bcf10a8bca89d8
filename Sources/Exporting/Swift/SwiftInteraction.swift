import Motion

/// A Swift interaction is a gesture that drives a transition between view controllers.
struct SwiftInteraction {
  private let interaction: Interaction
  private let phase: Transition.Phase
  private let axis: String
  /// The distance that is progress 1.
  private let length: String

  /// - Parameter known: The names of lengths that the gesture knows, except those of the container.
  /// - Throws: ``Unsupported`` if the gesture doesn't drive a transition.
  init(
    _ interaction: Interaction, _ phase: Transition.Phase, known: [String: String] = [:]
  ) throws(Unsupported) {
    guard interaction.gesture == .screenEdgePan || interaction.gesture == .pan else {
      throw Unsupported("a \(interaction.gesture.rawValue) can't drive a transition on its own")
    }
    self.interaction = interaction
    self.phase = phase
    axis = SwiftGesture(interaction).axis.rawValue
    length = try Self.distance(interaction, axis, known)
  }

  private static func distance(
    _ interaction: Interaction, _ axis: String, _ known: [String: String]
  ) throws(Unsupported) -> String {
    guard let distance = interaction.distance else {
      let side = axis == "x" ? "width" : "height"
      let length = "pan.view?.bounds.\(side) ?? 1"
      // A page from the right or from below moves to the left or upward.
      let isBackward = [.right, .bottom, .trailing].contains(interaction.edge)
      return interaction.gesture == .screenEdgePan && isBackward ? "-(\(length))" : length
    }
    var arguments = SwiftArguments()
    arguments.known = [
      "container.width": "(pan.view?.bounds.width ?? 1)",
      "container.height": "(pan.view?.bounds.height ?? 1)",
    ].merging(known) { $1 }
    let text = try arguments.text(distance)
    guard arguments.parameters.isEmpty else {
      throw Unsupported(.unknown, "its distance depends on lengths unknown to the gesture")
    }
    return text
  }

  /// The class, line by line.
  ///
  /// - Parameters:
  ///   - rules: The name of the function that makes the rules of the gesture.
  ///   - isSheet: Whether it dismisses a sheet.
  @LinesBuilder func lines(rules: String, isSheet: Bool) -> [String] {
    // A gesture that leads back also catches a transition that runs.
    let catches = !phase.isThere
    let isEdge = interaction.gesture == .screenEdgePan
    let recognizer = isEdge ? "UIScreenEdgePanGestureRecognizer" : "UIPanGestureRecognizer"
    let isMirrored = isEdge && (interaction.edge == .leading || interaction.edge == .trailing)
    let type = phase == .pop ? "UINavigationController" : "UIViewController"
    """
    private final class Swipe: UIPercentDrivenInteractiveTransition,
      UIGestureRecognizerDelegate
    {
    """
    if phase.isThere {
      """
        private var begin: (@MainActor () -> Void)?
        private(set) lazy var driver = TransitionDriver(
          \(rules)(), of: self
        ) { [weak self] in self?.begin?() }

        func attach(to view: UIView, begin: @escaping @MainActor () -> Void) {
          self.begin = begin
      """
    } else {
      let begin =
        phase == .pop ? "popViewController(animated: true)" : "dismiss(animated: true)"
      """
        private weak var controller: \(type)?
        private(set) lazy var driver = TransitionDriver(
          \(rules)(), of: self
        ) { [weak self] in self?.controller?.\(begin) }

        /// Moves the screen under the finger, if attached to several.
        func gestureRecognizer(
          _ recognizer: UIGestureRecognizer, shouldReceive _: UITouch
        ) -> Bool {
          controller = recognizer.view?.next as? \(type) ?? controller
          return true
        }

        func attach(to controller: \(type)) {
          self.controller = controller
      """
    }
    let view = phase.isThere ? "view" : "controller.view"
    "    let pans = (\(view).gestureRecognizers ?? []).filter { $0.delegate === self }"
    "    guard pans.isEmpty else { return }"
    "    let pan = \(recognizer)(target: self, action: #selector(panned))"
    if isMirrored {
      let (right, left) = interaction.edge == .leading ? (".right", ".left") : (".left", ".right")
      "    let isMirrored = \(view).effectiveUserInterfaceLayoutDirection == .rightToLeft"
      "    pan.edges = isMirrored ? \(right) : \(left)"
    } else if isEdge {
      "    pan.edges = .\(interaction.edge?.rawValue ?? "left")"
    }
    """
        pan.delegate = self
        \(view).addGestureRecognizer(pan)
      }
    """
    if catches { Self.serving }
    """

      @objc private func panned(_ pan: \(recognizer)) { driver.follow(pan) }

      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? \(recognizer) else { return true }
    """
    if isMirrored {
      "    let length: CGFloat = \(length)"
      let side = interaction.edge == .leading ? ".right" : ".left"
      "    driver.rules.distance = pan.edges == \(side) ? -length : length"
    } else if hasLength {
      "    driver.rules.distance = \(length)"
    }
    if isSheet, catches {
      "    guard controller?.isModalInPresentation != true else { return false }"
    }
    if catches { "    if controller?.transitionCoordinator == nil { driver.running = nil }" }
    if phase == .pop {
      // At the root there is nothing to pop; what pops to it can be caught.
      "    let depth = controller?.viewControllers.count ?? 0"
      "    guard \(catches ? "driver.running != nil || " : "")depth > 1 else { return false }"
    }
    """
        return driver.mayBegin(velocity: pan.velocity(in: nil))
      }
    """
    "}"
  }

  /// The members that drive a running transition, from its start or from where it's caught.
  @LinesBuilder private static var serving: [String] {
    """

      private weak var context: (any UIViewControllerContextTransitioning)?

      override func startInteractiveTransition(
        _ context: any UIViewControllerContextTransitioning
      ) {
        self.context = context
        super.startInteractiveTransition(context)
      }

      /// Prepares for a transition that a finger drives from its start, or catches midway.
      func serving(
        _ way: TransitionDriver.Way, _ animation: any UIViewControllerAnimatedTransitioning
      ) -> Swipe {
        driver.running = way
        driver.fraction = { [weak self, weak animation] in
          guard let context = self?.context,
            let animator = animation?.interruptibleAnimator?(using: context)
          else { return nil }
          return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
        }
        wantsInteractiveStart = driver.isActive
        return self
      }
    """
  }

  /// The expression that makes the rules of the gesture.
  var rules: String {
    let distance = Double(length) == nil ? "1" : length
    let start: String? =
      switch interaction.startProgress {
      case .number(let number)?: CodeText.number(number)
      default: nil
      }
    return SwiftGesture(interaction).rules(
      distance: distance, startProgress: start, finishes: true)
  }

  /// Whether its distance is known only as it begins.
  private var hasLength: Bool { Double(length) == nil }
}

extension Interaction {
  /// How a gesture drives it, in a few words.
  var note: String { note(driving: "its progress") }

  /// How a gesture drives something from 0 to 1, in words.
  func note(driving subject: String) -> String {
    let head = "Drive \(subject) with \(gestureWords)" + (ratio.map { ": \($0)" } ?? "")
    return ([head] + clauses).joined(separator: "; ") + "."
  }

  /// The rules of a gesture, each in words.
  var clauses: [String] {
    [
      startProgress.map { "begin at progress \($0.text)" },
      begin == .axisDominates ? "begin only if the finger moves along that axis" : nil,
      invertsWhenOpen == true ? "invert the direction when open" : nil, release,
    ].compactMap { $0 }
  }

  /// The gesture in words.
  var gestureWords: String {
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

  private static func words(_ symbol: String) -> String { symbol.replacing(".", with: " ") }

  private var release: String? {
    let fraction = threshold.map { CodeText.number($0.value) }
    switch onRelease {
    case .threshold?: return "on release, finish above \(fraction ?? "0.5")"
    case .velocity?:
      return "on release, continue in the finger's direction"
        + (fraction.map { ", or finish above \($0) if the finger rests" } ?? "")
    case .reverse?: return "on release, reverse"
    case .continue?: return "on release, continue"
    case .projected?:
      return "on release, finish if the finger would come to rest above \(fraction ?? "0.5")"
        + " (velocity × \(CodeText.number(InteractionRules.projection)) s)"
    case nil: return fraction.map { "finish above \($0)" }
    }
  }
}
