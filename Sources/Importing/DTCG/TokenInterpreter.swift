import Diagnostics
import Motion
import Presets
import StrictJSON

/// A token interpreter makes presets of the motion tokens of a tree.
struct TokenInterpreter {
  let tree: TokenTree
  var report: TokenReport
  /// The reference of each token, by text.
  var targets: [Int: TokenTarget] = [:]
  /// The types found so far, by token.
  var types: [TypeState]
  /// The motion tokens, and what is left out.
  private(set) var facts: MotionFacts
  /// The fact that a token is, and the token of a fact.
  private var numbers: [Int: Int] = [:]
  private var tokens: [Int] = []
  private let taken: TakenNames
  /// How many values pointers may still pass, so that no file can make them take forever.
  var steps = 20_000_000
  /// The options that the user set.
  var options = ReaderOptions()
  /// Why tokens of motion are left out that nothing is wrong with.
  var reasons: [Int: String] = [:]
  /// The token that is read.
  var current: Int?
  /// The properties of other tools that tokens have, with the first place and how many have them.
  var ownProperties: [String: (place: JSONValue, count: Int)] = [:]

  /// A type state is the progress of finding a token's type.
  enum TypeState: Hashable {
    case unknown, sought
    /// It has none, which has been reported here or where it refers to.
    case none
    case found(TokenType)
  }

  init(_ tree: TokenTree, _ report: TokenReport, _ facts: MotionFacts, besides taken: TakenNames) {
    (self.tree, self.report, self.facts, self.taken) = (tree, report, facts, taken)
    types = Array(repeating: .unknown, count: tree.tokens.count)
  }

  /// The name of the preset that a token becomes; nil if it becomes none.
  func name(of token: Int) -> PresetName? { numbers[token].flatMap { facts.names[$0] } }

  /// The token that becomes the preset of a name.
  func owner(of name: PresetName) -> Int? {
    facts.owners[name].map { tokens[$0] }
  }

  /// Finds the motions, and what becomes of the other tokens.
  mutating func interpret() {
    let order = tree.order
    seeTexts(order)
    for token in order { findType(of: token) }
    leaveOutUnknownSprings(order)
    nameTokens(order)
    reportDuplicates()
    var used: Set<Int> = []
    for token in order {
      let spot = tree.text(of: token).spot
      switch type(of: token) {
      // An error says why it has none; without one, it is reported as lost.
      case nil: if report.findings.errors > 0 { facts.settle(spot, as: .leftOut) }
      case .other(let name)?:
        if tree.tokens[token].isInherited { continue }
        if let reason = reasons[token] ?? reason(notToRead: token, of: name) {
          facts.leaveOut(tree.path(of: token).dotted, reason, at: spot)
        } else {
          facts.leaveOut(notMotion: name, at: spot)
        }
      case let type?:
        markGroups(of: token, &used)
        if let entry = entry(for: token, type: type), let number = numbers[token] {
          facts.fill(number, entry)
        } else if let reason = reasons[token] {
          facts.leaveOut(tree.path(of: token).dotted, reason, at: spot)
        } else if report.findings.errors > 0 {
          facts.settle(spot, as: .leftOut)
        }
      }
    }
    reportOwnProperties()
    for group in used.sorted() {
      for (property, value) in tree.groups[group].unkept {
        facts.leftOut.add(property, because: .ofGroup, at: value.place)
      }
    }
  }

  /// Takes note of the tokens in the files, and of what becomes of those that the tree doesn't have.
  private mutating func seeTexts(_ order: [Int]) {
    let reached = Set(order.map { tree.tokens[$0].text })
    for (index, text) in tree.texts.prefix(tree.written).enumerated() {
      facts.see(text.spot)
      guard !reached.contains(index) else { continue }
      // A reference to a group is a group.
      if text.isBareReference {
        facts.settle(text.spot, as: .notMotion)
      } else {
        let path = JSONPointer.tokens(text.pointer)?.dotted ?? ""
        facts.leaveOut(path, "another source of the resolver document counts more", at: text.spot)
      }
    }
    for text in tree.repeats {
      facts.see(text.spot)
      facts.take(text.spot)
    }
    for (_, text) in tree.duplicates {
      facts.see(text.spot)
      facts.settle(text.spot, as: .leftOut)
    }
  }

  /// Why a token of a type that isn't one of motion is none, although its value or its name is; nil for others.
  private func reason(notToRead token: Int, of type: String) -> String? {
    let (text, path) = (tree.text(of: token), tree.path(of: token))
    let isFigure = ["stiffness", "damping", "dampingratio"].contains(path.last?.plainKey ?? "")
    if type == "number", isFigure {
      return "springs in several tokens aren't read; write one of type 'spring'"
    }
    guard !TokenType.otherNames.subtracting(["number"]).contains(type),
      let value = text.value, value.mayBeMotion(named: path),
      PlainInterpreter.isTime(path) || PlainInterpreter.isEasing(path) || value.kind == .object
    else { return nil }
    return "the type '\(type)' isn't one of motion; write duration, cubicBezier, or transition"
  }

  /// Leaves out the token that is read.
  mutating func skip(_ reason: String) { if let current { reasons[current] = reason } }

  /// Returns the type of a token; nil if it has none.
  func type(of token: Int) -> TokenType? {
    if case .found(let type) = types[token] { type } else { nil }
  }

  /// Marks the groups around a token as used, and looks at their names the first time.
  private mutating func markGroups(of token: Int, _ used: inout Set<Int>) {
    for group in tree.ancestors(of: tree.tokens[token].parent) {
      guard used.insert(group).inserted else { return }
      if let key = tree.groups[group].key {
        checkName(tree.groups[group].name, at: key, about: tree.shownPath(group))
      }
    }
  }

  /// Reports a name that aliases can't spell.
  mutating func checkName(_ name: String, at key: JSONValue?, about subject: String?) {
    // A name may be as long as the file.
    let marks = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ".")]
    guard name.utf8.contains(where: marks.contains) else { return }
    report.add(
      DTCGRule.name, about: subject, at: key, help: "use '-' or a group instead",
      "the name '\(name)' contains '{', '}', or '.', which are reserved for aliases")
  }

  /// Reports texts that define a motion token again, differently.
  private mutating func reportDuplicates() {
    for (token, text) in tree.duplicates {
      guard type(of: token)?.kind != nil || TokenType(text.type)?.kind != nil else { continue }
      let first = tree.text(of: token)
      report.add(
        PresetRule.duplicateName, about: tree.path(of: token).dotted,
        at: text.key, help: "remove or rename one of them",
        "the token is different in '\(first.json.document.file)'")
    }
  }

  /// Gives every motion token a preset name of its own.
  ///
  /// The first one keeps the name that the path makes; the others get a number, and none takes
  /// the name that another one's path makes.
  mutating func nameTokens(_ order: [Int]) {
    for token in order {
      guard let kind = type(of: token)?.kind else { continue }
      let path = tree.path(of: token)
      numbers[token] = facts.reserve(
        MotionFact(
          kind, named: Self.parts(path), anchor: path.joined(separator: "."),
          at: tree.text(of: token).spot))
      tokens.append(token)
    }
    facts.giveNames(besides: taken)
  }

  /// The parts of the name that a path makes; the `$root` of a group has the group's.
  static func parts(_ path: [String]) -> [String] {
    path.last == "$root" && path.count > 1 ? path.dropLast() : path
  }

  /// Finds the type of a token and of the tokens that it refers to.
  ///
  /// The type is the token's own, else that of its reference, else that of the nearest group. It
  /// is never guessed from the value.
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
    let text = tree.text(of: token)
    let own = dumpedType(of: text) ?? TokenType(text.type)
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
        report.add(
          DTCGRule.type, at: text.type, help: "remove $type, or refer to another token",
          "$type is '\(own.name)', but '{\(tree.path(of: other).dotted)}' has type "
            + "'\(referenced.name)'")
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
      types[token] = .found(.other("untyped"))
      reasons[token] =
        "unknown type: '{\(path.dotted)}' isn't in these files; add $type, or also import its file"
    case .value, nil:
      // Nothing that can't be a motion stops those that are.
      if text.value?.mayBeMotion(named: tree.path(of: token)) == false {
        types[token] = .found(.other("untyped"))
        return
      }
      report.add(
        DTCGRule.untyped, at: text.key,
        help: "add $type to the token, or to a group that contains it",
        "the token has no type")
    }
  }

  private mutating func reportCycle(_ cycle: [Int]) {
    let paths = (cycle + cycle.prefix(1)).map { tree.path(of: $0).dotted }
    report.add(
      PresetRule.cycle, about: paths.first,
      at: tree.text(of: cycle[0]).content?.referenceSpot,
      help: "replace the alias in one of them with its value",
      "aliases form a cycle: \(paths.cycle)")
  }
}

extension JSONValue {
  /// Whether the value of a token without a type may be a motion; of a number alone, its name tells.
  fileprivate func mayBeMotion(named path: [String]) -> Bool {
    switch kind {
    case .number: PlainInterpreter.isTime(path)
    case .string: CSSFragment.mayBeMotion(string ?? "")
    case .array: elements.lazy.prefix(5).allSatisfy { $0.number != nil }
    case .object:
      ["duration", "timingFunction", "stiffness"].contains { self[$0] != nil }
        || ["ms", "s"].contains(self["unit"]?.string)
    default: false
    }
  }
}
