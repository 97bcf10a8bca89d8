import Diagnostics
import Motion
import Presets
import StrictJSON

extension MotionFacts {
  /// Returns the presets, and closes the account.
  ///
  /// - Parameter taken: The names that presets of other files and formats have; gets those of these.
  mutating func presets(besides taken: inout TakenNames) -> [PresetEntry] {
    var reduced = pairs()
    if !isNamed { giveNames(besides: taken) }
    // What is left out because another one is the same gives that one its pair.
    for (copy, name) in copies {
      guard let own = reduced[copy], let owner = owners[name] else { continue }
      reduced[owner] = reduced[owner] ?? own
    }
    let keys = Dictionary(
      all.indices.compactMap { index in all[index].key.map { ($0, index) } }
    ) { first, _ in first }
    func name(of key: MotionFact.Identity, for index: Int) -> PresetName? {
      keys[key].flatMap { $0 == index ? nil : names[$0] ?? copies[$0] }
    }
    var entries: [PresetEntry] = []
    for (index, one) in all.enumerated() {
      guard let own = names[index], var preset = one.preset else { continue }
      preset.name = own
      if own != Self.standIn { taken.insert(own, moving: preset.motion, in: one.file) }
      if let alias = one.alias, let target = keys[alias], let other = name(of: alias, for: index),
        let motion = all[target].motion
      {
        preset.motion = preset.motion.using(other.reference, of: motion)
      }
      switch reduced[index] {
      case .known(let known)?: preset.reducedMotion = known
      case .fact(let other)?:
        preset.reducedMotion = (names[other] ?? copies[other]).map { .preset($0.reference) }
      case .key(let key)?:
        preset.reducedMotion = name(of: key, for: index).map { .preset($0.reference) }
        if preset.reducedMotion == nil {
          leaveOut("reduced motion of \(one.anchor)", "\(key.shown) is skipped", at: one)
        }
      case nil: break
      }
      entries.append(PresetEntry(preset: preset, origin: one.origin))
    }
    closeAccount()
    return entries
  }

  private mutating func closeAccount() {
    for lost in account.close() {
      let rest = lost.document.bytes[lost.bytes.startIndex...].prefix(60).prefix { $0 >= 0x20 }
      leftOut.add(
        String(decoding: rest, as: UTF8.self),
        because: .other("neither read nor recognized; please report it as a bug"), at: lost.place)
    }
  }

  private mutating func leaveOut(_ what: String, _ reason: String, at fact: MotionFact) {
    leftOut.add(what, because: .other(reason), at: fact.origin.place)
  }
}

// Names.
extension MotionFacts {
  /// Gives every motion a name of its own: the first one keeps it, the others get a number.
  mutating func giveNames(besides taken: TakenNames) {
    var numbering = PresetNumbering(besides: taken)
    for (index, one) in all.enumerated() where !merged.contains(index) {
      guard let name = name(of: one) else {
        drop(one, "can't be turned into a preset name")
        continue
      }
      // Each of those that have no name gets one of its own where it is added.
      if name == Self.standIn {
        names[index] = name
        continue
      }
      if let first = numbering.owners[name], let motion = one.motion, all[first].motion == motion {
        let isFirst = all[first].isDefinition || !one.isDefinition
        let (own, copy) = isFirst ? (first, index) : (index, first)
        numbering.give(name, to: own)
        copies[copy] = name
        let isNamed = all[own].anchor != all[copy].anchor && !all[own].anchor.isEmpty
        let what = isNamed ? [all[own].anchor].dotted : place(of: all[own], seenFrom: all[copy])
        drop(all[copy], "same as \(what)")
      } else if let motion = one.motion, let file = taken.file(of: name, moving: motion),
        file != one.file
      {
        copies[index] = name
        drop(one, "already in '\(file)'")
      } else {
        numbering.ask(name, for: index)
      }
    }
    var renamed: [(index: Int, free: PresetName?, asked: PresetName)] = []
    numbering.number { renamed.append(($0, $1, $2)) }
    for (index, free, asked) in renamed {
      tellRenaming(all[index], free, like: asked, numbering.owners[asked].map { all[$0] }, taken)
    }
    names.merge(numbering.names) { $1 }
    (owners, isNamed) = (numbering.owners, true)
  }

  private func name(of one: MotionFact) -> PresetName? {
    let kind = one.kind
    if one.parts.isEmpty {
      guard !isPasted, let stem = one.stem else { return Self.standIn }
      return PresetName.legal(parts: [stem], prefix: kind.rawValue) ?? Self.standIn
    }
    let parts = isPasted ? PresetName.parts(ofPasted: one.parts, kind) : one.parts
    return PresetName.legal(parts: parts, prefix: kind.rawValue)
  }

  /// Leaves out a motion that was added.
  private mutating func drop(_ one: MotionFact, _ reason: String) {
    account.settle(at: one.start, in: one.file, as: .leftOut, isFinal: true)
    leaveOut(one.shown ?? one.file, reason, at: one)
  }

  /// The line of a motion, with its file if that is another one.
  private func place(of other: MotionFact, seenFrom one: MotionFact) -> String {
    let line = "line \(other.origin.place.line)"
    return other.file == one.file ? line : "\(line) of '\(other.file)'"
  }

  private mutating func tellRenaming(
    _ one: MotionFact, _ free: PresetName?, like name: PresetName, _ other: MotionFact?,
    _ taken: TakenNames
  ) {
    guard let free else { return drop(one, "its name is too long to add a number") }
    guard !isNumbered else { return }
    guard !findings.isFull else { return findings.append(dropped: 1, level: .info) }
    var user = taken.file(of: name).map { "'\($0)'" } ?? "another file"
    if let other {
      user = (other.shown.map { "\($0) in " } ?? "") + place(of: other, seenFrom: one)
    }
    findings.append(
      Finding(
        ForeignRule.renamed,
        "the preset is named '\(free)', because '\(name)' is used by \(user)",
        level: .info, subject: one.shown,
        place: one.origin.place, help: "rename it in the catalog to describe its use"))
  }
}

// Pairs for people who prefer less motion.
extension MotionFacts {
  private enum Reduced {
    case known(ReducedMotion)
    case fact(Int)
    case key(MotionFact.Identity)
  }

  /// Finds what takes the place of motions, which becomes a part of their presets if it can.
  private mutating func pairs() -> [Int: Reduced] {
    var reduced: [Int: Reduced] = [:]
    var groups: [MotionFact.Pairing: [Int]] = [:]
    for (index, one) in all.enumerated() {
      if let pairing = one.pairing { groups[pairing, default: []].append(index) }
    }
    for (pairing, group) in groups {
      let full = group.first { all[$0].audience == .full }
      let everybody = group.first { all[$0].audience == .any }
      guard let main = full ?? everybody else { continue }
      // A motion for everybody is the reduced one if the other one is for everybody else.
      let other =
        group.first { all[$0].audience == .reduced } ?? (full == nil ? nil : everybody)
      guard let other else {
        switch alternatives[pairing] {
        case .none?: reduced[main] = .known(.none)
        case .motion(let key)?: reduced[main] = .key(key)
        case nil: break
        }
        continue
      }
      let isSame = all[other].motion == all[main].motion
      if isSame || all[other].motion?.isCut == true {
        reduced[main] = .known(isSame ? .keep : .none)
        merged.insert(other)
      } else {
        all[other].parts[all[other].parts.count - 1] += "-reduced"
        reduced[main] = .fact(other)
      }
    }
    return reduced
  }
}

extension PresetName {
  /// The parts of the name of a pasted motion: one of a single part goes behind the kind, so that
  /// `--ease-card` and `--curve-card` are `curve/ease-card` and `curve/card`.
  static func parts(ofPasted parts: [String], _ kind: MotionKind) -> [String] {
    guard parts.count == 1, parts[0].lowercased() != kind.rawValue else { return parts }
    let words = parts[0].lowercased().split { "-_".contains($0) }
    let isKind = words.count > 1 && words[0] == kind.rawValue
    return [kind.rawValue, isKind ? String(parts[0].dropFirst(words[0].count + 1)) : parts[0]]
  }
}
