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
  /// The names of the presets that tokens become.
  private var numbering: PresetNumbering
  private let taken: TakenNames
  /// How many values pointers may still pass, so that no file can make them take forever.
  var steps = 20_000_000
  /// The options that the user set.
  var options = ReaderOptions()
  /// Why tokens of motion are left out that nothing is wrong with.
  var reasons: [Int: String] = [:]
  /// The properties of other tools that tokens have, with the first place and how many have them.
  var ownProperties: [String: (place: JSONValue, count: Int)] = [:]

  /// A type state is the progress of finding a token's type.
  enum TypeState: Hashable {
    case unknown, sought
    /// It has none, which has been reported here or where it refers to.
    case none
    case found(TokenType)
  }

  init(tree: TokenTree, report: TokenReport, besides taken: TakenNames) {
    self.taken = taken
    numbering = PresetNumbering(besides: taken)
    self.tree = tree
    self.report = report
    types = Array(repeating: .unknown, count: tree.tokens.count)
  }

  /// The names of the presets that tokens become, by token.
  var names: [Int: PresetName] { numbering.names }
  /// The tokens that become presets, by the names of these.
  var owners: [PresetName: Int] { numbering.owners }

  /// Returns the presets, and what became of the other tokens.
  mutating func interpret() -> DTCGReading {
    var reading = DTCGReading()
    let order = tree.order
    for token in order { findType(of: token) }
    leaveOutUnknownSprings(order)
    nameTokens(order)
    reportDuplicates()
    var used: Set<Int> = []
    for token in order {
      switch type(of: token) {
      case nil: break
      case .other(let name)?:
        if !tree.tokens[token].isInherited {
          let text = tree.text(of: token)
          if let reason = reasons[token] ?? reason(notToRead: token, of: name) {
            reading.leftOut.add(
              tree.path(of: token).dotted, because: .other(reason),
              at: (text.key ?? text.json).place)
          } else {
            reading.leftOut.add(name, because: .notMotion, at: (text.key ?? text.json).place)
          }
        }
      case let type?:
        markGroups(of: token, &used)
        if let entry = entry(for: token, type: type) {
          reading.entries.append(entry)
        } else if let reason = reasons[token] {
          let text = tree.text(of: token)
          reading.leftOut.add(
            tree.path(of: token).dotted, because: .other(reason),
            at: (text.key ?? text.json).place)
        }
      }
    }
    reportOwnProperties()
    for group in used.sorted() {
      for (property, value) in tree.groups[group].unkept {
        reading.leftOut.add(property, because: .ofGroup, at: value.place)
      }
    }
    return reading
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
      guard let name = Self.name(path, kind) else {
        reportUnnamable(token, path)
        continue
      }
      numbering.ask(name, for: token)
    }
    var renamed: [(token: Int, free: PresetName?, asked: PresetName)] = []
    numbering.number { renamed.append(($0, $1, $2)) }
    for (token, free, asked) in renamed {
      guard let free else {
        reportUnnamable(token, tree.path(of: token))
        continue
      }
      let first = numbering.owners[asked].map { tree.path(of: $0).dotted }
      let other = first.map { "used by '\($0)'" }
      report.add(
        DTCGRule.renamed, about: tree.path(of: token).dotted, at: tree.text(of: token).key,
        level: .info, help: "rename one of them to choose the name",
        "the preset is named '\(free.text)', because '\(asked.text)' is "
          + (other ?? taken.file(of: asked).map { "used in '\($0)'" } ?? "used in another file"))
    }
  }

  /// Returns the preset name that a path makes; the `$root` of a group has the group's.
  static func name(_ path: [String], _ kind: MotionKind) -> PresetName? {
    var parts = path
    if parts.last == "$root", parts.count > 1 { parts.removeLast() }
    return PresetName.legal(parts: parts, prefix: kind.rawValue)
  }

  private mutating func reportUnnamable(_ token: Int, _ path: [String]) {
    report.add(
      PresetRule.name, about: path.dotted,
      at: tree.text(of: token).key,
      help: "use letters and digits, at most \(PresetName.maximumLength) characters in total",
      "the path can't be turned into a preset name")
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
    case .string: StyleText.mayBeMotion(string ?? "")
    case .array: elements.lazy.prefix(5).allSatisfy { $0.number != nil }
    case .object:
      ["duration", "timingFunction", "stiffness"].contains { self[$0] != nil }
        || ["ms", "s"].contains(self["unit"]?.string)
    default: false
    }
  }
}
