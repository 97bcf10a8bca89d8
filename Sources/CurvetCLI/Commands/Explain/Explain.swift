import CommandKit
import Curvet
import Diagnostics
import Rules
import StrictJSON

/// Explains rules.
struct Explain: CurvetCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule: what it finds, why, and how to fix or ignore it.",
    discussion: """
      Without an id, all rules are listed. With the name of a family, such as platform, the rules \
      of that family are listed.
      """
  )

  static let examples: KeyValuePairs = [
    "curvet explain quality/overshoot-high": "one rule, with examples",
    "curvet explain platform": "the rules in a family",
    "curvet explain --json": "all rules, for a script",
  ]

  @Argument(
    help: "Rule ids, or names of families.",
    completion: .list(RuleBook.families.map(\.name) + RuleBook.all.map(\.id)))
  var rule: [String] = []

  @OptionGroup var output: JSONOption
  @OptionGroup(title: "Global options") var global: GlobalOptions

  mutating func run(in context: inout Context) throws -> ExitCode {
    let asked = try rule.map(Self.find)
    let listed = asked.isEmpty ? RuleBook.families : asked.compactMap(\.family)
    if output.json {
      let rules = asked.isEmpty ? RuleBook.all : asked.flatMap(\.rules)
      try context.output.json { writer in
        writer.objects("rules", rules) { $0.rule($1) }
      }
      return ExitStatus.done
    }
    let pages = asked.compactMap(\.rule).map(RulePage.init(rule:))
    let output = context.output
    output.separated(pages) { $0.print(to: output) }
    if !pages.isEmpty, !listed.isEmpty { context.output.line("") }
    RulePage.list(listed, to: context.output)
    return ExitStatus.done
  }

  /// The requested item: a rule or a family.
  private enum Asked {
    case rule(Rule)
    case family(RuleBook.Family)

    var rule: Rule? { if case .rule(let rule) = self { rule } else { nil } }
    var family: RuleBook.Family? { if case .family(let family) = self { family } else { nil } }

    var rules: [Rule] {
      switch self {
      case .rule(let rule): [rule]
      case .family(let family): family.rules
      }
    }
  }

  private static func find(_ text: String) throws -> Asked {
    if let rule = RuleBook.rule(text) { return .rule(rule) }
    let name = text.hasSuffix("/*") ? String(text.dropLast(2)) : text
    if let family = RuleBook.families.first(where: { $0.name == name }) { return .family(family) }
    // People often remember only the last part.
    let named = RuleBook.all.filter { $0.id.hasSuffix("/" + text) }
    if named.count == 1 { return .rule(named[0]) }
    let near = Suggestion.hint(for: text, among: RuleBook.all.map(\.id))
    throw CatalogError(.notFound, "no rule named '\(text)'", hints: [near ?? .listRules])
  }
}
