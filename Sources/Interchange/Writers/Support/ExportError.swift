import Diagnostics
import Presets

/// What keeps presets from being exported.
package struct ExportError: Error, Hashable, Sendable {
  /// What kind of problem it is.
  package enum Kind: Hashable, Sendable {
    /// A format has nothing for presets that are asked for.
    case unsupported([LeftOutPreset], ExportTarget)
    /// Two presets would be called the same.
    case sameName(ExportedPreset, ExportedPreset, String)
    /// A writer has no option of that name, or not with that value.
    case option(String, ExportTarget)
  }

  /// What kind of problem it is.
  package let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// What is wrong, in words: no capital at the start, no full stop.
  package var message: String {
    switch kind {
    case .unsupported(let presets, let target):
      presets.count == 1
        ? "\(target.name) cannot have \(Self.reason(presets[0]))"
        : "\(target.name) cannot have \(presets.count) of the presets"
    case .sameName(let one, let other, let name):
      "\(one.name) and \(other.name) would both be called \"\(name)\""
    case .option(let name, let target): "\(target.name) has no such option \"\(name)\""
    }
  }

  /// What is wrong with which preset, one each; empty where the message says it.
  package var reasons: [String] {
    guard case .unsupported(let presets, _) = kind, presets.count > 1 else { return [] }
    return presets.map(Self.reason)
  }

  /// What may help.
  package var help: Hint {
    switch kind {
    case .unsupported:
      .exportWithoutUnsupported
    case .sameName: "export one of them, or rename one"
    case .option(_, let target):
      .text(
        "it has "
          + (target.options.isEmpty
            ? "none"
            : target.options.map { "\($0.name): \($0.type.words)" }.joined(separator: "; ")))
    }
  }

  private static func reason(_ preset: LeftOutPreset) -> String {
    "\(preset.name): \(preset.gap.reason)"
  }
}
