import Diagnostics
import Expectations
import Foundation
import Storage
import Testing

/// Every polite signal ends a command as Control-C does: nothing is changed, and nothing stays.
@Suite(.waiting)
struct SignalTests {
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

  /// What is worked out for a second or more, without a place to stop.
  private static let slow = """
    @keyframes k { \
    0% { transform: translate(54px, 16%) rotate(41deg) scale(.44); opacity: .42 } \
    16% { transform: translate(-40px, 51%) rotate(172deg) scale(.84); opacity: .4 } \
    60% { transform: translate(-32px, 11%) rotate(46deg) scale(1.68); opacity: .86 } \
    70% { transform: translate(21px, -43%) rotate(162deg) scale(1.58); opacity: .14 } \
    100% { transform: translate(-38px, 28%) rotate(74deg) scale(.41) } } \
    :root { --a: k .92s steps(6, start) -.2s 1.5 alternate forwards; }
    """

  @Test("While it works something out", arguments: [SIGTERM, SIGHUP, SIGINT])
  func works(signal: Int32) throws {
    let program = try BuiltProgram()
    try program.write(Self.slow, to: "slow.css")
    try program.run("init", "--empty", "-q", "--catalog", "c.sqlite").expect(0)
    try program.run("import", "slow.css", "-q", "--catalog", "c.sqlite").expect(0)
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
