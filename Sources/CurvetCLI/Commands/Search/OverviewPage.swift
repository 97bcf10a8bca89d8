import Curvet
import Presets
import Storage

/// An overview page shows what a catalog has, for people who don't know yet what to search for.
struct OverviewPage {
  let overview: CatalogOverview
  /// The catalog's path.
  let path: String

  /// The largest folders that are listed.
  private static let most = 24

  /// Prints the page.
  func print(to output: TextOutput) {
    output.line("\(path, .bold) has \(Words.count(overview.presets, "preset"))")
    guard overview.presets > 0 else {
      output.line("Run 'curvet import' to add presets")
      return
    }
    output.line("")
    kinds(to: output)
    output.line("")
    folders(to: output)
    output.line("")
    output.line("Search with words, folders, or qualifiers:")
    for example in examples { output.line("  curvet search \(example)") }
    output.line("'curvet list' lists all presets; 'curvet help queries' explains searches")
  }

  private func kinds(to output: TextOutput) {
    var table = TextTable()
    for kind in MotionKind.allCases {
      guard let count = overview.kinds[kind] else { continue }
      table.add([("kind:\(kind.rawValue)", .plain), ("\(count)", .dim)])
    }
    table.print(to: output)
  }

  /// Lists the largest folders in the order of their names, in as many columns as fit.
  private func folders(to output: TextOutput) {
    let named = overview.folders.filter { !$0.name.isEmpty }
    let largest = named.sorted { ($1.count, $0.name) < ($0.count, $1.name) }.prefix(Self.most)
    let shown = named.filter { largest.contains($0) }
    let width = (shown.map { $0.name.count }.max() ?? 0) + 2 + 6
    let columns = max(1, min(3, output.columns / max(width, 1)))
    let height = (shown.count + columns - 1) / columns
    var table = TextTable()
    for row in 0..<height {
      table.add(
        (0..<columns).flatMap { column -> [TextTable.Cell] in
          let index = column * height + row
          guard index < shown.count else { return [] }
          return [(shown[index].name, .plain), ("\(shown[index].count)", .dim)]
        })
    }
    table.print(to: output)
    if named.count > shown.count {
      let rest = named.count - shown.count
      output.line("… and \(rest) more \(rest == 1 ? "folder" : "folders")")
    }
  }

  private var examples: [String] {
    let folder = overview.folders.filter { !$0.name.isEmpty }.max { $0.count < $1.count }
    let kind = overview.kinds.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }
    return ["'fade in'"] + (folder.map { [$0.name] } ?? [])
      + (kind.map { ["kind:\($0.key.rawValue) feel:soft"] } ?? [])
  }
}
