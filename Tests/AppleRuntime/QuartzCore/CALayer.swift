/// A layer keeps model values and the animations that are drawn in their place.
open class CALayer: NSObject, CAMediaTiming {
  var storage = RuntimeStorage()
  var attachments: [RuntimeAttachment] = []
  /// The layer whose values at a moment these are.
  private weak var original: CALayer?

  /// What a view answers to a change: whether and how it is animated.
  public var actionSource: ((CALayer, String) -> (any CAAction)?)?
  /// What happens when the layer is laid out.
  public var layoutAction: (() -> Void)?

  open var name: String?
  open var actions: [String: any CAAction]?
  open var mask: CALayer?
  open private(set) weak var superlayer: CALayer?

  open var beginTime: CFTimeInterval = 0 { didSet { timeChanged() } }
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1 { didSet { timeChanged() } }
  open var timeOffset: CFTimeInterval = 0 { didSet { timeChanged() } }
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  public override required init() { super.init() }

  // Source: CALayer.init(layer:), "used to create shadow copies of layers, for example, for the
  // presentation method".
  public required init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (storage, name, original) = (layer.storage, layer.name, layer)
    (beginTime, speed, timeOffset) = (layer.beginTime, layer.speed, layer.timeOffset)
  }

  /// A copy whose values are what is on screen now.
  open func presentation() -> Self? {
    let copy = type(of: self).init(layer: self)
    copy.storage = presented()
    return copy
  }

  open func model() -> Self { original as? Self ?? self }

  open class func defaultValue(forKey key: String) -> Any? { RuntimeStorage()[key]?.object }
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // Source: CALayer, "sublayers".
  private var children: [CALayer] = []
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling } ?? children.count)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
  }

  open func setNeedsLayout() { layoutAction?() }
  open func layoutIfNeeded() { layoutAction?() }

  // Source: CAMediaTiming.h, "t = (tp - begin) * speed + offset", from layer to layer.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let parent = l?.absoluteTime(t) ?? t
    return localTime(parent)
  }

  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = absoluteTime(t)
    return l?.localTime(time) ?? time
  }

  private func localTime(_ time: Double) -> Double {
    activeTime(at: superlayer?.localTime(time) ?? time)
  }

  private func absoluteTime(_ time: Double) -> Double {
    let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
    return superlayer?.absoluteTime(parent) ?? parent
  }

  /// The time of the layer now.
  var now: Double { localTime(RuntimeClock.now) }

  /// How fast its time runs by the clock's.
  var rate: Double { Double(speed) * (superlayer?.rate ?? 1) }

  private func timeChanged() {
    scheduleEnds()
    for child in children { child.timeChanged() }
  }
}
