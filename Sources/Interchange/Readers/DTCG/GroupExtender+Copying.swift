import StrictJSON

extension GroupExtender {
  /// Copies what a group holds into another one.
  mutating func inherit(
    _ source: Int, into group: Int, type: TokenType?, room: Int, for extends: JSONValue
  ) {
    tree.groups[group].type = tree.groups[group].type ?? tree.groups[source].type
    tree.groups[group].deprecated =
      tree.groups[group].deprecated ?? tree.groups[source].deprecated
    for child in tree.groups[source].children {
      let there = tree.groups[group][child.name]
      switch (child.node, there) {
      case (.token(let token), nil): copy(token, to: group, type: type, for: extends)
      case (.token(let token), .token(let old)) where tree.tokens[old].isInherited:
        // It came by a group further out, and what is nearer wins.
        copy(token, to: group, under: tree.tokens[old].override, type: type, for: extends)
      case (.token(let token), .group(let inner)) where tree.holdsOnlyProperties(inner):
        tree.groups[inner].isOverride = true
        let override = tree.groups[inner].texts.reduce(nil) { $0?.merged(over: $1) ?? $1 }
        copy(token, to: group, under: override, type: type, for: extends)
      case (.group(let inner), nil), (.group(let inner), .group):
        guard room > 1 else {
          exhaust(at: extends, "inherited groups lie more than \(JSONLimits.depth) deep")
          return
        }
        let copy = innerGroup(named: child.name, of: group, for: extends)
        let innerType = TokenType(tree.groups[inner].type) ?? type
        inherit(inner, into: copy, type: innerType, room: room - 1, for: extends)
      case (.token, _), (.group, .token): break
      }
      if isExhausted { return }
    }
  }

  private mutating func copy(
    _ source: Int, to group: Int, under override: TokenObject? = nil, type: TokenType?,
    for extends: JSONValue
  ) {
    let token = tree.tokens[source]
    let text = tree.texts[token.text]
    spend(bytes: text.byteCount, at: extends)
    if let override { tree.texts.append(override.merged(over: text)) }
    tree.tokens.append(
      DesignToken(
        name: token.name, parent: group,
        text: override == nil ? token.text : tree.texts.count - 1,
        inheritedType: token.inheritedType ?? type ?? TokenType(tree.files[text.file].type),
        isInherited: true, override: override))
    tree.groups[group].set(token.name, .token(tree.tokens.count - 1))
  }

  private mutating func innerGroup(
    named name: String, of parent: Int, for extends: JSONValue
  ) -> Int {
    if case .group(let group) = tree.groups[parent][name] { return group }
    spend(bytes: 0, at: extends)
    tree.groups.append(TokenGroup(name: name, parent: parent))
    tree.groups[parent].set(name, .group(tree.groups.count - 1))
    return tree.groups.count - 1
  }

  private mutating func spend(bytes count: Int, at extends: JSONValue) {
    copies -= 1
    bytes -= count
    if copies < 0 || bytes < 0 {
      exhaust(at: extends, "groups inherit more than 100,000 tokens or 64 MiB in all")
    }
  }
}
