extension Transition {
  /// A zoom is what the system is told of its own: iOS 18 lets a screen grow out of a view, and decides how.
  public struct Zoom: Hashable, Sendable {
    /// The part of the new screen that the view becomes: x, y, width and height as fractions of the screen.
    public var alignment: [Double]?
    /// The color of what dims the screen behind; nil for the system's own.
    public var dimmingColor: RGBA?
    /// The blur that lies on the screen behind; nil for none.
    public var dimmingEffect: Blur?
    /// Whether the system's gestures may take the screen away; nil leaves that to the system.
    public var interactiveDismiss: Bool?

    /// Makes a zoom as the system has it.
    public init() {}

    /// A blur is one of UIBlurEffect's.
    public enum Blur: String, CaseIterable, Hashable, Sendable {
      case light, extraLight, dark, regular, prominent, systemUltraThinMaterial
      case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }
  }
}
