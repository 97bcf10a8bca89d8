import Diagnostics
import Presets
import StrictJSON

extension TokenTree {
  /// Adds the properties of a group; those of a file hold for the tokens of that file alone.
  mutating func addProperties(
    of object: TokenObject, to group: Int, _ report: inout TokenReport
  ) {
    if group == 0 {
      report.checkType(object.type, about: nil)
    } else {
      merge(object.type, \.type, "$type", into: group, &report)
      merge(object.deprecated, \.deprecated, "$deprecated", into: group, &report)
    }
    merge(object.extends ?? object.reference, \.extends, "$extends", into: group, &report)
    if let description = object.description {
      groups[group].unkept.append(("$description", description))
    }
    if let extensions = object.extensions, extensions.holdsMore(than: TokenPreset.key) {
      groups[group].unkept.append(("$extensions", extensions))
    }
    report.subject = shownPath(group)
    report.checkDeprecated(object.deprecated)
    for member in object.unknown { report.unknownProperty(member) }
    report.subject = nil
    groups[group].texts.append(object)
  }

  /// Reports groups that were probably meant to be tokens.
  func checkGroups(_ report: inout TokenReport) {
    for group in groups.indices.dropFirst() where !groups[group].isOverride {
      for text in groups[group].texts { checkIsComplete(text, group, &report) }
    }
  }

  private mutating func merge(
    _ value: JSONValue?, _ path: WritableKeyPath<TokenGroup, JSONValue?>, _ name: String,
    into group: Int, _ report: inout TokenReport
  ) {
    guard let value else { return }
    guard let before = groups[group][keyPath: path] else {
      groups[group][keyPath: path] = value
      return
    }
    if RawJSON(before) == RawJSON(value) { return }
    report.add(
      PresetRule.conflict, about: shownPath(group), at: value,
      help: "a group of several files has one \(name); rename one of the groups",
      "\(name) is \(value.shown) here and \(before.shown) in \(before.document.file)")
  }

  /// Reports an empty group that was probably meant to be a token.
  private func checkIsComplete(
    _ object: TokenObject, _ group: Int, _ report: inout TokenReport
  ) {
    guard object.children.isEmpty, object.root == nil, object.extends == nil,
      object.reference == nil, object.unknown.isEmpty, let type = TokenType(object.type),
      type.kind != nil
    else { return }
    report.add(
      DTCGRule.structure, about: shownPath(group), at: object.key, level: .warning,
      help: "a token needs a \"$value\"",
      "the group has the type \"\(type.name)\" but no tokens; is it one itself?")
  }
}

extension JSONValue {
  /// Whether it is anything but an object of this one member.
  fileprivate func holdsMore(than key: String) -> Bool {
    var members = members
    guard let first = members.next(), first.hasKey(key) else { return true }
    return members.next() != nil
  }
}
