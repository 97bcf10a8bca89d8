@MainActor open class UIVisualEffect: NSObject {
  nonisolated public override init() { super.init() }
}

@MainActor open class UIBlurEffect: UIVisualEffect {
  /// The style of the blur.
  public let style: Style

  public init(style: Style) { self.style = style }

  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
  }
}

/// A view whose effect is animated like any other property.
///
/// Source: UIVisualEffectView, "effect": "Use this property to change the effect… animatable".
@MainActor open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addSubview(contentView)
    self.effect = effect
  }
  public required init?(coder: NSCoder) { nil }

  open var effect: UIVisualEffect? {
    get { layer.value(forKey: "effect") as? UIVisualEffect }
    set { layer.setValue(newValue, forKey: "effect") }
  }
}
