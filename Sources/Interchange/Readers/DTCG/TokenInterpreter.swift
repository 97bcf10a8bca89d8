import Diagnostics
import Motion
import Presets
import StrictJSON

/// A token interpreter makes presets of the motion tokens of a tree.
struct TokenInterpreter {
  let tree: TokenTree
  var report: TokenReport
  /// What each token refers to in place of a value, by text.
  var targets: [Int: TokenTarget] = [:]
  /// The types found so far, by token.
  var types: [TypeState]
  /// The names of the presets that tokens become, by token.
  var names: [PresetName?]
  /// The paths of the tokens that became a preset, by its name.
  var owners: [PresetName: Int] = [:]
  /// How many values pointers may still pass, so that no file can make them take for ever.
  var steps = 20_000_000

  /// Type states are what is known of a token's type while types are looked for.
  enum TypeState: Hashable {
    case unknown, sought
    /// It has none, which has been reported here or where it refers to.
    case none
    case found(TokenType)
  }

  init(tree: TokenTree, report: TokenReport) {
    self.tree = tree
    self.report = report
    types = Array(repeating: .unknown, count: tree.tokens.count)
    names = Array(repeating: nil, count: tree.tokens.count)
  }

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
          let text = tree.texts[tree.tokens[token].text]
          reading.leftOut.add(name, because: .notMotion, at: (text.key ?? text.json).place)
        }
      case let type?:
        markGroups(of: token, &used)
        if let entry = entry(for: token, type: type) { reading.entries.append(entry) }
      }
    }
    for group in used.sorted() {
      for (property, value) in tree.groups[group].unkept {
        reading.leftOut.add(property, because: .ofGroup, at: value.place)
      }
    }
    return reading
  }

  /// Returns the type of a token; nil where it has none.
  func type(of token: Int) -> TokenType? {
    if case .found(let type) = types[token] { type } else { nil }
  }

  /// Marks the groups around a token as used, and looks at their names the first time.
  private mutating func markGroups(of token: Int, _ used: inout Set<Int>) {
    var at: Int? = tree.tokens[token].parent
    while let group = at, used.insert(group).inserted {
      if let key = tree.groups[group].key {
        checkName(tree.groups[group].name, at: key, about: tree.shownPath(group))
      }
      at = tree.groups[group].parent
    }
  }

  /// Reports a name that aliases can't spell.
  mutating func checkName(_ name: String, at key: JSONValue?, about subject: String?) {
    // A name may be as long as the file.
    let marks = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ".")]
    guard name.utf8.contains(where: marks.contains) else { return }
    report.add(
      DTCGRule.name, about: subject, at: key, help: "use \"-\" or a group in its place",
      "the name \"\(name)\" holds \"{\", \"}\" or \".\", which aliases are written with")
  }

  /// Reports texts that say something else about a token of motion.
  private mutating func reportDuplicates() {
    for (token, text) in tree.duplicates {
      let isMotion =
        type(of: token)?.kind != nil || TokenType(text.type)?.kind != nil
      guard isMotion else { continue }
      let first = tree.texts[tree.tokens[token].text]
      report.add(
        PresetRule.duplicateName, about: tree.path(of: token).dotted,
        at: text.key, help: "remove or rename one of them",
        "the token stands in \(first.json.document.file) too, and differs")
    }
  }
}
