/// A code problem is why something in a source can't be taken, without a capital or a full stop.
struct CodeProblem: Error {
  var reason: String
  /// The tokens that it is about; nil if it is about all of it.
  var range: Range<Int>?

  init(_ reason: String, at range: Range<Int>? = nil) {
    (self.reason, self.range) = (reason, range)
  }
}

/// A code definition is a name with the value that it has in a source.
struct CodeDefinition: Sendable {
  var id: Int
  /// The source that contains it.
  var text: Int
  /// The names of its enclosing declarations, and then its own name.
  var path: [String]
  /// Its value; nil if it gets one elsewhere.
  var value: CodeNode?
  var isVariable: Bool
  /// Whether it is local to a function.
  var isLocal: Bool
  /// Whether it is a property that is set, which is only meant together with its owner.
  var isMember = false
  var token: Int
}

/// Code names resolve the names in sources.
struct CodeNames: Sendable {
  private var byName: [String: [CodeDefinition]] = [:]
  /// The names that something is assigned to, by source.
  private var assigned: [Int: Set<String>] = [:]
  private var count = 0

  /// Gathers the names of a source.
  mutating func gather(_ statements: [CodeStatement], of text: Int) {
    gather(statements, of: text, scope: [], isLocal: false)
  }

  private mutating func gather(
    _ statements: [CodeStatement], of text: Int, scope: [String], isLocal: Bool
  ) {
    for statement in statements {
      switch statement.kind {
      case .declaration(let one):
        let definition = CodeDefinition(
          id: count, text: text, path: scope + [one.name], value: one.value,
          isVariable: one.isVariable, isLocal: isLocal, token: statement.token)
        count += 1
        byName[one.name, default: []].append(definition)
        if let value = one.value { gather(value, of: text, scope, one.name) }
      case .assignment(let path, let value):
        if path.count == 1 || path.count == 2 && path[0] == "self" || path[0] == "this" {
          assigned[text, default: []].insert(path[path.count - 1])
        } else if path.count == 2 {
          define(path[1], scope + path, value, of: text, isMember: true, token: statement.token)
        }
        gather(value, of: text, scope, nil)
      case .expression(let value): gather(value, of: text, scope, nil)
      case .binding: break
      case .container(let container):
        // A transition animates with the duration that this function returns.
        if container.isFunction, container.name == "transitionDuration",
          container.statements.count == 1,
          case .expression(let value) = container.statements[0].kind
        {
          define(container.name, scope + [container.name], value, of: text, token: statement.token)
        }
        gather(
          container.statements, of: text, scope: scope + [container.name],
          isLocal: isLocal || container.isFunction)
      }
    }
  }

  private mutating func define(
    _ name: String, _ path: [String], _ value: CodeNode, of text: Int, isMember: Bool = false,
    token: Int
  ) {
    byName[name, default: []].append(
      CodeDefinition(
        id: count, text: text, path: path, value: value, isVariable: false, isLocal: false,
        isMember: isMember,
        token: token))
    count += 1
  }

  /// Looks into the blocks and objects of a value.
  private mutating func gather(
    _ node: CodeNode, of text: Int, _ scope: [String], _ name: String?
  ) {
    switch node.kind {
    case .block(let statements): gather(statements, of: text, scope: scope, isLocal: true)
    case .object(let members):
      for member in members {
        // The members of `const motion = { fast: 200 }` are `motion.fast`.
        if let name, let label = member.label {
          define(label, scope + [name, label], member.value, of: text, token: member.token)
        }
        gather(
          member.value, of: text, scope + [name].compactMap(\.self),
          name == nil ? nil : member.label)
      }
    default: for child in node.children { gather(child, of: text, scope, nil) }
    }
  }

  /// Returns the definition of a name where it is used.
  ///
  /// - Throws: ``CodeProblem`` if it isn't defined, can change, or has several values.
  func definition(
    of names: [String], in scope: [String], of text: Int, _ language: CodeLanguage,
    line: (CodeDefinition) -> String
  ) throws(CodeProblem) -> CodeDefinition {
    let path = names.drop { language.selves.contains($0) }
    let shown = names.joined(separator: ".")
    guard let name = path.last else { throw CodeProblem("`\(shown)` isn't a constant") }
    let owners = Array(path.dropLast())
    let known = (byName[name] ?? []).filter { one in
      let outer = one.path.dropLast()
      if one.isMember {
        return one.text == text && outer.last == owners.last && scope.starts(with: outer.dropLast())
      }
      if one.isLocal { return one.text == text && scope.starts(with: outer) && owners.isEmpty }
      // Without its owner, a name is seen from within it alone.
      return owners.isEmpty
        ? scope.starts(with: outer) : outer.suffix(owners.count).elementsEqual(owners)
    }
    // The nearest around the use counts; beyond that, one name has to mean one thing.
    let near = known.filter { $0.text == text && scope.starts(with: $0.path.dropLast()) }
    let depth = near.map(\.path.count).max()
    let candidates = depth.map { depth in near.filter { $0.path.count == depth } } ?? known
    guard let first = candidates.first else {
      throw CodeProblem("`\(shown)` isn't defined here")
    }
    guard candidates.count == 1 else {
      throw CodeProblem(
        "`\(shown)` is defined \(candidates.count) times, in \(line(first)) and \(line(candidates[1]))"
      )
    }
    let isChanged =
      first.isVariable
      && (!first.isLocal && language == .swift && !scope.isEmpty
        || assigned[first.text]?.contains(name) == true)
    guard !isChanged else { throw CodeProblem("`\(shown)` is a variable, whose value can change") }
    guard first.value != nil else { throw CodeProblem("`\(shown)` has no value here") }
    return first
  }
}

extension CodeNode {
  /// The values within it, blocks aside.
  var children: [CodeNode] {
    switch kind {
    case .number, .string, .block: []
    case .chain(let chain):
      (chain.base.flatMap { base in if case .value(let value) = base { [value] } else { nil } }
        ?? [])
        + chain.links.flatMap(\.values)
    case .list(let nodes), .choice(_, let nodes), .other(let nodes): nodes
    case .object(let members): members.map(\.value)
    case .negative(let node): [node]
    case .binary(_, let first, let second): [first, second]
    }
  }
}
