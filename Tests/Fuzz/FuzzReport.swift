import Foundation
import Fuzzing

/// The report of a run: figures, findings by rule, and what must not be.
struct FuzzReport {
  var seed: UInt64
  var tally: FuzzTally
  var deaths: [Int: String]
  var seconds: Double
  var cores: Int
  var peak: Int
  var memoryLimit: Int

  var isGood: Bool { deaths.isEmpty && tally.problems.isEmpty && peak <= memoryLimit }

  /// Prints the report; inputs that something is wrong with are written into a folder.
  func print(writingInto folder: String) throws {
    let rate = Int(Double(tally.inputs) / max(seconds, 0.001))
    say("\(tally.inputs) inputs of seed \(seed) in \(Int(seconds)) s")
    say("\(rate) a second on \(cores) cores, at most \(peak >> 20) MiB for each")
    say("\(tally.accepted) gave presets, \(tally.presets) in all")
    say("\(tally.rules.values.reduce(0, +)) findings:")
    for (rule, count) in tally.rules.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      say("  \(String(repeating: " ", count: max(0, 9 - "\(count)".count)))\(count)  \(rule)")
    }
    if peak > memoryLimit { say("problem: more than \(memoryLimit >> 20) MiB") }
    if tally.failures > 0 { say("problems with \(tally.failures) inputs, some of them here") }
    let problems = tally.problems.merging(deaths) { $1 }
    let corpus = try FuzzCorpus()
    for (index, problem) in problems.sorted(by: { $0.key < $1.key }) {
      let file = "\(folder)/\(seed)-\(index).txt"
      let input = FuzzInput(seed: seed, index: index, corpus: corpus)
      try Data(input.text).write(to: URL(filePath: file))
      say("problem: \(problem)")
      say("  \(file)")
      say("  make fuzz OPTIONS=\"--seed \(seed) --only \(index)\"")
    }
    if isGood { say("no crash, no hang, and whatever was refused is said why and where") }
  }

  private func say(_ line: String) { Swift.print(line) }
}
