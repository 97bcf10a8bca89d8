import Diagnostics
import Motion
import Presets
import Storage
import StrictJSON

/// A found motion is one that can be evaluated: all that it refers to is in its place.
package struct FoundMotion: Sendable {
  /// The name of the preset, or the text of the expression.
  package var name: String
  /// The motion, without references.
  package var motion: Motion
  /// The preset as it is in the catalog; nil for an expression.
  package var preset: Preset?

  /// Makes a found motion.
  package init(name: String, motion: Motion, preset: Preset? = nil) {
    self.name = name
    self.motion = motion
    self.preset = preset
  }
}

/// A motion finder takes a motion from a command line: a name or an expression.
package struct MotionFinder {
  private let catalog: Catalog?
  private let documents: [String: Motion]

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - catalog: Where names are looked up; without it there are only expressions.
  ///   - documents: Motions by name that are taken before those of the catalog when references are
  ///     followed.
  package init(_ catalog: Catalog?, documents: [String: Motion] = [:]) {
    self.catalog = catalog
    self.documents = documents
  }

  /// Returns the motion of a text; an existing name wins over an expression.
  ///
  /// - Throws: `notFound` for a name that no preset has, `invalidInput` for an expression that is not
  ///   understood or a preset that cannot be resolved.
  package func motion(for text: String) throws(CatalogError) -> FoundMotion {
    if let catalog, let found = try catalog.presetIfPresent(named: text) {
      return FoundMotion(
        name: found.name.text,
        motion: try resolve(found.motion, named: found.name.text, isStored: true),
        preset: found)
    }
    if text.drop(while: \.isWhitespace).hasPrefix("{") { return try written(text) }
    do throws(MotionError) {
      return FoundMotion(name: text, motion: try MotionExpression.parse(text, asTyped: true))
    } catch {
      // A text without parentheses and without a digit at its start is more likely a misspelled name.
      let isWritten =
        text.contains { "( ".contains($0) } || text.first.map { "0123456789.".contains($0) } ?? true
      if !isWritten, let catalog { throw try catalog.missing(text) }
      throw CatalogError(
        .invalidInput, "\(error.message)", hints: [error.help.map(Hint.text)].compactMap(\.self))
    }
  }

  /// Returns the motion of JSON, as `convert` prints it and documents have it.
  private func written(_ text: String) throws(CatalogError) -> FoundMotion {
    let reading = JSONDocument.read(Array(text.utf8), file: "")
    var findings = FindingList()
    if reading.findings.isEmpty, let root = reading.document?.root,
      let name = PresetName("unnamed"),
      let entry = DocumentReader.readMotion(root, named: name, findings: &findings)
    {
      return FoundMotion(name: text, motion: try resolve(entry.preset.motion, named: "the motion"))
    }
    let finding = reading.findings.first ?? findings.kept.first
    throw CatalogError(
      .invalidInput, "the JSON isn't a motion: \(finding?.message ?? "it's empty")",
      hints: [finding?.help].compactMap(\.self))
  }

  /// Returns a motion with its references resolved.
  ///
  /// - Parameter isStored: Whether the motion is in the catalog, so that its references must exist.
  /// - Throws: `invalidInput` if the motion can't be resolved, and `damaged` if a motion in the catalog refers
  ///   to a preset that doesn't exist.
  package func resolve(
    _ motion: Motion, named name: String, isStored: Bool = false
  ) throws(CatalogError) -> Motion {
    var failure: CatalogError?
    let resolver = ReferenceResolver { reference in
      if let own = documents[reference] { return own }
      guard failure == nil, let catalog else { return nil }
      do throws(CatalogError) {
        let found = try catalog.presetIfPresent(named: reference)
        if found == nil, isStored { throw catalog.dangling(reference, in: name) }
        return found?.motion
      } catch {
        failure = error
        return nil
      }
    }
    do throws(MotionError) {
      return try resolver.resolve(motion)
    } catch {
      if let failure { throw failure }
      let excess = resolver.excess(of: motion)
      if let failure { throw failure }
      throw CatalogError(
        .invalidInput, "\(name): \(excess?.message ?? error.message)",
        hints: [(excess?.help ?? error.help).map(Hint.text)].compactMap(\.self))
    }
  }
}

extension Catalog {
  /// Returns the error of a reference to a preset that doesn't exist.
  fileprivate func dangling(_ reference: String, in name: String) -> CatalogError {
    CatalogError.damaged(
      "'\(name)' refers to '\(reference)', which doesn't exist", path: location.shown)
  }

  /// Returns the preset that has a name or alias; nil if none has.
  func presetIfPresent(named name: String) throws(CatalogError) -> Preset? {
    try store.record(named: name).map { record throws(CatalogError) in try preset(of: record) }
  }
}
