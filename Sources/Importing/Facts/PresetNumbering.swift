import Motion
import Presets

/// Taken names are the preset names read from other programs' files, with their motions.
package struct TakenNames: Sendable {
  private var owners: [PresetName: (motion: Motion, file: String)] = [:]

  /// Whether a name is taken.
  func contains(_ name: PresetName) -> Bool { owners[name] != nil }

  /// The file that took a name; nil if none did.
  func file(of name: PresetName) -> String? { owners[name]?.file }

  /// The file that has the same motion under a name; nil if none has.
  func file(of name: PresetName, moving motion: Motion) -> String? {
    owners[name].flatMap { $0.motion == motion ? $0.file : nil }
  }

  /// Takes a name.
  mutating func insert(_ name: PresetName, moving motion: Motion, in file: String) {
    if owners[name] == nil { owners[name] = (motion, file) }
  }
}

/// A preset numbering gives motions names of their own: the first one keeps it, the others get a number,
/// and none gets a name that another one asks for.
struct PresetNumbering {
  /// The names by the motions' indices.
  private(set) var names: [Int: PresetName] = [:]
  /// The motions' indices by their names.
  private(set) var owners: [PresetName: Int] = [:]
  private var later: [(index: Int, name: PresetName)] = []
  private let taken: TakenNames

  init(besides taken: TakenNames) { self.taken = taken }

  /// Asks for a name.
  mutating func ask(_ name: PresetName, for index: Int) {
    if owners[name] == nil, !taken.contains(name) {
      give(name, to: index)
    } else {
      later.append((index, name))
    }
  }

  /// Gives a name to a motion; who had it before has none.
  mutating func give(_ name: PresetName, to index: Int) {
    if let owner = owners[name] { names[owner] = nil }
    owners[name] = index
    names[index] = name
  }

  /// Gives numbers to those that came too late.
  ///
  /// - Parameter tell: Gets each of them, with the name that it gets and the one that it asked for; the
  ///   first is nil if there is none.
  mutating func number(_ tell: (_ index: Int, _ free: PresetName?, _ asked: PresetName) -> Void) {
    var numbers: [PresetName: Int] = [:]
    for (index, name) in later {
      var number = numbers[name] ?? 1
      var free: PresetName?
      repeat {
        number += 1
        free = Self.numbered(name, number)
      } while free.map { owners[$0] != nil || taken.contains($0) } ?? false
      numbers[name] = number
      if let free { give(free, to: index) }
      tell(index, free, name)
    }
    later = []
  }

  /// A name with a number at its end, cut before it if it is too long.
  private static func numbered(_ name: PresetName, _ number: Int) -> PresetName? {
    if let whole = PresetName("\(name.text)-\(number)") { return whole }
    var cut = name.text.prefix(PresetName.maximumLength - 8)
    while let last = cut.last, "-/".contains(last) { cut.removeLast() }
    return PresetName("\(cut)-\(number)")
  }
}
