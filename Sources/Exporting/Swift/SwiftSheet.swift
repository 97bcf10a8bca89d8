import Motion

/// A Swift sheet is a custom transition of a screen that covers a part of another one, which stays.
///
/// UIKit leaves the screen behind in place, and puts only the sheet into the container, whose
/// background darkens what is behind.
struct SwiftSheet: Hashable {
  /// The rest of the transition: only the sheet, without its frame.
  let transition: Transition
  /// The darkness of the screen behind, before and after, 0 to 1; nil if it doesn't change.
  let dimming: Dimming?
  private let frame: [Quantity]

  /// How dark it is.
  struct Dimming: Hashable {
    var from, to: Double
  }

  /// Makes the sheet of a transition; nil if a whole screen takes the place of another one.
  init?(_ authored: Transition) {
    let role: Transition.Layer.Role
    switch authored.phase {
    case .present?: role = .destination
    case .dismiss?: role = .source
    default: return nil
    }
    let own = authored.layers.filter { $0.layer == role }
    guard authored.perspective == nil, !authored.layers.contains(where: \.layer.isSnapshot),
      own.count == 1, var sheet = own.first, sheet.hidden == nil,
      case .vector(let frame)? = sheet.initial.removeValue(forKey: "frame"), frame.count == 4,
      !sheet.frames.contains(where: { $0.property == "frame" }), Self.isOfTheApp(frame)
    else { return nil }
    let behind = authored.layers.filter { $0.layer != role }
    guard let dimming = Self.dimming(of: behind) else { return nil }
    var transition = authored
    transition.layers = [sheet]
    (self.transition, self.frame, self.dimming) = (transition, frame, dimming.first)
  }

  /// Whether a frame depends on lengths that aren't those of the container.
  private static func isOfTheApp(_ frame: [Quantity]) -> Bool {
    frame.contains { part in
      guard case .measure(let measure) = part else { return false }
      return measure.symbols.contains {
        !$0.hasPrefix("container.") && !$0.hasPrefix("destination.final.")
      }
    }
  }

  /// How dark layers make what is behind, none or one; nil if they do something else.
  private static func dimming(of layers: [Transition.Layer]) -> [Dimming]? {
    var found: [Dimming] = []
    for layer in layers where layer.layer != .container {
      guard layer.hidden == nil, layer.initial.keys.allSatisfy({ $0 == "opacity" }) else {
        return nil
      }
      guard let frame = layer.frames.first else { continue }
      guard layer.frames.count == 1, frame.property == "opacity", found.isEmpty,
        case .to(.quantity(.number(let end))) = frame.change
      else { return nil }
      var start = 1.0
      if case .quantity(.number(let own))? = layer.initial["opacity"] { start = own }
      // A translucent page over black is the same as a page under black.
      found = [Dimming(from: Self.rounded(1 - start), to: Self.rounded(1 - end))]
    }
    let backgrounds = layers.filter { $0.layer == .container }
    let isBlack = backgrounds.allSatisfy { layer in
      guard case .color(let color)? = layer.initial["backgroundColor"] else { return false }
      return layer.initial.count == 1 && layer.frames.isEmpty && layer.hidden == nil
        && color.isBlack
    }
    return isBlack && (found.isEmpty || !backgrounds.isEmpty) ? found : nil
  }

  private static func rounded(_ darkness: Double) -> Double { (darkness * 1e6).rounded() / 1e6 }

  /// The names of its lengths where it moves.
  var known: [String: String] {
    let isComing = transition.phase == .present
    return lengths(
      isComing
        ? ["end.minX", "end.minY", "end.width", "end.height"]
        : ["source.frame.minX", "source.frame.minY", "source.bounds.width", "source.bounds.height"])
  }

  /// The names of its lengths where a finger moves it.
  var knownToGesture: [String: String] {
    lengths([nil, nil, "(pan.view?.bounds.width ?? 1)", "(pan.view?.bounds.height ?? 1)"])
  }

  private func lengths(_ names: [String?]) -> [String: String] {
    var known: [String: String] = [:]
    for case (.measure(let measure), let name?) in zip(frame, names) {
      if case .symbol(let symbol) = measure.expression { known[symbol] = name }
    }
    return known
  }

  /// Its frame as an expression, and the lengths of the app's that this takes.
  func place() throws(Unsupported) -> (text: String, parameters: [SwiftDeclaration.Parameter]) {
    var arguments = SwiftArguments()
    arguments.known = [
      "container.width": "container.bounds.width", "container.height": "container.bounds.height",
    ]
    let texts = try arguments.texts(frame)
    return (SwiftViewChange.geometry(texts) ?? "container.bounds", arguments.parameters)
  }

  /// The class that gives the sheet its place and leaves what is behind where it is.
  @LinesBuilder func presentation(_ place: String, _ lengths: [String]) -> [String] {
    "/// Positions the sheet above the presenting screen."
    "private final class Presentation: UIPresentationController {"
    "  private lazy var background = Background(of: presentedViewController)"
    for length in lengths { "  private let \(length): CGFloat" }
    let parameters = lengths.map { ", \($0): CGFloat" }.joined()
    """

      init(
        _ presented: UIViewController, over presenting: UIViewController?\(parameters)
      ) {
    """
    for length in lengths { "    self.\(length) = \(length)" }
    """
        super.init(presentedViewController: presented, presenting: presenting)
      }

      override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        // A frame that's larger than the screen ends at its edges.
        return \(place).intersection(container.bounds)
      }

      override func presentationTransitionWillBegin() {
        guard let containerView, let sheet = presentedView else { return }
        background.frame = containerView.bounds
        background.addSubview(sheet)
        containerView.addSubview(background)
      }

      override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed, let sheet = presentedView else { return }
        // Without an animation, UIKit adds the sheet to the container itself.
        background.addSubview(sheet)
    """
    if let dimming {
      "    containerView?." + SwiftRecipe.background(max(dimming.from, dimming.to)).dropFirst(10)
    }
    """
      }

      override func containerViewWillLayoutSubviews() {
        background.frame = containerView?.bounds ?? .zero
        // The frame is undefined while a transform is set.
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = frame.size
        presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
      }
    }

    /// The view behind the sheet. A tap on it, or VoiceOver's escape gesture, dismisses the sheet.
    private final class Background: UIView, UIGestureRecognizerDelegate {
      private weak var sheet: UIViewController?

      init(of sheet: UIViewController) {
        self.sheet = sheet
        super.init(frame: .zero)
        accessibilityViewIsModal = true
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        tap.delegate = self
        addGestureRecognizer(tap)
      }

      required init?(coder: NSCoder) { nil }

      @objc private func tapped() { _ = accessibilityPerformEscape() }

      override func accessibilityPerformEscape() -> Bool {
        guard let sheet else { return false }
        if !sheet.isModalInPresentation, !sheet.isBeingDismissed { sheet.dismiss(animated: true) }
        return true
      }

      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === self
      }
    }
    """
  }
}
