import Curvet
import Diagnostics
import Motion
import Presets
import Preview
import Rules

/// A shown motion is a preset with everything that the catalog knows about it, or an expression.
struct ShownMotion {
  /// The motion, under the name that was asked for.
  let found: FoundMotion
  /// The details in the catalog; nil for an expression.
  let detail: PresetDetail?
  /// The motion with what it refers to in place, its measures as they were written.
  let authored: Motion
  /// The findings about the preset; none for an expression.
  let findings: [Finding]
  /// The reason why the motion can't be evaluated; it is then shown as written.
  let problem: CatalogError?
  /// The current place in the file that it was read from.
  let place: Place?

  /// - Parameter rules: how much the rules matter to the project.
  init(
    _ text: String, _ finder: MotionFinder, _ catalog: Catalog?, lengths: [String: Double],
    rules: [String: RuleSettings.Setting]
  ) throws(CatalogError) {
    if let catalog, let detail = try catalog.detailIfPresent(named: text) {
      let name = detail.preset.name.text
      place = SourceFinder(in: catalog.environment).place(of: detail.preset)
      self.detail = detail
      do throws(CatalogError) {
        authored = try finder.resolve(detail.preset.motion, named: name)
        problem = nil
      } catch  where error.kind == .invalidInput {
        authored = detail.preset.motion
        problem = error
      }
      findings = try catalog.findings(in: detail.preset, settings: rules)
      found = FoundMotion(
        name: text, motion: authored.replacingMeasures(by: lengths), preset: detail.preset)
    } else {
      detail = nil
      place = nil
      findings = []
      problem = nil
      let known = try finder.motion(for: text)
      authored = known.motion
      found = FoundMotion(name: known.name, motion: authored.replacingMeasures(by: lengths))
    }
  }

  /// Prints the page.
  func print(to output: TextOutput, glyphs: PlotGlyphs) {
    if let detail { return print(detail, to: output, glyphs: glyphs) }
    output.line("\(found.name, .bold)  \(found.motion.kind.rawValue, .dim)")
    output.line("")
    let page = MotionPage(found, written: found.motion)
    page.print(to: output, glyphs: glyphs)
    if !page.notes.isEmpty { output.line("") }
    output.notes(page.notes)
  }
}

extension FoundMotion {
  /// The alias that a preset was asked for by, and the preset's own name; nil if that was used.
  var alias: (name: String, of: String)? {
    guard let preset, preset.aliases.contains(where: { $0.text == name }) else { return nil }
    return (name, preset.name.text)
  }
}
