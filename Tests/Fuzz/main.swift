// Reads changed documents, tokens, streams and expressions as curvet validate does:
//
//   Fuzz [--count N] [--seed S]     so many inputs, on every core
//   Fuzz --seed S --only N          one of them, shown with what is said of it
//
// What ends a worker, or takes it long, is written to a file and told with the words that repeat it.

import Foundation

do {
  let options = try FuzzOptions(CommandLine.arguments.dropFirst())
  switch options.task {
  case .one(let index): exit(try FuzzWorker(seed: options.seed).show(index) ? 0 : 1)
  case .part(let part): try FuzzWorker(seed: options.seed).run(part)
  case .all(let count): exit(try FuzzSupervisor(seed: options.seed, count: count).run() ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(64)
}
