import Expectations
import Foundation
import Testing

/// What comes from another program is read to its end before the catalog is locked.
@Suite(.waiting)
struct StandardInputTests {
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    try program.write(Sample.catalog.get(), to: "c.sqlite")
  }

  /// Starts an import from a pipe; returns the end to write to, too.
  private func startImport() throws -> (process: RunningProgram, writer: Int32) {
    mkfifo(program.file("pipe"), 0o600)
    let writer = open(program.file("pipe"), O_RDWR | O_CLOEXEC)
    let path = try #require(BuiltProgram.path)
    let line = "exec '\(path)' import - -q --catalog c.sqlite < pipe"
    return (try program.startShell(line), writer)
  }

  private func send(_ text: String, to writer: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func files(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// More than is kept in memory.
  private static let long = String(repeating: " ", count: 3 << 20)

  @Test("An import that waits keeps nobody out", arguments: ["", long])
  func waits(padding: String) throws {
    let (process, writer) = try startImport()
    send(#"{"presets": "# + padding, to: writer)
    usleep(500_000)
    try program.run("add", "curve/between", "ease", "-q", "--catalog", "c.sqlite").expect(0)
    send(#"{"curve/late": "ease-in 200ms"}}"#, to: writer)
    close(writer)
    try process.wait().expect(0)
    let run = try program.run("search", "--names", "kind:curve", "--catalog", "c.sqlite")
    let names = run.output.split(separator: "\n")
    #expect(names.contains("curve/between") && names.contains("curve/late"))
  }

  @Test("Nothing stays of one that is killed") func killed() throws {
    let before = program.bytes("c.sqlite")
    let (process, writer) = try startImport()
    send(#"{"presets": "# + Self.long, to: writer)
    usleep(500_000)
    #expect(try files(in: program.root).filter { $0.hasPrefix("curvet-") } == [])
    process.send(SIGKILL)
    close(writer)
    _ = try process.wait()
    expectSame(program.bytes("c.sqlite"), before)
    #expect(try files(in: program.root).filter { $0.hasPrefix("curvet-") } == [])
  }

  @Test("Input that finds no space is told so") func full() throws {
    try program.write(Self.long, to: "long")
    let before = program.bytes("c.sqlite")
    let run = try program.shell(
      "trap '' XFSZ; ulimit -f 1024; cat long | curvet import - --catalog c.sqlite")
    run.expect(
      74,
      errors: """
        error: no space left to write
          --> /root
        help: free some space and try again
        help: set TMPDIR to another folder for temporary files

        """)
    expectSame(program.bytes("c.sqlite"), before)
  }
}
