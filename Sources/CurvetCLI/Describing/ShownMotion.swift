import Curvet
import Motion
import Presets
import Preview

/// A shown motion is a preset with all that the catalog knows about it, or an expression.
struct ShownMotion {
  let found: FoundMotion
  /// What the catalog knows; nil for an expression.
  let detail: PresetDetail?

  init(_ text: String, _ finder: MotionFinder, _ catalog: Catalog?) throws(CatalogError) {
    if let catalog, let detail = try catalog.detailIfPresent(named: text) {
      let name = detail.preset.name.text
      self.detail = detail
      found = FoundMotion(
        name: name, motion: try finder.resolve(detail.preset.motion, named: name),
        preset: detail.preset)
    } else {
      detail = nil
      found = try finder.motion(for: text)
    }
  }

  /// Prints the page.
  func print(to output: TextOutput, glyphs: PlotGlyphs) {
    if let detail { return PresetPage(detail, found: found).print(to: output, glyphs: glyphs) }
    output.line("\(found.name, .bold)  \(found.motion.kind.rawValue, .dim)")
    output.line("")
    let page = MotionPage(found, written: found.motion)
    page.print(to: output, glyphs: glyphs)
    if !page.notes.isEmpty { output.line("") }
    output.notes(page.notes)
  }
}
