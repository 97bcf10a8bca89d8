import Foundation
import Fuzzing

/// The supervisor has workers read all inputs, and starts them again where one is killed.
struct FuzzSupervisor {
  let seed: UInt64
  let count: Int

  /// The most memory a worker may take, in bytes.
  private static let memoryLimit = 512 << 20
  /// How long a worker may be at one input before it is ended, in seconds by the wall clock.
  private static let patience = 20.0

  private static let folder = FileManager.default.currentDirectoryPath + "/.build/fuzz"

  /// Reads everything, tells of it, and returns whether all is well.
  func run() throws -> Bool {
    let start = Date()
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    var jobs = try (0..<cores).map { number in
      try Job(
        seed: seed,
        part: FuzzPart(
          from: number, step: cores, end: count, folder: "\(Self.folder)/\(number)"))
    }
    var told = start
    while jobs.contains(where: \.isAtWork) {
      Thread.sleep(forTimeInterval: 0.1)
      for number in jobs.indices { try jobs[number].look(patience: Self.patience) }
      if Date().timeIntervalSince(told) > 10 {
        told = Date()
        let done = jobs.reduce(0) { $0 + $1.position } / cores
        FileHandle.standardError.write(Data("\(done) of \(count)\n".utf8))
      }
    }
    var tally = FuzzTally()
    var deaths: [Int: String] = [:]
    var peak = 0
    for job in jobs {
      deaths.merge(job.deaths) { $1 }
      for batch in try job.batches() {
        tally.add(batch.tally)
        peak = max(peak, batch.peak)
      }
    }
    let report = FuzzReport(
      seed: seed, tally: tally, deaths: deaths, seconds: Date().timeIntervalSince(start),
      cores: cores, peak: peak, memoryLimit: Self.memoryLimit)
    try report.print(writingInto: Self.folder)
    return report.isGood
  }
}

/// A job is one worker's part, done by one process after another where they do not live.
private struct Job {
  let seed: UInt64
  var part: FuzzPart
  /// What ended a process, by the index of the input it was at.
  var deaths: [Int: String] = [:]
  private var process: Process
  private var seen: (index: Int, since: Date)
  private(set) var isAtWork = true

  init(seed: UInt64, part: FuzzPart) throws {
    (self.seed, self.part) = (seed, part)
    try FileManager.default.createDirectory(
      atPath: part.folder, withIntermediateDirectories: true)
    for file in [part.progressFile, part.tallyFile] {
      try Data().write(to: URL(filePath: file))
    }
    seen = (part.from, Date())
    process = try Self.start(seed, part)
  }

  /// The index of the input that is being read.
  var position: Int {
    let text = try? String(contentsOfFile: part.progressFile, encoding: .utf8)
    return text?.split(separator: " ").first.flatMap { Int($0) } ?? part.from
  }

  /// Looks after the process: ends it where it is stuck, and goes on behind what ended it.
  mutating func look(patience: Double) throws {
    guard isAtWork else { return }
    let index = position
    if index != seen.index { seen = (index, Date()) }
    if process.isRunning {
      guard Date().timeIntervalSince(seen.since) > patience else { return }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      deaths[index] = "is not done after \(Int(patience)) s"
    } else if process.terminationStatus == 0, process.terminationReason == .exit {
      isAtWork = false
      return
    } else {
      deaths[index] = "ended the process with \(process.terminationStatus)"
    }
    // A worker that can't even begin would be started for ever.
    guard deaths.count < 20, index + part.step < part.end else { return isAtWork = false }
    part.from = index + part.step
    try Data().write(to: URL(filePath: part.progressFile))
    seen = (part.from, Date())
    process = try Self.start(seed, part)
  }

  /// What the processes told.
  func batches() throws -> [FuzzWorker.Batch] {
    try Data(contentsOf: URL(filePath: part.tallyFile)).split(separator: 0x0A).map {
      try JSONDecoder().decode(FuzzWorker.Batch.self, from: Data($0))
    }
  }

  private static func start(_ seed: UInt64, _ part: FuzzPart) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--seed", "\(seed)"] + part.words
    try process.run()
    return process
  }
}
