// Compares Curvet with named baselines, in turn and in one run: Bench CURVET [--motion | --million].
//
// The sqlite3 shell and Python 3 are baselines; where they are missing, their lines are skipped.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let arguments = CommandLine.arguments
let options = arguments.dropFirst(2)
guard arguments.count >= 2, options.allSatisfy({ ["--motion", "--million"].contains($0) }) else {
  print("usage: Bench CURVET [--motion | --million]")
  exit(64)
}
let programs = arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
do {
  let place = try Workplace(curvet: arguments[1], programs: programs.joined(separator: "/"))
  do {
    Report.begin()
    MotionBenchmarks(place: place).run()
    if !options.contains("--motion") {
      try Benchmarks(place: place).run(withMillion: options.contains("--million"))
    }
    try place.remove()
  } catch {
    try place.remove()
    throw error
  }
} catch {
  print("error: \((error as? BenchFailure)?.message ?? "\(error)")")
  exit(1)
}
