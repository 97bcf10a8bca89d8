import Testing

/// Eight programs that change one catalog at once: every change is made, and none is lost.
struct CrowdTests {
  /// What each program does, as a line of the shell in which `$who` is its number.
  struct Work: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The line, which makes `$changes` changes.
    var line: String
    var changes: Int
  }

  static let works = [
    Work(
      testDescription: "imports",
      line: """
        i=0; while [ $i -lt $changes ]; do i=$((i+1)); \
        echo "{\\"name\\":\\"curve/c$who-$i\\",\\"motion\\":{\\"named\\":\\"linear\\"}}" > $who.ndjson; \
        curvet import $who.ndjson -q --catalog catalog.sqlite || exit; done
        """, changes: 10),
    Work(
      testDescription: "sets",
      line: """
        i=0; while [ $i -lt $changes ]; do i=$((i+1)); \
        curvet set curve/rush summary="$who, $i" -q --catalog catalog.sqlite || exit; done
        """, changes: Thoroughness.isThorough ? 200 : 40),
  ]

  @Test("Eight at once", arguments: works) func crowd(work: Work) throws {
    let program = try BuiltProgram()
    try program.write(Sample.catalog.get(), to: "catalog.sqlite")
    let before = try operations(program)
    let processes = try (0..<8).map {
      try program.startShell("who=\($0) changes=\(work.changes); \(work.line)")
    }
    for process in processes { try process.wait().expect(0) }
    #expect(try operations(program) == before + 8 * work.changes)
    let doctor = try program.run("doctor", "--deep", "-q", "--catalog", "catalog.sqlite")
    doctor.expect(0)
  }

  @Test("Backups while another program adds presets") func backups() throws {
    let program = try BuiltProgram()
    try program.write(Sample.catalog.get(), to: "catalog.sqlite")
    let adding = try program.startShell(
      """
      i=0; while [ ! -e done ]; do i=$((i+1)); \
      curvet add "curve/n$i" "ease ${i}ms" --force -q --catalog catalog.sqlite || exit; done
      """)
    for number in 0..<12 {
      let run = try program.run("backup", "b\(number).sqlite", "-q", "--catalog", "catalog.sqlite")
      run.expect(0)
    }
    try program.write("", to: "done")
    try adding.wait().expect(0)
  }

  private func operations(_ program: BuiltProgram) throws -> Int {
    let run = try program.run("doctor", "--json", "--catalog", "catalog.sqlite")
    let line = run.output.split(separator: "\n").first { $0.contains("\"operations\": ") }
    return try #require(line.flatMap { Int($0.filter(\.isNumber)) })
  }
}
