import Diagnostics
import Motion
import Presets
import StrictJSON

extension StyleInterpreter {
  /// Returns the motions that were found as presets, in the order of the files.
  mutating func presets(besides taken: inout TakenNames) -> [PresetEntry] {
    found.sort { ($0.source, $0.token) < ($1.source, $1.token) }
    var reduced: [Int: ReducedMotion] = [:]
    var dropped: Set<Int> = []
    pair(&reduced, &dropped)
    let (names, copies) = self.names(besides: dropped, taken)
    // A rule that is the same as a variable has its version with less motion.
    for (copy, name) in copies {
      guard let own = reduced[copy], let owner = names.first(where: { $0.value == name })?.key
      else { continue }
      reduced[owner] = reduced[owner] ?? own
    }
    let variables = Dictionary(grouping: found.indices.filter { found[$0].variable != nil }) {
      found[$0].variable ?? 0
    }
    var entries: [PresetEntry] = []
    for (index, one) in found.enumerated() where !dropped.contains(index) {
      guard let name = names[index] else { continue }
      if name != FoundMotions.standIn {
        taken.insert(name, moving: one.motion, in: sources[one.source].document.file)
      }
      var preset = Preset(name: name, motion: one.motion)
      if let alias = one.alias, let targets = variables[alias], targets.count == 1,
        let target = names[targets[0]] ?? copies[targets[0]],
        found[targets[0]].motion == one.motion
      {
        preset.motion = Self.use(target, like: one.motion)
      }
      switch reduced[index] {
      case .preset(let stand)?:
        // The preset that takes its place, by its number until names are known.
        preset.reducedMotion = Int(stand.name).flatMap { names[$0] ?? copies[$0] }
          .map { .preset($0.reference) }
      case let other: preset.reducedMotion = other
      }
      let file = sources[one.source].name
      if file != nil || !isPasted {
        var source = PresetSource()
        source.path = (file.map { $0 + "#" } ?? "") + one.anchor
        preset.source = source
      }
      if one.isPaused {
        preset.extensions = Self.paused
        findings.append(
          Finding(
            ForeignRule.unkept, "begins paused in CSS, but plays in Curvet and in exports",
            level: .info, subject: one.anchor, place: sources[one.source].place(one.token),
            help: "its extensions keep the state, as org.w3.css"))
      }
      entries.append(PresetEntry(preset: preset, origin: sources[one.source].origin(one.token)))
    }
    return entries
  }

  private static let paused: RawJSON? =
    JSONDocument.read(
      Array(#"{"org.w3.css": {"animation-play-state": "paused"}}"#.utf8), file: ""
    ).document.map { RawJSON($0.root) }

  private static func use(_ name: PresetName, like motion: Motion) -> Motion {
    switch motion {
    case .curve: return .curve(Curve(.use(name.reference)))
    case .keyframes:
      var keyframes = Keyframes()
      keyframes.use = name.reference
      return .keyframes(keyframes)
    default: return .duration(.use(name.reference))
    }
  }

  /// Finds what takes the place of motions for people who prefer less.
  private mutating func pair(_ reduced: inout [Int: ReducedMotion], _ dropped: inout Set<Int>) {
    var all: [StylePairing: [Int]] = [:]
    for index in found.indices { all[found[index].pairing, default: []].append(index) }
    for (pairing, group) in all {
      let full = group.first { found[$0].preference == .full }
      guard let main = full ?? group.first(where: { found[$0].preference == .any }) else {
        continue
      }
      // A rule for everybody is the reduced-motion version if the other one is for everybody else.
      let other =
        group.first { found[$0].preference == .reduced }
        ?? (full == nil ? nil : group.first { found[$0].preference == .any })
      guard let other else {
        if removed.contains(pairing) {
          reduced[main] = ReducedMotion.none
        } else if let name = replaced[pairing] {
          reduced[main] = replacement(name, for: found[main])
        }
        continue
      }
      if found[other].motion == found[main].motion {
        reduced[main] = .keep
        dropped.insert(other)
      } else if found[other].motion.isCut {
        reduced[main] = ReducedMotion.none
        dropped.insert(other)
      } else {
        found[other].name[found[other].name.count - 1] += "-reduced"
        reduced[main] = .preset(Reference("\(other)"))
      }
    }
  }

  /// The keyframes that rules play in place of others, if they are taken.
  private mutating func replacement(_ name: String, for one: StyleCandidate) -> ReducedMotion? {
    let index = found.firstIndex {
      $0.anchor == "@keyframes \(name)" && $0.preference != .reduced
    }
    if let index { return .preset(Reference("\(index)")) }
    leftOut.add(
      "reduced motion of \(one.anchor)", because: .other("@keyframes \(name) is skipped"),
      at: sources[one.source].place(one.token))
    return nil
  }

  /// Gives every motion a name of its own: the first one keeps it, the others get a number.
  ///
  /// - Returns: The names, and those of copies, which are skipped.
  private mutating func names(
    besides dropped: Set<Int>, _ taken: TakenNames
  ) -> (names: [Int: PresetName], copies: [Int: PresetName]) {
    var numbering = PresetNumbering(besides: taken)
    var (copies, nameless): ([Int: PresetName], [Int: PresetName]) = ([:], [:])
    let themed = themed
    for (index, one) in found.enumerated() where !dropped.contains(index) {
      if one.name.isEmpty {
        nameless[index] = FoundMotions.standIn
        continue
      }
      let kind = one.motion.kind
      let name = themed[index].map { [$0] } ?? one.name
      let parts = isPasted ? PresetName.parts(ofPasted: name, kind) : name
      guard let name = PresetName.legal(parts: parts, prefix: kind.rawValue) else {
        leaveOut(one, "can't be turned into a preset name")
        continue
      }
      if let file = taken.file(of: name, moving: one.motion) {
        leaveOut(one, "already in '\(file)'")
        copies[index] = name
        continue
      }
      guard let owner = numbering.owners[name], found[owner].motion == one.motion else {
        numbering.ask(name, for: index)
        continue
      }
      let other = found[owner]
      if (other.variable == nil) != (one.variable == nil) {
        // --spin: spin 1s has the timing that the keyframes already have.
        let (rule, copy) = one.variable == nil ? (index, owner) : (owner, index)
        numbering.give(name, to: rule)
        leaveOut(found[copy], "same as \(found[rule].anchor)")
        copies[copy] = name
      } else if other.anchor == one.anchor {
        leaveOut(one, "same as \(line(of: other, seenFrom: one))")
        copies[index] = name
      } else {
        numbering.ask(name, for: index)
      }
    }
    var renamed: [(index: Int, free: PresetName?, asked: PresetName)] = []
    numbering.number { renamed.append(($0, $1, $2)) }
    for (index, free, asked) in renamed {
      let other = numbering.owners[asked].map { found[$0] }
      tellRenaming(found[index], free, like: asked, of: other, taken)
    }
    return (numbering.names.merging(nameless) { own, _ in own }, copies)
  }

  /// The keyframes that animations of a Tailwind theme are named after, by the animation's number:
  /// `--animate-spin: spin 1s` is `spin`.
  private var themed: [Int: String] {
    let prefix = "--animate-"
    let named = found.indices.filter {
      found[$0].variable != nil && found[$0].anchor.hasPrefix(prefix)
    }
    guard !named.isEmpty else { return [:] }
    let motions = Dictionary(found.map { ($0.anchor, $0.motion) }) { first, _ in first }
    return named.reduce(into: [:]) { themed, index in
      let name = String(found[index].anchor.dropFirst(prefix.count))
      if motions["@keyframes \(name)"] == found[index].motion { themed[index] = name }
    }
  }

  private mutating func leaveOut(_ one: StyleCandidate, _ reason: String) {
    leftOut.add(one.anchor, because: .other(reason), at: sources[one.source].place(one.token))
  }

  /// The line of a motion, with its file if that is another one.
  private func line(of other: StyleCandidate, seenFrom one: StyleCandidate) -> String {
    let place = sources[other.source].place(other.token)
    return other.source == one.source
      ? "line \(place.line)" : "line \(place.line) of '\(place.file)'"
  }

  private mutating func tellRenaming(
    _ one: StyleCandidate, _ free: PresetName?, like name: PresetName, of other: StyleCandidate?,
    _ taken: TakenNames
  ) {
    guard let free else { return leaveOut(one, "its name is too long to add a number") }
    let first = other.map { other in
      let place = sources[other.source].place(other.token)
      let file = other.source == one.source ? "" : " of '\(place.file)'"
      return "used by \(other.anchor) in line \(place.line)\(file)"
    }
    findings.append(
      Finding(
        StyleRuleName.renamed,
        "the preset is named '\(free)', because '\(name)' is "
          + (first ?? taken.file(of: name).map { "used in '\($0)'" } ?? "used in another file"),
        level: .info, subject: one.anchor, place: sources[one.source].place(one.token),
        help: "rename it in the catalog to describe its use"))
  }
}
