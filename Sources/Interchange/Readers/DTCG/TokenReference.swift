import StrictJSON

/// A token reference is an alias `{a.b}` or a `$ref` with a JSON Pointer, as it is written.
enum TokenReference {
  /// The names in an alias.
  case alias([String])
  /// The tokens of a pointer within the file.
  case pointer([String])
  /// A reference that can't be read, with what is wrong and how to fix it.
  case broken(message: String, help: String)

  /// The reference that a value is; nil if it is none.
  init?(_ value: JSONValue) {
    switch value.kind {
    case .string:
      guard let text = value.string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
      let names = text.dropFirst().dropLast().split(
        separator: ".", omittingEmptySubsequences: false)
      if names.contains(where: { $0.isEmpty || $0.contains("{") || $0.contains("}") }) {
        self = .broken(
          message: "\(value.shown) is not an alias", help: "write \"{group.token}\"")
      } else {
        self = .alias(names.map(String.init))
      }
    case .object:
      guard let reference = value["$ref"] else { return nil }
      self.init(pointer: reference)
    default: return nil
    }
  }

  /// The reference that a `$ref` is.
  private init(pointer value: JSONValue) {
    let help = "write {\"$ref\": \"#/group/token\"}"
    guard let text = value.string else {
      self = .broken(message: "$ref must be a string, found \(value.shown)", help: help)
      return
    }
    if text.hasPrefix("#"), let names = JSONPointer.tokens(String(text.dropFirst())) {
      self = .pointer(names)
    } else if text.contains("#"), !text.hasPrefix("#") {
      self = .broken(
        message: "$ref \(value.shown) leads to another file",
        help: "import both files together, and write an alias \"{group.token}\"")
    } else {
      self = .broken(message: "$ref \(value.shown) is not a JSON Pointer", help: help)
    }
  }

  /// The reference to the group that another one extends.
  init(extends value: JSONValue) {
    if let text = value.string, text.hasPrefix("#") {
      self.init(pointer: value)
    } else {
      self =
        TokenReference(value)
        ?? .broken(
          message: "$extends must be a reference to a group, found \(value.shown)",
          help: "write \"{group}\"")
    }
  }
}

extension TokenTree {
  /// Turns those `$ref` that mean groups into groups that extend them.
  ///
  /// `{"$ref": "#/a"}` is an alias where `a` is a token; where it is a group it extends it.
  mutating func settleReferences() {
    for token in tokens.indices where text(of: token).isBareReference {
      let text = text(of: token)
      guard leadsToGroup(token) else { continue }
      var group = TokenGroup(
        name: tokens[token].name, parent: tokens[token].parent, key: text.key)
      group.extends = text.json
      group.type = text.type
      group.deprecated = text.deprecated
      if let description = text.description {
        group.unkept.append(("$description", description))
      }
      if let extensions = text.extensions { group.unkept.append(("$extensions", extensions)) }
      groups.append(group)
      groups[tokens[token].parent].set(tokens[token].name, .group(groups.count - 1))
    }
  }

  private func leadsToGroup(_ token: Int) -> Bool {
    var at = token
    for _ in 0..<JSONLimits.depth {
      let text = text(of: at)
      guard text.isBareReference, case .pointer(let path) = TokenReference(text.json) else {
        return false
      }
      let (node, count) = descend(path)
      guard count == path.count else { return false }
      switch node {
      case .group: return true
      case .token(let next): at = next
      }
    }
    return false
  }
}
