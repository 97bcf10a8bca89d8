@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _: UITabBarController, shouldSelect _: UIViewController
  ) -> Bool { true }
  public func tabBarController(_: UITabBarController, didSelect _: UIViewController) {}
  public func tabBarController(
    _: UITabBarController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarController(
    _: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
    to _: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var selected: UIViewController?
  private lazy var content = ContentView(frame: view.bounds)
  open weak var delegate: (any UITabBarControllerDelegate)?

  public override init() { super.init() }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    if let selected { content.show(selected) }
  }

  override var shownChildren: [UIViewController] { selected.map { [$0] } ?? [] }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set {
      for tab in tabs where newValue?.contains(tab) != true { tab.removeFromParent() }
      tabs = newValue ?? []
      for tab in tabs where tab.parent !== self {
        addChild(tab)
        tab.didMove(toParent: self)
      }
      // Source: "viewControllers": the selected one stays, or else the first is selected.
      if selected.map(tabs.contains) != true { select(tabs.first) }
    }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set { select(newValue) }
  }

  open var selectedIndex: Int {
    get { selected.flatMap(tabs.firstIndex) ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// Selects a tab as if its button were tapped.
  ///
  /// Source: UITabBarControllerDelegate, "shouldSelect" and "didSelect": they're called only for
  /// taps on the tab bar.
  func tap(tabAt index: Int) {
    let tab = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    select(tab)
    delegate?.tabBarController(self, didSelect: tab)
  }

  private func select(_ new: UIViewController?) {
    // Assumed: a change while a transition runs is lost.
    guard transition == nil, new !== selected else { return }
    let old = selected
    selected = new
    guard isViewLoaded, let new else { return }
    guard let old else { return content.show(new) }
    // Source: "tabBarController(_:animationControllerForTransitionFrom:to:)": without it, the tab
    // changes without animation.
    let animation = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: old, to: new)
    let interaction = animation.flatMap {
      delegate?.tabBarController(self, interactionControllerFor: $0)
    }
    let animated = animation != nil
    let context = RuntimeTransitionContext(
      content.stage(from: old, to: new), isAnimated: animated, animation: animation,
      interaction: interaction
    ) { [self] completed in
      transition = nil
      let (gone, shown) = completed ? (old, new) : (new, old)
      selected = shown
      content.show(shown, insteadOf: gone)
      if !completed {
        shown.beginAppearance(true, animated: animated)
        gone.beginAppearance(false, animated: animated)
      }
      gone.endAppearance(animated: animated)
      shown.endAppearance(animated: animated)
    }
    transition = context
    if appearance == .appeared {
      old.beginAppearance(false, animated: animated)
      new.beginAppearance(true, animated: animated)
    }
    // Assumed: tabs change in the same turn.
    context.start()
  }
}
