import Foundation
import StrictJSON

/// A catalog fuzz damages the base in one way after another, runs commands on it, and judges what they do.
package final class CatalogFuzz {
  let base: FuzzBase
  let desk: FuzzDesk
  private let seed: UInt64
  /// The program that some catalogs are given to as a process; nil where all stay in this one.
  private let program: String?
  /// What the commands that have to be right say of the base itself.
  private var expected: [[String]: FuzzDesk.Run] = [:]
  /// Whether what commands that read say is judged, and not alone how they end and what a repair does.
  package var judgesReading = true
  /// How many of the commands that read are run, in a different order each time.
  package var mostCommands = Int.max
  /// Whether nothing is heard of what a repair says, to see that its losses are noticed then.
  package var isDeaf = false
  /// Told what is being done.
  package var progress: (String) -> Void = { _ in }

  private var outcome = FuzzOutcome()
  private var largest = 0

  /// Makes the base in a folder.
  package init(
    seed: UInt64, in folder: String, isSmall: Bool = false, program: String? = nil
  ) throws {
    self.seed = seed
    self.program = program
    base = try FuzzBase(in: folder + "/base", isSmall: isSmall)
    desk = try FuzzDesk(folder + "/desk")
  }

  /// Damages the base in the way of an index, and returns what came of it.
  package func run(_ index: Int) throws -> FuzzOutcome {
    outcome = FuzzOutcome()
    let damage = CatalogDamage(seed: seed, index: index, base: base)
    for kind in damage.kinds { count("damage \(kind.rawValue)") }
    desk.clear()
    desk.program = program != nil && index % 50 == 0 ? program : nil
    try desk.write(base.bytes, to: "base.sqlite")
    try damage.write(into: desk)
    let before = desk.bytes("catalog.sqlite") ?? []
    largest = 2 * max(base.bytes.count, before.count)
    // What a journal hides can't be seen without playing it back.
    let isHidden = damage.kinds.contains(.journal) || damage.kinds.contains(.log)
    let truth = CatalogTruth(desk.path("catalog.sqlite"), base: base, isHidden: isHidden)
    // The catalog's identity stands in some exports.
    let hasOtherMeta = damage.story.contains { $0.contains("meta") }
    for command in CatalogCommands(seed: seed, index: index, base: base).reading.prefix(
      mostCommands)
    {
      try read(command, truth, isHidden: isHidden, isExact: command.isExact && !hasOtherMeta)
    }
    // Facts of another version are derived anew.
    if !isHidden, !hasOtherMeta, before.count > 64, before[18] == 1, before[19] == 1,
      before[60..<64] == [0, 0, 0, 2],
      desk.bytes("catalog.sqlite") != before
    {
      problem("a reading command changed the file")
    }
    // What a repair loses is worse than what a reading command says.
    let ofReading = outcome.problems
    outcome.problems = []
    try judgeRepair(truth)
    outcome.problems += ofReading.filter { judgesReading || Self.isGrave($0) }
    for problem in outcome.problems { count("problem: \(problem.prefix { $0 != ":" })") }
    let story = damage.story.joined(separator: "; ")
    outcome.problems = outcome.problems.map { "\($0) (\(story))" }
    return outcome
  }

  /// Whether a problem is one whatever a command says.
  private static func isGrave(_ problem: String) -> Bool {
    ["takes more", "ended by", "a file"].contains { problem.hasPrefix($0) }
  }

  /// Returns what was done to a catalog, in words.
  package func story(of index: Int) -> [String] {
    CatalogDamage(seed: seed, index: index, base: base).story
  }

  /// Returns the file of an index, as it is before any command.
  package func file(of index: Int) throws -> [UInt8] {
    desk.clear()
    try CatalogDamage(seed: seed, index: index, base: base).write(into: desk)
    return desk.bytes("catalog.sqlite") ?? []
  }

  private func count(_ what: String) { outcome.rules[what, default: 0] += 1 }
  private func problem(_ text: String) { outcome.problems.append(text) }

  /// Runs a command, and looks at all that must not be whatever the command is.
  private func run(_ words: [String]) throws -> FuzzDesk.Run {
    let name = words.joined(separator: " ")
    progress(name)
    let run = try desk.run(words)
    count("\(words[0]) \(run.status)")
    if run.isLate { problem("takes more than \(Int(FuzzDesk.limit)) s: \(name)") }
    if run.status < 0 { problem("ended by signal \(-run.status): \(name)") }
    if ![0, 1, 66, 76].contains(run.status) {
      problem("exit code \(run.status): \(name): \(run.errors)")
    }
    if ![0, 1].contains(run.status), run.errors.isEmpty, run.output.isEmpty {
      problem("no word why: \(name)")
    }
    for (file, size) in desk.sizes {
      if size > largest { problem("a file of \(size) bytes: \(name): \(file)") }
      if file.hasPrefix("tmp/") { problem("a file was left: \(name): \(file)") }
    }
    return run
  }

  private func read(
    _ command: CatalogCommands.Command, _ truth: CatalogTruth, isHidden: Bool, isExact: Bool
  ) throws {
    let run = try run(command.words)
    let name = command.words.joined(separator: " ")
    if run.status == 66, !isHidden, command.names.allSatisfy(truth.found.contains) {
      problem("not found though it is there: \(name): \(run.errors)")
    }
    guard isExact, run.status == 0 else { return }
    if command.words.contains("ndjson") {
      let wrong = lines(run.output).filter {
        base.live[$0.key]?.payload != $0.value && !truth.legitimate.contains($0.value)
      }
      if let first = wrong.keys.sorted().first { problem("wrong output: \(name): \(first)") }
      return
    }
    let isRewritten = !truth.legitimate.isSubset(of: base.presets.map(\.payload))
    if !isRewritten, run.output != (try expectation(of: command.words)).output {
      problem("wrong output: \(name)")
    }
  }

  /// Returns what a command says of the base.
  private func expectation(of words: [String]) throws -> FuzzDesk.Run {
    if let known = expected[words] { return known }
    let own = try FuzzDesk(desk.folder + "-expected")
    try own.write(base.bytes, to: "catalog.sqlite")
    let run = try own.run(words)
    expected[words] = run
    return run
  }

  /// The presets of a stream, by name.
  private func lines(_ output: [UInt8]) -> [String: [UInt8]] {
    var presets: [String: [UInt8]] = [:]
    for line in output.split(separator: 0x0A) {
      let name = JSONDocument.read(Array(line), file: "").document?.root["name"]?.string
      presets[name ?? ""] = Array(line)
    }
    return presets
  }

  private func judgeRepair(_ truth: CatalogTruth) throws {
    _ = try run(["doctor"])
    _ = try run(["doctor", "--deep"])
    let run = try run(["doctor", "--repair", "--json"])
    guard let verdict = CatalogVerdict(run.output) else {
      count("repair: nothing left")
      let isNothing = run.errors.hasPrefix("error: nothing in the catalog can be read")
      if !isNothing || !truth.whole.isEmpty {
        problem("no repair: \(truth.whole.count) presets are whole: \(run.errors)")
      }
      return
    }
    guard var repair = verdict.repair else {
      count(verdict.isSound ? "repair: sound" : "repair: not wanted")
      if verdict.isSound { try judgePresets(truth, named: [], isOpen: false) }
      return
    }
    count("repair: " + (repair.isComplete ? "whole" : repair.isOpen ? "open" : "named"))
    if isDeaf { (repair.named, repair.isOpen) = ([], false) }
    if !repair.isComplete, run.status == 0 { problem("losses, but exit code 0") }
    let rest = verdict.counts["recovery", default: 0] + verdict.counts["rebuild", default: 0]
    if rest > 0 { problem("damaged after the repair") }
    let deep = try self.run(["doctor", "--deep"])
    if deep.status != (verdict.counts["decision", default: 0] > 0 ? 76 : 0) {
      problem("not sound after the repair: \(String(decoding: deep.output, as: UTF8.self))")
    }
    try judgePresets(
      truth, named: repair.named, faulty: repair.faulty, isOpen: repair.isOpen)
  }

  /// Compares what there is with the base.
  ///
  /// What somebody gave another form in every place, hash and history too, is told by nothing but
  /// what was derived from the former one: that the doctor found a fault with it must do.
  private func judgePresets(
    _ truth: CatalogTruth, named: Set<String>, faulty: Set<String> = [], isOpen: Bool
  ) throws {
    let export = try run(["export", "--all", "--to", "ndjson"])
    if export.status != 0 { problem("no export after the repair: \(export.errors)") }
    let present = lines(export.output)
    for (name, preset) in base.live where present[name] != preset.payload {
      let became = present[name] == nil ? "missing" : "changed"
      if truth.whole.contains(name) {
        problem("whole but \(became): \(name)")
      } else if named.contains(name) {
        continue
      } else if faulty.contains(name), present[name].map(truth.legitimate.contains) == true {
        count("rewritten by somebody")
      } else if isOpen, !truth.rows.contains(name) {
        count("not named: \(became)")
      } else {
        problem("\(became) without a word: \(name)")
      }
    }
    for name in present.keys where base.live[name] == nil && !named.contains(name) {
      problem("there without a word: \(name)")
    }
  }
}
