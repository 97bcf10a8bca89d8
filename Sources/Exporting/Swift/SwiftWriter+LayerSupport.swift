extension SwiftWriter {
  /// What pauses the time of a layer, lets it go on, keeps what is seen, and gives it actions.
  var layerSupport: [String] {
    """
    /// Stops the time of a layer and of all that is in it.
    \(access)static func pause(_ layer: CALayer) {
      guard layer.speed != 0 else { return }
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
    }

    /// Lets the time of a layer that was paused go on.
    \(access)static func resume(_ layer: CALayer) {
      guard layer.speed == 0 else { return }
      let time = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
    }

    /// Ends the animations of a layer and leaves it as it is seen.
    \(access)static func freeze(_ layer: CALayer) {
      guard let seen = layer.presentation() else { return layer.removeAllAnimations() }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for key in layer.animationKeys() ?? [] {
        guard let animation = layer.animation(forKey: key) else { continue }
        for path in keyPaths(of: animation) {
          layer.setValue(seen.value(forKeyPath: path), forKeyPath: path)
        }
      }
      layer.removeAllAnimations()
      CATransaction.commit()
    }

    /// What a layer plays by itself when it changes: `layer.actions = \(namespace).actions(…)`.
    ///
    /// - Parameter animations: The animation for each key; nil for what is to change at once.
    \(access)static func actions(_ animations: [String: CAAnimation?]) -> [String: any CAAction] {
      animations.mapValues { $0 as (any CAAction)? ?? NSNull() }
    }
    """.lines
  }
}
