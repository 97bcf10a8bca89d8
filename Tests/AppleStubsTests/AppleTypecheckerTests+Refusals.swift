import AppleStubs

extension AppleTypecheckerTests {
  /// A refusal is wrong code with what the compiler says of it.
  struct Refusal {
    let file: String
    let text: String
    /// The findings, a line each, without the name of the file.
    let swift5: String
    var swift6: String?

    func findings(_ mode: AppleTypechecker.LanguageMode) -> [String] {
      (mode == .swift6 ? swift6 ?? swift5 : swift5).split(separator: "\n").map {
        "\(file):\($0)"
      }
    }
  }

  static let refusals: [Refusal] = [
    Refusal(
      file: "Label.swift",
      text: """
        import UIKit
        @MainActor let animator = UIViewPropertyAnimator(duration: 1, dampRatio: 0.5)
        """,
      swift5: """
        2:49: error: incorrect argument label in call (have 'duration:dampRatio:', expected \
        'duration:dampingRatio:')
        """),
    Refusal(
      file: "Member.swift",
      text: """
        import QuartzCore
        func slide(_ transition: CATransition) { transition.type = .slide }
        """,
      swift5: """
        2:61: error: type 'CATransitionType' has no member 'slide'
        """),
    Refusal(
      file: "Optional.swift",
      text: """
        import QuartzCore
        func depth(_ layer: CALayer) -> CGFloat { layer.presentation().zPosition }
        """,
      swift5: """
        2:62: error: value of optional type 'CALayer?' must be unwrapped to refer to member \
        'zPosition' of wrapped base type 'CALayer'
        """),
    Refusal(
      file: "Sendable.swift",
      text: """
        import QuartzCore
        enum Motion { static let push = CATransition() }
        """,
      swift5: "",
      swift6: """
        2:26: error: static property 'push' is not concurrency-safe because non-'Sendable' type \
        'CATransition' may have shared mutable state [#MutableGlobalVariable]
        1:1: error: add '@preconcurrency' to treat 'Sendable'-related errors from module \
        'QuartzCore' as warnings
        """),
    Refusal(
      file: "Isolation.swift",
      text: """
        import UIKit
        func hide(_ view: UIView) { view.alpha = 0 }
        """,
      swift5: "",
      swift6: """
        2:34: error: main actor-isolated property 'alpha' can not be mutated from a nonisolated \
        context
        """),
    Refusal(
      file: "Newer.swift",
      text: """
        import SwiftUI
        let soft = Animation.spring(Spring(duration: 0.5))
        """,
      swift5: """
        2:22: error: 'spring(_:blendDuration:)' is only available in iOS 17.0 or newer
        2:29: error: 'Spring' is only available in iOS 17.0 or newer
        """),
    Refusal(
      file: "NewerInitializer.swift",
      text: """
        import QuartzCore
        func spring() { _ = CASpringAnimation(perceptualDuration: 1, bounce: 0) }
        """,
      swift5: """
        2:21: error: 'init(perceptualDuration:bounce:)' is only available in iOS 17.0 or newer
        """),
    Refusal(
      file: "NewerThanGuarded.swift",
      text: """
        import UIKit
        @MainActor func hold() {
          if #available(iOS 16, *) { _ = UISpringTimingParameters(duration: 1, bounce: 0) }
        }
        """,
      swift5: """
        3:34: error: 'init(duration:bounce:)' is only available in iOS 17.0 or newer
        """),
    Refusal(
      file: "Selector.swift",
      text: """
        import UIKit
        @MainActor final class Swipe: NSObject {
          let action = #selector(panned)
          func panned() {}
        }
        """,
      swift5: """
        3:16: error: argument of '#selector' refers to instance method 'panned()' that is not \
        exposed to Objective-C
        """),
    Refusal(
      file: "Conformance.swift",
      text: """
        import UIKit
        final class Turn: NSObject, UIViewControllerAnimatedTransitioning {
          func animateTransition(using context: any UIViewControllerContextTransitioning) {}
        }
        """,
      swift5: """
        2:13: error: type 'Turn' does not conform to protocol \
        'UIViewControllerAnimatedTransitioning'
        """),
    Refusal(
      file: "Switch.swift",
      text: """
        import UIKit
        func name(_ operation: UINavigationController.Operation) -> String {
          switch operation { case .none: "none"; case .push: "push"; case .pop: "pop" }
        }
        """,
      swift5: """
        3:3: error: switch covers known cases, but 'UINavigationController.Operation' may have \
        additional unknown values; this is an error in the Swift 6 language mode
        """,
      swift6: """
        3:3: error: switch covers known cases, but 'UINavigationController.Operation' may have \
        additional unknown values
        """),
    Refusal(
      file: "Preview.swift",
      text: """
        import SwiftUI
        #Preview { Text("Card").opacity("half") }
        """,
      swift5: """
        2:33: error: cannot convert value of type 'String' to expected argument type 'Double'
        """),
    Refusal(
      file: "Import.swift",
      text: """
        import SwiftUI
        func animate(_ animator: UIViewPropertyAnimator) {}
        """,
      swift5: """
        2:26: error: cannot find type 'UIViewPropertyAnimator' in scope
        """),
  ]
}
