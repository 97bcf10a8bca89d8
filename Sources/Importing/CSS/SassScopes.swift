import StrictJSON

/// Sass scopes hold what SCSS assigns to its variables, in the order in which Sass runs it.
///
/// A block sees the variables of the blocks around it, as they are at that point. Assigning changes the variable
/// of the nearest block that has it, but that of the file only with `!global`. Members of other files are those of
/// `@use` and `@forward`, as they are at the end of their files.
struct SassScopes {
  /// An assignment is one value that a variable gets.
  struct Assignment {
    /// Where it holds, in the order in which Sass runs the files.
    var position: Int
    /// The indices of its values among all variables: by the keys of a map, joined with dots, or an empty text.
    var values: [String: Int]
    /// Whether only running SCSS tells if it happens.
    var isConditional = false
  }

  /// A variable of a file.
  struct Name: Hashable {
    var file: Int
    let name: String

    /// Takes a name; Sass doesn't distinguish `_` from `-`.
    init(file: Int, name: String) {
      self.file = file
      self.name =
        name.utf8.contains(UInt8(ascii: "_")) ? String(name.map { $0 == "_" ? "-" : $0 }) : name
    }
  }

  private let sources: [CSSInputSource]
  private let modules: [SassModule]
  private let loads: [[SassLoad]]
  /// The files that others import.
  let imports: SassImports
  private var blocks: [Name: [Int: [Assignment]]] = [:]
  /// The files that have a variable of a name for the whole file.
  private var files: [String: [Int]] = [:]
  /// The settings of `@use … with`, each with the file that makes it.
  private var settings: [Name: Setting] = [:]

  /// A setting is the value that replaces a default, with the file that has it.
  typealias Setting = (file: Int, name: Int, value: Range<Int>)

  /// Reads what files load.
  init(_ sources: [CSSInputSource]) {
    self.sources = sources
    let modules = sources.map { SassModule(path: $0.document.file) }
    self.modules = modules
    loads = sources.enumerated().map { SassLoad.all(in: $1, $0, modules: modules) }
    imports = SassImports(sources, modules: modules)
    guard loads.contains(where: { $0.contains { !$0.settings.isEmpty } }) else { return }
    var declared: Set<Name> = []
    for (file, source) in sources.enumerated() {
      for one in source.declarations where one.rule == 0 {
        declared.insert(Name(file: file, name: source.text(one.name)))
      }
    }
    // Whoever uses a file decides before the files that pass it on.
    for isForward in [false, true] {
      for (file, loads) in loads.enumerated() {
        for load in loads where load.isForward == isForward {
          for one in load.settings {
            let name = sources[file].text(one.name)
            guard let target = load.file,
              let owner = originals(of: Name(file: target, name: name)).first(
                where: declared.contains),
              settings[owner] == nil
            else { continue }
            settings[owner] = (file, one.name, one.value)
          }
        }
      }
    }
  }

  /// A variable, and those of other files that a file passes on under its name, in the order of Sass.
  private func originals(of name: Name) -> [Name] {
    var all = [name]
    var seen: Set = [name]
    var at = 0
    while at < all.count, all.count < 256 {
      for load in loads[all[at].file] where load.isForward {
        guard let file = load.file, let original = load.original(of: all[at].name) else { continue }
        let next = Name(file: file, name: original)
        if seen.insert(next).inserted { all.append(next) }
      }
      at += 1
    }
    return all
  }

  /// The block whose variable an assignment in a rule sets.
  ///
  /// - Parameter isFlow: Whether the rule is `@if` or a loop, which has no variables of its own that matter.
  /// - Returns: nil if it sets one that nothing else sees.
  func block(_ name: Name, in rule: Int, isGlobal: Bool, isFlow: Bool) -> Int? {
    if isGlobal { return 0 }
    let known = blocks[name]
    var at = rule
    for _ in 0..<64 where at != 0 {
      if known?[at] != nil { return at }
      at = sources[name.file].rules[at].parent
    }
    guard isFlow else { return rule }
    return last(name, in: 0) == nil ? nil : 0
  }

  /// Returns the last assignment to the variable of a block.
  func last(_ name: Name, in block: Int) -> Assignment? { blocks[owner(name, block)]?[block]?.last }

  /// The variable of a block: those of a whole file belong to the file that imports it.
  private func owner(_ name: Name, _ block: Int) -> Name {
    block == 0 ? Name(file: imports.root(of: name.file), name: name.name) : name
  }

  /// Returns what replaces the default of a file's variable, once; nil if nothing does.
  mutating func takeSetting(of name: Name) -> Setting? { settings.removeValue(forKey: name) }

  /// Assigns to the variable of a block.
  mutating func assign(_ assignment: Assignment, to name: Name, in block: Int) {
    let name = owner(name, block)
    if block == 0, blocks[name]?[0] == nil { files[name.name, default: []].append(name.file) }
    blocks[name, default: [:]][block, default: []].append(assignment)
  }

  /// Returns what a name means at a token of a rule.
  ///
  /// - Parameters:
  ///   - name: The name, for entries of maps with their keys: `$easing.standard`.
  ///   - namespace: The module that is named with it, as in `motion.$fast`.
  ///   - isGuessed: Whether the only file that has it is taken, even if nothing loads that.
  func meaning(
    of name: String, at token: Int, in rule: Int, _ file: Int, namespace: String?,
    isGuessed: Bool = true
  ) -> CSSInputVariables.Meaning {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let base = Name(file: file, name: parts.first ?? name).name
    let keys = parts.count > 1 ? parts[1] : ""
    if let namespace { return member(base, of: namespace, in: file).meaning(keys) }
    let rules = sources[file].rules
    var (at, position) = (rule, imports.position(token, in: file))
    let own = Name(file: file, name: base)
    while true {
      if let one = blocks[owner(own, at)]?[at]?.last(before: position) {
        let meaning = Found.one(one).meaning(keys)
        // A map has no value of its own, but is set.
        if case .unknown = meaning, !isGuessed, !one.values.isEmpty { return .ambiguous }
        return meaning
      }
      if at == 0 { break }
      // A mixin or a function sees what is there when it is included or called.
      if case .at("@mixin") = rules[at].kind { position = .max }
      if case .at("@function") = rules[at].kind { position = .max }
      at = rules[at].parent
    }
    for load in loads[file] where load.namespace == "*" && !load.isForward {
      if let target = load.file, let one = member(base, of: target) {
        return Found.one(one).meaning(keys)
      }
    }
    guard isGuessed else { return .unknown }
    let root = imports.root(of: file)
    return only(among: (files[base] ?? []).filter { $0 != root }, base).meaning(keys)
  }

  /// The assignments found under a name.
  private enum Found {
    case one(Assignment)
    case several
    case nothing

    func meaning(_ keys: String) -> CSSInputVariables.Meaning {
      switch self {
      case .several: .ambiguous
      case .nothing: .unknown
      case .one(let one) where one.isConditional: .conditional
      case .one(let one): one.values[keys].map(CSSInputVariables.Meaning.known) ?? .unknown
      }
    }
  }

  /// Notes that a file assigns to a variable of a module, so that only running SCSS tells its value.
  mutating func assign(_ name: String, of namespace: String, in file: Int) {
    guard let target = module(namespace, in: file) else { return }
    let names = originals(of: Name(file: target, name: name))
    guard let owner = names.first(where: { last($0, in: 0) != nil }) else { return }
    assign(Assignment(position: .max - 1, values: [:], isConditional: true), to: owner, in: 0)
  }

  /// The file that a file uses under a namespace.
  private func module(_ namespace: String, in file: Int) -> Int? {
    loads[file].first { $0.namespace == namespace && !$0.isForward }?.file
  }

  private func member(_ name: String, of namespace: String, in file: Int) -> Found {
    if let target = module(namespace, in: file) {
      return member(name, of: target).map(Found.one) ?? .nothing
    }
    // A file that isn't among those given is guessed by its name.
    let root = imports.root(of: file)
    let others = (files[name] ?? []).filter { $0 != root }
    let fitting = others.filter { modules[$0].name == namespace }
    let found = only(among: fitting.isEmpty ? others : fitting, name)
    if case .nothing = found, let own = last(Name(file: file, name: name), in: 0) {
      return .one(own)
    }
    return found
  }

  private func only(among files: [Int], _ name: String) -> Found {
    guard let first = files.first else { return .nothing }
    guard files.count == 1 else { return .several }
    return last(Name(file: first, name: name), in: 0).map(Found.one) ?? .nothing
  }

  /// A member of a file: its own, or one that it passes on.
  private func member(_ name: String, of file: Int) -> Assignment? {
    originals(of: Name(file: file, name: name)).lazy.compactMap { self.last($0, in: 0) }.first
  }
}

extension Array<SassScopes.Assignment> {
  /// The last one before a token; they are in the order of the file.
  fileprivate func last(before token: Int) -> SassScopes.Assignment? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position < token { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? self[low - 1] : nil
  }
}
