import Motion

/// Sass imports are the files that `@import` puts in the place of its statement, with the order that results.
///
/// An imported file shares the variables of the file that imports it. One that several files import belongs to the
/// first of them.
struct SassImports {
  /// A point is where a file is imported.
  private struct Point {
    var token, file: Int
  }

  private var points: [[Point]]
  /// The file that imports each, with the token; nil for those that nothing imports.
  private var importers: [(file: Int, token: Int)?]
  /// How many tokens each file has, with those that it imports.
  private var lengths: [Int]

  /// Reads the statements of files.
  ///
  /// - Parameter modules: Their names as modules.
  init(_ sources: [CSSInputSource], modules: [SassModule]) {
    points = sources.map { _ in [] }
    importers = sources.map { _ in nil }
    lengths = sources.map { $0.tokens.all.count + 1 }
    for (index, source) in sources.enumerated() where source.isSass {
      for one in source.statements where source.text(one.name) == "@import" {
        for item in source.items(one.value) {
          take(source.trimmed(item), of: source, index, modules)
        }
      }
    }
    for file in sources.indices where importers[file] == nil { _ = length(of: file, 0) }
  }

  private mutating func take(
    _ item: Range<Int>, of source: CSSInputSource, _ index: Int, _ modules: [SassModule]
  ) {
    guard let first = item.first, item.count == 1, source.tokens.all[first].kind == .string else {
      return
    }
    let path = String(source.text(first).dropFirst().dropLast())
    guard !path.hasSuffix(".css"), !path.contains("//") else { return }
    let own = SassModule(path: path)
    let fitting = modules.indices.filter { $0 != index && modules[$0].matches(own) }
    guard fitting.count == 1, importers[fitting[0]] == nil, root(of: index) != fitting[0] else {
      return
    }
    importers[fitting[0]] = (index, first)
    points[index].append(Point(token: first, file: fitting[0]))
  }

  private mutating func length(of file: Int, _ depth: Int) -> Int {
    guard depth < 64 else { return lengths[file] }
    for point in points[file] {
      let inner = length(of: point.file, depth + 1)
      lengths[file] += inner
    }
    return lengths[file]
  }

  /// The file whose variables a file has: its own, or the one that imports it, directly or not.
  func root(of file: Int) -> Int {
    var at = file
    for _ in 0..<64 {
      guard let importer = importers[at] else { return at }
      at = importer.file
    }
    return at
  }

  /// Where a token is in the order in which Sass runs the file and those that it imports.
  func position(_ token: Int, in file: Int) -> Int { position(token, in: file, 0) }

  private func position(_ token: Int, in file: Int, _ depth: Int) -> Int {
    if token == .max || points[file].isEmpty && importers[file] == nil { return token }
    let own = points[file].reduce(token) { $1.token < token ? $0 + lengths[$1.file] : $0 }
    guard let importer = importers[file], depth < 64 else { return own }
    return position(importer.token, in: importer.file, depth + 1) + 1 + own
  }
}
