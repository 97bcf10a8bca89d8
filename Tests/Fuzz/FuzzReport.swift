import Foundation
import Fuzzing

/// The report of a run: figures, findings by rule, and what must not be.
struct FuzzReport<Subject: FuzzSubject> {
  var seed: UInt64
  var tally: FuzzTally
  var deaths: [Int: String]
  var seconds: Double
  var cores: Int
  var peak: Int
  var memoryLimit: Int

  var isGood: Bool { deaths.isEmpty && tally.problems.isEmpty && peak <= memoryLimit }

  /// Prints the report; what something is wrong with is written into a folder.
  func print(_ subject: Subject, writingInto folder: String) throws {
    let rate = Int(Double(tally.inputs) / max(seconds, 0.001))
    say("\(tally.inputs) \(Subject.things) of seed \(seed) in \(Int(seconds)) s")
    say("\(rate) a second on \(cores) cores, at most \(peak >> 20) MiB for each")
    if tally.presets > 0 { say("\(tally.accepted) gave presets, \(tally.presets) in all") }
    if !tally.sources.isEmpty {
      let sources = tally.sources.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      say("by format: \(sources.joined(separator: ", "))")
    }
    say("\(tally.rules.values.reduce(0, +)) findings:")
    for (rule, count) in tally.rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      say("  \(String(repeating: " ", count: max(0, 9 - "\(count)".count)))\(count)  \(rule)")
    }
    if peak > memoryLimit { say("problem: more than \(memoryLimit >> 20) MiB") }
    if tally.failures > 0 {
      say("problems with \(tally.failures) \(Subject.things), some of them here")
    }
    let problems = tally.problems.merging(deaths) { $1 }
    for (index, problem) in problems.sorted(by: { $0.key < $1.key }) {
      let file = "\(folder)/\(seed)-\(index).\(Subject.suffix)"
      try Data(subject.bytes(of: index)).write(to: URL(filePath: file))
      say("problem: \(problem)")
      say("  \(file)")
      say("  make \(Subject.target) OPTIONS=\"--seed \(seed) --only \(index)\"")
    }
    if isGood { say(Subject.praise) }
  }

  private func say(_ line: String) { Swift.print(line) }
}
