import Storage
import StrictJSON

/// The words for how much a catalog holds.
enum FiguresText {
  /// Returns a line: `163 presets, 2 in the trash, 4 operations, 612 kB`.
  static func line(_ figures: CatalogFigures) -> String {
    var words = [Words.count(figures.presets, "preset")]
    if figures.trash > 0 { words.append("\(figures.trash) in the trash") }
    words.append(Words.count(figures.operations, "operation"))
    words.append(size(figures.bytes))
    return words.joined(separator: ", ")
  }

  /// Returns a size in the unit that suits it: `612 kB`, `1.4 MB`.
  private static func size(_ bytes: Int) -> String {
    if bytes < 1_000_000 { return "\((bytes + 999) / 1000) kB" }
    return "\(ECMAScriptNumber.text((Double(bytes) / 1e5).rounded() / 10)) MB"
  }
}

extension JSONWriter {
  /// Writes how much a catalog holds as members.
  mutating func figures(_ figures: CatalogFigures) {
    member("form", figures.form)
    member("presets", figures.presets)
    member("trash", figures.trash)
    member("operations", figures.operations)
    member("revisions", figures.revisions)
    member("bytes", figures.bytes)
  }
}
