import Diagnostics
import Presets
import StrictJSON

extension TokenInterpreter {
  /// Returns the exact preset that stands beside a token; nil where there is none or the token has
  /// been changed since.
  mutating func restored(
    _ text: TokenObject, named name: PresetName, type: TokenType
  ) -> PresetEntry? {
    guard let beside = text.extensions?[TokenPreset.key], let payload = beside["preset"],
      let value = text.content
    else { return nil }
    let print = TokenPreset.fingerprint(
      type: type.name, value: value, description: text.description?.string,
      deprecated: text.deprecated)
    guard beside["token"]?.string == print else {
      report.add(
        DTCGRule.changed, at: beside, level: .warning,
        help: "remove \"\(TokenPreset.key)\" from its $extensions to say that it is meant",
        "the token was changed; its exact preset, which was not, is left out")
      return nil
    }
    let pointer =
      text.pointer + ["$extensions", TokenPreset.key, "preset"].map(JSONPointer.part).joined()
    var findings = FindingList()
    guard
      var entry = DocumentReader.read(
        payload, named: name, pointer: pointer, findings: &findings)
    else {
      report.add(
        DTCGRule.changed, at: payload, level: .warning,
        help: findings.kept.first?.message ?? "export it again",
        "the exact preset of the token can't be read, and is left out")
      return nil
    }
    entry.preset.extensions = text.extensions.flatMap { TokenPreset.others(in: $0) }
    return entry
  }
}
