extension SwiftWriter {
  /// The functions that pause and resume a layer, keep its on-screen values, and set its actions.
  var layerSupport: [String] {
    """
    /// Pauses a layer and its sublayers.
    \(access)static func pause(_ layer: CALayer) {
      guard layer.speed != 0 else { return }
      let time = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = time
    }

    /// Resumes a paused layer.
    \(access)static func resume(_ layer: CALayer) {
      guard layer.speed == 0 else { return }
      let time = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
    }

    /// Removes a layer's animations and keeps its on-screen values.
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

    /// Returns actions for changes to a layer: `layer.actions = \(namespace).actions(…)`.
    ///
    /// - Parameter animations: The animation for each key, or `nil` to change the value instantly.
    \(access)static func actions(_ animations: [String: CAAnimation?]) -> [String: any CAAction] {
      animations.mapValues { $0 as (any CAAction)? ?? NSNull() }
    }
    """.lines
  }
}
