import Diagnostics
import FileSystem
import Interchange
import Presets

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

  /// Returns where a preset stands in its file now; nil if its file isn't found, or doesn't have it
  /// any more.
  package func place(of preset: Preset) -> Place? {
    guard let path = preset.source?.path, let mark = path.firstIndex(of: "#") else { return nil }
    let name = String(path[..<mark])
    guard !name.isEmpty, !name.contains("/") else { return nil }
    return files(named: name).lazy.compactMap { place(of: path, in: $0) }.first
  }

  private func place(of path: String, in file: String) -> Place? {
    for options in Self.options(for: path) {
      guard let entries = try? entries(of: file, options) else { return nil }
      if let entry = entries.first(where: { $0.preset.source?.path == path }) {
        return entry.origin.place
      }
    }
    return nil
  }

  /// Returns the presets of a file; nil if it is none, or none that is known.
  private func entries(
    of file: String, _ options: ReaderOptions
  ) throws(CatalogError) -> [PresetEntry]? {
    let shown = shown(file)
    guard FileTree.kind(of: file) == .file else { return nil }
    let stream = try FileStream(file, shown: shown)
    var input = ReaderInput(shown: shown, path: file, read: stream.read)
    guard try input.peek(Self.largest + 1).count <= Self.largest,
      let reader = try Formats.readers.recognizing(&input)
    else { return nil }
    var report = ReadingReport(limit: 1)
    return try reader.presets(in: &input, options: options, &report)
  }

  /// What the file may have been read with: what is told of a whole layer of Lottie is only found if
  /// that layer is asked for.
  private static func options(for path: String) -> [ReaderOptions] {
    var options = ReaderOptions()
    // Whatever the times mean, their lines are the same.
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
