import Motion

extension SwiftWriter {
  @LinesBuilder func modalDelegate(_ parts: [Part], _ swipes: [Part]) -> [String] {
    for part in parts {
      let parameters =
        part.phase == .present
        ? "forPresented _: UIViewController, presenting _: UIViewController, source _: UIViewController"
        : "forDismissed _: UIViewController"
      """

      \(access)func animationController(
        \(parameters)
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        \(animator(part, parts))
      }
      """
    }
    for part in parts {
      let phase = part.phase == .present ? "Presentation" : "Dismissal"
      if let choice = interaction(part, parts, swipes) {
        let name = choice.contains("animation") ? "animation" : "_"
        """

        \(access)func interactionControllerFor\(phase)(
          using \(name): any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
          \(choice)
        }
        """
      }
    }
  }

  /// The interaction controller of a transition; nil if there is none.
  private func interaction(_ part: Part, _ parts: [Part], _ swipes: [Part]) -> String? {
    if let own = swipes.first(where: { $0.phase == part.phase }) {
      let name = own.swipeName(swipes.count)
      return !part.phase.isThere
        ? "\(name).serving(.along, animation)" : "\(name).driver.isActive ? \(name) : nil"
    }
    guard let back = swipes.first(where: { !$0.phase.isThere }) else { return nil }
    return "\(back.swipeName(swipes.count)).serving(.back, animation)"
  }

  /// The method that positions a sheet.
  @LinesBuilder func presentation(_ lengths: [String]) -> [String] {
    let arguments = lengths.map { ", \($0): \($0)" }.joined()
    """

    \(access)func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source _: UIViewController
    ) -> UIPresentationController? {
      Presentation(presented, over: presenting\(arguments))
    }
    """
  }

  /// The methods that animate changes of a tab bar controller's tabs.
  @LinesBuilder func tabDelegate(_ parts: [Part]) -> [String] {
    """

    /// Changes the tabs of a tab bar controller with this transition.
    ///
    /// Keep a strong reference: a tab bar controller doesn't retain this object.
    \(access)func attach(toTabsOf controller: UITabBarController) { controller.delegate = self }

    \(access)func tabBarController(
    """
    if parts.count == 1 {
      """
        _: UITabBarController, animationControllerForTransitionFrom _: UIViewController,
        to _: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        \(animator(parts[0], parts))
      }
      """
    } else {
      """
        _ controller: UITabBarController, animationControllerForTransitionFrom source: UIViewController,
        to destination: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        let tabs = controller.viewControllers ?? []
      """
      // A tab that isn't in the list is behind More, after the others.
      let order =
        "(tabs.firstIndex(of: destination) ?? .max) < (tabs.firstIndex(of: source) ?? .max)"
      if parts[0].code.isMirrored {
        "  let isBack = \(order)"
      } else {
        """
          let isMirrored = controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
          let isBack = isMirrored != (\(order))
        """
      }
      """
        guard isBack else { return \(animator(parts[0], parts)) }
        return \(animator(parts[1], parts))
      }
      """
    }
  }

  @LinesBuilder func navigationDelegate(_ parts: [Part], _ swipes: [Part]) -> [String] {
    let zooms = parts.contains { $0.transition.style == .zoom }
    """

    \(access)func navigationController(
      _: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
      from \(zooms ? "source" : "_"): UIViewController, to \(zooms ? "destination" : "_"): UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
    """
    if zooms {
      "  guard zoomed == nil || source === zoomed || destination === zoomed else { return nil }"
    }
    if !swipes.isEmpty { "  self.operation = operation" }
    """
      \(swipes.isEmpty && !zooms ? "" : "return ")switch operation {
    """
    for part in parts { "  case .\(part.phase.rawValue): \(animator(part, parts))" }
    """
      default: nil
      }
    }
    """
    if !swipes.isEmpty {
      let phases: [Transition.Phase] = [.push, .pop]
      let choices = phases.map { phase in
        parts.first { $0.phase == phase }.flatMap { interaction($0, parts, swipes) } ?? "nil"
      }
      let name = choices.contains { $0.contains("animation") } ? " animation" : " _"
      """

      \(access)func navigationController(
        _: UINavigationController,
        interactionControllerFor\(name): any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        operation == .push ? \(choices[0].bracketed) : \(choices[1].bracketed)
      }
      """
    }
  }
}

extension String {
  /// The expression in parentheses if it's a choice.
  fileprivate var bracketed: String { contains(" ? ") ? "(\(self))" : self }
}
