import Diagnostics
import Foundation
import Testing

@testable import Storage

/// A program that is killed at any moment leaves the catalog exactly as before or exactly as after.
struct KillTests {
  /// A command that is killed, and the catalog that it begins with.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var words: [String]
    /// How often it is killed in a thorough run; else half as often.
    var times: Int
    /// Puts `catalog.sqlite` and the files into the folder.
    var prepare: @Sendable (BuiltProgram) throws -> Void
  }

  private static func presets(_ range: Range<Int>, delay: Int = 0) -> String {
    range.map { number in
      #"{"name":"curve/c\#(number)","motion":{"cubicBezier":[0.2,0,0,1],"duration":0.3,"delay":\#(delay)}}"#
    }.joined(separator: "\n")
  }

  static let cases = [
    Case(testDescription: "import", words: ["import", "new.ndjson", "-q"], times: 60) { program in
      try program.write(presets(100..<300), to: "new.ndjson")
      try program.fill(presets(0..<100))
    },
    Case(
      testDescription: "replace",
      words: ["import", "new.ndjson", "--on-conflict", "replace", "-q"], times: 20
    ) { program in
      try program.write(presets(0..<100, delay: 1), to: "new.ndjson")
      try program.fill(presets(0..<150))
    },
    Case(
      testDescription: "set", words: ["set", "--query", "kind:curve", "delay=0.5", "-q"], times: 60
    ) { program in try program.fill(presets(0..<150)) },
    Case(testDescription: "migration", words: ["search", "c7", "--names"], times: 40) { program in
      try program.fillFirstForm(with: (0..<100).map { "curve/c\($0)" })
    },
    Case(testDescription: "restore", words: ["restore", "backup.sqlite", "-q"], times: 20) {
      program in
      try program.fill(presets(0..<150))
      try program.run("backup", "backup.sqlite", "--catalog", "catalog.sqlite").expectSuccess()
      try program.write(presets(150..<200), to: "new.ndjson")
      try program.run("import", "new.ndjson", "--catalog", "catalog.sqlite").expectSuccess()
    },
  ]

  @Test("Killed", arguments: cases) func killed(killed: Case) throws {
    let program = try BuiltProgram()
    try killed.prepare(program)
    let start = try #require(program.bytes("catalog.sqlite"))
    let began = ContinuousClock.now
    try program.run(killed.words + ["--catalog", "catalog.sqlite"]).expectSuccess()
    let length = ContinuousClock.now - began
    let after = try program.state
    try program.reset(to: start)
    // Where the two can be told apart by the form of the file alone, reading it must not upgrade it.
    let before = try program.state
    #expect(before != after)
    var random = SystemRandom(seed: 11)
    var met: [State: Int] = [:]
    let times = Thoroughness.isThorough ? killed.times : killed.times / 2
    for index in 0..<times {
      try program.reset(to: start)
      let process = try program.start(killed.words + ["--catalog", "catalog.sqlite"])
      // The last fifth comes so late that some come to their end, however long they take.
      let part = (Double(index) + random.share) / Double(times)
      let share = part < 0.8 ? part * 1.5 : 2 + (part - 0.8) * 5
      usleep(UInt32(share * (length / .microseconds(1))))
      process.send(SIGKILL)
      _ = try process.wait()
      let doctor = try program.run("doctor", "--deep", "-q", "--catalog", "catalog.sqlite")
      #expect(doctor.status == 0, "\(index): \(doctor.output)")
      let state = try program.state
      let isWhole = state == before || state == after || state.isBetween(before, after)
      #expect(isWhole, "\(index)")
      met[state, default: 0] += 1
    }
    #expect(met[before, default: 0] > 0 && met[after, default: 0] > 0, "\(met.values)")
  }
}

/// What a catalog holds, and the form in which it does.
struct State: Hashable {
  var form: String?
  var export: String

  /// Whether an upgrade has come to a form between two others; each form is a change of its own.
  func isBetween(_ before: State, _ after: State) -> Bool {
    guard let form, let first = before.form, let last = after.form else { return false }
    return first < form && form < last && export == before.export && export == after.export
  }
}

/// Numbers that are the same in every run.
private struct SystemRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to, but not including, 1.
  var share: Double {
    mutating get {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }
}

extension CommandRun {
  fileprivate func expectSuccess() { #expect(status == 0, "\(errors)") }
}

extension BuiltProgram {
  /// The form of the catalog and what it holds; the form is looked at first, for reading brings the
  /// catalog up to date.
  fileprivate var state: State {
    get throws {
      let environment = StorageEnvironment(appVersion: "1", now: { 0 })
      // A change that was interrupted is undone by whoever may write.
      let form = try CatalogFile(path: file("catalog.sqlite"), environment: environment)
        .openUnchecked(.readWrite).prepare("PRAGMA user_version")
        .first { $0.string(0) }
      return State(form: form, export: try lines(of: "catalog.sqlite"))
    }
  }

  /// Puts the catalog back, and takes away what a killed program left.
  fileprivate func reset(to bytes: [UInt8]) throws {
    for name in names where name.contains("catalog.sqlite") {
      try FileManager.default.removeItem(atPath: file(name))
    }
    try write(bytes, to: "catalog.sqlite")
  }

  /// Makes the catalog with some presets.
  fileprivate func fill(_ presets: String) throws {
    try write(presets, to: "old.ndjson")
    try run("init", "--empty", "--catalog", "catalog.sqlite").expectSuccess()
    try run("import", "old.ndjson", "--catalog", "catalog.sqlite").expectSuccess()
  }

  /// Makes the catalog as the first form had it, with curves of these names.
  fileprivate func fillFirstForm(with names: [String]) throws {
    let environment = StorageEnvironment(appVersion: "1", now: { 0 })
    let connection = try Connection(path: file("catalog.sqlite"), mode: .create)
    try Migrator(migrations: Array(Migration.embedded.prefix(1)), environment: environment)
      .apply(to: connection)
    try connection.write { () throws(CatalogError) in
      try connection.execute(
        "INSERT INTO operation (id, command, at, summary) VALUES (1, 'x', 0, '')")
      for (index, name) in names.enumerated() {
        let payload = Array(
          #"{"name":"\#(name)","kind":"curve","motion":{"named":"easeIn","duration":0.3}}"#.utf8)
        let id = index + 1
        try connection.cached(
          """
          INSERT INTO preset (id, uid, name, kind, payload, hash, derived_by, rev, created_at,
            updated_at)
          VALUES (?1, ?2, ?2, 'curve', ?3, ?4, 1, 1, 0, 0)
          """
        ).run(id, name, UTF8Text(payload), SHA256.hash(payload))
        try connection.cached("INSERT INTO name VALUES (?2, ?1, 0)").run(id, name)
        try connection.cached(
          """
          INSERT INTO revision (preset_id, rev, operation_id, name, payload)
          VALUES (?1, 1, 1, ?2, ?3)
          """
        ).run(id, name, UTF8Text(payload))
        try connection.cached("INSERT INTO search_doc VALUES (?1, ?2, '', 'curve', '', '')")
          .run(id, name)
      }
      try connection.execute("INSERT INTO search (search) VALUES ('rebuild')")
    }
  }
}
