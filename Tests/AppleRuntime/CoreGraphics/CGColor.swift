/// A color in sRGB; other color spaces aren't converted.
public final class CGColor: Hashable, @unchecked Sendable {
  public let components: [CGFloat]?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var alpha: CGFloat { components?.last ?? 0 }

  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.components == second.components
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
