import Foundation
import Fuzzing

/// A worker tries one thing after another, in a process that may come to harm.
struct FuzzWorker<Subject: FuzzSubject> {
  private let subject: Subject

  init(_ options: FuzzOptions, folder: String) throws {
    subject = try Subject(options, folder: folder)
  }

  /// Tries a part of all, and tells of every ten thousand.
  func run(_ part: FuzzPart) throws {
    let progress = try FileHandle(forWritingTo: URL(filePath: part.progressFile))
    let tallies = try FileHandle(forWritingTo: URL(filePath: part.tallyFile))
    try tallies.seekToEnd()
    var tally = FuzzTally()
    func tell() throws {
      let batch = FuzzBatch(tally: tally, peak: Self.peakMemory)
      try tallies.write(contentsOf: try JSONEncoder().encode(batch) + [0x0A])
      tally = FuzzTally()
    }
    for index in stride(from: part.from, to: part.end, by: part.step) {
      func note(_ step: String) {
        try? progress.truncate(atOffset: 0)
        try? progress.write(contentsOf: Data("\(index) \(step)".utf8))
      }
      note("")
      tally.add(try outcome(of: index, progress: note), of: index)
      if tally.inputs == 10_000 { try tell() }
    }
    try tell()
  }

  private func outcome(
    of index: Int, progress: @escaping (String) -> Void = { _ in }
  ) throws -> FuzzOutcome {
    let start = Self.processorTime
    var outcome = try subject.outcome(of: index, progress: progress)
    let time = Self.processorTime - start
    if time > Subject.limit { outcome.problems.append("takes \(time) s") }
    return outcome
  }

  /// Shows one, or the file it is written to, and what is said of it; returns whether all is well.
  func show(_ index: Int, writingInto folder: String) throws -> Bool {
    let bytes = try subject.bytes(of: index)
    if Subject.suffix == "txt" {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
      print("")
    } else {
      let file = "\(folder)/\(index).\(Subject.suffix)"
      try Data(bytes).write(to: URL(filePath: file))
      print(file)
    }
    for line in subject.manner(of: index) { print(line) }
    let outcome = try outcome(of: index)
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

/// A batch is what a worker tells of some of its part.
struct FuzzBatch: Codable {
  var tally: FuzzTally
  /// The most memory that the process has had, in bytes.
  var peak: Int
}
