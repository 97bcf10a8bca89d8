import Diagnostics
import Presets
import StrictJSON

/// A group extender merges into every group what it extends; the group's own content wins.
struct GroupExtender {
  var tree: TokenTree
  var report: TokenReport
  /// How much may be inherited in all: tokens and groups, and bytes of their text.
  var copies = 100_000
  var bytes = 64 << 20
  /// The groups that have what they extend, and those that all their groups have too.
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
          at: extends, "groups extend and hold each other more than \(Self.depthLimit) levels deep")
      } else if let target = target(of: extends) {
        complete(target)
        let room = JSONLimits.depth - tree.path(ofGroup: group).count
        inherit(
          target, into: group, type: tree.type(around: target), room: room, for: extends)
      }
      trail.removeLast()
    }
    extended[group] = .done
  }

  /// Returns the group that a reference names, or reports why there is none.
  private mutating func target(of extends: JSONValue) -> Int? {
    let path: [String]
    switch TokenReference(extends: extends) {
    case .alias(let names): path = names
    case .pointer(let names): path = names
    case .broken(let message, let help):
      say(DTCGRule.reference, at: extends, help, message)
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
        say(
          PresetRule.kind, at: extends, "an alias as $value takes over a token",
          "$extends refers to \(shown(path.prefix(count + 1))), which is a token")
        return nil
      case nil:
        let near = tree.groups[group].children.map(\.name)
        say(
          PresetRule.dangling, at: extends,
          Suggestion.question(for: name, among: near)
            ?? "import its file in the same command, or correct the name",
          "$extends refers to \(shown(path[...])), which does not exist")
        return nil
      }
    }
    if completed[group] == .begun {
      reportCycle(through: group, to: path, at: extends)
      return nil
    }
    return group
  }
}
