/// A reference names another preset.
public struct Reference: Hashable, Sendable {
  /// The primary name or an alias of the preset.
  public var name: String

  /// Makes a reference to the preset of that name.
  public init(_ name: String) {
    self.name = name
  }
}
