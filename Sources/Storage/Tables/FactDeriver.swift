import Diagnostics
import Motion
import Presets

/// A fact deriver derives the facts of presets that refer to others, which it looks up by name.
final class FactDeriver {
  /// How many motions are kept at hand: the vocabulary that most presets are made of.
  static let mostKept = 4096

  private let store: Store
  private var motions: [String: Motion] = [:]

  init(_ store: Store) {
    self.store = store
  }

  /// Gives up what is kept, because a preset has been replaced.
  func forget() { motions.removeAll(keepingCapacity: true) }

  /// Returns the facts of a motion; nil where something that it refers to is missing or does not
  /// fit, or where it comes to more than is allowed.
  func facts(of motion: Motion) throws(CatalogError) -> PresetFacts? {
    var failure: CatalogError?
    let resolver = ReferenceResolver { [self] name in
      guard failure == nil else { return nil }
      do throws(CatalogError) {
        return try self.motion(named: name)
      } catch {
        failure = error
        return nil
      }
    }
    let resolved: Motion
    do throws(MotionError) {
      resolved = try resolver.resolve(motion)
    } catch {
      if let failure { throw failure }
      return nil
    }
    return PresetFacts(of: resolved)
  }

  /// Returns the facts that are stored of a preset: empty ones where none can be derived.
  func storedFacts(of prepared: PreparedPreset) throws(CatalogError) -> PresetFacts {
    if let facts = prepared.facts { return facts }
    return try facts(of: prepared.preset.motion) ?? PresetFacts()
  }

  private func motion(named name: String) throws(CatalogError) -> Motion? {
    if let known = motions[name] { return known }
    guard let motion = try store.motion(named: name) else { return nil }
    if motions.count >= Self.mostKept { forget() }
    motions[name] = motion
    return motion
  }
}
