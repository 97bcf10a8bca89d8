public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Whether the view is on the screen, as far as the controller was told.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  private var loadedView: UIView?
  var appearance = Appearance.disappeared
  /// The transition that the controller takes part in.
  var transition: RuntimeTransitionContext?
  /// The presentation that this controller is shown by.
  var presentation: UIPresentationController?
  /// What this controller itself presents.
  var presented: UIViewController?
  /// What presents this controller itself.
  weak var presenter: UIViewController?
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  public internal(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  open var title: String?
  // Source: "isModalInPresentation": if it's true, the user can't dismiss it interactively.
  open var isModalInPresentation = false
  // Source: "modalPresentationStyle": automatic by default, which is a sheet for most controllers.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  public var preferredTransition: Transition?

  public override init() { super.init() }

  public init(nibName _: String?, bundle _: Bundle?) { super.init() }

  public required init?(coder _: NSCoder) { nil }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  // Source: "view": it's loaded when it's first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  // Observed: it follows the size of what it's put into. Assumed: before, it's an iPhone's screen.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}

  // Source: UIResponder, "next": a controller's next responder is its view's superview, or the
  // controller that presents it.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter }

  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  // Source: "presentedViewController": by this controller or one of its ancestors.
  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  // Source: "presentingViewController": of this controller or one of its ancestors.
  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    begin(presenting: viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion: completion)
  }

  // Source: "transitionCoordinator": of a running transition of this controller or a parent.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? parent?.transitionCoordinator
  }

  // Source: "addChild(_:)": a child of another parent is removed from it first.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func didMove(toParent parent: UIViewController?) {}

  // Source: "shouldAutomaticallyForwardAppearanceMethods": to the children that are shown.
  var shownChildren: [UIViewController] {
    children.filter { child in
      guard let root = viewIfLoaded, let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: root)
    }
  }

  /// Tells the controller and the children it shows that it's about to appear or disappear.
  func beginAppearance(_ appears: Bool, animated: Bool) {
    let from: [Appearance] =
      appears ? [.disappeared, .disappearing] : [.appeared, .appearing]
    guard from.contains(appearance) else { return }
    appearance = appears ? .appearing : .disappearing
    if appears {
      _ = view
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in shownChildren { child.beginAppearance(appears, animated: animated) }
  }

  /// Tells the controller and the children it shows that it has appeared or disappeared.
  func endAppearance(animated: Bool) {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(animated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    for child in shownChildren { child.endAppearance(animated: animated) }
  }

  /// Shows the view as that of a window.
  func enter(_ window: UIWindow) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    beginAppearance(true, animated: false)
    window.insertSubview(view, at: 0)
    endAppearance(animated: false)
  }

  /// Takes the view out of its window.
  func leave() {
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearance(animated: false)
  }
}
