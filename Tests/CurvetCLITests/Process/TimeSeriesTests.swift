import Diagnostics
import Expectations
import Foundation
import Storage
import Testing

/// Every polite signal ends a command as Control-C does: nothing is changed, and nothing stays.
@Suite(.waiting)
struct TimeSeriesTests {
  /// Commands that wait while another program writes to the catalog.
  static let waiting = [
    ["set", "curve/rush", "duration=0.9"], ["restore", "backup.sqlite"], ["doctor", "--repair"],
  ]

  @Test("While it waits", arguments: [SIGTERM, SIGHUP], waiting)
  func waits(signal: Int32, words: [String]) throws {
    let program = try BuiltProgram()
    for name in ["catalog.sqlite", "backup.sqlite"] {
      try program.write(Sample.catalog.get(), to: name)
    }
    let environment = StorageEnvironment(appVersion: "1", now: { 0 })
    let file = CatalogFile(path: program.file("catalog.sqlite"), environment: environment)
    try Desk.edit(file, "DELETE FROM preset_tag")
    let (before, names) = (program.bytes("catalog.sqlite"), program.names)
    let other = try file.open(.readWrite)
    let run = try other.write { () throws(CatalogError) in
      Result {
        let process = try program.start(words + ["--catalog", "catalog.sqlite"])
        // Whenever the signal comes, it finds the program starting or waiting for the other one.
        usleep(400_000)
        process.send(signal)
        return try process.wait()
      }
    }.get()
    #expect(run.status == 130, "\(run.errors)")
    #expect(run.errors.hasPrefix("error: interrupted\n"))
    expectSame(program.bytes("catalog.sqlite"), before)
    #expect(program.names.filter { !$0.hasSuffix("-journal") } == names)
    let rest = try FileManager.default.contentsOfDirectory(atPath: program.root)
    #expect(rest.filter { $0.hasPrefix("curvet-") } == [])
  }

  @Test(
    "While nobody reads what it writes", arguments: [SIGTERM, SIGHUP, SIGINT],
    ["export --all --catalog c.sqlite > pipe", "export --all --catalog c.sqlite -o pipe"])
  func blocked(signal: Int32, line: String) throws {
    let program = try BuiltProgram()
    try program.write(Sample.builtInCatalog.get(), to: "c.sqlite")
    mkfifo(program.file("pipe"), 0o600)
    // The pipe has a reader, which takes nothing.
    let reader = open(program.file("pipe"), O_RDWR)
    defer { close(reader) }
    let path = try #require(BuiltProgram.path)
    let process = try program.startShell("exec '\(path)' \(line)")
    usleep(800_000)
    process.send(signal)
    let run = try process.wait()
    #expect(run.status == 130, "\(run.errors)")
  }

  /// What takes seconds to work out: no easing of CSS is a spring that runs through several values.
  private static let slow: String = {
    let values = "[0, 54, -40, 12.5, 31, -38]"
    let tracks = ["position.x", "position.y", "transform.rotation.z", "opacity", "cornerRadius"]
      .map { "{\"property\": \"\($0)\", \"values\": \(values)}" }.joined(separator: ", ")
    let presets = (0..<60).map { index in
      "\"k\(index)\": {\"motion\": {\"duration\": 1, \"timing\": {\"duration\": 0.5, \"bounce\": 0.\(index + 20)},"
        + " \"tracks\": [\(tracks)]}}"
    }
    return "{\"presets\": {\(presets.joined(separator: ", "))}}"
  }()

  @Test("While it works something out", arguments: [SIGTERM, SIGHUP, SIGINT])
  func works(signal: Int32) throws {
    let program = try BuiltProgram()
    try program.write(Self.slow, to: "slow.json")
    try program.run("init", "--empty", "-q", "--catalog", "c.sqlite").expect(0)
    try program.run("import", "slow.json", "-q", "--catalog", "c.sqlite").expect(0)
    let names = program.names
    let process = try program.start(
      ["export", "--all", "--to", "css", "-o", "a.css", "--catalog", "c.sqlite"])
    usleep(300_000)
    process.send(signal)
    let clock = ContinuousClock()
    var run = CommandRun(status: 0, output: "", errors: "")
    let time = try clock.measure { run = try process.wait() }
    run.expect(130, errors: "error: interrupted\n")
    // It stops within 300 ms; a machine that is busy with other tests takes longer.
    #expect(time < .milliseconds(900))
    #expect(program.names == names)
  }
}
