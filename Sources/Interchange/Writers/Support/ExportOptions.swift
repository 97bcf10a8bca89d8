/// Export options say how presets are to be written.
package struct ExportOptions: Hashable, Sendable {
  /// What the writer's own options are set to, by their names; others have their defaults.
  package var values: [String: OptionValue]
  /// Whether only the declarations are written: no head, no imports, nothing around them.
  package var isSnippet = false
  /// The largest error that is let pass, as a share of the way.
  package var largestError: Double?

  /// Makes options with everything else left to the writer.
  package init(_ values: [String: OptionValue] = [:]) {
    self.values = values
  }
}
