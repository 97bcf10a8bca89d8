/// A style variable is a custom property or a variable of SCSS, or an entry of a map of SCSS.
struct StyleVariable {
  /// The name; that of a map for its entries.
  var name: String
  /// The keys of an entry in a map; empty for others.
  var keys: [String] = []
  /// The file and the rule that contain it.
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
  /// Whether it is what a function of SCSS returns, by the function's name.
  var isReturn = false
  /// Whether it is what a function takes if nothing is given, so that it holds in it alone.
  var isParameter = false

  /// The name and the keys, as people write them: `--ease`, `$easing.standard`.
  var shown: String { ([name] + keys).joined(separator: ".") }
}

/// Style variables are all named values, and the scopes of their names.
struct StyleVariables {
  /// All effective variables, in order.
  private(set) var all: [StyleVariable] = []
  /// Those that are declared again under the same conditions, so that they don't count.
  private(set) var overridden: [StyleVariable] = []
  /// The values that SCSS functions return conditionally.
  private(set) var conditional: [StyleVariable] = []
  private var byName: [String: Places] = [:]
  private var repeats: [Repeats] = []
  /// The names of the files as SCSS modules.
  private let modules: [String]

  /// Where a name is declared: nearly all names are declared once, and large files have hundreds of thousands.
  private enum Places {
    /// The index of the variable.
    case one(Int)
    /// The index of the repeated names.
    case repeated(Int)
  }

  /// Where a name is declared that is declared more than once.
  private struct Repeats {
    var byScope: [Int: [Int]] = [:]
    /// The only one for people who prefer less motion or all of it, nil if there are several.
    var only: [StyleRule.Preference: Int?] = [:]

    mutating func note(_ one: StyleVariable, at index: Int) {
      byScope[one.scope, default: []].append(index)
      if one.isParameter { return }
      let known = only[one.preference]
      only[one.preference] = .some(known == nil ? index : nil)
    }
  }

  /// Gathers the variables of files.
  init(of sources: [StyleSource]) {
    modules = sources.map { source in
      String((source.name ?? "").drop { $0 == "_" }.prefix { $0 != "." })
    }
    var found: [StyleVariable] = []
    for (index, source) in sources.enumerated() {
      for declaration in source.declarations {
        let rule = source.rules[declaration.rule]
        if let registered = source.registered(declaration, of: index) { found.append(registered) }
        guard rule.kind != .keyframe, rule.local == nil, !declaration.isWildcard,
          declaration.computedName == nil
        else { continue }
        let name = source.text(declaration.name)
        guard name.hasPrefix("--") || name.isStyleVariable else { continue }
        let one = StyleVariable(name, declaration, of: index, source)
        if name.isStyleVariable, source.isMap(declaration.value) {
          found += source.entries(of: one)
        } else {
          found.append(one)
        }
      }
      let (returned, parameters, conditional) = source.functions(of: index)
      found += returned + parameters
      self.conditional += conditional
    }
    settle(found)
  }

  private struct Key: Hashable {
    var name: String
    var scope: Int
    var preference: StyleRule.Preference
    /// The file, if each has its own: those of SCSS are modules.
    var file: Int?
  }

  private mutating func settle(_ found: [StyleVariable]) {
    var winners: [Key: Int] = [:]
    var declared: Set<Key> = []
    let hasDefaults = found.contains { $0.isDefault }
    func key(_ one: StyleVariable, in file: Int?) -> Key {
      Key(name: one.shown, scope: one.scope, preference: one.preference, file: file)
    }
    var keys: [Key] = []
    for (index, one) in found.enumerated() {
      let anywhere = key(one, in: nil)
      keys.append(one.name.hasPrefix("--") ? anywhere : key(one, in: one.source))
      // A default gives way to a set value; in SCSS, only to one that was set before.
      if one.isDefault, declared.contains(anywhere) { continue }
      if hasDefaults { declared.insert(anywhere) }
      winners[keys[index]] = index
    }
    for (index, one) in found.enumerated() {
      if winners[keys[index]] == index {
        note(one)
        all.append(one)
      } else {
        overridden.append(one)
      }
    }
  }

  private mutating func note(_ one: StyleVariable) {
    let name = one.shown
    switch byName[name] {
    case nil: byName[name] = .one(all.count)
    case .one(let first):
      var both = Repeats()
      both.note(all[first], at: first)
      both.note(one, at: all.count)
      byName[name] = .repeated(repeats.count)
      repeats.append(both)
    case .repeated(let index):
      // In place: one name may be declared in tens of thousands of rules.
      repeats[index].note(one, at: all.count)
    }
  }

  /// The variables of a name under the same conditions.
  private func indices(_ places: Places, scope: Int) -> [Int] {
    switch places {
    case .one(let index): all[index].scope == scope ? [index] : []
    case .repeated(let index): repeats[index].byScope[scope] ?? []
    }
  }

  /// The only variable of a name for people who prefer less motion or all of it.
  private func only(_ places: Places, _ preference: StyleRule.Preference) -> Int?? {
    switch places {
    case .one(let index):
      all[index].preference == preference && !all[index].isParameter ? .some(index) : nil
    case .repeated(let index): repeats[index].only[preference]
    }
  }

  /// The meaning of a name in a scope.
  enum Meaning {
    case known(Int)
    case unknown
    /// It has a value in several places, none of which is known to count here.
    case ambiguous
  }

  /// Returns what a name means in a rule of a file.
  ///
  /// It is the variable of the rule, else that of a rule around it, else that of the whole page, else
  /// the only one that there is. Variables of SCSS are those of their own file first.
  ///
  /// - Parameter module: The module that is named with it, as in `motion.$fast`.
  func meaning(
    of name: String, in rule: Int, of source: StyleSource, _ file: Int, module: String? = nil
  ) -> Meaning {
    guard let places = byName[name] else { return .unknown }
    if let module {
      // A module may be called otherwise where it is used.
      let whole = indices(places, scope: 0)
      let others = whole.filter { all[$0].source != file }
      let named = others.filter { modules[all[$0].source] == module }
      let fitting = named.isEmpty ? others : named
      if fitting.count == 1 { return .known(fitting[0]) }
      if fitting.count > 1 { return .ambiguous }
    }
    let isReduced = source.rules[rule].preference == .reduced
    let order: [StyleRule.Preference] = isReduced ? [.reduced, .any] : [.full, .any]
    var at = rule
    while true {
      let here = indices(places, scope: source.rules[at].scope)
      for preference in order {
        let fitting = here.reversed().lazy.filter { all[$0].preference == preference }
        if name.hasPrefix("--") {
          if let one = fitting.first { return .known(one) }
        } else if let one = fitting.first(where: { all[$0].source == file }) {
          return .known(one)
        } else if let one = fitting.first {
          return fitting.dropFirst().isEmpty ? .known(one) : .ambiguous
        }
      }
      if at == 0 { break }
      at = source.rules[at].outer
    }
    let usable = order.compactMap { only(places, $0) }
    if usable.isEmpty { return .unknown }
    return usable.count == 1 ? usable[0].map(Meaning.known) ?? .ambiguous : .ambiguous
  }
}

extension StyleVariable {
  /// Makes the variable of a declaration.
  init(_ name: String, _ declaration: StyleDeclaration, of index: Int, _ source: StyleSource) {
    let rule = source.rules[declaration.rule]
    self.init(
      name: name, source: index, rule: declaration.rule, token: declaration.name,
      value: declaration.value, preference: rule.preference, scope: rule.scope,
      isDefault: declaration.isDefault)
  }
}

extension StyleSource {
  /// Returns the initial value of a custom property in `@property`; nil for other declarations.
  fileprivate func registered(_ declaration: StyleDeclaration, of index: Int) -> StyleVariable? {
    let rule = rules[declaration.rule]
    guard rule.kind == .at("@property"), text(declaration.name).lowercased() == "initial-value",
      let name = rule.prelude.first(where: { tokens.all[$0].kind == .word })
    else { return nil }
    var variable = StyleVariable(text(name), declaration, of: index, self)
    variable.token = name
    variable.isDefault = true
    return variable
  }

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

  /// The ranges between commas outside brackets.
  func items(_ range: Range<Int>) -> [Range<Int>] {
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
