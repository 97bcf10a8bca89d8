import Motion

extension SwiftWriter {
  /// The function that runs animations of Core Animation's, with what it needs.
  @LinesBuilder func runSupport(_ parts: Set<SwiftPart>) -> [String] {
    let cuts = parts.contains(.runCuts)
    "/// Runs an animation on a layer, and leaves the layer at the animation's end."
    if cuts {
      """
      ///
      /// - Parameter animated: `true` to play the animation, or `false` to change the layer instantly.
      \(access)static func run(
        _ animation: CAAnimation, on layer: CALayer, animated: Bool = true
      ) {
      """
    } else {
      "\(access)static func run(_ animation: CAAnimation, on layer: CALayer) {"
    }
    """
      guard let animation = animation.copy() as? CAAnimation else { return }
      let paths = keyPaths(of: animation)
      // The system removes other animations when the app goes to the background.
      if animation.repeatCount == .infinity { animation.isRemovedOnCompletion = false }
      if animation.beginTime > 0, !paths.isEmpty {
        animation.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil)
      }
      var ends: [String: (value: Any?, animation: CAAnimation)] = [:]
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      settle(animation, on: layer, &ends)
      for (path, end) in ends { layer.setValue(end.value, forKeyPath: path) }
    """
    if cuts {
      """
        let key = paths.isEmpty ? nil : paths.joined(separator: " ")
        if animated {
          layer.add(animation, forKey: key)
        } else if let key {
          layer.removeAnimation(forKey: key)
        }
      """
    } else {
      "  layer.add(animation, forKey: paths.isEmpty ? nil : paths.joined(separator: \" \"))"
    }
    """
      CATransaction.commit()
    }

    private static func keyPaths(of animation: CAAnimation) -> [String] {
    """
    if parts.contains(.runGroup) {
      """
        if let group = animation as? CAAnimationGroup {
          return (group.animations ?? []).flatMap { keyPaths(of: $0) }
        }
      """
    }
    """
      return [(animation as? CAPropertyAnimation)?.keyPath].compactMap { $0 }
    }

    /// Finds the end values, which become the layer's model values, so that it doesn't jump back.
    ///
    /// Animations that return, never end, or stay on the layer don't change it.
    private static func settle(
      _ animation: CAAnimation, on layer: CALayer,
      _ ends: inout [String: (value: Any?, animation: CAAnimation)]
    ) {
      guard !animation.autoreverses, animation.repeatCount < .greatestFiniteMagnitude,
        animation.isRemovedOnCompletion
      else { return }
      if animation.beginTime > 0, !keyPaths(of: animation).contains(where: { ends[$0] != nil }) {
        // The layer already has its end values, so show the start values until the animation begins.
        animation.fillMode =
          [.forwards, .both].contains(animation.fillMode) ? .both : .backwards
      }
    """
    if parts.contains(.runGroup) {
      """
        if let group = animation as? CAAnimationGroup {
          let members = (group.animations ?? []).compactMap { $0.copy() as? CAAnimation }
          group.animations = members
          for member in members.sorted(by: { $0.beginTime < $1.beginTime }) {
            settle(member, on: layer, &ends)
          }
        }
      """
    }
    if parts.contains(.runBasic) {
      """
        if let basic = animation as? CABasicAnimation, let path = basic.keyPath, !basic.isAdditive {
          let earlier = ends[path]
          earlier?.animation.fillMode = .both
          basic.fromValue =
            basic.fromValue ?? earlier?.value
            ?? (layer.presentation() ?? layer).value(forKeyPath: path)
          if let end = basic.toValue { ends[path] = (end, basic) }
        }
      """
    }
    if parts.contains(.runKeyframes) {
      """
        if let keys = animation as? CAKeyframeAnimation, let path = keys.keyPath, !keys.isAdditive {
          ends[path]?.animation.fillMode = .both
          ends[path] = (keys.path?.currentPoint ?? keys.values?.last, keys)
        }
      """
    }
    "}"
  }

  /// The property with the reduced-motion setting.
  var reducesMotionSupport: [String] {
    """
    /// A Boolean value that indicates whether the user prefers reduced motion.
    @MainActor \(access)static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    """.lines
  }

  /// The property with the cross-fade setting.
  var prefersCrossFadeSupport: [String] {
    """
    /// A Boolean value that indicates whether the user prefers cross-fade transitions.
    @MainActor \(access)static var prefersCrossFade: Bool {
      UIAccessibility.prefersCrossFadeTransitions
    }
    """.lines
  }

  /// The function that dissolves changes of views.
  static let dissolveSupport = """
    extension UIView {
      /// Applies changes instantly while the common superview of the views dissolves.
      ///
      /// - Parameter undo: Reverts the changes if the animator ends at its start. UIKit doesn't.
      fileprivate static func dissolving(
        _ views: [UIView?], for duration: Double, _ changes: @escaping () -> Void,
        undoing undo: @escaping @MainActor () -> Void
      ) -> UIViewPropertyAnimator {
        let views = views.compactMap { $0 }
        var around = views.first?.superview
        while let view = around, !views.allSatisfy({ $0 != view && $0.isDescendant(of: view) }) {
          around = view.superview
        }
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
          guard let around = around ?? views.first else { return changes() }
          UIView.transition(
            with: around, duration: duration, options: .transitionCrossDissolve,
            animations: changes)
        }
        animator.addCompletion { position in
          MainActor.assumeIsolated { if position == .start { undo() } }
        }
        return animator
      }
    }
    """.lines
}
