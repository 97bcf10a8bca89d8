import Diagnostics
import Presets
import StrictJSON

extension TokenInterpreter {
  /// Finds the type of a token and of all that it refers to.
  ///
  /// It is the token's own, else that of what it refers to, else that of the nearest group, and
  /// never guessed from the value.
  mutating func findType(of start: Int) {
    guard types[start] == .unknown else { return }
    var chain = [start]
    while let last = chain.last {
      types[last] = .sought
      guard case .token(let next) = target(of: last) else { break }
      if types[next] == .unknown {
        chain.append(next)
        continue
      }
      if types[next] == .sought, let first = chain.firstIndex(of: next) {
        reportCycle(Array(chain[first...]))
        for token in chain[first...] { types[token] = .none }
      }
      break
    }
    for token in chain.reversed() where types[token] == .sought { settleType(of: token) }
  }

  private mutating func settleType(of token: Int) {
    let text = tree.texts[tree.tokens[token].text]
    let own = TokenType(text.type)
    let target = target(of: token)
    report.isSilent = tree.tokens[token].isInherited && tree.tokens[token].override?.type == nil
    report.subject = tree.path(of: token).dotted
    defer {
      report.isSilent = false
      report.subject = nil
    }
    types[token] = .none
    if case .token(let other) = target, let referenced = type(of: other) {
      if let own, own != referenced, own.kind != nil || referenced.kind != nil {
        reportConflict(own, referenced, text: text, target: other)
      } else {
        types[token] = .found(own ?? referenced)
      }
      return
    }
    if let type = own ?? tree.surroundingType(of: token) {
      types[token] = .found(type)
      return
    }
    // A type that is not a string has been reported.
    if text.type != nil { return }
    switch target {
    case .token: break  // It has none either, which has been reported.
    case .problem(let rule, let message, let help):
      report.add(rule, at: text.content?.referenceSpot, help: help, message)
    case .missing(let path):
      report.add(
        DTCGRule.untyped, at: text.content, help: "add \"$type\", or read its file too",
        "no type is known: {\(path.dotted)} is not in these files")
    case .value, nil:
      report.add(
        DTCGRule.untyped, at: text.key, help: "add \"$type\" to the token or to a group around it",
        "the token has no type")
    }
  }

  private mutating func reportConflict(
    _ own: TokenType, _ referenced: TokenType, text: TokenObject, target: Int
  ) {
    let path = tree.path(of: target).dotted
    report.add(
      DTCGRule.type, at: text.type, help: "leave out $type, or refer to another token",
      "$type is \"\(own.name)\", but {\(path)} is of type \"\(referenced.name)\"")
  }

  private mutating func reportCycle(_ cycle: [Int]) {
    let paths = (cycle + cycle.prefix(1)).map { tree.path(of: $0).dotted }
    report.add(
      PresetRule.cycle, about: paths.first,
      at: tree.texts[tree.tokens[cycle[0]].text].content?.referenceSpot,
      help: "give one of them its value in place of the alias",
      "aliases lead in a cycle: \(paths.cycle)")
  }
}
