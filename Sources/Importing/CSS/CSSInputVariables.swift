import Motion

/// Variables are all named values, and the scopes of their names.
struct CSSInputVariables {
  /// All variables that have an effect, those of SCSS with every value that they get.
  private(set) var all: [CSSInputVariable] = []
  /// Those that don't count, because another one of the name does under the same conditions.
  private(set) var overridden: [CSSInputVariable] = []
  /// The values that SCSS functions return conditionally.
  private(set) var conditional: [CSSInputVariable] = []
  private var byName: [String: Places] = [:]
  private var repeats: [Repeats] = []
  private var sass: SassScopes

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
    var only: [MotionFact.Audience: Int?] = [:]

    mutating func note(_ one: CSSInputVariable, at index: Int) {
      byScope[one.scope, default: []].append(index)
      let known = only[one.preference]
      only[one.preference] = .some(known == nil ? index : nil)
    }
  }

  /// Gathers the variables of files.
  init(of sources: [CSSInputSource]) {
    sass = SassScopes(sources)
    var found: [CSSInputVariable] = []
    assignAll(in: sources)
    for (index, source) in sources.enumerated() {
      for declaration in source.declarations where !source.isSassVariable(declaration) {
        let rule = source.rules[declaration.rule]
        if let registered = source.registered(declaration, of: index) { found.append(registered) }
        guard rule.kind != .keyframe, rule.local == nil, !declaration.isWildcard,
          declaration.computedName == nil
        else { continue }
        let name = source.text(declaration.name)
        guard name.hasPrefix("--") || name.isStyleVariable else { continue }
        let one = CSSInputVariable(name, declaration, of: index, source)
        found += name.isStyleVariable ? source.values(of: one) : [one]
      }
      let (returned, parameters, conditional) = source.functions(of: index)
      found += returned
      for one in parameters {
        sass.assign(
          SassScopes.Assignment(
            position: sass.imports.position(one.token, in: index), values: ["": all.count]),
          to: SassScopes.Name(file: index, name: one.name), in: one.rule)
        all.append(one)
      }
      self.conditional += conditional
    }
    // Whichever file is read first, another one assigns to its variables later.
    for (index, source) in sources.enumerated() {
      for one in source.declarations where one.isForeign && source.isSassVariable(one) {
        sass.assign(source.text(one.name), of: source.text(one.name - 2), in: index)
      }
    }
    settle(found)
  }

  /// Takes the assignments of SCSS in the order in which Sass runs them.
  private mutating func assignAll(in sources: [CSSInputSource]) {
    var order: [(root: Int, position: Int, file: Int, one: CSSInputDeclaration)] = []
    for (file, source) in sources.enumerated() {
      let root = sass.imports.root(of: file)
      for one in source.declarations where source.isSassVariable(one) && !one.isForeign {
        order.append((root, sass.imports.position(one.name, in: file), file, one))
      }
    }
    order.sort { ($0.root, $0.position) < ($1.root, $1.position) }
    for (_, _, file, one) in order { assign(one, of: file, in: sources) }
  }

  private struct VariableKey: Hashable {
    var name: String
    var scope: Int
    var preference: MotionFact.Audience
    /// The file, if each has its own: those of SCSS are modules.
    var file: Int?
  }

  /// Takes an assignment of SCSS.
  private mutating func assign(
    _ declaration: CSSInputDeclaration, of file: Int, in sources: [CSSInputSource]
  ) {
    let source = sources[file]
    let written = source.text(declaration.name)
    let name = SassScopes.Name(file: file, name: written)
    let local = source.rules[declaration.rule].local
    let isFlow =
      ["@if", "@else", "@each", "@for", "@while"].contains(local)
      || source.isIncluded(declaration)
    guard local == nil || isFlow,
      let block = sass.block(
        name, in: declaration.rule, isGlobal: declaration.isGlobal, isFlow: isFlow)
    else { return }
    let last = sass.last(name, in: block)
    // It holds after its value, which may be made of the one before.
    var assignment = SassScopes.Assignment(
      position: sass.imports.position(declaration.value.upperBound, in: file), values: [:],
      isConditional: isFlow)
    var values: [CSSInputVariable] = []
    if !isFlow {
      values = source.values(of: CSSInputVariable(written, declaration, of: file, source))
      if declaration.isDefault {
        // Like Sass, the setting of whoever loads the file wins over what was assigned before.
        let setting = block == 0 ? sass.takeSetting(of: name) : nil
        let visible = sass.meaning(
          of: written, at: declaration.name, in: declaration.isGlobal ? 0 : declaration.rule,
          file, namespace: nil, isGuessed: false)
        let isSet = isSet(visible, in: sources)
        if setting != nil || isSet {
          overridden += values.map { one in
            var one = one
            one.isOutranked = true
            return one
          }
        }
        if let setting {
          var one = CSSInputVariable(written, declaration, of: file, source)
          (one.source, one.token, one.value) = (setting.file, setting.name, setting.value)
          values = sources[setting.file].values(of: one)
        } else if isSet {
          return
        }
      }
    }
    for index in last?.values.values ?? [:].values { all[index].isReplaced = true }
    for one in values {
      assignment.values[one.keys.joined(separator: ".")] = all.count
      all.append(one)
    }
    sass.assign(assignment, to: name, in: block)
  }

  /// Whether a variable has a value already, so that a default doesn't count.
  private func isSet(_ meaning: Meaning, in sources: [CSSInputSource]) -> Bool {
    switch meaning {
    case .unknown: false
    case .ambiguous, .conditional: true
    case .known(let index): sources[all[index].source].text(all[index].value) != "null"
    }
  }

  /// Keeps the declarations that count: by weight, and of the same weight the last one.
  private mutating func settle(_ found: [CSSInputVariable]) {
    var winners: [VariableKey: Int] = [:]
    func key(_ one: CSSInputVariable, for preference: MotionFact.Audience) -> VariableKey {
      VariableKey(
        name: one.shown, scope: one.scope, preference: preference,
        file: one.name.hasPrefix("--") ? nil : one.source)
    }
    for (index, one) in found.enumerated() {
      let key = key(one, for: one.preference)
      if let other = winners[key], found[other].weight > one.weight { continue }
      winners[key] = index
    }
    for (index, one) in found.enumerated() {
      // A declaration for everybody may outrank one for some.
      let rivals = Set([one.preference, .any]).compactMap { winners[key(one, for: $0)] }
      let winner = rivals.max { (found[$0].weight, $0) < (found[$1].weight, $1) } ?? index
      if winner != index {
        overridden.append(one)
        overridden[overridden.count - 1].isOutranked = winner < index || one.isDefault
      } else {
        note(one)
        all.append(one)
      }
    }
  }

  private mutating func note(_ one: CSSInputVariable) {
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
  private func only(_ places: Places, _ preference: MotionFact.Audience) -> Int?? {
    switch places {
    case .one(let index):
      all[index].preference == preference ? .some(index) : nil
    case .repeated(let index): repeats[index].only[preference]
    }
  }

  /// The meaning of a name in a scope.
  enum Meaning {
    case known(Int)
    case unknown
    /// It has a value in several places, none of which is known to count here.
    case ambiguous
    /// Only running SCSS tells its value.
    case conditional
  }

  /// Returns what a name means at a token in a rule of a file.
  ///
  /// It is the variable of the rule, else that of a rule around it, else that of the whole page, else
  /// the only one that there is. Variables of SCSS are those that Sass would take.
  ///
  /// - Parameters:
  ///   - module: The module that is named with it, as in `motion.$fast`.
  ///   - isReduced: Whether it is for people who prefer less motion, whatever the rule.
  func meaning(
    of name: String, at token: Int, in rule: Int, of source: CSSInputSource, _ file: Int,
    module: String? = nil, isReduced: Bool
  ) -> Meaning {
    if name.hasPrefix("$") {
      return sass.meaning(of: name, at: token, in: rule, file, namespace: module)
    }
    guard let places = byName[name] else { return .unknown }
    let isReduced = isReduced || source.rules[rule].preference == .reduced
    let order: [MotionFact.Audience] = isReduced ? [.reduced, .any] : [.full, .any]
    var at = rule
    while true {
      let here = indices(places, scope: source.rules[at].scope)
      if name.hasPrefix("--") {
        let fitting = here.lazy.filter { order.contains(all[$0].preference) }
        let winner = fitting.max { (all[$0].weight, $0) < (all[$1].weight, $1) }
        if let winner { return .known(winner) }
      }
      for preference in order {
        let fitting = here.reversed().lazy.filter { all[$0].preference == preference }
        if let one = fitting.first(where: { all[$0].source == file }) {
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

extension CSSInputSource {
  /// Whether a declaration assigns to a variable of SCSS.
  fileprivate func isSassVariable(_ one: CSSInputDeclaration) -> Bool {
    tokens.all[one.name].kind == .variable && text(one.name).hasPrefix("$")
  }

  /// Whether a declaration sets a variable of the whole file each time that a mixin is included.
  func isIncluded(_ one: CSSInputDeclaration) -> Bool {
    guard one.isGlobal else { return false }
    var at = one.rule
    while at != 0 {
      if rules[at].kind == .at("@mixin") { return true }
      at = rules[at].parent
    }
    return false
  }

  /// Returns the initial value of a custom property in `@property`; nil for other declarations.
  func registered(_ declaration: CSSInputDeclaration, of index: Int) -> CSSInputVariable? {
    let rule = rules[declaration.rule]
    guard rule.kind == .at("@property"), text(declaration.name).lowercased() == "initial-value",
      let name = rule.prelude.first(where: { tokens.all[$0].kind == .word })
    else { return nil }
    var variable = CSSInputVariable(text(name), declaration, of: index, self)
    variable.token = name
    variable.isDefault = true
    variable.weight.isInitial = true
    return variable
  }
}
