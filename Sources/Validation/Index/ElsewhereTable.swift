import Diagnostics
import Motion
import Presets

/// An elsewhere table numbers the presets that were not read, above all that were.
struct ElsewhereTable {
  /// Numbers keep two bits free, as a reference graph needs.
  private static let first: UInt32 = 1 << 29

  private var presets: [PresetTarget<UInt32>] = []
  private var numbers: [String: UInt32] = [:]
  /// The names found so far, and the number of them that were followed.
  private var met: [PresetElsewhere] = []
  private var followed = 0
  /// The names by which presets were found, each once.
  private(set) var found: [String] = []

  /// Whether a number is that of a preset that was not read.
  static func contains(_ number: UInt32) -> Bool { number >= first }

  /// Returns the preset with a name; nil if it doesn't exist.
  ///
  /// - Parameter presetsElsewhere: looks up a preset that hasn't been found yet.
  mutating func target(
    named name: String, in presetsElsewhere: (any PresetsElsewhere)?
  ) throws(CatalogError) -> PresetTarget<UInt32>? {
    if let known = numbers[name] { return presets[Int(known - Self.first)] }
    guard let preset = try presetsElsewhere?.preset(named: name) else { return nil }
    found.append(name)
    if let known = numbers[preset.name] {
      numbers[name] = known
      return presets[Int(known - Self.first)]
    }
    let target = PresetTarget(id: Self.first + UInt32(presets.count), kind: preset.kind)
    presets.append(target)
    numbers[name] = target.id
    numbers[preset.name] = target.id
    met.append(preset)
    return target
  }

  /// Returns a preset whose references have not been followed yet; nil if there is none.
  mutating func next() -> (id: UInt32, preset: PresetElsewhere)? {
    guard followed < met.count else { return nil }
    defer { followed += 1 }
    return (presets[followed].id, met[followed])
  }

  /// Returns the number of a name that was looked up; nil if it was not.
  func number(of name: String) -> UInt32? { numbers[name] }

  /// Returns the primary name of a preset that was not read; nil if it was.
  func name(of number: UInt32) -> String? {
    Self.contains(number) ? met[Int(number - Self.first)].name : nil
  }
}

/// The presets of a catalog, which presets that are read may refer to.
package protocol PresetsElsewhere {
  /// Returns the preset with a name or alias; nil if it doesn't exist.
  func preset(named name: String) throws(CatalogError) -> PresetElsewhere?

  /// Returns names that may have been meant by a mistyped one.
  func names(near name: String) throws(CatalogError) -> [String]

  /// Returns presets by the names they are asked for, and all that they refer to in turn.
  func presets(named names: [String]) throws(CatalogError) -> [String: Preset]
}

/// The properties of a preset outside the files that an index needs.
package struct PresetElsewhere {
  /// Its primary name.
  var name: String
  var kind: MotionKind
  /// The size of its motion, without its references.
  var ownExpansion: Expansion
  var references: [PresetReference]

  /// Describes a preset.
  package init(
    name: String, kind: MotionKind, ownExpansion: Expansion, references: [PresetReference]
  ) {
    self.name = name
    self.kind = kind
    self.ownExpansion = ownExpansion
    self.references = references
  }
}
