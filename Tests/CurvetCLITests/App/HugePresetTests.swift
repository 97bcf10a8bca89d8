import Testing

@testable import CurvetCLI
@testable import Storage

/// Presets that come to more than is allowed: refused where they come in, and harmless where an older
/// Curvet let them in.
struct HugePresetTests {
  /// Groups that list the next one so many times; the last lists a curve.
  private static func groups(_ count: Int, listing times: Int) -> [(name: String, text: String)] {
    (0...count).map { number in
      let next = number == count ? "curve/rush" : "g/n\(number + 1)"
      let list = Array(repeating: #"{"preset":"\#(next)"}"#, count: times).joined(separator: ",")
      return ("g/n\(number)", #"{"kind":"group","motion":{"members":[\#(list)]}}"#)
    }
  }

  private static func document(_ presets: [(name: String, text: String)]) -> String {
    let lines = presets.map { #""\#($0.name)": \#($0.text)"# }
    return "{\"presets\": {\n\(lines.joined(separator: ",\n"))}}\n"
  }

  private static let message =
    "has 2,187 moving parts, through g/n35 → g/n36 → g/n37 → g/n38 → …; the limit is 2,000"

  private static let help =
    "help: split it into several presets, or give a group fewer members\n"

  @Test(
    "Documents of such presets are refused at once",
    arguments: [
      (["import", "-", "-n"], 65), (["validate", "-"], 1), (["sample", "-"], 65),
    ])
  func documents(words: [String], status: Int) throws {
    let desk = try Desk()
    let run = desk.run(words, input: Self.document(Self.groups(40, listing: 3)))
    #expect(run.status == Int32(status))
    #expect((run.output + run.errors).contains("error: g/n34: \(Self.message)\n"))
    #expect((run.output + run.errors).split(separator: "error: g/").count <= 2)
  }

  /// A catalog in which `g/n0` … come to more than is allowed.
  private static func desk() throws -> Desk {
    let desk = try Desk()
    let small = groups(40, listing: 1)
    #expect(desk.run(["import", "-"], input: document(small)).status == 0)
    let connection = try Connection(
      path: "\(desk.root)/home/.local/share/curvet/catalog.sqlite", mode: .readWrite)
    for (name, text) in groups(40, listing: 3) {
      let payload = #"{"name":"\#(name)","# + text.dropFirst()
      try connection.prepare("UPDATE preset SET payload = ?2, hash = ?3 WHERE name = ?1")
        .run(name, payload, SHA256.hash(Array(payload.utf8)))
      try connection.prepare("UPDATE revision SET payload = ?2 WHERE name = ?1").run(name, payload)
      for number in 1...2 {
        try connection.prepare(
          "INSERT INTO reference SELECT preset_id, replace(slot, '/0/', ?2), role, target_id FROM reference WHERE preset_id = (SELECT id FROM preset WHERE name = ?1) AND slot = '/motion/members/0/preset'"
        ).run(name, "/\(number)/")
      }
    }
    return desk
  }

  @Test(
    "What would have to play one is an error",
    arguments: [
      ["show", "g/n34", "--svg", "-"], ["sample", "g/n34"],
      ["simulate", "g/n34", "--script", "start@0"],
      ["compare", "g/n34", "curve/rush"], ["convert", "g/n34"], ["search", "--like", "g/n34"],
      ["export", "g/n34"], ["export", "g/n34", "--to", "css"], ["export", "g/n34", "--flat"],
    ])
  func played(words: [String]) throws {
    let run = try Self.desk().run(words)
    run.expect(65, errors: "error: g/n34: \(Self.message)\n\(Self.help)")
  }

  @Test func shown() throws {
    try Self.desk().run("show", "g/n34").expect(
      0,
      """
      g/n34  group

        g/n35
        g/n35
        g/n35

        refers to  g/n35 (member)
        used by    g/n33
        revision   1, 2027-01-15T08:00:00Z
        note: g/n34: has 2,187 moving parts, through g/n35 → g/n36 → g/n37 →
              g/n38 → …; the limit is 2,000, so it can't be drawn, sampled, or
              exported as code

      """)
    let json = try Self.desk().run("show", "g/n34", "--json")
    #expect(json.status == 0)
    #expect(json.output.contains("\"notes\": [\n        \"g/n34: \(Self.message)\"\n"))
  }

  @Test(
    "An export of everything leaves them out, says so and ends with 1",
    arguments: ["json", "ndjson", "css", "swift", "dtcg"])
  func exported(format: String) throws {
    let desk = try Self.desk()
    let run = desk.run("export", "--all", "--to", format)
    #expect(run.status == 1)
    #expect(!run.output.contains("g/n34"))
    #expect(
      run.errors.contains(
        "warning: skipped g/n0: has about 3.6 × 10^19 moving parts, through g/n1 → "))
    #expect(run.errors.contains("… and 15 more were skipped\n"))
    guard ["json", "ndjson"].contains(format) else { return }
    #expect(run.output.contains("g/n35"))
    let back = try Desk(.none)
    #expect(back.run("init", "--empty", "--catalog", "x.sqlite").status == 0)
    #expect(back.run(["import", "-", "--catalog", "x.sqlite"], input: run.output).status == 0)
  }

  @Test func noneIsMadeOfThem() throws {
    let desk = try Self.desk()
    let add = desk.run(
      "add", "g/new", #"{"kind":"group","motion":{"members":[{"preset":"g/n34"}]}}"#)
    #expect(add.status == 65)
    #expect(
      add.errors.hasPrefix("error: g/new: has 2,187 moving parts, through g/n34 → g/n35"))
    #expect(desk.run("tag", "g/n34", "large").status == 0)
    #expect(desk.run("validate").errors.isEmpty || desk.run("validate").status == 1)
    #expect(desk.run("diff", "@0", "@", "--html", "page.html").status == 0)
    #expect(desk.run("uses", "g/n40", "--names").output.split(separator: "\n").count == 40)
  }
}
