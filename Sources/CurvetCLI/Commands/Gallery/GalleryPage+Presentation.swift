import Curvet
import Diagnostics
import Exporting
import Motion
import Presets
import Preview
import Storage
import StrictJSON

extension GalleryPage {
  /// Makes the page from the presets that a catalog presents.
  init(of presentation: Presentation, in catalog: Catalog) throws(CatalogError) {
    self.init()
    presets = presentation.presets.map(GalleryPreset.init)
    guard let document = JSONDocument.read(presentation.motions, file: "").document else {
      throw CatalogError(.invalidInput, "can't read the motions back")
    }
    motions = document.root["presets"]
    try addCode(of: presentation, in: catalog)
  }

  /// The maximum number of bytes of code in a page.
  private static let mostCode = 1_200_000
  /// The maximum size of a page in bytes, as far as leaving out code can achieve it.
  private static let mostBytes = 3_000_000
  /// The formats that are added first.
  private static let wanted = ["swiftui", "uikit", "css"]

  /// Adds the code of all presets, format by format, until the limit is reached.
  private mutating func addCode(
    of presentation: Presentation, in catalog: Catalog
  ) throws(CatalogError) {
    let formats = PresentedFormat.all
    let order =
      Self.wanted.compactMap { name in formats.first { $0.name == name } }
      + formats.filter { !Self.wanted.contains($0.name) }
    // Each preset also has format names, degrees of fidelity, and the CSS error.
    let around = presets.count * 150
    var rest = min(Self.mostCode, Self.mostBytes - bytes.count - around)
    var codes: [String: [GalleryPreset.Code]] = [:]
    if rest > 0 {
      try catalog.present(presentation, in: order) { format, found in
        rest -= found.reduce(0) { $0 + $1.text.utf8.count }
        if rest < 0 { return false }
        codes[format.name] = found.map { GalleryPreset.Code($0, in: format) }
        return true
      }
    }
    leftOut = order.map(\.name).filter { codes[$0] == nil }
    for index in presets.indices {
      presets[index].codes = formats.compactMap { codes[$0.name]?[index] }
    }
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
    style = shown.preset.motion.styleWords
    references = shown.references.map { ($0.role.rawValue, $0.target) }
    findings = shown.findings.map { ($0.level.rawValue, $0.rule, $0.message) }
    let found = FoundMotion(
      name: shown.preset.name.text, motion: shown.motion, preset: shown.preset)
    notes = MotionPage(found, written: shown.motion).notes
    lengths = MotionPicture(of: shown.motion)?.lengths ?? [:]
  }
}

extension GalleryPreset.Code {
  fileprivate init(_ code: PresentedPreset.Code, in format: PresentedFormat) {
    self.init(
      target: format.name, degree: code.degree.rawValue, text: code.text, notes: code.notes)
    // CSS plays on the page itself, next to the preset.
    if format.name == "css" { difference = code.fidelity.flatMap(GalleryPreset.Difference.init) }
  }
}

extension GalleryPreset.Difference {
  /// The error of approximate code; nil if it is unknown, or if the code is exact.
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
