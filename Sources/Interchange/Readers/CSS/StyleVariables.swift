/// A style variable is a custom property or a variable of SCSS, or an entry of a map of SCSS.
struct StyleVariable {
  /// The name; that of a map for its entries.
  var name: String
  /// The keys that lead to an entry of a map; empty for others.
  var keys: [String] = []
  /// The file and the rule that it stands in.
  var source, rule: Int
  /// The token that it begins with.
  var token: Int
  /// The value.
  var value: Range<Int>
  /// For whom it is.
  var preference: StyleRule.Preference
  /// Under which conditions it holds.
  var scope: Int
  /// Whether an earlier one counts.
  var isDefault: Bool

  /// The name and the keys, as people write them: `--ease`, `$easing.standard`.
  var shown: String { ([name] + keys).joined(separator: ".") }
}

/// Style variables are all that have a name, and what it means where.
struct StyleVariables {
  /// All that count, in order.
  private(set) var all: [StyleVariable] = []
  /// Those that are declared again under the same conditions, so that they don't count.
  private(set) var overridden: [StyleVariable] = []
  private var byName: [String: [Int]] = [:]

  /// Gathers the variables of files.
  init(of sources: [StyleSource]) {
    var found: [StyleVariable] = []
    for (index, source) in sources.enumerated() {
      for declaration in source.declarations {
        let rule = source.rules[declaration.rule]
        guard rule.kind != .keyframe, rule.local == nil, !declaration.isWildcard else { continue }
        let name = source.text(declaration.name)
        guard name.hasPrefix("--") || name.hasPrefix("$") else { continue }
        let one = StyleVariable(
          name: name, source: index, rule: declaration.rule, token: declaration.name,
          value: declaration.value, preference: rule.preference, scope: rule.scope,
          isDefault: declaration.isDefault)
        if name.hasPrefix("$"), source.isMap(declaration.value) {
          found += source.entries(of: one)
        } else {
          found.append(one)
        }
      }
    }
    settle(found)
  }

  private struct Key: Hashable {
    var name: String
    var scope: Int
    var preference: StyleRule.Preference
  }

  private mutating func settle(_ found: [StyleVariable]) {
    var winners: [Key: Int] = [:]
    for (index, one) in found.enumerated() {
      let key = Key(name: one.shown, scope: one.scope, preference: one.preference)
      if winners[key] != nil, one.isDefault { continue }
      winners[key] = index
    }
    for (index, one) in found.enumerated() {
      let key = Key(name: one.shown, scope: one.scope, preference: one.preference)
      if winners[key] == index {
        byName[one.shown, default: []].append(all.count)
        all.append(one)
      } else {
        overridden.append(one)
      }
    }
  }

  /// What a name means somewhere.
  enum Meaning {
    case known(Int)
    case unknown
    /// It has a value in several places, none of which is known to count here.
    case ambiguous
  }

  /// Returns what a name means in a rule.
  ///
  /// It is the variable of the rule, else that of a rule around it, else that of the whole page, else
  /// the only one that there is.
  func meaning(of name: String, in rule: Int, of source: StyleSource) -> Meaning {
    guard let found = byName[name] else { return .unknown }
    let isReduced = source.rules[rule].preference == .reduced
    let order: [StyleRule.Preference] = isReduced ? [.reduced, .any] : [.full, .any]
    let usable = found.filter { order.contains(all[$0].preference) }
    guard !usable.isEmpty else { return .unknown }
    var at = rule
    while true {
      let scope = source.rules[at].scope
      let here = usable.filter { all[$0].scope == scope }
      for preference in order {
        if let one = here.last(where: { all[$0].preference == preference }) { return .known(one) }
      }
      if at == 0 { break }
      at = source.rules[at].parent
    }
    return usable.count == 1 ? .known(usable[0]) : .ambiguous
  }
}

extension StyleSource {
  /// Whether a value is a map of SCSS: `(fast: 100ms, slow: 300ms)`.
  func isMap(_ value: Range<Int>) -> Bool {
    guard let first = value.first, tokens.all[first].kind == .open,
      tokens.all[first].byte == UInt8(ascii: "("),
      Int(tokens.partners[first]) == value.upperBound - 1
    else { return false }
    var at = first + 1
    while at < value.upperBound - 1 {
      switch tokens.all[at].kind {
      case .colon: return true
      case .open, .function, .interpolation: at = min(Int(tokens.partners[at]), value.upperBound)
      default: break
      }
      at += 1
    }
    return false
  }

  /// Returns the entries of a map, those of maps within it too.
  func entries(of map: StyleVariable) -> [StyleVariable] {
    var entries: [StyleVariable] = []
    var waiting: [(value: Range<Int>, keys: [String])] = [(map.value, [])]
    while let (value, keys) = waiting.popLast() {
      for item in items(value.lowerBound + 1..<value.upperBound - 1) {
        let key = trimmed(item.lowerBound..<(colon(in: item) ?? item.lowerBound))
        guard let first = key.first else { continue }
        let content = trimmed(key.upperBound..<item.upperBound)
        let start = content.first { tokens.all[$0].kind == .colon }.map { $0 + 1 }
        let own = trimmed((start ?? item.upperBound)..<item.upperBound)
        let name = text(key).filter { $0 != "\"" && $0 != "'" }
        // Names have at most eight parts.
        if isMap(own), keys.count < 7 {
          waiting.append((own, keys + [name]))
          continue
        }
        var entry = map
        (entry.keys, entry.token, entry.value) = (keys + [name], first, own)
        entries.append(entry)
      }
    }
    return entries.sorted { $0.token < $1.token }
  }

  private func colon(in range: Range<Int>) -> Int? {
    range.first { tokens.all[$0].kind == .colon }
  }

  /// The ranges between the commas that stand in no brackets.
  private func items(_ range: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = range.lowerBound
    var at = start
    while at < range.upperBound {
      switch tokens.all[at].kind {
      case .comma:
        items.append(start..<at)
        start = at + 1
      case .open, .function, .interpolation:
        at = min(Int(tokens.partners[at]), range.upperBound - 1)
      default: break
      }
      at += 1
    }
    return items + [start..<range.upperBound]
  }
}
