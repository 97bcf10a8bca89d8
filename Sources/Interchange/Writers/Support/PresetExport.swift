import Motion
import Presets

/// A preset export is what came of writing presets in a foreign format.
public struct PresetExport: Sendable {
  /// The files.
  public let files: [ExportedFile]
  /// What is in them, with how faithful each is.
  public let presets: [ExportedPreset]
  /// What is not, and why.
  public let leftOut: [ExportedPreset]
  /// What declarations that are written alone need around them, in words.
  public let needs: [String]

  /// Writes presets in a foreign format.
  ///
  /// - Parameters:
  ///   - presets: Those that are asked for and all that they refer to.
  ///   - demands: Whether what is asked for must be there; otherwise what the format has nothing for
  ///     is left out and told.
  ///   - progress: Called with how many presets have been looked at.
  /// - Throws: ``ExportError`` where something is asked for and cannot be, and where two names would
  ///   become the same identifier.
  public init(
    of presets: [ExportedPreset], to target: ExportTarget, _ options: ExportOptions,
    header: ExportHeader, demands: Bool, progress: (Int) -> Void = { _ in }
  ) throws(ExportError) {
    let writer = target.writer(options)
    let all = ExportSet(presets, header: header)
    var kept: [ExportedPreset] = []
    var leftOut: [ExportedPreset] = []
    for var one in all.presets {
      progress(kept.count + leftOut.count)
      one.fidelity = writer.fidelity(of: one, in: all).limited(to: options.largestError)
      one.identifier = writer.identifiers.identifier(for: one)
      if one.fidelity.degree == .unsupported { leftOut.append(one) } else { kept.append(one) }
    }
    let missing = leftOut.filter(\.isAskedFor)
    if demands, !missing.isEmpty { throw ExportError.unsupported(missing, target) }
    kept = Self.needed(of: kept)
    try Self.refuseCollisions(in: kept, writer)
    self.presets = kept
    self.leftOut = leftOut
    let set = ExportSet(kept, header: header)
    if options.isSnippet, let writer = writer as? any DeclaringWriter {
      let (text, needs) = writer.snippets(for: set)
      (files, self.needs) = ([ExportedFile(text: text)], needs)
    } else {
      (files, needs) = (writer.files(for: set), [])
    }
  }

  /// What is asked for, and what it refers to: what only presets that are left out refer to is not
  /// needed.
  private static func needed(of presets: [ExportedPreset]) -> [ExportedPreset] {
    var indices: [String: Int] = [:]
    for (index, one) in presets.enumerated() {
      for name in [one.name] + one.preset.aliases { indices[name.text] = index }
    }
    var needed = Set(presets.indices.filter { presets[$0].isAskedFor })
    var waiting = Array(needed)
    while let index = waiting.popLast() {
      for reference in presets[index].preset.references {
        guard let target = indices[reference.target.name], needed.insert(target).inserted
        else { continue }
        waiting.append(target)
      }
    }
    return needed.sorted().map { presets[$0] }
  }

  private static func refuseCollisions(
    in presets: [ExportedPreset], _ writer: any PresetWriter
  ) throws(ExportError) {
    var known: [String: ExportedPreset] = [:]
    for one in presets {
      for name in writer.names(of: one) {
        if let other = known[name] { throw ExportError.collision(other, one, name) }
        known[name] = one
      }
    }
  }
}

extension Fidelity {
  /// The fidelity, or that it is not enough.
  fileprivate func limited(to largest: Double?) -> Fidelity {
    guard let largest, degree == .approximate else { return self }
    guard let error else {
      return .unsupported("how far it is off cannot be told: " + notes.joined(separator: "; "))
    }
    if error <= largest { return self }
    return .unsupported(
      "it is off by \(Self.rounded(error))" + (moment.map { " at \($0.words)" } ?? "")
        + ", more than \(Self.rounded(largest))")
  }
}
