import Motion
import Presets
import StrictJSON

/// The DTCG writer writes design tokens: durations, cubic Béziers and transitions.
///
/// Every token is the nearest that the format has, and has the exact preset under `$extensions`,
/// which the reader of tokens restores.
struct DTCGWriter: PresetWriter {
  static let name = "dtcg"
  static let summary = "Design tokens (DTCG 2025.10), with the exact presets beside them."
  static let covers = [
    "durations, curves and springs; springs and long curves as the nearest cubic Bézier",
    "other kinds by their timing alone; the exact preset stands beside each token",
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
    var root = TokenBranch()
    let paths = TokenPaths(set)
    for (index, entry) in set.entries.enumerated() {
      root.add(index, at: paths[entry.preset][...])
    }
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.object("$extensions") { writer in
        writer.object(TokenPreset.key) { $0.members(of: set.header) }
      }
      write(root, of: set, paths, to: &writer)
    }
    writer.newline()
    return [ExportedFile(text: String(decoding: writer.bytes, as: UTF8.self))]
  }

  private func write(
    _ branch: TokenBranch, of set: ExportSet<TokenDeclaration>, _ paths: TokenPaths,
    to writer: inout JSONWriter
  ) {
    for (name, child) in zip(branch.names, branch.branches) {
      if let index = child.preset {
        writer.key(name)
        write(set.entries[index], paths, to: &writer)
      } else {
        writer.object(name) { write(child, of: set, paths, to: &$0) }
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
  /// Writes what other tools have said about a preset.
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
