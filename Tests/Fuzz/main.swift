// Reads changed documents, tokens, streams and expressions as curvet validate does, or runs commands on
// damaged catalogs:
//
//   Fuzz [--count N] [--seed S]     so many inputs, on every core
//   Fuzz --seed S --only N          one of them, shown with what is said of it
//   Fuzz catalogs …                 the same with catalogs; --program PATH runs some commands as processes
//   Fuzz presets --program PATH …   every command on catalogs of extreme presets, by that program
//   Fuzz motions [--count N] …      random presets as NDJSON, to compare two programs by what they play
//
// What ends a worker, or takes it long, is written to a file and told with the words that repeat it.

import Foundation
import Presets
import RandomMotions

func run<Subject: FuzzSubject>(_ subject: Subject.Type, _ options: FuzzOptions) throws -> Bool {
  let folder = FuzzSupervisor<Subject>.folder
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  switch options.task ?? .all(Subject.count) {
  case .one(let index):
    return try FuzzWorker<Subject>(options, folder: folder + "/one")
      .show(index, writingInto: folder)
  case .part(let part):
    try FuzzWorker<Subject>(options, folder: part.folder + "/files").run(part)
    return true
  case .all(let count): return try FuzzSupervisor<Subject>(options: options, count: count).run()
  }
}

/// Prints so many presets, one on a line.
func print(motions options: FuzzOptions) -> Bool {
  guard case .all(let count) = options.task ?? .all(1000) else { return false }
  for index in 0..<count {
    var plays = RandomPlays(seed: options.seed &* 1_000_003 &+ UInt64(index))
    guard let name = PresetName("random/n\(index)") else { return false }
    let preset = Preset(name: name, motion: plays.anyMotion())
    print(String(decoding: preset.payload, as: UTF8.self))
  }
  return true
}

do {
  let options = try FuzzOptions(CommandLine.arguments.dropFirst())
  // A file that grows without end is to be an error, not the end of the process.
  signal(SIGXFSZ, SIG_IGN)
  var limit = rlimit(rlim_cur: 256 << 20, rlim_max: 256 << 20)
  #if os(Linux)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  #else
    setrlimit(RLIMIT_FSIZE, &limit)
  #endif
  let isGood =
    switch options.subject {
    case .documents: try run(DocumentSubject.self, options)
    case .catalogs: try run(CatalogSubject.self, options)
    case .presets: try run(PresetSubject.self, options)
    case .motions: print(motions: options)
    }
  exit(isGood ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(64)
}
