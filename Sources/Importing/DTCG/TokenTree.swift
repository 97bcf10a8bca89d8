import StrictJSON

/// A token tree is the groups and tokens of all files, merged by their names.
struct TokenTree {
  /// The groups; the first is the root.
  var groups = [TokenGroup(name: "", parent: nil)]
  /// The tokens, inherited ones too.
  var tokens: [DesignToken] = []
  /// The tokens as they are in the files, which inherited ones share.
  var texts: [TokenObject] = []
  /// The files as they are.
  var files: [TokenObject] = []
  /// The texts that define an existing token again, differently.
  var duplicates: [(token: Int, text: TokenObject)] = []
  /// How many of the texts are those of files; the others are made of several.
  var written = 0
  /// The texts that define an existing token again, and are the same.
  var repeats: [TokenObject] = []
  /// Whether what is added replaces what is there, as a resolver document has it.
  var isLayered = false
}

/// A token node is what a name in a group is.
enum TokenNode: Hashable {
  case group(Int)
  case token(Int)
}

/// A token group is a group of the merged tree.
struct TokenGroup {
  let name: String
  let parent: Int?
  /// The place of its name; nil for the root and inherited groups.
  var key: JSONValue?
  /// Its content, in order.
  var children: [(name: String, node: TokenNode)] = []
  var positions: [String: Int] = [:]
  /// The type that it gives to its tokens, and its place.
  var type, deprecated: JSONValue?
  /// The reference to the group that it extends.
  var extends: JSONValue?
  /// Its objects in the files, in order.
  var texts: [TokenObject] = []
  /// Whether it adds to a token that its parent inherits.
  var isOverride = false
  /// Its properties that no preset can hold, and their values.
  var unkept: [(property: String, value: JSONValue)] = []

  init(name: String, parent: Int?, key: JSONValue? = nil) {
    self.name = name
    self.parent = parent
    self.key = key
  }

  subscript(name: String) -> TokenNode? { positions[name].map { children[$0].node } }

  mutating func set(_ name: String, _ node: TokenNode) {
    if let position = positions[name] {
      children[position].node = node
    } else {
      positions[name] = children.count
      children.append((name, node))
    }
  }
}

/// A design token is a token at one of its paths.
struct DesignToken {
  /// Its own name; `$root` for the token that a group itself is.
  let name: String
  let parent: Int
  /// Which of the texts it is.
  let text: Int
  /// The type that the groups give it where it is inherited from.
  var inheritedType: TokenType?
  /// Whether it is a copy that its group inherits.
  var isInherited = false
  /// The group's own object for the copy.
  var override: TokenObject?
}

extension TokenTree {
  /// A group and the groups around it, the root last.
  func ancestors(of group: Int) -> some Sequence<Int> {
    sequence(first: group) { groups[$0].parent }
  }

  /// Returns the path of a group.
  func path(ofGroup group: Int) -> [String] {
    ancestors(of: group).map { groups[$0].name }.dropLast().reversed()
  }

  /// Returns a token as it is in its file.
  func text(of token: Int) -> TokenObject { texts[tokens[token].text] }

  /// Returns the path of a token.
  func path(of token: Int) -> [String] {
    path(ofGroup: tokens[token].parent) + [tokens[token].name]
  }

  /// Returns the last existing node on a path, and the number of names up to it.
  func descend(_ path: [String]) -> (node: TokenNode, count: Int) {
    var group = 0
    for (count, name) in path.enumerated() {
      switch groups[group][name] {
      case .group(let next): group = next
      case .token(let token): return (.token(token), count + 1)
      case nil: return (.group(group), count)
      }
    }
    return (.group(group), path.count)
  }

  /// Returns the type that a group and its outer groups give to their tokens.
  func type(around group: Int) -> TokenType? {
    ancestors(of: group).lazy.compactMap { TokenType(groups[$0].type) }.first
  }

  /// Returns the type that a token has by its groups alone.
  func surroundingType(of token: Int) -> TokenType? {
    let token = tokens[token]
    return token.inheritedType ?? type(around: token.parent)
      ?? TokenType(files[texts[token.text].file].type)
  }

  /// Returns the deprecation of a token or its nearest group.
  func deprecation(of token: Int) -> JSONValue? {
    let text = text(of: token)
    return text.deprecated
      ?? ancestors(of: tokens[token].parent).lazy.compactMap { groups[$0].deprecated }.first
      ?? files[text.file].deprecated
  }

  /// The tokens in the order of the tree.
  var order: [Int] {
    var order: [Int] = []
    func walk(_ group: Int) {
      for child in groups[group].children {
        switch child.node {
        case .token(let token): order.append(token)
        case .group(let group): walk(group)
        }
      }
    }
    walk(0)
    return order
  }

  /// Copies into every group the content that it inherits by `$extends`.
  mutating func extendGroups(_ report: inout TokenReport) {
    guard groups.contains(where: { $0.extends != nil }) else { return }
    var extender = GroupExtender(tree: self, report: report)
    extender.complete(0)
    self = extender.tree
    report = extender.report
  }

  /// Whether a group is empty and extends nothing, so it can add to an inherited token.
  func holdsOnlyProperties(_ group: Int) -> Bool {
    groups[group].children.isEmpty && groups[group].extends == nil && !groups[group].texts.isEmpty
  }
}

/// A token reference is an alias `{a.b}` or a `$ref` with a JSON Pointer, as it is written.
enum TokenReference {
  /// The names in an alias.
  case alias([String])
  /// The tokens of a pointer within the file.
  case pointer([String])
  /// A reference that can't be read, with an error message and a help.
  case broken(message: String, help: String)

  /// The reference that a value is; nil if it is none.
  init?(_ value: JSONValue) {
    switch value.kind {
    case .string:
      guard let text = value.string, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
      let names = text.dropFirst().dropLast().split(
        separator: ".", omittingEmptySubsequences: false)
      if names.contains(where: { $0.isEmpty || $0.contains("{") || $0.contains("}") }) {
        self = .broken(message: "\(value.shown) isn't an alias", help: "write \"{group.token}\"")
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
        message: "$ref \(value.shown) points to another file",
        help: "import both files together, and write an alias \"{group.token}\"")
    } else {
      self = .broken(message: "$ref \(value.shown) isn't a JSON Pointer", help: help)
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
  /// `{"$ref": "#/a"}` is an alias if `a` is a token; if it is a group it extends it.
  mutating func settleReferences() {
    for token in tokens.indices where text(of: token).isBareReference {
      let text = text(of: token)
      guard leadsToGroup(token) else { continue }
      var group = TokenGroup(name: tokens[token].name, parent: tokens[token].parent, key: text.key)
      group.extends = text.json
      group.type = text.type
      group.deprecated = text.deprecated
      if let description = text.description { group.unkept.append(("$description", description)) }
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
