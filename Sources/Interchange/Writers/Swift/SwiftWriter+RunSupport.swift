extension SwiftWriter {
  /// The function that runs animations of Core Animation's, with what it needs.
  func runSupport(_ parts: Set<SwiftPart>) -> [[String]] {
    guard parts.contains(.run) else { return [] }
    let run = """
      /// Runs an animation on a layer, from now on, and leaves the layer where it ends.
      \(access)static func run(_ animation: CAAnimation, on layer: CALayer) {
        guard let animation = animation.copy() as? CAAnimation else { return }
        let paths = keyPaths(of: animation)
        if animation.beginTime > 0, !paths.isEmpty {
          animation.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil)
        }
        var ends: [String: (value: Any?, animation: CAAnimation)] = [:]
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        settle(animation, on: layer, &ends)
        for (path, end) in ends { layer.setValue(end.value, forKeyPath: path) }
        layer.add(animation, forKey: paths.isEmpty ? nil : paths.joined(separator: " "))
        CATransaction.commit()
      }

      private static func keyPaths(of animation: CAAnimation) -> [String] {
      """.lines
    let members =
      parts.contains(.runGroup)
      ? """
        if let group = animation as? CAAnimationGroup {
          return (group.animations ?? []).flatMap { keyPaths(of: $0) }
        }
      """.lines : []
    let settle = """
        return [(animation as? CAPropertyAnimation)?.keyPath].compactMap { $0 }
      }

      /// Finds the last values, which become the layer's own, so that it does not jump back.
      private static func settle(
        _ animation: CAAnimation, on layer: CALayer,
        _ ends: inout [String: (value: Any?, animation: CAAnimation)]
      ) {
        guard !animation.autoreverses else { return }
        if animation.beginTime > 0, !keyPaths(of: animation).contains(where: { ends[$0] != nil }) {
          // The layer is at its end from the first: until the animation begins, its start must show.
          animation.fillMode =
            [.forwards, .both].contains(animation.fillMode) ? .both : .backwards
        }
      """.lines
    return [run + members + settle + cases(parts) + ["}"]]
  }

  private func cases(_ parts: Set<SwiftPart>) -> [String] {
    var cases: [[String]] = []
    if parts.contains(.runGroup) {
      cases.append(
        """
          if let group = animation as? CAAnimationGroup {
            let members = (group.animations ?? []).compactMap { $0.copy() as? CAAnimation }
            group.animations = members
            for member in members.sorted(by: { $0.beginTime < $1.beginTime }) {
              settle(member, on: layer, &ends)
            }
          }
        """.lines)
    }
    if parts.contains(.runBasic) {
      cases.append(
        """
          if let basic = animation as? CABasicAnimation, let path = basic.keyPath, !basic.isAdditive {
            let earlier = ends[path]
            earlier?.animation.fillMode = .both
            basic.fromValue =
              basic.fromValue ?? earlier?.value
              ?? (layer.presentation() ?? layer).value(forKeyPath: path)
            if let end = basic.toValue { ends[path] = (end, basic) }
          }
        """.lines)
    }
    if parts.contains(.runKeyframes) {
      cases.append(
        """
          if let keys = animation as? CAKeyframeAnimation, let path = keys.keyPath, !keys.isAdditive {
            ends[path]?.animation.fillMode = .both
            ends[path] = (keys.path?.currentPoint ?? keys.values?.last, keys)
          }
        """.lines)
    }
    return cases.flatMap { $0 }
  }
}
