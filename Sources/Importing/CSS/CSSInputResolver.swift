import Diagnostics
import Motion

/// A problem is why a value can't be known, without a capital or a full stop.
struct CSSInputProblem: Error, Hashable {
  /// The reason.
  var reason: String
  /// Whether it is only that too many variables were on the way.
  var isDepth = false
  /// The words in the value that it is about.
  var about: String?
  /// Where it is, if that is known better than where the declaration begins.
  var place: Place?

  /// The same with a place, if it has none yet; to find one takes long in a large file.
  func located(at place: @autoclosure () -> Place) -> CSSInputProblem {
    if self.place != nil { return self }
    var problem = self
    problem.place = place()
    return problem
  }
}

extension CSSInputProblem {
  /// A value becomes too long once its variables are put in place.
  static let tooLong = CSSInputProblem(
    reason: "cannot resolve it: too long with its variables resolved")
}

/// A resolver puts values in place of variables.
struct CSSInputResolver {
  private let sources: [CSSInputSource]
  /// The variables.
  let variables: CSSInputVariables
  private var known: [Int: Result<[CSSInputPart], CSSInputProblem>] = [:]
  private var sought: Set<Int> = []
  /// Whether `var(--name, 1s)` means its fallback if `--name` isn't declared.
  var takesFallbacks = true
  /// Whether variables have the values for people who prefer less motion, wherever they are used.
  private let isReduced: Bool
  /// The variables that have been put in place.
  var used: Set<Int> = []
  /// How many parts may still be put in place of variables: a few lines can ask for any number.
  private var budget = 4_000_000

  init(_ sources: [CSSInputSource], _ variables: CSSInputVariables, isReduced: Bool = false) {
    (self.sources, self.variables, self.isReduced) = (sources, variables, isReduced)
  }

  /// The same for people who prefer less motion.
  var reduced: CSSInputResolver { CSSInputResolver(sources, variables, isReduced: true) }

  /// Returns the value of a variable.
  mutating func value(of variable: Int) throws(CSSInputProblem) -> [CSSInputPart] {
    if let known = known[variable] { return try known.get() }
    let one = variables.all[variable]
    guard !sought.contains(variable) else {
      throw CSSInputProblem(reason: "cannot resolve '\(one.shown)': it refers to itself")
    }
    guard sought.count < 64 else {
      throw CSSInputProblem(
        reason: "cannot resolve it: its chain of variables is longer than 64", isDepth: true)
    }
    sought.insert(variable)
    defer { sought.remove(variable) }
    do throws(CSSInputProblem) {
      let parts = try parts(one.value, in: one.rule, of: one.source)
      known[variable] = .success(parts)
      return parts
    } catch {
      if !error.isDepth { known[variable] = .failure(error) }
      throw error
    }
  }

  /// The variable that a value is nothing but; nil if it is anything else.
  func alias(_ value: Range<Int>, in rule: Int, of index: Int) -> Int? {
    let source = sources[index]
    let range = source.trimmed(value)
    guard let first = range.first else { return nil }
    let name: String
    switch source.tokens.all[first].kind {
    case .variable where range.count == 1: name = source.text(first)
    case .function where Int(source.tokens.partners[first]) == range.upperBound - 1:
      guard let call = call(first, of: source), call.isVariable else { return nil }
      name = call.name
    default: return nil
    }
    if case .known(let variable) = variables.meaning(
      of: name, at: first, in: rule, of: source, index, isReduced: isReduced)
    {
      return variable
    }
    return nil
  }

  /// Returns a value with its variables and calculations worked out.
  mutating func parts(
    _ value: Range<Int>, in rule: Int, of index: Int
  ) throws(CSSInputProblem) -> [CSSInputPart] {
    let isCustom = isCustom(value, of: index)
    return try parts(
      value, in: rule, of: index, isSass: sources[index].isSass && !isCustom,
      isLiteral: sources[index].isSass && isCustom, depth: 0)
  }

  /// Whether a value is that of a custom property, in which SCSS only runs what is interpolated.
  private func isCustom(_ value: Range<Int>, of index: Int) -> Bool {
    let source = sources[index]
    var at = value.lowerBound - 1
    while at > 0, [.space, .colon].contains(source.tokens.all[at].kind) { at -= 1 }
    return at >= 0 && source.tokens.all[at].kind == .word && source.text(at).hasPrefix("--")
  }

  /// - Parameters:
  ///   - isSass: Whether sums are worked out outside of functions, too.
  ///   - isLiteral: Whether variables of SCSS are only text.
  private mutating func parts(
    _ value: Range<Int>, in rule: Int, of index: Int, isSass: Bool, isLiteral: Bool = false,
    depth: Int
  ) throws(CSSInputProblem) -> [CSSInputPart] {
    let source = sources[index]
    var parts: [CSSInputPart] = []
    /// The places of `/` that divide, instead of separating.
    var divisions: Set<Int> = []
    var waiting = [value]
    while var range = waiting.popLast() {
      while let at = range.first {
        range = at + 1..<range.upperBound
        switch source.tokens.all[at].kind {
        case .variable:
          let module = Self.popModule(&parts)
          do throws(CSSInputProblem) {
            if isLiteral { try Self.refuse(source.text(at)) }
            try put(source.text(at), module, at: at, in: rule, of: index, &parts)
          } catch {
            throw (parts.unknownCall ?? error).located(at: source.place(at))
          }
        case .interpolation:
          let end = min(Int(source.tokens.partners[at]), range.upperBound)
          guard depth < 32 else { throw CSSInputProblem.tooLong }
          let inner = try self.parts(
            at + 1..<end, in: rule, of: index, isSass: true, depth: depth + 1)
          parts += inner.flatMap(\.unquoted)
          range = min(end + 1, range.upperBound)..<range.upperBound
        case .function:
          let end = min(Int(source.tokens.partners[at]), range.upperBound)
          guard let call = call(at, of: source) else {
            let module = Self.popModule(&parts)
            if var part = source.part(at) {
              if let module, !CSSInputCalculator.knows(part.word) {
                part.text = "\(module).\(part.text)"
              }
              parts.append(part)
            }
            continue
          }
          if !call.isVariable { _ = Self.popModule(&parts) }
          if isLiteral { try Self.refuse(call.name) }
          let meaning = variables.meaning(
            of: call.name, at: at, in: rule, of: source, index, module: call.module,
            isReduced: isReduced)
          if case .unknown = meaning, call.isFunction {
            if let part = source.part(at) { parts.append(part) }
            continue
          }
          waiting.append(min(end + 1, range.upperBound)..<range.upperBound)
          if case .unknown = meaning, takesFallbacks, let fallback = call.fallback {
            range = fallback
            continue
          }
          do throws(CSSInputProblem) {
            try put(meaning, call.shown, "rules", &parts)
          } catch {
            throw error.located(at: source.place(at))
          }
          range = range.upperBound..<range.upperBound
        case .mark where isSass && source.tokens.all[at].byte == UInt8(ascii: "/"):
          if source.divides(at) { divisions.insert(parts.count) }
          if let part = source.part(at) { parts.append(part) }
        case .mark where source.isCrowded(at) && parts.isInCalculation:
          throw CSSInputProblem(
            reason: "cannot calculate it: '\(source.text(at))' needs a space on both sides"
          ).located(at: source.place(at))
        case .mark where isSass && source.isSign(at):
          if source.text(at) == "-" {
            parts += [.number("-1"), CSSInputPart(kind: .mark, text: "*")]
          }
        default:
          guard let part = source.part(at) else { continue }
          let all = isSass && source.isJoined(at) ? part.signed : [part]
          parts += isSass ? all.flatMap(\.difference) : all
        }
        guard parts.count <= 65_536 else {
          throw CSSInputProblem.tooLong
        }
      }
    }
    return try parts.workedOut(divisions: isSass ? divisions : nil)
  }

  /// Refuses a variable that Sass doesn't run.
  private static func refuse(_ name: String) throws(CSSInputProblem) {
    guard name.hasPrefix("$") else { return }
    let name = String(name.prefix { $0 != "." })
    throw CSSInputProblem(
      reason: "in custom properties, Sass only runs what is in #{}: write #{\(name)}")
  }

  /// Takes away the module that is named before a member, as in `motion.$fast`.
  private static func popModule(_ parts: inout [CSSInputPart]) -> String? {
    guard parts.count > 1, parts.last?.text == ".", parts[parts.count - 2].kind == .word else {
      return nil
    }
    defer { parts.removeLast(2) }
    return parts[parts.count - 2].text
  }

  private mutating func put(
    _ name: String, _ module: String?, at token: Int, in rule: Int, of index: Int,
    _ parts: inout [CSSInputPart]
  ) throws(CSSInputProblem) {
    let meaning = variables.meaning(
      of: name, at: token, in: rule, of: sources[index], index, module: module,
      isReduced: isReduced)
    try put(meaning, (module.map { $0 + "." } ?? "") + name, "files or rules", &parts)
  }

  private mutating func put(
    _ meaning: CSSInputVariables.Meaning, _ name: String, _ places: String,
    _ parts: inout [CSSInputPart]
  ) throws(CSSInputProblem) {
    switch meaning {
    case .known(let variable): try put(variable, &parts)
    case .unknown: throw CSSInputProblem(reason: "cannot resolve '\(name)'")
    case .ambiguous:
      throw CSSInputProblem(
        reason: "cannot resolve '\(name)': its value differs between \(places)")
    case .conditional:
      throw CSSInputProblem(
        reason: "cannot resolve '\(name)': @if, a loop, @include, or another file sets it; "
          + CSSInputUnknownFunction.advice)
    }
  }

  private mutating func put(_ variable: Int, _ parts: inout [CSSInputPart]) throws(CSSInputProblem)
  {
    let value = try value(of: variable)
    used.insert(variable)
    budget -= value.count
    guard budget >= 0, parts.count + value.count <= 65_536 else {
      throw CSSInputProblem.tooLong
    }
    parts += value
  }

  /// A call is a function that returns the value of a variable.
  private struct Call {
    var name: String
    /// The module of a map.
    var module: String?
    var fallback: Range<Int>?
    /// Whether it is `var()`, and not an entry of a map.
    var isVariable: Bool
    /// Whether it is a function of SCSS without arguments.
    var isFunction = false

    var shown: String { isVariable ? "var(\(name))" : name }
  }

  /// Returns the variable that a function reads; nil if it is another function.
  private func call(_ at: Int, of source: CSSInputSource) -> Call? {
    let function = source.text(at).lowercased()
    let isVariable = function == "var("
    let end = min(Int(source.tokens.partners[at]), source.tokens.all.count)
    if source.isSass, source.trimmed(at + 1..<max(end, at + 1)).isEmpty {
      return Call(name: source.text(at) + ")", isVariable: false, isFunction: true)
    }
    guard isVariable || function == "map-get(" || function == "get(" else { return nil }
    let items = source.items(at + 1..<max(end, at + 1)).map { source.trimmed($0) }
    guard let first = items[0].first, let name = items[0].last else { return nil }
    if isVariable {
      let next = items[0].upperBound
      let comma = source.tokens.all[next..<end].firstIndex { $0.kind == .comma }
      return Call(
        name: source.text(first), fallback: comma.map { $0 + 1..<end }, isVariable: true)
    }
    guard source.tokens.all[name].kind == .variable else { return nil }
    let keys = items.dropFirst().map { key in
      source.text(key, limit: 500).filter { !"\"' ".contains($0) }
    }
    return Call(
      name: ([source.text(name)] + keys).joined(separator: "."),
      module: name == first ? nil : source.text(first), isVariable: false)
  }
}
