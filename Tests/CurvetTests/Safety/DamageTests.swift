import Diagnostics
import Expectations
import Testing

@testable import Curvet
@testable import Fuzzing
@testable import Storage

/// Catalogs whose bytes are damaged: the doctor always has an answer, never calls one sound that no
/// longer says what it said, and a repair leaves one that is.
struct DamageTests {
  /// A kind of damage to a file.
  enum Damage: CaseIterable {
    case byte, bytes, start, page, cut

    func apply(to bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
      var bytes = bytes
      switch self {
      case .byte: bytes[random.below(bytes.count)] ^= 1 << UInt8(random.below(8))
      case .bytes:
        for _ in 0..<8 { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      case .start:
        for _ in 0..<4 { bytes[random.below(4096)] = UInt8(random.below(256)) }
      case .page:
        let page = random.below(bytes.count / 4096)
        for index in page * 4096..<(page + 1) * 4096 { bytes[index] = 0 }
      case .cut: bytes.removeLast(random.below(bytes.count))
      }
      return bytes
    }
  }

  private static let times = 40

  /// Some presets that refer to each other, with texts that fill a few pages.
  private static let lines = (0..<15).map { number in
    let text = String(repeating: "word\(number) ", count: 40)
    let motion =
      number % 3 == 0
      ? #""motion":{"cubicBezier":[0.\#(number + 10),0,0.5,1],"duration":0.3}"#
      : #""kind":"curve","motion":{"use":"curve/c\#(number - number % 3)","delay":\#(number)}"#
    return
      #"{"name":"curve/c\#(number)","summary":"\#(text)","aliases":["c\#(number)"],\#(motion)}"#
  }

  @Test(arguments: Damage.allCases) func damage(_ damage: Damage) throws {
    let bench = try Bench(input: Self.lines.joined(separator: "\n"))
    let catalog = try bench.catalog("whole.sqlite")
    try catalog.importing("-")
    let whole = try catalog.exported()
    let good = try bench.bytes("whole.sqlite")
    var saved = 0
    for index in 0..<Self.times {
      var random = FuzzRandom(seed: 6, index: index)
      try bench.write(damage.apply(to: good, &random), to: "catalog.sqlite")
      let isSame = (try? bench.catalog(for: .reading).exported()) == whole
      let location = CatalogLocation(path: "catalog.sqlite", in: bench.environment)
      let doctor = CatalogDoctor(location, in: bench.environment)
      let report = try doctor.examine(.deep)
      if report.verdict == .sound { #expect(isSame, "\(index)") }
      guard report.faults.wantRepair else { continue }
      let repair: RepairReport
      do throws(CatalogError) {
        repair = try doctor.repair(command: "curvet doctor --repair")
      } catch {
        // Of a file that was cut off before its first preset, nothing is left.
        #expect(error.message == "nothing in the catalog can be read", "\(index)")
        #expect(damage == .cut, "\(index)")
        continue
      }
      let after = try doctor.examine(.deep)
      #expect(!after.faults.wantRepair, "\(index): \(after.told)")
      let isWhole = try bench.catalog(for: .reading).exported() == whole
      let isTold =
        repair.recovery.notes.contains { $0.loss != .history } || repair.recovery.mayLackMore
      #expect(isWhole || isTold, "\(index)")
      if isWhole { saved += 1 }
    }
    // One damaged place never hits both copies of a preset.
    if damage == .byte { #expect(saved > Self.times / 8) }
  }

  @Test("What is no catalog at all", arguments: ["", "Dear diary"]) func nothing(text: String)
    throws
  {
    let bench = try Bench()
    try bench.write(text, to: "catalog.sqlite")
    let doctor = CatalogDoctor(
      CatalogLocation(path: "catalog.sqlite", in: bench.environment), in: bench.environment)
    #expect(try doctor.examine(.quick).verdict == .damaged)
    let error = failure { _ = try doctor.repair(command: "curvet doctor --repair") }
    #expect(
      error?.told
        == "damaged catalog.sqlite: nothing in the catalog can be read | "
        + "check that the file is a catalog | restoreBackup")
    #expect(try bench.text("catalog.sqlite") == text)
    #expect(bench.files == ["catalog.sqlite"])
  }

  @Test("Another program's file is left alone") func foreign() throws {
    let bench = try Bench()
    let connection = try Connection(path: bench.path("catalog.sqlite"), mode: .create)
    try connection.execute(
      """
      CREATE TABLE preset (id INTEGER PRIMARY KEY, x TEXT);
      WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
      INSERT INTO preset (x) SELECT printf('%.500c', 'a') FROM n
      """)
    let before = try bench.bytes("catalog.sqlite")
    let doctor = CatalogDoctor(
      CatalogLocation(path: "catalog.sqlite", in: bench.environment), in: bench.environment)
    #expect(try doctor.examine(.deep).verdict == .damaged)
    let error = failure { _ = try doctor.repair(command: "curvet doctor --repair") }
    #expect(error?.message == "nothing in the catalog can be read")
    try expectSame(bench.bytes("catalog.sqlite"), before)
    #expect(bench.files == ["catalog.sqlite"])
  }
}
