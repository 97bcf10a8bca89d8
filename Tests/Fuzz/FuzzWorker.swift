import Foundation
import Fuzzing

/// A worker reads inputs one by one, in a process that may come to harm.
struct FuzzWorker {
  let seed: UInt64
  private let corpus: FuzzCorpus

  /// What is told of some inputs.
  struct Batch: Codable {
    var tally: FuzzTally
    /// The most memory that the process has had, in bytes.
    var peak: Int
  }

  /// How long an input may take, in seconds of the processor's time.
  static let limit = 2.0

  init(seed: UInt64) throws {
    self.seed = seed
    corpus = try FuzzCorpus()
  }

  /// Reads a part of the inputs, and tells of every ten thousand.
  func run(_ part: FuzzPart) throws {
    let progress = try FileHandle(forWritingTo: URL(filePath: part.progressFile))
    let tallies = try FileHandle(forWritingTo: URL(filePath: part.tallyFile))
    try tallies.seekToEnd()
    var tally = FuzzTally()
    func tell() throws {
      let batch = Batch(tally: tally, peak: Self.peakMemory)
      try tallies.write(contentsOf: try JSONEncoder().encode(batch) + [0x0A])
      tally = FuzzTally()
    }
    for index in stride(from: part.from, to: part.end, by: part.step) {
      try progress.seek(toOffset: 0)
      try progress.write(contentsOf: Data("\(index) ".utf8))
      tally.add(outcome(of: index), of: index)
      if tally.inputs == 10_000 { try tell() }
    }
    try tell()
  }

  private func outcome(of index: Int) -> FuzzOutcome {
    let start = Self.processorTime
    var outcome = FuzzCheck.run(FuzzInput(seed: seed, index: index, corpus: corpus))
    let time = Self.processorTime - start
    if time > Self.limit { outcome.problems.append("takes \(time) s") }
    return outcome
  }

  /// Shows an input and what is said of it; returns whether all is well.
  func show(_ index: Int) throws -> Bool {
    let input = FuzzInput(seed: seed, index: index, corpus: corpus)
    try FileHandle.standardOutput.write(contentsOf: Data(input.text))
    print("\n\(input.manner)")
    let outcome = outcome(of: index)
    print("\(outcome.presets) good presets; findings: \(outcome.rules)")
    for problem in outcome.problems { print("problem: \(problem)") }
    return outcome.problems.isEmpty
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static var peakMemory: Int {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
