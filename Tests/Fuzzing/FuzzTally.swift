/// The tally of many inputs.
package struct FuzzTally: Codable, Sendable {
  /// How many inputs there were.
  package private(set) var inputs = 0
  /// How many of them gave presets, and how many were thrown back whole.
  package private(set) var accepted = 0
  package private(set) var thrown = 0
  /// How many presets were good.
  package private(set) var presets = 0
  /// How many inputs there is a problem with.
  package private(set) var failures = 0
  /// How many inputs gave presets, by what they were read as.
  package private(set) var sources: [String: Int] = [:]
  /// How often each rule was broken.
  package private(set) var rules: [String: Int] = [:]
  /// What must not be, by the index of the input; a few of every kind.
  package private(set) var problems: [Int: String] = [:]

  /// Makes an empty tally.
  package init() {}

  /// Adds what came of an input.
  package mutating func add(_ outcome: FuzzOutcome, of index: Int) {
    inputs += 1
    accepted += outcome.presets > 0 ? 1 : 0
    thrown += outcome.isThrown ? 1 : 0
    presets += outcome.presets
    if let source = outcome.source { sources[source, default: 0] += 1 }
    rules.merge(outcome.rules, uniquingKeysWith: +)
    for problem in outcome.problems.prefix(1) {
      let kind = problem.prefix { $0 != ":" }
      let known = problems.values.count { $0.prefix { $0 != ":" } == kind }
      if known < 2, problems.count < 40 { problems[index] = problem }
      failures += 1
    }
  }

  /// Adds another tally.
  package mutating func add(_ other: FuzzTally) {
    inputs += other.inputs
    accepted += other.accepted
    thrown += other.thrown
    presets += other.presets
    failures += other.failures
    sources.merge(other.sources, uniquingKeysWith: +)
    rules.merge(other.rules, uniquingKeysWith: +)
    problems.merge(other.problems) { $1 }
  }
}
