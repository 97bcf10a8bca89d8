import Diagnostics
import Motion
import Presets
import StrictJSON

/// The DTCG writer writes design tokens: durations, cubic Béziers and transitions.
///
/// Every token is the nearest that the format has, and has the exact preset under `$extensions`,
/// which the reader of tokens restores.
struct DTCGWriter: PresetWriter {
  static let name = "dtcg"
  static func hasOuterFrames(_ kind: MotionKind) -> Bool { true }
  static let summary = "Design tokens (DTCG 2025.10), each with its exact preset."
  static let covers = [
    "durations, curves, and springs; springs and long curves as the closest cubic Bézier",
    "only the timing of other kinds; each token also holds its exact preset",
  ]

  init(_: NoOptions) {}

  var identifiers: IdentifierStyle { IdentifierStyle(.none) }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<TokenDeclaration>
  ) throws(Unsupported) -> TokenDeclaration {
    let (value, fidelity) = try TokenValue.nearest(to: preset.motion)
    return TokenDeclaration(value: value, fidelity: fidelity)
  }

  func files(for set: ExportSet<TokenDeclaration>) -> [ExportedFile] {
    let paths = TokenPaths(set)
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.object("$extensions") { writer in
        writer.object(TokenPreset.key) { $0.members(of: set.header) }
      }
      write(set.entries.map { (paths[$0.preset][...], $0) }, paths, to: &writer)
    }
    writer.newline()
    return [ExportedFile(text: String(decoding: writer.bytes, as: UTF8.self))]
  }

  /// Writes tokens, each with the rest of its path.
  private func write(
    _ tokens: [(path: ArraySlice<String>, entry: ExportSet<TokenDeclaration>.Entry)],
    _ paths: TokenPaths, to writer: inout JSONWriter
  ) {
    let groups = Dictionary(grouping: tokens) { $0.path.first ?? "" }
    for name in tokens.map({ $0.path.first ?? "" }).uniqued() {
      let group = groups[name] ?? []
      if group[0].path.count == 1 {
        writer.key(name)
        write(group[0].entry, paths, to: &writer)
      } else {
        writer.object(name) { write(group.map { ($0.path.dropFirst(), $0.entry) }, paths, to: &$0) }
      }
    }
  }

  private func write(
    _ entry: ExportSet<TokenDeclaration>.Entry, _ paths: TokenPaths, to writer: inout JSONWriter
  ) {
    let (preset, nearest) = (entry.preset, entry.declaration.value)
    let value = nearest.naming(what: preset.preset.motion, paths)
    var plain = JSONWriter()
    plain.object { plain in
      plain.member("$type", nearest.type)
      plain.key("$value")
      value.write(to: &plain)
      plain.member("$description", ifPresent: preset.preset.summary ?? preset.preset.title)
      if let deprecated = preset.preset.deprecated {
        plain.key("$deprecated")
        if let reason = deprecated.reason { plain.string(reason) } else { plain.bool(true) }
      }
    }
    guard let token = JSONDocument.read(plain.bytes, file: "").document?.root,
      let written = token["$value"]
    else { return }
    let print = TokenPreset.fingerprint(
      type: nearest.type, value: written, description: token["$description"]?.string,
      deprecated: token["$deprecated"])
    writer.object { writer in
      for member in token.members {
        writer.key(member.key)
        writer.value(member.value)
      }
      writer.object("$extensions") { writer in
        writer.extensions(of: preset.preset)
        writer.object(TokenPreset.key) { writer in
          writer.member("fidelity", preset.fidelity.words)
          writer.member("token", print)
          writer.key("preset")
          var alone = preset.preset
          alone.extensions = nil
          alone.write(to: &writer, namesItself: false)
        }
      }
    }
  }
}

/// A token declaration is the value that comes nearest to a preset.
struct TokenDeclaration: PresetDeclaration {
  let value: TokenValue
  let fidelity: Fidelity
}

extension JSONWriter {
  /// Writes what other tools hold on a preset.
  fileprivate mutating func extensions(of preset: Preset) {
    guard let extensions = preset.extensions,
      let data = JSONDocument.read(Array(extensions.text.utf8), file: "").document?.root
    else { return }
    for member in data.members where !member.hasKey(TokenPreset.key) {
      key(member.key)
      value(member.value)
    }
  }
}

/// Token paths say where presets are as tokens: by the parts of their names.
///
/// A preset whose name others go on from is the `$root` of their group.
struct TokenPaths {
  private let groups: Set<String>
  private let set: ExportSet<TokenDeclaration>

  init(_ set: ExportSet<TokenDeclaration>) {
    self.set = set
    groups = Set(
      set.presets.flatMap { preset in
        let parts = preset.name.text.split(separator: "/")
        return (1..<max(parts.count, 1)).map { parts.prefix($0).joined(separator: "/") }
      })
  }

  /// The names that lead to a preset's token.
  subscript(preset: ExportedPreset) -> [String] {
    let parts = preset.name.text.split(separator: "/").map(String.init)
    return groups.contains(preset.name.text) ? parts + ["$root"] : parts
  }

  /// The alias of a preset that is in the set and that has a property; nil for others.
  func alias(of reference: Reference, where isFit: (ExportedPreset) -> Bool) -> String? {
    guard let preset = set[reference]?.preset, isFit(preset) else { return nil }
    return "{\(self[preset].joined(separator: "."))}"
  }
}
