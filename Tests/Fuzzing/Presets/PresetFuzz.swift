import Exporting
import Foundation

/// A preset fuzz fills catalogs with extreme presets, and runs every command once on each, as processes with little
/// memory and time.
package final class PresetFuzz {
  /// How many presets there are in a catalog.
  package static let presets = 20
  /// What a command may take: bytes of address space and seconds.
  private static let limits = FuzzProcess.Limits(memory: 1 << 30, seconds: 60)

  private let seed: UInt64
  private let program: String
  private let desk: FuzzDesk
  /// Told what is being done.
  package var progress: (String) -> Void = { _ in }

  /// Makes a fuzz of a program, with a folder for catalogs.
  package init(seed: UInt64, program: String, in folder: String) throws {
    (self.seed, self.program) = (seed, program)
    desk = try FuzzDesk(folder + "/desk")
  }

  /// Fills the catalog of an index, and returns what came of it.
  package func run(_ index: Int) throws -> FuzzOutcome {
    var outcome = FuzzOutcome()
    desk.clear()
    try run(["init", "--empty"], &outcome)
    var names: [String] = []
    for (number, text) in presets(of: index).enumerated() {
      let name = "p\(number)"
      try desk.write(Array("{\"presets\": {\"\(name)\": \(text)}}".utf8), to: "preset.json")
      let status = try run(["import", "preset.json"], &outcome)
      outcome.rules["import \(status)", default: 0] += 1
      if status == 0 { names.append(name) }
    }
    var random = FuzzRandom(seed: seed ^ 0x90_66_11, index: index)
    guard !names.isEmpty else { return outcome }
    let (one, two) = (random.element(names), random.element(names))
    for words in Self.commands(one, two) { try run(words, &outcome) }
    return outcome
  }

  /// The presets of the catalog of an index.
  package func presets(of index: Int) -> [String] {
    (0..<Self.presets).map { number in
      var preset = ExtremePreset(
        seed: seed, index: index * Self.presets + number, others: (0..<number).map { "p\($0)" })
      return preset.text()
    }
  }

  private static func commands(_ one: String, _ two: String) -> [[String]] {
    let formats = ExportFormats.all.map(\.name).filter { $0 != "android-xml" }
    return [
      ["search", "soft"], ["search", "--like", one], ["show", one], ["show", two, "--json"],
      ["show", one, "--svg", "one.svg"], ["show", two, "--svg", "two.svg", "--animated"],
      ["sample", one], ["sample", two, "--count", "100", "--json"], ["compare", one, two],
      ["simulate", one, "start; wait 1"], ["convert", one, "--to", "css"],
      ["convert", two, "--to", "cubic-bezier"], ["uses", one], ["history"], ["validate"],
      ["validate", "--level", "info", "--json"], ["status"], ["doctor", "--deep"],
      ["export", "--all", "--to", "android-xml", "-o", "android/"],
      ["export", "--all", "--flat", "--samples", "10"], ["gallery", "-o", "-"],
      ["gallery", "--sheet", "sheet.svg"], ["backup", "backup.sqlite"],
      ["diff", "backup.sqlite"], ["set", one, "title=x"], ["tag", two, "+t"], ["undo"], ["redo"],
      ["rename", one, "\(one)-new"], ["remove", two, "--with-users"], ["restore", "backup.sqlite"],
    ] + formats.map { ["export", "--all", "--to", $0] }
  }

  @discardableResult
  private func run(_ words: [String], _ outcome: inout FuzzOutcome) throws -> Int32 {
    progress(words.joined(separator: " "))
    let all = words + ["--catalog", "catalog.sqlite"]
    let run = try FuzzProcess(program, all, in: desk, Self.limits).run()
    let shown = "curvet \(words.joined(separator: " "))"
    if run.status < 0 || run.isLate {
      outcome.problems.append(
        "\(run.isLate ? "late" : "signal \(-run.status)"): \(shown): \(run.errors.suffix(200))")
    } else if Self.holdsInfinity(run.output) {
      outcome.problems.append("infinity: \(shown)")
    }
    return run.status
  }

  /// Whether a text has `inf` or `nan` as a word.
  static func holdsInfinity(_ text: [UInt8]) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      guard text.indices.contains(place) else { return false }
      return Character(Unicode.Scalar(text[place])).isLetter || text[place] == UInt8(ascii: "_")
    }
    return ["inf", "nan"].contains { word in
      text.ranges(of: Array(word.utf8)).contains {
        !isLetter($0.lowerBound - 1) && !isLetter($0.upperBound)
      }
    }
  }
}
