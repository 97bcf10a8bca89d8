/// What else changes what is seen of a layer: a view's animations.
public protocol RuntimeLayerAnimation: AnyObject {
  /// The key paths that it animates.
  var keyPaths: [String] { get }
  /// The value of a key path now, over the value that would be seen without it.
  func value(of keyPath: String, over current: RuntimeValue) -> RuntimeValue
}

/// An animation on a layer.
final class RuntimeAttachment {
  let key: String?
  let animation: CAAnimation?
  let other: (any RuntimeLayerAnimation)?
  let completions: [RuntimeCompletion]
  /// When it ends in the layer's time, unless it's ended by somebody else.
  let end: Double?
  private let action: ((Bool) -> Void)?
  var cancel: (() -> Void)?
  private(set) var isOver = false

  init(key: String?, _ animation: CAAnimation, completions: [RuntimeCompletion]) {
    (self.key, self.animation, self.completions) = (key, animation, completions)
    (other, action) = (nil, nil)
    let length = animation.activeDuration(animation.duration) / Double(animation.speed)
    end = animation.speed > 0 && length < 1e9 ? animation.beginTime + length : nil
  }

  init(
    _ other: any RuntimeLayerAnimation, until end: Double?, _ action: ((Bool) -> Void)?
  ) {
    (key, animation, completions) = (nil, nil, [])
    (self.other, self.end, self.action) = (other, end, action)
  }

  var keyPaths: [String] { animation?.keyPaths ?? other?.keyPaths ?? [] }

  /// It ends; only the first time counts.
  func end(isFinished: Bool) {
    cancel?()
    guard !isOver else { return }
    isOver = true
    for completion in completions { completion.remove() }
    action?(isFinished)
    guard let animation else { return }
    animation.delegate?.animationDidStop(animation, finished: isFinished)
  }
}

extension CALayer {
  // Source: CALayer.add(_:forKey:), "the object is copied, not referenced"; "if an animation with this
  // key exists, it's replaced"; a duration of 0 is that of the transaction, or .25 seconds.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let animation = anim.copy() as? CAAnimation else { return }
    if let basic = animation as? CAPropertyAnimation, basic.keyPath == nil { basic.keyPath = key }
    if let property = animation as? CAPropertyAnimation, let path = property.keyPath,
      let (layer, rest) = sublayer(at: path)
    {
      property.keyPath = rest
      return layer.add(animation, forKey: key)
    }
    if let basic = animation as? CABasicAnimation, basic.presentedValue == nil,
      let path = basic.keyPath
    {
      basic.presentedValue = presented().value(at: path)
    }
    if let key { removeAnimation(forKey: key) }
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.beginTime == 0 { animation.beginTime = now }
    let completions = CATransaction.completions
    for completion in completions { completion.add() }
    // Source: CATransition, "the animation is always added under the key kCATransition".
    let key = animation is CATransition ? "transition" : key
    let attachment = RuntimeAttachment(key: key, animation, completions: completions)
    attachments.append(attachment)
    RuntimeClock.schedule(at: RuntimeClock.now) { [weak attachment] in
      guard let attachment, !attachment.isOver else { return }
      animation.delegate?.animationDidStart(animation)
    }
    scheduleEnd(attachment)
  }

  /// Adds an animation of a view.
  ///
  /// - Parameters:
  ///   - end: When it is removed, in the layer's time; nil if somebody else does that.
  ///   - action: What happens then; it's told whether the animation has finished.
  public func attach(
    _ animation: any RuntimeLayerAnimation, until end: Double? = nil,
    _ action: ((Bool) -> Void)? = nil
  ) {
    let attachment = RuntimeAttachment(animation, until: end, action)
    attachments.append(attachment)
    scheduleEnd(attachment)
  }

  /// Removes an animation of a view.
  public func detach(_ animation: any RuntimeLayerAnimation) {
    attachments.removeAll { $0.other === animation }
  }

  public func animationKeys() -> [String]? {
    let keys = attachments.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  public func animation(forKey key: String) -> CAAnimation? {
    attachments.last { $0.key == key }?.animation
  }

  public func removeAnimation(forKey key: String) {
    remove { $0.key == key }
  }

  public func removeAllAnimations() { remove { _ in true } }

  private func remove(where isMeant: (RuntimeAttachment) -> Bool) {
    let removed = attachments.filter(isMeant)
    attachments.removeAll(where: isMeant)
    for attachment in removed { attachment.end(isFinished: false) }
  }

  /// The values on screen now.
  func presented() -> RuntimeStorage {
    var seen = storage
    let time = now
    for attachment in attachments {
      for keyPath in attachment.keyPaths.uniqued() {
        let current = seen.value(at: keyPath) ?? .object(nil)
        let value =
          attachment.animation?.value(
            of: keyPath, over: current, at: time, inherited: 0.25)
          ?? attachment.other?.value(of: keyPath, over: current) ?? current
        seen.set(value, at: keyPath)
      }
    }
    return seen
  }

  /// The transition of contents that is on screen, and how far it is.
  public var shownTransition: (transition: CATransition, progress: Double)? {
    let time = now
    for case let transition as CATransition in attachments.compactMap(\.animation) {
      if let progress = transition.shownProgress(at: time, inherited: 0.25) {
        return (transition, progress)
      }
    }
    return nil
  }

  /// Looks again when each animation ends, because the layer's time runs otherwise.
  func scheduleEnds() { for attachment in attachments { scheduleEnd(attachment) } }

  private func scheduleEnd(_ attachment: RuntimeAttachment) {
    attachment.cancel?()
    guard let end = attachment.end, !attachment.isOver, rate > 0 else { return }
    let left = max((end - now) / rate, 0)
    attachment.cancel = RuntimeClock.schedule(at: RuntimeClock.now + left) {
      [weak self, weak attachment] in
      guard let self, let attachment else { return }
      if attachment.animation?.isRemovedOnCompletion ?? true {
        attachments.removeAll { $0 === attachment }
      }
      attachment.end(isFinished: true)
    }
  }
}

extension [String] {
  /// The elements without repeats, in order.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
