import Motion

/// A preset lookup tells an integrity checker what presets there are and what they refer to.
///
/// Whoever checks presets implements it: over the tables of a catalog, or over files that are read.
public protocol PresetLookup {
  /// What tells presets apart.
  associatedtype ID: Hashable
  /// What can go wrong while looking something up.
  associatedtype Failure: Error

  /// Returns what a name or alias leads to; nil if no preset has it.
  func target(named name: String) throws(Failure) -> PresetTarget<ID>?
  /// Returns the primary name of a preset.
  func name(of id: ID) throws(Failure) -> String
  /// Returns the presets that one refers to by roles that must not lead back to it.
  func targets(of id: ID) throws(Failure) -> [ID]
  /// Returns what a preset is made of.
  func recipe(of id: ID) throws(Failure) -> ExpansionMeter<ID>.Recipe
  /// Returns names among which the one meant by a mistyped name may be.
  func names(near name: String) throws(Failure) -> [String]
}

/// A referrer lookup knows who refers to a preset, too.
public protocol ReferrerLookup: PresetLookup {
  /// Returns the presets that refer to one directly.
  func referrers(of id: ID) throws(Failure) -> [ID]
  /// Returns a preset; nil if there is none.
  func preset(of id: ID) throws(Failure) -> Preset?
}

/// A preset target is what a reference leads to.
public struct PresetTarget<ID: Hashable> {
  /// The preset.
  public var id: ID
  /// Its kind.
  public var kind: MotionKind

  /// Makes a target.
  public init(id: ID, kind: MotionKind) {
    self.id = id
    self.kind = kind
  }
}

extension PresetTarget: Sendable where ID: Sendable {}
