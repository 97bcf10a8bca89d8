import Diagnostics
import Motion
import Presets

extension SwiftWriter {
  /// Returns the object that serves a pair of custom transitions.
  @LinesBuilder func recipe(_ pair: SwiftPair) -> [String] {
    let parts = pair.parts
    let isNavigation = parts.contains { $0.phase == .push || $0.phase == .pop }
    let isTabSwitch = parts.allSatisfy { $0.transition.phase == nil }
    let swipes = parts.filter { $0.swipe != nil }
    let comments = pair.entries.map { entry in
      documentation(of: entry.preset, entry.declaration.fidelity)
    }
    Array(comments.joined(separator: ["///"]))
    let head = "@MainActor \(access)final class \(pair.name): NSObject,"
    if isNavigation {
      "\(head) UINavigationControllerDelegate {"
    } else if isTabSwitch {
      head
      "  UIViewControllerTransitioningDelegate, UITabBarControllerDelegate"
      "{"
    } else {
      "\(head) UIViewControllerTransitioningDelegate {"
    }
    for part in swipes {
      "  private let \(part.swipeName(swipes.count)) = \(part.swipeClass(swipes.count))()"
    }
    let lengths = parts.flatMap(\.parameters).map(\.name).uniqued()
    if isNavigation, !swipes.isEmpty {
      "  private var operation = UINavigationController.Operation.none"
    }
    if !lengths.isEmpty {
      let next =
        parts.sheet == nil ? "transition, for example after scrolling or rotation" : "presentation"
      "  /// Update these values before the next \(next)."
    }
    if isNavigation, parts.contains(where: { $0.transition.style == .zoom }) {
      "  /// The only view controller that zooms before iOS 18, or `nil` if all of them do."
      "  private weak var zoomed: UIViewController?"
    }
    for length in lengths { "  \(access)var \(length): CGFloat" }
    if !swipes.isEmpty || !lengths.isEmpty { "" }
    initializer(lengths, access: access).indented()
    attaching(parts, swipes, isNavigation).indented()
    (isNavigation ? navigationDelegate(parts, swipes) : modalDelegate(parts, swipes)).indented()
    if isTabSwitch { tabDelegate(parts).indented() }
    if let sheet = parts.sheet, let place = try? sheet.place() {
      let names = place.parameters.map(\.name)
      presentation(names).indented()
      ""
      sheet.presentation(place.text, names).indented()
    }
    for part in parts {
      ""
      animation(part).indented()
    }
    let dissolves = parts.dissolves
    for (index, dissolve) in dissolves.enumerated() {
      ""
      dissolve.lines(named: dissolves.name(index), over: parts.sheet).indented()
    }
    for part in swipes {
      ""
      (part.swipe?.lines(rules: part.rules?.name ?? "", isSheet: parts.sheet != nil) ?? [])
        .named(part.swipeClass(swipes.count)).indented()
    }
    "}"
    for rules in parts.compactMap(\.rules) {
      ""
      rules.lines
    }
  }

  /// A part is one transition of a pair.
  typealias Part = SwiftDeclaration.Recipe

  @LinesBuilder private func attaching(_ parts: [Part], _ swipes: [Part], _ isNavigation: Bool)
    -> [String]
  {
    let type = isNavigation ? "UINavigationController" : "UIViewController"
    let action =
      isNavigation
      ? "Pushes and pops view controllers" : "Presents and dismisses a view controller"
    """

    /// \(action) with this transition.
    ///
    /// Keep a strong reference: a view controller doesn't retain this object.
    \(access)func attach(to controller: \(type)) {
    """
    if isNavigation {
      "  controller.delegate = self"
    } else {
      "  controller.modalPresentationStyle = .\(parts.sheet == nil ? "fullScreen" : "custom")"
      "  controller.transitioningDelegate = self"
    }
    for part in swipes where !part.phase.isThere {
      "  \(part.swipeName(swipes.count)).attach(to: controller)"
    }
    "}"
    if let zoomed = parts.first(where: { $0.transition.style == .zoom }) {
      zooming(zoomed.transition.zoom, isNavigation, access: access)
    }
    for part in swipes where part.phase.isThere {
      """

      /// Begins it with a gesture on a view. `begin` must \(part.phase.rawValue) from the owner.
      \(access)func attach\(part.phase.className)<Owner: UIViewController>(
        to view: UIView, of owner: Owner, begin: @escaping @MainActor (Owner) -> Void
      ) {
        \(part.swipeName(swipes.count)).attach(to: view) { [weak owner] in
          if let owner { begin(owner) }
        }
      }
      """
    }
  }

  func animator(_ part: Part, _ parts: [Part]) -> String {
    let lengths = part.code.parameters.map { "\($0.name): \($0.name)" }
    let call = "\(part.phase.className)(\(lengths.joined(separator: ", ")))"
    guard let dissolve = part.dissolve, let index = parts.dissolves.firstIndex(of: dissolve)
    else { return call }
    let wish = if case .dissolve = part.reduction { "reducesMotion" } else { "prefersCrossFade" }
    return "\(wish) ? \(parts.dissolves.name(index))() : \(call)"
  }

  /// The initializer with the lengths that a class depends on.
  private func initializer(_ lengths: [String], access: String) -> [String] {
    guard !lengths.isEmpty else { return ["\(access)override init() { super.init() }"] }
    let list = lengths.map { "\($0): CGFloat" }.joined(separator: ", ")
    return ["\(access)init(\(list)) {"] + lengths.map { "  self.\($0) = \($0)" }
      + ["  super.init()", "}"]
  }

  @LinesBuilder private func animation(_ part: Part) -> [String] {
    let lengths = part.code.parameters.map(\.name)
    let name = part.phase.className
    "private final class \(name): NSObject, UIViewControllerAnimatedTransitioning {"
    if !lengths.isEmpty {
      lengths.map { "  private let \($0): CGFloat" }
      ""
      initializer(lengths, access: "").indented()
      ""
    }
    let delay = part.transition.delay?.seconds ?? 0
    let start = delay == 0 ? "" : "afterDelay: \(CodeText.number(delay))"
    """
      private var animator: UIViewPropertyAnimator?

      func transitionDuration(
        using _: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { \(CodeText.number(part.code.duration)) }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation(\(start))
      }

      /// Returns the same animator when UIKit asks again.
      func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
      ) -> any UIViewImplicitlyAnimating {
    """
    part.code.lines.indented(by: 2)
    """
      }

      func animationEnded(_: Bool) { animator = nil }
    }
    """
  }
}

extension [String] {
  /// The lines of a class, by another name.
  fileprivate func named(_ name: String) -> [String] {
    guard name != "Swipe", let first else { return self }
    return [first.replacing("class Swipe:", with: "class \(name):")]
      + dropFirst().map { $0.replacing("-> Swipe {", with: "-> \(name) {") }
  }
}
