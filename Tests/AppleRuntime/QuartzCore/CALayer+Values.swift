extension CALayer {
  /// The value of a key path, also of a sublayer: `sublayers.name.opacity`.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let (layer, rest) = sublayer(at: keyPath) { return layer.value(forKeyPath: rest) }
    return storage.value(at: keyPath)?.object
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let (layer, rest) = sublayer(at: keyPath) {
      return layer.setValue(value, forKeyPath: rest)
    }
    set(RuntimeValue(value), at: keyPath)
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  public func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// The sublayer that a key path leads to, and what is left of the path.
  func sublayer(at keyPath: String) -> (layer: CALayer, rest: String)? {
    let names = keyPath.split(separator: ".", maxSplits: 2).map(String.init)
    guard names.count == 3, names[0] == "sublayers",
      let layer = sublayers?.first(where: { $0.name == names[1] })
    else { return nil }
    return (layer, names[2])
  }

  /// Changes a model value, and does what the layer does at such a change.
  func set(_ value: RuntimeValue, at keyPath: String) {
    let key = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
    let keys = key == "frame" ? ["bounds", "position"] : [key]
    let seen = attachments.isEmpty ? storage : presented()
    let found = keys.map { ($0, action(forKey: $0)) }
    storage.set(value, at: keyPath)
    for case (let key, let action?) in found where !(action is NSNull) {
      guard let animation = action as? CABasicAnimation,
        let copy = animation.copy() as? CABasicAnimation
      else {
        action.run(forKey: key, object: self, arguments: nil)
        continue
      }
      copy.keyPath = copy.keyPath ?? key
      copy.presentedValue = seen.value(at: copy.keyPath ?? key)
      add(copy, forKey: key)
    }
  }

  /// What the layer does when a property changes.
  ///
  /// Source: CALayer.action(forKey:), the order in which actions are looked for. A view's layer asks
  /// the view.
  private func action(forKey key: String) -> (any CAAction)? {
    if let actionSource { return actionSource(self, key) }
    if CATransaction.disableActions() { return nil }
    if let action = actions?[key] { return action }
    guard superlayer != nil, Self.implicit.contains(key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  // Source: Core Animation Programming Guide, "Animatable Properties".
  private static let implicit: Set = [
    "anchorPoint", "anchorPointZ", "backgroundColor", "borderColor", "borderWidth", "bounds",
    "contents", "contentsRect", "cornerRadius", "doubleSided", "hidden", "mask", "masksToBounds",
    "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath",
    "shadowRadius", "sublayerTransform", "transform", "zPosition",
  ]

  func get<Value>(_ key: String, _ rest: Value) -> Value {
    storage[key]?.object as? Value ?? rest
  }

  func number(_ key: String) -> Double { storage[key]?.number ?? 0 }

  func put(_ value: Any?, _ key: String) { set(RuntimeValue(value), at: key) }
}
