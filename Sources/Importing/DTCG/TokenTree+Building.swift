import Diagnostics
import Presets
import StrictJSON

extension TokenTree {
  /// Adds what files hold; those that a resolver document names in its order, after the others.
  ///
  /// - Returns: What resolver documents leave out.
  mutating func add(_ documents: [JSONDocument], _ report: inout TokenReport) -> OmissionList {
    let resolvers = documents.filter { TokenResolver.recognizes($0.root) }.map(TokenResolver.init)
    var leftOut = OmissionList()
    var plain = documents.filter { !TokenResolver.recognizes($0.root) }
    var named: [(sources: [JSONValue], pointers: [String])] = []
    for var resolver in resolvers {
      var (values, pointers): ([JSONValue], [String]) = ([], [])
      for source in resolver.sources {
        switch source {
        case .tokens(let spot):
          values.append(spot.value)
          pointers.append(spot.pointer)
        case .file(let spot, let path):
          let name = path.split(separator: "/").last ?? ""
          guard let file = documents.first(where: { $0.file.split(separator: "/").last == name })
          else {
            resolver.leaveOut(path, "it isn't among these files", at: spot)
            continue
          }
          plain.removeAll { $0.file == file.file }
          values.append(file.root)
          pointers.append("")
        }
      }
      for path in resolver.unread {
        plain.removeAll { $0.file.split(separator: "/").last == path.split(separator: "/").last }
      }
      leftOut.merge(resolver.leftOut)
      named.append((values, pointers))
    }
    for document in plain { add(document.root, pointer: "", &report) }
    for (sources, pointers) in named {
      isLayered = true
      for (source, pointer) in zip(sources, pointers) { add(source, pointer: pointer, &report) }
      isLayered = false
    }
    return leftOut
  }

  /// Adds the tokens of a file, or of a part of it.
  private mutating func add(_ root: JSONValue, pointer: String, _ report: inout TokenReport) {
    guard root.kind == .object else {
      report.add(
        PresetRule.document, at: root, help: "write {\"fast\": {\"$type\": \"duration\", …}}",
        "a design token file must be an object, found \(root.kind.described)")
      return
    }
    let file = TokenObject(root, key: nil, pointer: pointer, file: files.count)
    files.append(file)
    addContents(of: file, to: 0, &report)
  }

  private mutating func addContents(
    of object: TokenObject, to group: Int, _ report: inout TokenReport
  ) {
    addProperties(of: object, to: group, &report)
    if let root = object.root { add(root, to: group, of: object, &report) }
    for child in object.children { add(child, to: group, of: object, &report) }
  }

  /// Adds a member of a group, which may be a token, a group, or neither.
  private mutating func add(
    _ member: JSONMember, to parent: Int, of object: TokenObject, _ report: inout TokenReport
  ) {
    let name = member.key
    guard member.value.kind == .object else {
      let meant = Suggestion.question(for: "$" + name, among: TokenObject.properties)
      report.add(
        DTCGRule.structure, about: shownPath(parent), at: member.keyValue, level: .warning,
        help: meant ?? "write notes in $description or $extensions",
        "'\(name)' is neither a token nor a group, and is ignored")
      return
    }
    let child = TokenObject(
      member.value, key: member.keyValue, pointer: object.pointer + JSONPointer.part(name),
      file: object.file)
    report.checkType(child.type, about: shownPath(parent, name))
    if child.isToken {
      insert(child, named: name, in: parent, &report)
    } else if name == "$root" {
      report.add(
        DTCGRule.structure, about: shownPath(parent), at: member.keyValue,
        help: "add a $value, or rename the group",
        "$root must be a token")
    } else if let group = group(named: name, in: parent, at: member.keyValue, &report) {
      addContents(of: child, to: group, &report)
    }
  }

  private mutating func insert(
    _ text: TokenObject, named name: String, in parent: Int, _ report: inout TokenReport
  ) {
    if let inner = text.children.first(where: { Self.holdsTokens($0.value) }) {
      report.add(
        DTCGRule.structure, about: shownPath(parent, name), at: inner.keyValue,
        help: "move '\(inner.key)' out, or make the token the $root of a group",
        "a token can't contain another token, '\(inner.key)'")
    }
    switch groups[parent][name] {
    case nil:
      texts.append(text)
      tokens.append(DesignToken(name: name, parent: parent, text: texts.count - 1))
      groups[parent].set(name, .token(tokens.count - 1))
    case .token(let token) where isLayered:
      texts.append(text)
      tokens[token] = DesignToken(name: name, parent: parent, text: texts.count - 1)
    case .token(let token):
      let same = RawJSON(self.text(of: token).json) == RawJSON(text.json)
      if same {
        repeats.append(text)
      } else {
        duplicates.append((token, text))
      }
    case .group: reportClash(name, in: parent, at: text.key, is: "a token", was: "a group", &report)
    }
  }

  /// Returns the group of a name, made if it is new.
  private mutating func group(
    named name: String, in parent: Int, at key: JSONValue, _ report: inout TokenReport
  ) -> Int? {
    switch groups[parent][name] {
    case .group(let group): return group
    case .token:
      reportClash(name, in: parent, at: key, is: "a group", was: "a token", &report)
      return nil
    case nil:
      groups.append(TokenGroup(name: name, parent: parent, key: key))
      groups[parent].set(name, .group(groups.count - 1))
      return groups.count - 1
    }
  }

  private func reportClash(
    _ name: String, in parent: Int, at key: JSONValue?, is now: String, was before: String,
    _ report: inout TokenReport
  ) {
    report.add(
      DTCGRule.structure, about: shownPath(parent, name), at: key,
      help: "rename one of them, or make the token the $root of the group",
      "'\(name)' is \(now) here, but \(before) before")
  }

  /// Whether a value is or holds tokens.
  static func holdsTokens(_ value: JSONValue) -> Bool {
    value.members.contains { $0.hasKey("$value") || holdsTokens($0.value) }
  }

  /// Returns a path as people write it; nil for the root.
  func shownPath(_ group: Int, _ name: String? = nil) -> String? {
    let path = path(ofGroup: group) + [name].compactMap { $0 }
    return path.isEmpty ? nil : path.dotted
  }

  /// Adds the properties of a group; those of a file hold for the tokens of that file alone.
  mutating func addProperties(of object: TokenObject, to group: Int, _ report: inout TokenReport) {
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
    if isLayered {
      groups[group][keyPath: path] = value
      return
    }
    report.add(
      PresetRule.conflict, about: shownPath(group), at: value,
      help: "rename one of the groups; a group in several files has only one \(name)",
      "\(name) is \(value.shown) here, but \(before.shown) in '\(before.document.file)'")
  }

  /// Reports an empty group that was probably meant to be a token.
  private func checkIsComplete(_ object: TokenObject, _ group: Int, _ report: inout TokenReport) {
    guard object.children.isEmpty, object.root == nil, object.extends == nil,
      object.reference == nil, object.unknown.isEmpty, let type = TokenType(object.type),
      type.kind != nil
    else { return }
    report.add(
      DTCGRule.structure, about: shownPath(group), at: object.key, level: .warning,
      help: "if it is a token, add a $value",
      "the group has type '\(type.name)', but no tokens")
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
