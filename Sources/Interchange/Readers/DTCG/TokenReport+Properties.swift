import Diagnostics
import Presets
import StrictJSON

extension TokenReport {
  /// Reports what a `$type` has to say that is not of the format.
  mutating func checkType(_ type: JSONValue?, about subject: @autoclosure () -> String?) {
    guard let type else { return }
    guard let name = type.string else {
      add(
        PresetRule.type, about: subject(), at: type,
        help: "write duration, cubicBezier or transition",
        "$type must be a string, found \(type.shown)")
      return
    }
    if let known = TokenType.legacyNames[name] {
      add(
        DTCGRule.legacy, about: subject(), at: type, level: .warning,
        help: "DTCG 2025.10 says \"\(known.name)\"",
        "the type \"\(name)\" is read as \"\(known.name)\"")
    } else if case .other = TokenType(name), !TokenType.otherNames.contains(name),
      let question = Suggestion.question(for: name, among: TokenType.motionNames)
    {
      add(
        DTCGRule.type, about: subject(), at: type, level: .warning, help: question,
        "\"\(name)\" is not a type of DTCG 2025.10; tokens of it are not read")
    }
  }

  /// Reports a `$deprecated` that says nothing.
  mutating func checkDeprecated(_ deprecated: JSONValue?) {
    guard let deprecated, deprecated.bool == nil, deprecated.string == nil else { return }
    add(
      PresetRule.type, at: deprecated, help: "write true, false or the reason",
      "$deprecated must be a boolean or a string, found \(deprecated.shown)")
  }

  /// Reports a property that is not known: an error where a known one seems to be meant.
  mutating func unknownProperty(_ member: JSONMember) {
    let question = Suggestion.question(for: member.key, among: TokenObject.properties)
    let isTokenLike = member.value.kind == .object && member.value["$value"] != nil
    if question == nil, isTokenLike {
      add(
        DTCGRule.name, at: member.keyValue, help: "names begin with another character",
        "\"\(member.key)\" is not a name: \"$\" marks the properties of the format")
    } else {
      add(
        DTCGRule.property, at: member.keyValue, level: question == nil ? .warning : .error,
        help: question ?? "data of other tools stands in \"$extensions\"",
        "\"\(member.key)\" is not a property of DTCG 2025.10, and not kept")
    }
  }
}
