import Diagnostics
import Motion
import Presets
import StrictJSON

extension TokenInterpreter {
  /// Returns the preset that a motion token becomes, or reports why it becomes none.
  mutating func entry(for token: Int, type: TokenType) -> PresetEntry? {
    let text = tree.text(of: token)
    let path = tree.path(of: token)
    current = token
    report.subject = path.dotted
    report.isSilent = tree.tokens[token].isInherited
    defer {
      report.subject = nil
      report.isSilent = false
    }
    guard text.byteCount <= JSONLimits.lineBytes else {
      report.add(
        PresetRule.tooLarge, at: text.key,
        help: "remove large data; $extensions is for notes, not files",
        "the token is larger than 2 MiB")
      return nil
    }
    checkName(tree.tokens[token].name, at: text.key, about: path.dotted)
    let errors = report.findings.errors
    var slots: [String: JSONValue] = [:]
    let override = tree.tokens[token].override
    if override?.type != nil { report.isSilent = false }
    let motion = motion(of: token, type: type, &slots)
    if override != nil { report.isSilent = false }
    checkNotes(override ?? text)
    if override == nil {
      report.checkDeprecated(text.deprecated)
      checkMembers(text)
    }
    guard let motion, let name = name(of: token), report.findings.errors == errors else {
      return nil
    }
    if !tree.tokens[token].isInherited, let exact = restored(text, named: name, type: type) {
      return exact
    }
    var preset = Preset(name: name, motion: motion)
    preset.summary = text.description?.string
    preset.extensions = text.extensions.flatMap { $0.kind == .object ? Self.kept($0) : nil }
    preset.deprecated = Self.deprecation(tree.deprecation(of: token))
    preset.source = PresetSource()
    preset.source?.path = path.joined(separator: ".")
    let size = text.byteCount + (preset.source?.path?.utf8.count ?? 0)
    guard !preset.isTooLarge(readFrom: size) else {
      report.add(
        PresetRule.tooLarge, at: text.key,
        help: "shorten its names and strings, and those of its groups",
        "the token's preset would be larger than 2 MiB")
      return nil
    }
    slots["/summary"] = text.description
    slots["/extensions"] = text.extensions
    slots["/deprecated"] = text.deprecated
    let origin = Origin(value: text.json, pointer: text.pointer, slots: slots)
    return PresetEntry(preset: preset, origin: origin)
  }

  /// The extensions, without what Curvet itself has written there.
  private static func kept(_ extensions: JSONValue) -> RawJSON? {
    let others = extensions.members.filter { !$0.hasKey(TokenPreset.key) }
    if extensions[TokenPreset.key] == nil { return RawJSON(extensions) }
    if others.isEmpty { return nil }
    var writer = JSONWriter()
    writer.object { writer in
      for member in others {
        writer.key(member.key)
        writer.value(member.value)
      }
    }
    return JSONDocument.read(writer.bytes, file: "").document.map { RawJSON($0.root) }
  }

  /// Reports a description and extensions that are of another type.
  private mutating func checkNotes(_ text: TokenObject) {
    if let description = text.description, description.kind != .string {
      report.mismatch(
        "$description", "a string", description, help: "write the description in double quotes")
    }
    if let extensions = text.extensions, extensions.kind != .object {
      report.mismatch(
        "$extensions", "an object", extensions, help: "write {\"com.example.tool\": …}")
    }
  }

  /// Reports the unknown properties of a token.
  private mutating func checkMembers(_ text: TokenObject) {
    for member in text.unknown { report.unknownProperty(member) }
    for member in text.children where !TokenTree.holdsTokens(member.value) {
      if text.unitBeside != nil, member.hasKey("unit") { continue }
      let known = ownProperties[member.key]
      ownProperties[member.key] = (known?.place ?? member.keyValue, (known?.count ?? 0) + 1)
    }
    let misplaced = [("$extends", text.extends), ("$root", text.root?.value)]
    for case (let name, let value?) in misplaced {
      report.add(
        DTCGRule.structure, at: value, help: "remove \(name) or $value",
        "\(name) is for groups, not tokens")
    }
    if text.value != nil, let reference = text.reference {
      report.add(
        PresetRule.conflict, at: reference, help: "keep one of them",
        "the token has both $value and $ref")
    }
  }

  /// Reports the properties of other tools, each once.
  mutating func reportOwnProperties() {
    for (name, (place, count)) in ownProperties.sorted(by: { $0.key < $1.key }) {
      report.add(
        PresetRule.unknownField, at: place, level: .warning,
        help: "move data of other tools to $extensions",
        "'\(name)' isn't a token property, and is ignored"
          + (count > 1 ? " in \(count) tokens" : ""))
    }
  }

  private static func deprecation(_ value: JSONValue?) -> Deprecation? {
    guard let value, value.bool != false else { return nil }
    var deprecation = Deprecation()
    deprecation.reason = value.string.flatMap { $0.isEmpty ? nil : $0 }
    return value.bool == true || value.string != nil ? deprecation : nil
  }

  /// Returns the exact preset stored with a token; nil if there is none, or the token was
  /// changed since.
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
        help: "if the change is intended, remove '\(TokenPreset.key)' from its $extensions",
        "the token changed, so its exact preset is ignored")
      return nil
    }
    let pointer =
      text.pointer + ["$extensions", TokenPreset.key, "preset"].map(JSONPointer.part).joined()
    var findings = FindingList()
    guard
      var entry = DocumentReader.read(payload, named: name, pointer: pointer, findings: &findings)
    else {
      report.add(
        DTCGRule.changed, at: payload, level: .warning,
        help: findings.kept.first?.message ?? "export it again",
        "the token's exact preset can't be read, so it is ignored")
      return nil
    }
    entry.preset.extensions = text.extensions.flatMap(Self.kept)
    return entry
  }
}
