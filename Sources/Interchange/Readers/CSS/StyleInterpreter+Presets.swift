import Diagnostics
import Motion
import Presets
import StrictJSON

extension StyleInterpreter {
  /// Returns the motions that were found as presets, in the order of the files.
  mutating func presets() -> [PresetEntry] {
    found.sort { ($0.source, $0.token) < ($1.source, $1.token) }
    var reduced: [Int: ReducedMotion] = [:]
    var dropped: Set<Int> = []
    pair(&reduced, &dropped)
    let names = names(besides: dropped)
    let variables = Dictionary(grouping: found.indices.filter { found[$0].variable != nil }) {
      found[$0].variable ?? 0
    }
    var entries: [PresetEntry] = []
    for (index, one) in found.enumerated() where !dropped.contains(index) {
      guard let name = names[index] else { continue }
      var preset = Preset(name: name, motion: one.motion)
      if let alias = one.alias, let targets = variables[alias], targets.count == 1,
        let target = names[targets[0]], found[targets[0]].motion == one.motion
      {
        preset.motion = Self.use(target, like: one.motion)
      }
      switch reduced[index] {
      case .preset(let stand)?:
        // The preset that takes its place, by its number until names are known.
        preset.reducedMotion = Int(stand.name).flatMap { names[$0] }.map { .preset($0.reference) }
      case let other: preset.reducedMotion = other
      }
      var source = PresetSource()
      source.path = (sources[one.source].name.map { $0 + "#" } ?? "") + one.anchor
      preset.source = source
      if one.isPaused { preset.extensions = Self.paused }
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
      let other =
        group.first { found[$0].preference == .reduced }
        ?? group.first { $0 != main && found[$0].preference == .any }
      guard let other else {
        if removed.contains(pairing) { reduced[main] = ReducedMotion.none }
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

  /// Gives every motion a name of its own: the first one keeps it, the others get a number.
  private mutating func names(besides dropped: Set<Int>) -> [Int: PresetName] {
    var names: [Int: PresetName] = [:]
    var owners: [PresetName: Int] = [:]
    var later: [(index: Int, name: PresetName)] = []
    for (index, one) in found.enumerated() where !dropped.contains(index) {
      guard let name = PresetName.legal(parts: one.name, prefix: one.motion.kind.rawValue) else {
        leftOut.add(
          one.anchor, because: .other("it makes no name for a preset"),
          at: sources[one.source].place(one.token))
        continue
      }
      if let owner = owners[name] {
        // --spin: spin 1s says of the keyframes what they have taken over.
        let isSame =
          found[owner].motion == one.motion
          && (found[owner].variable == nil) != (one.variable == nil)
        if isSame {
          let rule = one.variable == nil ? index : owner
          names[owner] = nil
          (owners[name], names[rule]) = (rule, name)
          let copy = found[rule == index ? owner : index]
          leftOut.add(
            copy.anchor, because: .other("\(found[rule].anchor) says the same"),
            at: sources[copy.source].place(copy.token))
          continue
        }
      }
      if owners[name] == nil {
        owners[name] = index
        names[index] = name
      } else {
        later.append((index, name))
      }
    }
    var numbers: [PresetName: Int] = [:]
    for (index, name) in later {
      var number = numbers[name] ?? 1
      var free: PresetName?
      repeat {
        number += 1
        free = PresetName("\(name.text.prefix(PresetName.maximumLength - 8))-\(number)")
      } while free.map { owners[$0] != nil } ?? false
      numbers[name] = number
      let one = found[index]
      guard let free else { continue }
      owners[free] = index
      names[index] = free
      let first = owners[name].map { found[$0] }
      let line = first.map { sources[$0.source].place($0.token).line } ?? 0
      findings.append(
        Finding(
          StyleRuleName.renamed,
          "the preset is named \(free): \(name) is what \(first?.anchor ?? "") in line \(line) becomes",
          level: .info, subject: one.anchor, place: sources[one.source].place(one.token),
          help: "rename it in the catalog to say when it is used"))
    }
    return names
  }
}

extension Motion {
  /// Whether it takes no time, as a cut does.
  fileprivate var isCut: Bool {
    switch self {
    case .duration(let duration): duration == .seconds(0)
    case .curve(let curve):
      curve.duration == .seconds(0)
        || curve.duration == nil && curve.shape == .steps(1, jump: .start)
    case .keyframes(let keyframes): keyframes.duration == .seconds(0)
    default: false
    }
  }
}
