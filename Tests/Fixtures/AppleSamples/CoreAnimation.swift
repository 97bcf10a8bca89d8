#if canImport(QuartzCore)
  import QuartzCore

  enum Layers {
    static let linear = CAMediaTimingFunctionName.linear

    static var spring: CASpringAnimation {
      if #available(iOS 17, *) {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.2)
        spring.allowsOverdamping = true
        return spring
      }
      let spring = CASpringAnimation(keyPath: "transform.scale")
      spring.mass = 1
      spring.stiffness = 157.9
      spring.damping = 30
      spring.initialVelocity = 2
      spring.duration = spring.settlingDuration
      return spring
    }

    static var keyframes: CAKeyframeAnimation {
      let keyframes = CAKeyframeAnimation(keyPath: "position")
      keyframes.values = [CGPoint(x: 0, y: 10.5), CGPoint.zero]
      keyframes.keyTimes = [0, 0.25, 1]
      keyframes.calculationMode = .cubicPaced
      keyframes.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn),
        CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1),
      ]
      keyframes.tensionValues = [0.5]
      keyframes.rotationMode = .rotateAuto
      keyframes.isAdditive = true
      let path = CGMutablePath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 1, y: 0))
      keyframes.path = path
      return keyframes
    }

    static var group: CAAnimationGroup {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1.0
      fade.valueFunction = CAValueFunction(name: .rotateZ)
      let group = CAAnimationGroup()
      group.animations = [fade, spring, keyframes]
      group.duration = 1.5
      group.beginTime = CACurrentMediaTime() + 0.1
      group.repeatCount = .infinity
      group.autoreverses = true
      group.fillMode = .both
      group.isRemovedOnCompletion = false
      return group
    }

    static func reveal(from subtype: CATransitionSubtype) -> CATransition {
      let transition = CATransition()
      transition.type = .reveal
      transition.subtype = subtype
      transition.startProgress = 0.1
      return transition
    }

    static func run(_ animation: CAPropertyAnimation, to value: Any?, on layer: CALayer) {
      guard let path = animation.keyPath else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.setValue(value, forKeyPath: path)
      layer.sublayerTransform.m34 = -1 / 500
      layer.transform = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 1, 0)
      layer.opacity = layer.presentation()?.opacity ?? 1
      layer.isDoubleSided = false
      CATransaction.commit()
      layer.add(animation, forKey: path)
      layer.removeAnimation(forKey: "old")
    }
  }
#endif
