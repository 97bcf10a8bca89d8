import Presets

/// What keeps presets from being exported.
public struct ExportError: Error, Hashable, Sendable {
  /// What is wrong, in words: no capital at the start, no full stop.
  public let message: String
  /// What is wrong with which preset, one each; empty where the message says it.
  public let reasons: [String]
  /// What may help.
  public let help: String

  static func unsupported(_ presets: [ExportedPreset], _ target: ExportTarget) -> ExportError {
    let reasons = presets.map { "\($0.name): \($0.fidelity.notes.joined(separator: "; "))" }
    let message =
      presets.count == 1
      ? "\(target.rawValue) cannot have \(reasons[0])"
      : "\(target.rawValue) cannot have \(presets.count) of the presets"
    return ExportError(
      message: message, reasons: presets.count == 1 ? [] : reasons,
      help: "leave it out, or export by --query or --all, which leave such presets out")
  }

  static func collision(
    _ one: ExportedPreset, _ other: ExportedPreset, _ name: String
  ) -> ExportError {
    ExportError(
      message: "\(one.name) and \(other.name) would both be called \"\(name)\"",
      reasons: [], help: "export one of them, or rename one")
  }
}
