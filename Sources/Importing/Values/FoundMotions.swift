import Diagnostics
import Motion
import Presets
import StrictJSON

/// A value problem is why a value can't be taken, without a capital or a full stop.
struct ValueProblem: Error {
  /// The reason.
  var reason: String
  /// The help that names an option to set, if any; the value isn't read without that option.
  var settled: String?
  /// The problematic part of the value, if it is only a part.
  var value: JSONValue?

  init(_ reason: String, settled: String? = nil, about value: JSONValue? = nil) {
    (self.reason, self.settled, self.value) = (reason, settled, value)
  }
}

/// Found motions are what a reader finds in files of another program, in order.
struct FoundMotions {
  /// The omissions, with their reasons.
  var leftOut = OmissionList()
  /// The notes, and the errors that need an option.
  var findings: FindingList
  /// Whether names are made by the reader, so that a number at their end is nothing to speak of.
  var isNumbered = false
  private var found: [Found] = []

  private struct Found {
    var parts: [String]
    var preset: Preset
    var spot: JSONSpot
    var aliasOf: [String]?
    var reducedBy: [String]?

    var file: String { spot.value.document.file }
  }

  init(_ findings: FindingList) { self.findings = findings }

  /// Whether all are durations whose names fit a condition.
  func areDurations(where isFit: ([String]) -> Bool) -> Bool {
    found.allSatisfy { one in
      if case .duration = one.preset.motion { isFit(one.parts) } else { false }
    }
  }

  /// How many were found.
  var count: Int { found.count }

  /// Returns the first motion with these parts of a name.
  func motion(named parts: [String]) -> Motion? {
    found.first { $0.parts == parts }?.preset.motion
  }

  /// Puts the motions of each file in the order of their places.
  mutating func sort() {
    var files: [String: Int] = [:]
    for one in found where files[one.file] == nil { files[one.file] = files.count }
    found.sort {
      (files[$0.file] ?? 0, $0.spot.value.bytes.startIndex)
        < (files[$1.file] ?? 0, $1.spot.value.bytes.startIndex)
    }
  }

  /// Adds a motion.
  ///
  /// - Parameters:
  ///   - parts: The parts of its name; none if it has none in the file.
  ///   - anchor: What it is called in its file, for `source`.
  ///   - alias: The key of another one whose preset it uses in place of its own motion.
  ///   - reduced: The key of the one that takes its place for people who prefer less motion.
  mutating func add(
    _ motion: Motion, named parts: [String], at spot: JSONSpot, anchor: String? = nil,
    alias: [String]? = nil, reduced: [String]? = nil, edit: (inout Preset) -> Void = { _ in }
  ) {
    var preset = Preset(name: Self.standIn, motion: motion)
    noteApproximation(motion, of: parts.joined(separator: "."), at: spot)
    let file = spot.value.document.file
    let base = file == "-" || file == "snippet" ? "" : file.split(separator: "/").last ?? ""
    let mark = anchor ?? parts.joined(separator: ".")
    if !base.isEmpty || !mark.isEmpty {
      var source = PresetSource()
      source.path = base.isEmpty ? mark : mark.isEmpty ? String(base) : "\(base)#\(mark)"
      preset.source = source
    }
    edit(&preset)
    found.append(
      Found(parts: parts, preset: preset, spot: spot, aliasOf: alias, reducedBy: reduced))
  }

  /// Describes the error of linear segments that approximate a named easing.
  private mutating func noteApproximation(_ motion: Motion, of name: String, at spot: JSONSpot) {
    guard let name = spot.value.easingName,
      let message = NamedEasing.approximation(of: name, as: motion)
    else { return }
    guard !findings.isFull else { return findings.append(dropped: 1, level: .info) }
    findings.append(
      Finding(
        ForeignRule.approximate, message, level: .info, subject: name.isEmpty ? nil : name,
        place: spot.place,
        help:
          "compare it with the original; curves can be Béziers, steps, paths, or linear segments"))
  }

  /// The name of what has none, which `add` takes for one to be made.
  static let standIn: PresetName = {
    guard let name = PresetName("unnamed") else { preconditionFailure("a legal name") }
    return name
  }()

  /// Leaves something out.
  mutating func leaveOut(_ what: String, _ reason: String, at spot: JSONSpot, count: Int = 1) {
    leftOut.add(what, because: .other(reason), count: count, at: spot.place)
  }

  /// Leaves something out for a problem, or reports what an option must settle.
  mutating func leaveOut(_ what: String, _ problem: ValueProblem, at spot: JSONSpot) {
    guard let settled = problem.settled else { return leaveOut(what, problem.reason, at: spot) }
    guard !findings.isFull else { return findings.append(dropped: 1, level: .error) }
    findings.append(
      Finding(
        PresetRule.missingField, problem.reason, subject: what.isEmpty ? nil : what,
        place: problem.value?.place ?? spot.place, help: settled))
  }

  /// Returns the presets with names of their own: the first one keeps it, the others get a number.
  ///
  /// Presets with the same name and motion in another file are skipped.
  mutating func presets(besides taken: inout TakenNames) -> [PresetEntry] {
    var numbering = PresetNumbering(besides: taken)
    var keys: [[String]: Int] = [:]
    // Copies, and the presets that use them, refer to the preset in the other file.
    var copies: [Int: PresetName] = [:]
    var unnamed: Set<Int> = []
    for (index, one) in found.enumerated() {
      if keys[one.parts] == nil { keys[one.parts] = index }
      let kind = one.preset.motion.kind.rawValue
      let name =
        one.parts.isEmpty
        ? Self.name(ofFile: one.file, kind) : PresetName.legal(parts: one.parts, prefix: kind)
      guard let name else {
        leaveOut(one.parts.dotted, "can't be turned into a preset name", at: one.spot)
        continue
      }
      // Each of those that have no name gets one of its own where it is added.
      guard name != Self.standIn else {
        unnamed.insert(index)
        continue
      }
      let owner = numbering.owners[name].map { found[$0] }
      let isCopy = owner.map { $0.file != one.file && $0.preset.motion == one.preset.motion }
      let file = isCopy == true ? owner?.file : taken.file(of: name, moving: one.preset.motion)
      if let file, file != one.file {
        leaveOut(
          one.parts.isEmpty ? name.text : one.parts.dotted, "already in '\(file)'", at: one.spot)
        copies[index] = name
      } else {
        numbering.ask(name, for: index)
      }
    }
    var renamed: [(index: Int, free: PresetName?, asked: PresetName)] = []
    numbering.number { renamed.append(($0, $1, $2)) }
    for (index, free, asked) in renamed { tellRenaming(index, free, like: asked) }
    return found.indices.compactMap { index in
      guard let name = numbering.names[index] ?? (unnamed.contains(index) ? Self.standIn : nil)
      else { return nil }
      let one = found[index]
      var preset = one.preset
      preset.name = name
      taken.insert(name, moving: preset.motion, in: one.file)
      if let key = one.aliasOf, let target = keys[key], target != index,
        let other = numbering.names[target] ?? copies[target]
      {
        preset.motion = preset.motion.using(other.reference, of: found[target].preset.motion)
      }
      if let target = one.reducedBy.flatMap({ keys[$0] }), target != index,
        let other = numbering.names[target] ?? copies[target]
      {
        preset.reducedMotion = .preset(other.reference)
      }
      return PresetEntry(preset: preset, origin: one.spot.origin)
    }
  }

  private mutating func tellRenaming(_ index: Int, _ free: PresetName?, like name: PresetName) {
    let one = found[index]
    guard let free else {
      return leaveOut(one.parts.dotted, "its name is too long to add a number", at: one.spot)
    }
    guard !isNumbered else { return }
    guard !findings.isFull else { return findings.append(dropped: 1, level: .info) }
    findings.append(
      Finding(
        ForeignRule.renamed, "the preset is named '\(free)', because '\(name)' is already in use",
        level: .info, subject: one.parts.isEmpty ? nil : one.parts.dotted, place: one.spot.place,
        help: "rename it in the catalog to describe its use"))
  }

  /// The name of a file's one motion that has none.
  private static func name(ofFile file: String, _ kind: String) -> PresetName? {
    guard file != "-", file != "snippet", let base = file.split(separator: "/").last else {
      return standIn
    }
    let stem = base.prefix { $0 != "." }
    return PresetName.legal(parts: [String(stem)], prefix: kind) ?? standIn
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

/// Rules for files from other tools, in addition to those for presets.
package enum ForeignRule {
  /// An easing or a spring has no exact equivalent in Curvet.
  package static let approximate = "import/approximate"
  /// A time has no unit, and the unit of its tool is used.
  package static let unit = "import/unit"
  /// Two motions would get the same preset name, so one of them gets a number.
  package static let renamed = "import/renamed"
  /// An argument is omitted, so the default that its library documents is used.
  package static let standard = "import/default"
  /// A motion specifies something that a preset of its kind can't store.
  package static let unkept = "import/not-kept"
  /// The same unnamed motion occurs in several places.
  package static let places = "import/places"
}

extension JSONValue {
  /// The name of an easing that a value is or holds; nil if there is none.
  fileprivate var easingName: String? {
    if let string { return EasingNames.isName(string) ? string : nil }
    return members.lazy.prefix(64).compactMap(\.value.string).first(where: EasingNames.isName)
  }
}

extension Motion {
  /// The same as a use of another preset, if nothing is lost by it.
  fileprivate func using(_ reference: Reference, of other: Motion) -> Motion {
    guard self == other else { return self }
    switch self {
    case .curve: return .curve(Curve(.use(reference)))
    case .spring: return .spring(Spring(.use(reference)))
    case .duration: return .duration(.use(reference))
    case .keyframes:
      var keyframes = Keyframes()
      keyframes.use = reference
      return .keyframes(keyframes)
    default: return self
    }
  }
}

extension Motion {
  /// Whether it takes no time, as a cut does.
  var isCut: Bool {
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
