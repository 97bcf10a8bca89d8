import Curvet
import Diagnostics
import Interchange
import Motion
import Presets
import Preview
import Storage
import StrictJSON

extension GalleryPage {
  /// Makes the page of what a catalog presents.
  init(of presentation: Presentation) throws(CatalogError) {
    self.init(
      Vocabulary(
        concepts: SearchVocabulary.concepts.map { ($0.names, $0.standIns) },
        fillers: SearchVocabulary.fillers))
    presets = presentation.presets.map(GalleryPreset.init)
    guard let document = JSONDocument.read(presentation.motions, file: "").document else {
      throw CatalogError(.invalidInput, "the motions can't be read again")
    }
    motions = document.root["presets"]
    leaveOutCode()
  }

  /// How many bytes of code a page has at most.
  private static let mostCode = 1_200_000
  /// How many bytes a page has at most if leaving out code is enough for that.
  private static let mostBytes = 3_000_000

  /// Leaves out the last formats, of all presets alike, if there is more code than a page should have.
  private mutating func leaveOutCode() {
    var sizes: [String: Int] = [:]
    for code in presets.lazy.flatMap(\.codes) {
      sizes[code.target, default: 0] += code.text.utf8.count
    }
    var rest = sizes.values.reduce(0, +)
    // SwiftUI, UIKit and CSS are wanted most; the others go from the last on.
    let targets = presets.first?.codes.map(\.target) ?? []
    var bare = self
    for index in bare.presets.indices { bare.presets[index].codes.removeAll() }
    // Around each text of three formats stand their names, how exact they are, and how far off CSS is.
    let around = presets.count * 150
    let most = min(Self.mostCode, Self.mostBytes - bare.bytes.count - around)
    let wanted = ["swiftui", "uikit", "css"].filter(targets.contains)
    let order = wanted + targets.filter { !wanted.contains($0) }
    for target in order.reversed() where rest > most {
      rest -= sizes[target] ?? 0
      leftOut.insert(target, at: 0)
    }
    if leftOut.isEmpty { return }
    let gone = Set(leftOut)
    for index in presets.indices { presets[index].codes.removeAll { gone.contains($0.target) } }
  }
}

extension GalleryPreset {
  fileprivate init(_ shown: PresentedPreset) {
    self.init(
      shown.preset, facts: PresetFacts(of: shown.motion), revision: shown.record.rev,
      date: Timestamp.text(shown.record.updatedAt))
    if let figures = SpringFigures(shown.motion) {
      let known = figures.spring
      spring = [
        ("mass", known.mass), ("stiffness", known.stiffness), ("damping", known.damping),
        ("dampingRatio", known.dampingRatio), ("perceptualDuration", known.perceptualDuration),
      ]
    }
    style = SearchVocabulary.styleWords(of: shown.preset)
    references = shown.references.map { ($0.role.rawValue, $0.target) }
    findings = shown.findings.map { ($0.level.rawValue, $0.rule, $0.message) }
    let found = FoundMotion(
      name: shown.preset.name.text, motion: shown.motion, preset: shown.preset)
    notes = MotionPage(found, written: shown.motion).notes
    codes = shown.codes.map { code in
      var one = Code(
        target: code.target, degree: code.degree.rawValue, text: code.text,
        note: code.notes.joined(separator: "; "))
      // CSS plays on the page itself, beside the preset.
      if code.target == "css" { one.difference = code.fidelity.flatMap(Difference.init) }
      return one
    }
  }
}

extension GalleryPreset.Difference {
  /// How far off approximate code is; nil if nobody knows, or if it is exact.
  fileprivate init?(_ fidelity: Fidelity) {
    guard let error = fidelity.error else { return nil }
    self.init(error: error, isEstimate: fidelity.isEstimate)
    switch fidelity.instant {
    case .seconds(let seconds): self.seconds = seconds
    case .fraction(let fraction): self.fraction = fraction
    case nil: break
    }
  }
}
