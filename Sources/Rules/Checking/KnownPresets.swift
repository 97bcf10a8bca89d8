import Presets

/// Known presets are those that a preset under examination may refer to.
///
/// It is all that a rule sees of a catalog, a folder or a file.
package protocol KnownPresets: AnyObject {
  /// Returns the preset that has a name or alias; nil if there is none.
  func preset(named name: String) -> Preset?
}

/// No presets: whatever a preset refers to is unknown.
package final class NoPresets: KnownPresets {
  /// Makes it.
  package init() {}

  /// Returns nil.
  package func preset(named name: String) -> Preset? { nil }
}
