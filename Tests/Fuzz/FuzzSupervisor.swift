import Foundation
import Fuzzing

/// The supervisor has workers try everything, and starts them again where one is killed.
struct FuzzSupervisor<Subject: FuzzSubject> {
  let options: FuzzOptions
  let count: Int

  /// The most memory a worker may take, in bytes.
  private static var memoryLimit: Int { 512 << 20 }

  /// The folder for the files of a run.
  static var folder: String {
    FileManager.default.currentDirectoryPath + "/.build/\(Subject.target)"
  }

  /// Tries everything, tells of it, and returns whether all is well.
  func run() throws -> Bool {
    let start = Date()
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    var jobs = try (0..<cores).map { number in
      try Job(
        words: Subject.words + ["--seed", "\(options.seed)"] + (options.isSmall ? ["--small"] : [])
          + (options.program.map { ["--program", $0] } ?? []),
        part: FuzzPart(
          from: number, step: cores, end: count, folder: "\(Self.folder)/\(number)"))
    }
    var told = start
    while jobs.contains(where: \.isAtWork) {
      Thread.sleep(forTimeInterval: 0.1)
      for number in jobs.indices { try jobs[number].look(patience: Subject.patience) }
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
    let report = FuzzReport<Subject>(
      seed: options.seed, tally: tally, deaths: deaths, seconds: Date().timeIntervalSince(start),
      cores: cores, peak: peak, memoryLimit: Self.memoryLimit)
    let subject = try Subject(options, folder: Self.folder + "/report")
    try report.print(subject, writingInto: Self.folder)
    return report.isGood
  }
}

/// A job is one worker's part, done by one process after another where they do not live.
private struct Job {
  /// What a worker is asked for besides its part.
  let words: [String]
  var part: FuzzPart
  /// What ended a process, by the index of the input it was at.
  var deaths: [Int: String] = [:]
  private var process: Process
  private var seen: (text: String, since: Date)
  private(set) var isAtWork = true

  init(words: [String], part: FuzzPart) throws {
    (self.words, self.part) = (words, part)
    try FileManager.default.createDirectory(
      atPath: part.folder, withIntermediateDirectories: true)
    for file in [part.progressFile, part.tallyFile] {
      try Data().write(to: URL(filePath: file))
    }
    seen = ("", Date())
    process = try Self.start(words, part)
  }

  /// What the worker is at: an index, and perhaps a step.
  private var progress: String {
    (try? String(contentsOfFile: part.progressFile, encoding: .utf8)) ?? ""
  }

  /// The index that the worker is at.
  var position: Int { position(in: progress) }

  private func position(in text: String) -> Int {
    text.split(separator: " ").first.flatMap { Int($0) } ?? part.from
  }

  /// Looks after the process: ends it where it is stuck, and goes on behind what ended it.
  mutating func look(patience: Double) throws {
    guard isAtWork else { return }
    let text = progress
    let index = position(in: text)
    if text != seen.text { seen = (text, Date()) }
    if process.isRunning {
      guard Date().timeIntervalSince(seen.since) > patience else { return }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      deaths[index] = "is not done after \(Int(patience)) s: \(text)"
    } else if process.terminationStatus == 0, process.terminationReason == .exit {
      isAtWork = false
      return
    } else {
      deaths[index] = "ended the process with \(process.terminationStatus): \(text)"
    }
    // A worker that can't even begin would be started for ever.
    guard deaths.count < 20, index + part.step < part.end else { return isAtWork = false }
    part.from = index + part.step
    try Data().write(to: URL(filePath: part.progressFile))
    seen = ("", Date())
    process = try Self.start(words, part)
  }

  /// What the processes told.
  func batches() throws -> [FuzzBatch] {
    try Data(contentsOf: URL(filePath: part.tallyFile)).split(separator: 0x0A).map {
      try JSONDecoder().decode(FuzzBatch.self, from: Data($0))
    }
  }

  private static func start(_ words: [String], _ part: FuzzPart) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = words + part.words
    try process.run()
    return process
  }
}
