import Motion
import Presets

/// An export set is what goes into one export: presets with what they become, by name.
struct ExportSet<Declaration: PresetDeclaration> {
  /// A preset with what it becomes.
  struct Entry {
    var preset: ExportedPreset
    var declaration: Declaration
  }

  /// The presets with what they become.
  private(set) var entries: [Entry] = []
  /// The header of every file.
  let header: ExportHeader
  /// Where it goes, and what draws.
  var surroundings = ExportSurroundings()
  private var indices: [String: Int] = [:]
  private var circling: Set<String> = []

  /// Makes an empty set.
  init(header: ExportHeader) { self.header = header }

  /// Adds a preset.
  ///
  /// - Parameter cycles: Whether its alternatives for reduced motion form a cycle.
  mutating func insert(_ preset: ExportedPreset, _ declaration: Declaration, cycles: Bool = false) {
    for name in [preset.name] + preset.preset.aliases { indices[name.text] = entries.count }
    if cycles { circling.insert(preset.name.text) }
    entries.append(Entry(preset: preset, declaration: declaration))
  }

  /// The presets.
  var presets: [ExportedPreset] { entries.map(\.preset) }

  /// The preset that has a name or alias; nil if it isn't in the set.
  subscript(name: String) -> Entry? { indices[name].map { entries[$0] } }

  /// The preset that a reference leads to; nil if it isn't in the set.
  subscript(reference: Reference?) -> Entry? { reference.flatMap { self[$0.name] } }

  /// The preset that is another's alternative for reduced motion; nil if that isn't a preset of the set.
  func reduced(_ preset: ExportedPreset) -> Entry? {
    guard case .preset(let reference) = preset.preset.reducedMotion else { return nil }
    return self[reference]
  }

  /// The presets, each transition behind its alternative for reduced motion.
  var alternativesFirst: [Entry] {
    var ordered: [Entry] = []
    var seen: Set<String> = []
    for entry in entries {
      var chain = [entry]
      while let last = chain.last, case .transition = last.preset.motion,
        let other = alternative(of: last.preset), !seen.contains(other.preset.name.text),
        !chain.contains(where: { $0.preset.name == other.preset.name })
      {
        chain.append(other)
      }
      ordered += chain.reversed().filter { seen.insert($0.preset.name.text).inserted }
    }
    return ordered
  }

  /// The preset that is another's alternative for reduced motion; nil also if alternatives form a cycle.
  func alternative(of preset: ExportedPreset) -> Entry? {
    circling.contains(preset.name.text) ? nil : reduced(preset)
  }
}

/// A declaration pass asks a writer once for each preset what it becomes.
///
/// An alternative for reduced motion is declared before the preset, which may refer to it.
struct DeclarationPass<Writer: PresetWriter> {
  /// The declarations of the presets.
  private(set) var set: ExportSet<Writer.Declaration>
  /// The presets that the format can't express.
  private var gaps: [LeftOutPreset] = []
  private let writer: Writer
  private let presets: [ExportedPreset]
  private let largestError: Double?
  private var indices: [String: Int] = [:]
  /// Whether the alternatives of each form a cycle; nil if it isn't declared yet.
  private var cycles: [Bool?]

  /// Asks about presets, which are in the order of their names.
  init(
    _ writer: Writer, _ presets: [ExportedPreset], header: ExportHeader, largestError: Double?,
    progress: (Int) -> Bool
  ) {
    self.writer = writer
    self.presets = presets
    self.largestError = largestError
    set = ExportSet(header: header)
    cycles = Array(repeating: nil, count: presets.count)
    for (index, one) in presets.enumerated() {
      for name in [one.name] + one.preset.aliases { indices[name.text] = index }
    }
    for index in presets.indices {
      guard progress(index) else { break }
      declare(index)
    }
  }

  /// The presets that the format can't express, in the order of names.
  var leftOut: [LeftOutPreset] { gaps.sorted { $0.name < $1.name } }

  private mutating func declare(_ index: Int) {
    var chain: [Int] = []
    var known: Set<Int> = []
    var next: Int? = index
    while let one = next, cycles[one] == nil, known.insert(one).inserted {
      chain.append(one)
      next = alternative(of: one)
    }
    let isCircular = next.map { known.contains($0) || cycles[$0] == true } ?? false
    for one in chain.reversed() {
      cycles[one] = isCircular
      declare(one, cycles: isCircular)
    }
  }

  private func alternative(of index: Int) -> Int? {
    guard case .preset(let reference) = presets[index].preset.reducedMotion else { return nil }
    return indices[reference.name]
  }

  private mutating func declare(_ index: Int, cycles: Bool) {
    var preset = presets[index]
    preset.identifier = writer.identifiers.identifier(for: preset)
    do throws(Unsupported) {
      if !preset.motion.isWithinLimits, let problem = preset.motion.limitProblems.first {
        throw Unsupported(.motion, problem.message)
      }
      let declaration = try writer.declaration(of: preset, in: set)
      preset.fidelity = declaration.wholeFidelity
      if preset.motion.hasContinuousCorners, !Writer.hasContinuousCorners {
        preset.fidelity = preset.fidelity.without("continuous corners")
      }
      if !Writer.hasOuterFrames(preset.preset.kind), preset.motion.goesBeyondFrames {
        preset.fidelity = preset.fidelity.combined(
          with: .approximate(
            nil,
            notes: [
              "its timing overshoots, but keyframes may stop at their last value in this format"
            ]))
      }
      try preset.fidelity.demand(atMost: largestError)
      set.insert(preset, declaration, cycles: cycles)
    } catch {
      gaps.append(LeftOutPreset(preset: preset, gap: error))
    }
  }
}

extension Fidelity {
  /// Throws if what is written is further off than is allowed.
  fileprivate func demand(atMost largest: Double?) throws(Unsupported) {
    guard let largest, degree == .approximate else { return }
    guard let error else {
      throw Unsupported(.error, "its error is unknown: " + notes.joined(separator: "; "))
    }
    if error <= largest { return }
    throw Unsupported(
      .error,
      "its error is \(Self.rounded(error))" + (instant.map { " at \($0.words)" } ?? "")
        + ", more than \(Self.rounded(largest))")
  }
}

/// An exported preset is a preset that is put in another format.
package struct ExportedPreset: Hashable, Sendable {
  /// The preset in the catalog.
  package let preset: Preset
  /// Its motion, with the references replaced by what they refer to.
  package let motion: Motion
  /// Whether it was asked for, and not only taken along because another preset refers to it.
  package let isAskedFor: Bool
  /// Its name in the target's text.
  package internal(set) var identifier = ""
  /// How faithful the target's text is.
  package internal(set) var fidelity = Fidelity.exact

  /// Makes a preset ready to be exported.
  ///
  /// - Parameter motion: the preset's motion, without references.
  package init(_ preset: Preset, motion: Motion, isAskedFor: Bool = true) {
    self.preset = preset
    self.motion = motion
    self.isAskedFor = isAskedFor
  }

  /// The name.
  package var name: PresetName { preset.name }
  var reducedMotion: ReducedMotion? { preset.reducedMotion }

  /// The note for a deprecated preset: `deprecated: too rough; use curve/rush`.
  var deprecation: String? {
    preset.deprecated.map { deprecated in
      "deprecated" + (deprecated.reason.map { ": \($0)" } ?? "")
        + (deprecated.use.map { "; use \($0.name)" } ?? "")
    }
  }

  /// The title, or the name if there is none.
  package var title: String { preset.title ?? preset.name.text }
}

/// A left-out preset is one that a format has nothing for, and why.
package struct LeftOutPreset: Hashable, Sendable {
  /// The preset.
  package let preset: ExportedPreset
  /// The reason why it's skipped.
  package let gap: Unsupported

  /// The name.
  package var name: PresetName { preset.name }
  /// Whether it was asked for, and not only taken along because another preset refers to it.
  package var isAskedFor: Bool { preset.isAskedFor }
}

/// Why a format has nothing for a preset.
package struct Unsupported: Error, Hashable, Sendable {
  /// The kind of reason.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The format has no form for it.
    case form
    /// Only a framework that isn't selected has it.
    case framework
    /// It depends on what is known only as the app runs.
    case unknown
    /// It's larger or longer than the format allows.
    case size
    /// No name can be made, or two would be the same.
    case name
    /// The motion can't be evaluated.
    case motion
    /// The error of the export is larger than allowed.
    case error
  }

  /// The kind of reason.
  package let kind: Reason
  /// Why, without a capital or a full stop.
  package let reason: String

  /// Makes a reason.
  init(_ kind: Reason, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// Makes the reason of a format that has no form for it.
  init(_ reason: String) { self.init(.form, reason) }
}

/// Returns what evaluating a motion gives; if it can't be evaluated, no format has anything for it.
func evaluated<Value>(
  _ value: @autoclosure () throws(MotionError) -> Value
) throws(Unsupported) -> Value {
  do throws(MotionError) {
    return try value()
  } catch {
    throw Unsupported(.motion, error.message)
  }
}

/// An exported file is a file of an export, held until it's put in place.
package struct ExportedFile: Hashable, Sendable {
  /// Its path in a target of several files, such as `Sources/Motion/Motion.swift`; empty in a target
  /// of one.
  package var path: String
  /// The text.
  package var text: String
  /// Whether its path is counted from the folder that the first file is in, not from the target.
  package var isBeside = false

  /// Makes a file.
  package init(path: String = "", text: String, isBeside: Bool = false) {
    self.path = path
    self.text = text
    self.isBeside = isBeside
  }
}
