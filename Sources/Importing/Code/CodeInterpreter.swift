import Diagnostics
import Motion
import Presets
import StrictJSON

/// A code interpreter finds the motions in sources, in source order.
struct CodeInterpreter {
  let texts: [CodeSource]
  private(set) var names = CodeNames()
  var records: [CodeRecord] = []
  var problems: [(text: Int, token: Int, what: String, problem: CodeProblem)] = []
  /// The definitions that motions were put together from.
  private var used: Set<Int> = []

  /// Whether it is a pasted piece, in which a constant alone is meant as a motion.
  private let isPasted: Bool

  /// Takes sources, which are read as one set.
  init(_ texts: [CodeSource], isPasted: Bool = false) {
    (self.texts, self.isPasted) = (texts, isPasted)
  }

  /// Finds everything.
  mutating func interpret() {
    let statements = texts.map { text in
      var parser = CodeParser(text)
      return parser.statements(to: text.tokens.count)
    }
    for (index, statements) in statements.enumerated() { names.gather(statements, of: index) }
    for (index, statements) in statements.enumerated() {
      var isAlone = false
      if statements.count == 1, case .expression(let value) = statements[0].kind {
        isAlone = value.range.upperBound >= texts[index].tokens.count
      }
      walk(statements, [], of: index, isExpected: isAlone, bound: [])
      if isPasted, records.isEmpty, problems.isEmpty { takeAlone(statements, of: index) }
    }
    // A constant of a function that went into another motion there isn't taken a second time.
    records.removeAll { one in one.definition.map { one.isLocal && used.contains($0) } ?? false }
  }

  private mutating func walk(
    _ statements: [CodeStatement], _ scope: [String], of text: Int, isExpected: Bool = false,
    besides own: Set<String> = [], bound: Set<String>
  ) {
    var animations: Set<String> = []
    var transaction = CodeTransaction()
    var bound = bound
    for statement in statements {
      var context = CodeContext(
        texts: texts, names: names, text: text, scope: scope, bound: bound,
        siblings: statements[...])
      switch statement.kind {
      case .binding(let names): bound.formUnion(names)
      case .declaration(let one):
        animations.remove(one.name)
        if CoreAnimationReading.makesAnimation(one.value), texts[text].language == .swift,
          let value = one.value
        {
          animations.insert(one.name)
          take(value, CodePlace(scope: scope, declaration: one), &context) {
            context throws(CodeProblem) in
            try CoreAnimationReading.animation(value, one.name, at: statement.token, in: &context)
          }
        } else {
          declare(one, scope, statement.token, &context)
        }
      case .assignment(let path, let value):
        if path.count == 2, animations.contains(path[0]) { continue }
        if let name = path.last, own.contains(name) { continue }
        visit(value, CodePlace(scope: scope, property: path.last, labels: path), &context)
      case .expression(let value):
        if transaction.take(value) { continue }
        visit(value, CodePlace(scope: scope, isExpected: isExpected), &context)
      case .container(let one):
        for value in one.defaults { leaveOutDefault(value, &context) }
        if takeTracks(one, statement.token, &context) { continue }
        if one.isFunction, one.name == "transitionDuration", one.statements.count == 1,
          case .expression(let value) = one.statements[0].kind
        {
          take(value, CodePlace(scope: scope), &context) { context throws(CodeProblem) in
            CodeFinding(.duration(.seconds(try context.seconds(value))))
          }
        } else if let value = one.keyframes {
          context.bound.formUnion(one.parameters)
          let declaration = CodeDeclaration(name: one.name, isVariable: false, isStatic: true)
          visit(value, CodePlace(scope: scope, declaration: declaration), &context)
        } else {
          walk(
            one.statements, scope + [one.name], of: text, isExpected: false,
            bound: bound.union(one.parameters))
        }
      }
    }
    guard !transaction.isEmpty else { return }
    var context = CodeContext(texts: texts, names: names, text: text, scope: scope)
    take(
      CodeNode(kind: .other([]), range: transaction.token..<transaction.token + 1),
      CodePlace(scope: scope), &context
    ) { context throws(CodeProblem) in
      try transaction.finding(in: &context)
    }
  }

  /// Reads what has a name: a motion, or a number that is a duration.
  private mutating func declare(
    _ one: CodeDeclaration, _ scope: [String], _ token: Int, _ context: inout CodeContext
  ) {
    guard let value = one.value else { return }
    let known = definition(of: one, scope, context)
    // A number in a function belongs to the animation there.
    let isLocal = known?.isLocal == true && !scope.isEmpty
    if !isLocal, CodeDuration.isOne(one, in: scope, language: context.language) {
      var own = context
      let seconds = try? own.seconds(value, in: CodeDuration.unit(of: one, context.language))
      if let seconds, seconds > 0, seconds <= MotionExpression.longestUnitless {
        used.formUnion(own.used)
        records.append(
          CodeRecord(
            finding: CodeFinding(.duration(.seconds(seconds))), scope: scope, name: one.name,
            text: context.text, token: token, definition: known?.id,
            isLocal: !one.isStatic))
        return
      }
    }
    let isExpected = SwiftReading.expectsAnimation(one.type) || Self.isLibraryEasing(value)
    visit(
      value,
      CodePlace(
        scope: scope, declaration: one, property: one.name, isExpected: isExpected,
        labels: [one.name] + (one.type == "Transition" ? ["transition"] : [])), &context)
  }

  /// Whether a value is an easing by the name that Flutter or React Native gives it.
  private static func isLibraryEasing(_ value: CodeNode) -> Bool {
    guard let names = value.chain?.names, names.count == 2 else { return false }
    return ["Curves", "Easing"].contains(names[0])
  }

  private func definition(of one: CodeDeclaration, _ scope: [String], _ context: CodeContext)
    -> CodeDefinition?
  {
    try? context.names.definition(of: [one.name], in: scope, of: context.text, context.language) {
      _ in ""
    }
  }

  // MARK: Values

  /// Finds motions in a value and its parts.
  mutating func visit(_ node: CodeNode, _ place: CodePlace, _ context: inout CodeContext) {
    switch node.kind {
    case .number: readDuration(node, place, &context)
    case .string(let text): read(text, node, place, &context)
    case .list(let elements) where context.language == .script:
      read(elements, node, place, &context)
    case .object(let members) where context.language == .script:
      visit(members, node, place, &context)
    case .object(let members) where context.language == .dart:
      let isTaken = take(node, place, &context) { context throws(CodeProblem) in
        try FlutterReading.record(members, node, in: &context)
      }
      if !isTaken { for child in node.children { visit(child, place.inner, &context) } }
    case .block(let statements):
      if place.declaration != nil, let closure = node.closure {
        // A constant that is a function of an expression has its name.
        var inner = context
        inner.bound.formUnion(closure.parameters)
        return visit(closure.value, place, &inner)
      }
      walk(statements, place.scope, of: context.text, bound: context.bound)
    case .chain(let chain): visit(chain, node, place, &context)
    case .choice("??", let nodes):
      for (index, child) in nodes.enumerated() {
        index == 0 ? visit(child, place.inner, &context) : leaveOutFallback(child, &context)
      }
    case .choice(_, let nodes):
      for child in nodes { visit(child, place, &context) }
    default:
      for child in node.children { visit(child, place.inner, &context) }
    }
  }

  private mutating func visit(
    _ chain: CodeChain, _ node: CodeNode, _ place: CodePlace, _ context: inout CodeContext
  ) {
    var place = place
    let found = records.count
    let isTaken = take(node, place, &context) { context throws(CodeProblem) in
      try context.finding(chain, node, isExpected: place.isExpected, label: place.labels.last)
    }
    let own = records.count > found ? records[found].finding.ownProperties : []
    if context.language == .dart {
      for duration in FlutterReading.further(chain) {
        take(duration, CodePlace(scope: place.scope), &context) { context throws(CodeProblem) in
          CodeFinding(.duration(.seconds(try context.seconds(duration, in: .milliseconds))))
        }
      }
    }
    // Keyframes take everything that their block sets.
    if isTaken, context.language == .kotlin, ComposeKeyframes.isOne(node) { return }
    place = place.inner
    // The keys of a call don't apply to its arguments.
    if context.language == .script { place.labels = [] }
    if case .value(let base)? = chain.base { visit(base, place, &context) }
    for link in chain.links {
      if !isTaken {
        let property = Self.property(of: link)
        for (index, argument) in (link.arguments ?? []).enumerated() {
          var inner = place
          inner.isExpected = SwiftReading.expectsAnimation(link, argument, at: index)
          inner.property = property ?? place.property
          // JavaScript has no labels, and JSX has attributes.
          let isLabel = context.language != .script || context.code.isMark(argument.token + 1, "=")
          if isLabel, let label = argument.label { inner.labels.append(label) }
          if ScriptTexts.classCalls.contains(link.name) { inner.labels.append("class") }
          visit(argument.value, inner, &context)
        }
      }
      for block in link.blocks {
        guard let statements = block.value.statements else { continue }
        walk(
          statements, place.scope, of: context.text, isExpected: block.label == "animation",
          besides: own,
          bound: context.bound)
      }
      if isTaken {
        // The blocks that an animation runs, now and at its end, have animations of their own.
        for statements in (link.arguments ?? []).compactMap(\.value.statements) {
          walk(statements, place.scope, of: context.text, besides: own, bound: context.bound)
        }
      }
    }
  }

  /// The property that `.animation(_, value: isOn)` follows.
  private static func property(of link: CodeLink) -> String? {
    guard link.name == "animation" else { return nil }
    return link["value"]?.chain?.names?.last
  }

  /// Records what a value means, or why it can't be taken; returns false if it doesn't move anything.
  @discardableResult
  mutating func take(
    _ node: CodeNode, _ place: CodePlace, _ context: inout CodeContext,
    _ read: (inout CodeContext) throws(CodeProblem) -> CodeFinding?
  ) -> Bool {
    do throws(CodeProblem) {
      var own = context
      guard var finding = try read(&own) else { return false }
      used.formUnion(own.used)
      finding.property = finding.property ?? place.property
      records.append(
        CodeRecord(
          finding: finding, scope: place.scope, name: place.declaration?.name, text: context.text,
          token: node.range.lowerBound,
          definition: place.declaration.flatMap { definition(of: $0, place.scope, context)?.id },
          isLocal: place.declaration?.isStatic != true))
    } catch {
      let token = error.range?.lowerBound ?? node.range.lowerBound
      problems.append((context.text, token, context.quote(node), error))
    }
    return true
  }

  // MARK: What doesn't count

  private mutating func leaveOutDefault(_ value: CodeNode, _ context: inout CodeContext) {
    leaveOut(value, "only the default value of a parameter", &context)
  }

  private mutating func leaveOutFallback(_ value: CodeNode, _ context: inout CodeContext) {
    leaveOut(value, "only a fallback after `??`", &context)
  }

  private mutating func leaveOut(_ value: CodeNode, _ reason: String, _ context: inout CodeContext)
  {
    guard let chain = value.chain, (try? context.finding(chain, value, isExpected: true)) != nil
    else { return }
    problems.append(
      (context.text, value.range.lowerBound, context.quote(value), CodeProblem(reason)))
  }
}
