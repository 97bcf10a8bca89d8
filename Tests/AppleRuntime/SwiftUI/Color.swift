import RuntimeQuartzCore

// Assumed: the named colors are those of light mode; colors of other spaces aren't converted.
nonisolated public struct Color: Hashable, Sendable, ShapeStyle, View, PrimitiveView {
  public enum RGBColorSpace: Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  public typealias Body = Never
  /// The components, of which SwiftUI has no public properties.
  public let runtimeComponents: [Double]

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) { runtimeComponents = [red, green, blue, opacity] }
  public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  public static let red = Color(red: 1, green: 59 / 255, blue: 48 / 255)
  public static let orange = Color(red: 1, green: 149 / 255, blue: 0)
  public static let green = Color(red: 52 / 255, green: 199 / 255, blue: 89 / 255)
  public static let blue = Color(red: 0, green: 122 / 255, blue: 1)
  public static let white = Color(white: 1)
  public static let gray = Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)
  public static let black = Color(white: 0)
  public static let clear = Color(white: 0, opacity: 0)
  public static let primary = Color(white: 0)
  public static let secondary = Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.6)
  public static var accentColor: Color { blue }

  public func opacity(_ opacity: Double) -> Color {
    let parts = runtimeComponents
    return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3] * opacity)
  }

  @MainActor func update(_ node: ViewNode, _ scope: Scope) {
    node.draws("Color") { [self] _ in [.background(self)] }
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var green: Color { Color.green }
  public static var blue: Color { Color.blue }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}

public struct Material: ShapeStyle, Equatable {
  let name: String
  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
}

/// A style of what's behind or inside of a view.
///
/// Assumed: colors mix by their sRGB components.
nonisolated struct StyleEffect<Style: ShapeStyle>: EffectModifier, Animatable {
  let style: Style
  let isBehind: Bool
  private var mixed: Color?

  init(style: Style, isBehind: Bool) {
    (self.style, self.isBehind, mixed) = (style, isBehind, style as? Color)
  }

  typealias Pair = AnimatablePair<Double, Double>
  nonisolated var animatableData: AnimatablePair<Pair, Pair> {
    get {
      let parts = mixed?.runtimeComponents ?? [0, 0, 0, 0]
      return AnimatablePair(Pair(parts[0], parts[1]), Pair(parts[2], parts[3]))
    }
    set {
      guard mixed != nil else { return }
      let (first, second) = (newValue.first, newValue.second)
      mixed = Color(
        red: first.first, green: first.second, blue: second.first, opacity: second.second)
    }
  }

  func effects(in size: CGSize) -> [RuntimeEffect] {
    if let mixed { return [isBehind ? .background(mixed) : .foreground(mixed)] }
    return (style as? Material).map { [.material($0)] } ?? []
  }
}
