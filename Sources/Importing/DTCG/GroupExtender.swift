import Diagnostics
import Presets
import StrictJSON

/// A group extender merges the groups that a group extends into it; its own content wins.
struct GroupExtender {
  var tree: TokenTree
  var report: TokenReport
  /// The limits for everything inherited: tokens and groups, and bytes of their text.
  var copies = 100_000
  var bytes = 64 << 20
  /// The groups that are merged, and those whose inner groups are merged, too.
  var extended: [Int: State] = [:]
  var completed: [Int: State] = [:]
  /// The groups that are being extended, the outermost first.
  var trail: [Int] = []
  var depth = 0
  var isExhausted = false

  enum State {
    case begun, done
  }

  /// How deeply groups may extend and hold each other.
  private static let depthLimit = 256

  init(tree: TokenTree, report: TokenReport) {
    self.tree = tree
    self.report = report
  }

  /// Extends a group and all that it holds.
  mutating func complete(_ group: Int) {
    guard completed[group] == nil, !isExhausted else { return }
    completed[group] = .begun
    depth += 1
    extend(group)
    for child in tree.groups[group].children {
      if case .group(let inner) = child.node { complete(inner) }
    }
    depth -= 1
    completed[group] = .done
  }

  private mutating func extend(_ group: Int) {
    guard extended[group] == nil else { return }
    extended[group] = .begun
    if let extends = tree.groups[group].extends {
      trail.append(group)
      if depth >= Self.depthLimit {
        exhaust(
          at: extends,
          "groups extend and contain each other more than \(Self.depthLimit) levels deep")
      } else if let target = target(of: extends) {
        complete(target)
        let space = JSONLimits.depth - tree.path(ofGroup: group).count
        inherit(target, into: group, type: tree.type(around: target), space: space, for: extends)
      }
      trail.removeLast()
    }
    extended[group] = .done
  }

  /// Returns the group that a reference names, or reports why there is none.
  private mutating func target(of extends: JSONValue) -> Int? {
    let path: [String]
    switch TokenReference(extends: extends) {
    case .alias(let names), .pointer(let names): path = names
    case .broken(let message, let help):
      find(DTCGRule.reference, at: extends, help, message)
      return nil
    }
    var group = 0
    for (count, name) in path.enumerated() {
      if extended[group] == .begun {
        reportCycle(through: group, to: path, at: extends)
        return nil
      }
      extend(group)
      switch tree.groups[group][name] {
      case .group(let next): group = next
      case .token:
        find(
          PresetRule.kind, at: extends, "to reuse a token, write an alias as $value",
          "$extends refers to \(shown(path.prefix(count + 1))), which is a token")
        return nil
      case nil:
        let near = tree.groups[group].children.map(\.name)
        find(
          PresetRule.dangling, at: extends,
          Suggestion.question(for: name, among: near)
            ?? "import its file in the same command, or correct the name",
          "$extends refers to \(shown(path[...])), which doesn't exist")
        return nil
      }
    }
    if completed[group] == .begun {
      reportCycle(through: group, to: path, at: extends)
      return nil
    }
    return group
  }

  /// Reports that more is extended than is read, and ends it.
  private mutating func exhaust(at extends: JSONValue, _ message: String) {
    guard !isExhausted else { return }
    isExhausted = true
    find(DTCGRule.limit, at: extends, "use $extends in fewer groups", message)
  }

  /// Reports that a group extends another one that needs it.
  private mutating func reportCycle(through group: Int, to path: [String], at extends: JSONValue) {
    let start = trail.firstIndex { tree.ancestors(of: $0).contains(group) } ?? trail.startIndex
    let cycle = trail[start...].map { tree.shownPath($0) ?? "the file" }
    let end = path.isEmpty ? "the file" : path.dotted
    find(
      PresetRule.cycle, at: extends, "write the tokens in one of them directly",
      "groups extend each other in a cycle: \((cycle + [end]).cycle)")
  }

  /// Reports something about the group that is being extended.
  private mutating func find(
    _ rule: String, at extends: JSONValue, _ help: String, _ message: String
  ) {
    report.add(
      rule, about: trail.last.flatMap { tree.shownPath($0) }, at: extends, help: help, message)
  }

  private func shown(_ path: ArraySlice<String>) -> String { "'{\(Array(path).dotted)}'" }

  /// Copies what a group holds into another one.
  private mutating func inherit(
    _ source: Int, into group: Int, type: TokenType?, space: Int, for extends: JSONValue
  ) {
    tree.groups[group].type = tree.groups[group].type ?? tree.groups[source].type
    tree.groups[group].deprecated = tree.groups[group].deprecated ?? tree.groups[source].deprecated
    for child in tree.groups[source].children {
      let present = tree.groups[group][child.name]
      switch (child.node, present) {
      case (.token(let token), nil): copy(token, to: group, type: type, for: extends)
      case (.token(let token), .token(let old)) where tree.tokens[old].isInherited:
        // It was inherited by an outer group, and the nearer one wins.
        copy(token, to: group, under: tree.tokens[old].override, type: type, for: extends)
      case (.token(let token), .group(let inner)) where tree.holdsOnlyProperties(inner):
        tree.groups[inner].isOverride = true
        let override = tree.groups[inner].texts.reduce(nil) { $0?.merged(over: $1) ?? $1 }
        copy(token, to: group, under: override, type: type, for: extends)
      case (.group(let inner), nil), (.group(let inner), .group):
        guard space > 1 else {
          exhaust(
            at: extends, "inherited groups are nested more than \(JSONLimits.depth) levels deep")
          return
        }
        let copy = innerGroup(named: child.name, of: group, for: extends)
        let innerType = TokenType(tree.groups[inner].type) ?? type
        inherit(inner, into: copy, type: innerType, space: space - 1, for: extends)
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
      exhaust(at: extends, "groups inherit more than 100,000 tokens or 64 MiB in total")
    }
  }
}
