import Storage

extension Catalog {
  /// Returns the preset with a name or alias, as it's stored, without resolving its references.
  ///
  /// ```swift
  /// let preset = try catalog.preset(named: "transition/flip-present")
  /// print(preset.title ?? "", preset.tags)
  /// ```
  ///
  /// - Throws: `notFound` if no preset has the name. The description suggests similar names.
  public func preset(named name: String) throws(CatalogError) -> Preset {
    if let preset = try presetIfPresent(named: name) { return preset }
    throw try missing(name)
  }

  /// Returns the primary names of presets, sorted by their bytes; by default, of all presets.
  ///
  /// ```swift
  /// let names = try catalog.names(matching: "curve/material/*")
  /// ```
  ///
  /// - Parameter pattern: A name in which `*` matches any text, and `?` matches any character.
  public func names(matching pattern: String = "*") throws(CatalogError) -> [String] {
    guard let pattern = NamePattern(pattern) else {
      return try store.record(named: pattern).map { [$0.name] } ?? []
    }
    return try store.names(matching: pattern)
  }

  /// Returns the measured properties of a preset: its duration, settling time, overshoot, and feel.
  ///
  /// - Throws: `notFound` if no preset has the name.
  public func facts(ofPresetNamed name: String) throws(CatalogError) -> PresetFacts {
    try record(named: name).facts
  }
}
