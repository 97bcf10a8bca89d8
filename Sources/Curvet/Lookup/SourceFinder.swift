import Diagnostics
import FileSystem
import Importing
import Motion
import Presets
import StrictJSON

/// The source finder finds the line that a preset was read from, as its file is now.
///
/// A preset keeps the name of its file and what it is called there, so that a line that moves changes
/// nothing in the catalog.
package struct SourceFinder {
  private let environment: CatalogEnvironment
  private let folder: String

  /// Looks in the project, or in the working directory if there is none.
  package init(in environment: CatalogEnvironment) {
    self.environment = environment
    folder =
      ProjectConfig.path(from: environment.workingDirectory).map(FileTree.folder)
      ?? environment.workingDirectory
  }

  /// Returns the current position of a preset in its source file; nil if the file doesn't exist, or no longer
  /// contains it.
  package func place(of preset: Preset) -> Place? {
    guard let path = preset.source?.path, let mark = path.firstIndex(of: "#") else { return nil }
    let name = String(path[..<mark])
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let files = files(named: name)
    var found = files.compactMap { entry(at: path, in: $0) }
    // A value may refer to another file next to this one.
    if found.isEmpty { found = files.compactMap { entry(at: path, besideOthers: $0) } }
    // Of several files by one name, the one that has the motion is the one.
    let same = found.first { $0.preset.motion == preset.motion }
    return (same ?? (found.count == 1 ? found[0] : nil))?.origin.place
  }

  private func entry(at path: String, in file: String) -> PresetEntry? {
    for options in Self.options(for: path) {
      guard let entries = try? entries(of: file, options) else { return nil }
      if let entry = entries.first(where: { $0.preset.source?.path == path }) { return entry }
    }
    return nil
  }

  /// Reads a file and the files next to it as one set.
  private func entry(at path: String, besideOthers file: String) -> PresetEntry? {
    let folder = FileTree.folder(of: file)
    guard let dot = file.lastIndex(of: "."), FileTree.kind(of: file) == .file,
      let names = try? FileTree.entries(of: folder, shown: folder)
    else { return nil }
    let others = names.filter { $0.hasSuffix(file[dot...]) }.sorted().prefix(Self.mostFolders)
    let entries = try? entries(of: others.map { "\(folder)/\($0)" }, like: file)
    let shown = shown(file)
    return entries?.first {
      $0.preset.source?.path == path && $0.origin.value.document.file == shown
    }
  }

  private func entries(
    of files: [String], like file: String
  ) throws(CatalogError) -> [PresetEntry]? {
    guard var own = try input(of: file), let reader = try ImportFormats.readers.recognizing(&own)
    else {
      return nil
    }
    let options = Self.options(for: "")[0]
    var (reading, report) = (reader.reading(options), ReadingReport(limit: 1))
    var entries: [PresetEntry] = []
    var size = 0
    for file in files {
      guard var input = try input(of: file) else { continue }
      size += input.byteCount
      guard size <= Self.largest,
        try ImportFormats.readers.recognizing(&input)?.format == reader.format
      else { continue }
      try reading.open(&input, &report)
      while let entry = try reading.next(&report) { entries.append(entry) }
    }
    try reading.finish(&report)
    while let entry = try reading.next(&report) { entries.append(entry) }
    return entries
  }

  /// A file, if it isn't too large to be looked into.
  private func input(of file: String) throws(CatalogError) -> ReaderInput? {
    guard FileTree.kind(of: file) == .file else { return nil }
    let shown = shown(file)
    let stream = try FileStream(file, shown: shown)
    var input = ReaderInput(shown: shown, path: file, read: stream.read)
    return try input.peek(Self.largest + 1).count <= Self.largest ? input : nil
  }

  /// Returns the presets of a file; nil if it is none, or none that is known.
  private func entries(
    of file: String, _ options: ReaderOptions
  ) throws(CatalogError) -> [PresetEntry]? {
    guard var input = try input(of: file),
      let reader = try ImportFormats.readers.recognizing(&input)
    else { return nil }
    var report = ReadingReport(limit: 1)
    return try reader.presets(in: &input, options: options, &report)
  }

  /// The options with which the file may have been read.
  ///
  /// The whole motion of a Lottie layer is found only if the options name that layer.
  private static func options(for path: String) -> [ReaderOptions] {
    var options = ReaderOptions()
    // The line numbers are the same, whatever the unit of the times is.
    (options.unit, options.spring) = (.milliseconds, .perceptual)
    var all = [options]
    guard let mark = path.firstIndex(of: "#"), path[..<mark].hasSuffix(".json") else { return all }
    let name = path[path.index(after: mark)...]
    options.layer = String(name)
    all.append(options)
    for slash in name.indices where name[slash] == "/" {
      options.layer = String(name[..<slash])
      options.property = String(name[name.index(after: slash)...])
      all.append(options)
    }
    return all
  }

  /// How many bytes are read of a file at most, and how many folders and files are looked at.
  private static let largest = 4 << 20
  private static let mostFolders = 200
  private static let mostFiles = 8

  /// The files of a name, the nearest ones first.
  private func files(named name: String) -> [String] {
    var found: [String] = []
    var folders = [environment.workingDirectory]
    if folder != environment.workingDirectory { folders.append(folder) }
    var at = 0
    while at < folders.count, at < Self.mostFolders, found.count < Self.mostFiles {
      let folder = folders[at]
      at += 1
      for entry in ((try? FileTree.entries(of: folder, shown: folder)) ?? []).sorted() {
        guard !entry.hasPrefix("."), entry != "node_modules" else { continue }
        let path = "\(folder)/\(entry)"
        if entry == name, !found.contains(path) { found.append(path) }
        if !entry.contains("."), folders.count < Self.mostFolders, !folders.contains(path),
          FileTree.kind(of: path) == .folder
        {
          folders.append(path)
        }
      }
    }
    return found
  }

  private func shown(_ file: String) -> String {
    let base = environment.workingDirectory + "/"
    return file.hasPrefix(base) ? String(file.dropFirst(base.count)) : file
  }
}
