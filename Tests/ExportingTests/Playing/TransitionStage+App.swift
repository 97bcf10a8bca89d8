extension TransitionStage {
  /// An app with two pages, in which a transition is played.
  static let app = #"""
    import UIKit

    /// An app with two pages, which shows one after the other.
    @MainActor final class App {
      enum Way {
        case present, dismiss, push, pop, forward, backward

        /// Whether it leads to the new page.
        var leads: Bool { [.present, .push, .forward].contains(self) }
      }

      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = UIViewController(nibName: nil, bundle: nil)
      let page = UIViewController(nibName: nil, bundle: nil)
      private(set) lazy var navigation = UINavigationController(rootViewController: root)
      private(set) lazy var tabs: UITabBarController = {
        let tabs = UITabBarController()
        tabs.viewControllers = [root, page]
        return tabs
      }()
      private let way: Way
      private var transition: AnyObject?

      /// The app just before the transition, which it attaches as its documentation says.
      init(_ way: Way, _ attach: (App) -> AnyObject) {
        RuntimeClock.reset()
        self.way = way
        transition = attach(self)
        switch way {
        case .present, .dismiss: window.rootViewController = root
        case .push, .pop: window.rootViewController = navigation
        case .forward, .backward: window.rootViewController = tabs
        }
        RuntimeClock.finishTurn()
        if way.leads { return }
        begin(leading: true)
        RuntimeClock.advance(by: 5)
      }

      func begin(animated: Bool = true) { begin(leading: way.leads, animated: animated) }

      /// Goes back, where it can without the transition.
      func undo() { begin(leading: !way.leads, animated: !way.leads) }

      private func begin(leading: Bool, animated: Bool = true) {
        switch way {
        case .present, .dismiss:
          if leading {
            root.present(page, animated: animated)
          } else {
            root.dismiss(animated: animated)
          }
        case .push, .pop:
          if leading {
            navigation.pushViewController(page, animated: animated)
          } else {
            navigation.popViewController(animated: animated)
          }
        case .forward, .backward:
          let delegate = tabs.delegate
          if !animated { tabs.delegate = nil }
          tabs.selectedIndex = leading ? 1 : 0
          tabs.delegate = delegate
        }
        RuntimeClock.advance(by: 0)
      }

      var coordinator: (any UIViewControllerTransitionCoordinator)? {
        page.transitionCoordinator ?? root.transitionCoordinator
      }

      /// How the transition has ended.
      var outcome: String {
        if coordinator != nil { return "running" }
        let isNew =
          switch way {
          case .present, .dismiss: root.presentedViewController === page
          case .push, .pop: navigation.topViewController === page
          case .forward, .backward: tabs.selectedViewController === page
          }
        return isNew == way.leads ? "completed" : "cancelled"
      }

      var picture: Picture {
        Picture(
          of: window,
          ["source": way.leads ? root.view : page.view, "destination": way.leads ? page.view : root.view])
      }

      /// Where a finger can touch the new page.
      var touchable: CGPoint {
        picture.middle(of: way.leads ? "destination" : "source", on: window.bounds)
      }

      /// All layers in any order, without their colors: a sheet that comes at once doesn't darken what is
      /// behind it.
      var layers: String {
        tree(colors: false).split(separator: "\n").map { $0.drop { $0 == " " } }.sorted()
          .joined(separator: "\n")
      }

      /// All layers with everything that a transition changes.
      func tree(colors: Bool = true) -> String {
        var lines: [String] = []
        func add(_ layer: CALayer, _ depth: Int) {
          let name = layer === page.view.layer ? "page" : layer === root.view.layer ? "root" : "-"
          lines.append(
            "\(String(repeating: " ", count: depth))\(name) \(layer.bounds) \(layer.position)"
              + " \(layer.transform.rows) \(layer.sublayerTransform.rows) \(layer.opacity)"
              + " \(layer.isHidden) \(layer.cornerRadius) \(layer.masksToBounds)"
              + " \(layer.zPosition) \(colors ? layer.backgroundColor?.components ?? [] : [])"
              + " \(layer.speed) \(layer.timeOffset) \(layer.animationKeys() ?? [])"
              + " \(layer.mask == nil)")
          for child in layer.sublayers ?? [] { add(child, depth + 1) }
        }
        add(window.layer, 0)
        lines.append("\(page.view.gestureRecognizers?.count ?? 0)")
        return lines.joined(separator: "\n")
      }
    }

    """#
}
