/// Export options say how presets are to be written.
public struct ExportOptions: Hashable, Sendable {
  /// What the writer's own options are set to, by their names; others have their defaults.
  public var values: [String: OptionValue]
  /// Whether only the declarations are written: no head, no imports, nothing around them.
  public var isSnippet = false
  /// The largest error that is let pass, as a share of the way.
  public var largestError: Double?

  /// Makes options with everything else left to the writer.
  public init(_ values: [String: OptionValue] = [:]) {
    self.values = values
  }
}
