import StrictJSON

/// A catalog verdict is what `doctor --json` says.
struct CatalogVerdict {
  /// How many faults there are, by what can be done about them.
  private(set) var counts: [String: Int] = [:]
  private(set) var isSound = false
  /// What a repair did; nil where there was none.
  private(set) var repair: Repair?

  /// What a repair did.
  struct Repair {
    /// The presets that it names.
    var named: Set<String>
    /// The presets with which something was wrong before.
    var faulty: Set<String>
    /// Whether it says that more may be missing or changed than it can name.
    var isOpen: Bool
    /// Whether it names or says anything of that kind.
    var isComplete: Bool
  }

  /// Reads a verdict; nil where the text is none.
  init?(_ text: [UInt8]) {
    guard let root = JSONDocument.read(text, file: "").document?.root,
      let verdict = root["verdict"]?.string
    else { return nil }
    isSound = verdict == "sound"
    for member in root["counts"].map({ Array($0.members) }) ?? [] {
      counts[member.key] = Int(member.value.number ?? 0)
    }
    guard let repair = root["repair"], repair.kind == .object else { return }
    let notes = repair["notes"].map { Array($0.elements) } ?? []
    let operations = repair["lostOperations"]?.number ?? 0
    let cut = repair["cutOperations"].map { Array($0.elements) } ?? []
    let mayLackMore = repair["mayLackMore"]?.bool == true
    let faults = repair["faults"].map { Array($0.elements) } ?? []
    self.repair = Repair(
      named: Set(notes.compactMap { $0["preset"]?.string }),
      faulty: Set(faults.compactMap { $0["preset"]?.string }),
      isOpen: mayLackMore || operations > 0 || !cut.isEmpty,
      isComplete: notes.isEmpty && !mayLackMore && operations == 0 && cut.isEmpty)
  }
}
