import Diagnostics

/// A style problem is why a value can't be known, without a capital or a full stop.
struct StyleProblem: Error, Hashable {
  /// The reason.
  var reason: String
  /// Whether it is only that too many variables were on the way.
  var isDepth = false
  /// The words in the value that it is about.
  var about: String?
  /// Where it is, if that is known better than where the declaration begins.
  var place: Place?

  /// The same with a place, if it has none yet.
  func located(at place: Place) -> StyleProblem {
    var problem = self
    problem.place = self.place ?? place
    return problem
  }
}

extension StyleProblem {
  /// A value becomes too long once its variables are put in place.
  static let tooLong = StyleProblem(
    reason: "cannot resolve it: too long with its variables resolved")
}

/// A style resolver puts values in place of variables.
struct StyleResolver {
  private let sources: [StyleSource]
  /// The variables.
  let variables: StyleVariables
  private var known: [Int: Result<[StylePart], StyleProblem>] = [:]
  private var sought: Set<Int> = []
  /// Whether `var(--name, 1s)` means its fallback if `--name` isn't declared.
  var takesFallbacks = true
  /// The variables that have been put in place.
  var used: Set<Int> = []
  /// How many parts may still be put in place of variables: a few lines can ask for any number.
  private var budget = 4_000_000

  init(_ sources: [StyleSource], _ variables: StyleVariables) {
    (self.sources, self.variables) = (sources, variables)
  }

  /// Returns the value of a variable.
  mutating func value(of variable: Int) throws(StyleProblem) -> [StylePart] {
    if let known = known[variable] { return try known.get() }
    let one = variables.all[variable]
    guard !sought.contains(variable) else {
      throw StyleProblem(reason: "cannot resolve '\(one.shown)': it refers to itself")
    }
    guard sought.count < 64 else {
      throw StyleProblem(
        reason: "cannot resolve it: its chain of variables is longer than 64", isDepth: true)
    }
    sought.insert(variable)
    defer { sought.remove(variable) }
    do throws(StyleProblem) {
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
    if case .known(let variable) = variables.meaning(of: name, in: rule, of: source, index) {
      return variable
    }
    return nil
  }

  /// Returns a value with its variables and calculations worked out.
  mutating func parts(
    _ value: Range<Int>, in rule: Int, of index: Int
  ) throws(StyleProblem) -> [StylePart] {
    let source = sources[index]
    var parts: [StylePart] = []
    var waiting = [value]
    while var range = waiting.popLast() {
      while let at = range.first {
        range = at + 1..<range.upperBound
        switch source.tokens.all[at].kind {
        case .variable:
          // In another module it is named with that: motion.$fast.
          var module: String?
          if parts.count > 1, parts.last?.text == "." {
            module = parts[parts.count - 2].text
            parts.removeLast(2)
          }
          do throws(StyleProblem) {
            try put(source.text(at), module, in: rule, of: index, &parts)
          } catch {
            throw error.located(at: source.place(at))
          }
        case .interpolation:
          // #{$x} is replaced by its content.
          let end = min(Int(source.tokens.partners[at]), range.upperBound)
          waiting.append(min(end + 1, range.upperBound)..<range.upperBound)
          range = at + 1..<end
        case .function:
          let end = min(Int(source.tokens.partners[at]), range.upperBound)
          guard let call = call(at, of: source) else {
            // A function of another module of SCSS: math.div().
            if parts.count > 1, parts.last?.text == "." { parts.removeLast(2) }
            if let part = source.part(at) { parts.append(part) }
            continue
          }
          if call.name.isStyleVariable, parts.last?.text == "." { parts.removeLast(2) }
          let meaning = variables.meaning(of: call.name, in: rule, of: source, index)
          waiting.append(min(end + 1, range.upperBound)..<range.upperBound)
          if case .unknown = meaning, takesFallbacks, let fallback = call.fallback {
            range = fallback
            continue
          }
          if case .ambiguous = meaning {
            throw StyleProblem(
              reason: "cannot resolve '\(call.shown)': its value differs between rules",
              place: source.place(at))
          }
          guard case .known(let variable) = meaning else {
            throw StyleProblem(
              reason: "cannot resolve '\(call.shown)'", place: source.place(at))
          }
          try put(variable, &parts)
          range = range.upperBound..<range.upperBound
        default: if let part = source.part(at) { parts.append(part) }
        }
        guard parts.count <= 65_536 else {
          throw StyleProblem.tooLong
        }
      }
    }
    return parts.workedOut
  }

  private mutating func put(
    _ name: String, _ module: String?, in rule: Int, of index: Int, _ parts: inout [StylePart]
  ) throws(StyleProblem) {
    switch variables.meaning(of: name, in: rule, of: sources[index], index, module: module) {
    case .known(let variable): try put(variable, &parts)
    case .unknown: throw StyleProblem(reason: "cannot resolve '\(name)'")
    case .ambiguous:
      throw StyleProblem(
        reason: "cannot resolve '\(name)': its value differs between files or rules")
    }
  }

  private mutating func put(_ variable: Int, _ parts: inout [StylePart]) throws(StyleProblem) {
    let value = try value(of: variable)
    used.insert(variable)
    budget -= value.count
    guard budget >= 0, parts.count + value.count <= 65_536 else {
      throw StyleProblem.tooLong
    }
    parts += value
  }

  /// A call is a function that returns the value of a variable.
  private struct Call {
    var name: String
    var fallback: Range<Int>?
    /// Whether it is `var()`, and not an entry of a map.
    var isVariable: Bool

    var shown: String { isVariable ? "var(\(name))" : name }
  }

  /// Returns the variable that a function reads; nil if it is another function.
  private func call(_ at: Int, of source: StyleSource) -> Call? {
    let function = source.text(at).lowercased()
    let isVariable = function == "var("
    guard isVariable || function == "map-get(" || function == "get(" else { return nil }
    let end = min(Int(source.tokens.partners[at]), source.tokens.all.count)
    var name = at + 1
    while name < end, source.tokens.all[name].kind == .space { name += 1 }
    guard name < end else { return nil }
    var next = name + 1
    while next < end, source.tokens.all[next].kind != .comma { next += 1 }
    if isVariable {
      return Call(
        name: source.text(name), fallback: next < end ? next + 1..<end : nil, isVariable: true)
    }
    guard source.tokens.all[name].kind == .variable else { return nil }
    let keys = source.text(min(next + 1, end)..<end, limit: 500)
      .split(separator: ",").map { key in key.filter { !"\"' ".contains($0) } }
    return Call(
      name: ([source.text(name)] + keys).joined(separator: "."), fallback: nil, isVariable: false)
  }
}
