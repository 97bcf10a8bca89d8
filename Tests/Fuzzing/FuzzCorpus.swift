import Foundation
import Presets
import StrictJSON

/// The texts that inputs are made of: the seeds, what stands in the folder `Corpus`, and the files of `Tests/Readers`.
package struct FuzzCorpus: Sendable {
  /// Documents of one or a few presets, and, less often met, whole files.
  let documents: [[UInt8]]
  /// Presets with their names inside.
  let lines: [[UInt8]]
  /// Design tokens.
  let tokens: [[UInt8]]
  /// Style sheets.
  let sheets: [[UInt8]]
  /// Files of other programs: Lottie, Figma, Android and so on.
  let foreign: [[UInt8]]
  /// Pieces that people paste, of style sheets, code and JSON.
  let snippets: [[UInt8]]
  /// Expressions.
  let expressions: [[UInt8]]
  /// Whole files of seeds.
  let files: [[UInt8]]
  /// The files of the readers' pages, with the format that each is read as.
  let pages: [(format: String, text: [UInt8])]
  /// Every string that occurs, with its quotes, each once: the words of the formats.
  let words: [[UInt8]]

  private enum Problem: Error { case unread(String) }

  /// Reads the corpus of the project's folder; throws if it holds a file that no input is made of.
  package init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let corpus = folder.appending(path: "Corpus")
    func bytes(_ file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }
    func names(_ folder: URL) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
    let seeds = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Seeds")
    files = try names(seeds).filter { $0.hasSuffix(".json") }.map {
      try bytes(seeds.appending(path: $0))
    }
    tokens = try names(corpus).filter { $0.hasSuffix(".tokens.json") }.map {
      try bytes(corpus.appending(path: $0))
    }
    sheets = try names(corpus).filter { $0.hasSuffix(".css") || $0.hasSuffix(".scss") }.map {
      try bytes(corpus.appending(path: $0))
    }
    foreign = try names(corpus).filter { $0.hasSuffix(".foreign") }.map {
      try bytes(corpus.appending(path: $0))
    }
    let read = ["presets.json", "expressions.txt", "snippets.txt"]
    let ends = [".tokens.json", ".css", ".scss", ".foreign"]
    if let unread = try names(corpus).first(where: { name in
      !read.contains(name) && !ends.contains(where: name.hasSuffix)
    }) {
      throw Problem.unread(unread)
    }
    let readers = folder.deletingLastPathComponent().appending(path: "Readers")
    pages = try names(readers).filter { $0 != "code" }.flatMap { format in
      let pages = readers.appending(path: format)
      return try names(pages).flatMap { try Self.files(of: bytes(pages.appending(path: $0))) }
        .map { (format, $0) }
    }
    let own = try bytes(corpus.appending(path: "presets.json"))
    // A blank line is between two of them.
    snippets = String(
      decoding: try bytes(corpus.appending(path: "snippets.txt")), as: UTF8.self
    ).components(separatedBy: "\n\n").map { Array($0.utf8) }
    expressions = try bytes(corpus.appending(path: "expressions.txt"))
      .split(separator: 0x0A).map(Array.init)
    let presets = (files + [own]).flatMap(Self.presets)
    lines = presets.map { "{\"name\":\($0.name)," + $0.body.dropFirst() }.map { Array($0.utf8) }
    documents = [own] + presets.map { Array("{\"presets\": {\($0.name): \($0.body)}}".utf8) }
    words = Set((files + tokens + [own]).flatMap(Self.strings)).sorted().map { Array($0.utf8) }
  }

  /// The presets of a document as JSON text; those that are no objects are left out.
  private static func presets(of bytes: [UInt8]) -> [(name: String, body: String)] {
    let presets = JSONDocument.read(bytes, file: "").document?.root["presets"]
    return presets?.members.filter { $0.value.kind == .object }.map {
      ("\"\($0.key)\"", String(decoding: $0.value.bytes, as: UTF8.self))
    } ?? []
  }

  /// The files of a page, whose lines stand after `| `; an empty line or a heading ends one.
  private static func files(of page: [UInt8]) -> [[UInt8]] {
    let lines = page.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.split { $0.isEmpty || $0.first == UInt8(ascii: "@") }.map { file in
      file.filter { $0.first == UInt8(ascii: "|") }.flatMap { $0.dropFirst(2) + [0x0A] }
    }.filter { !$0.isEmpty }
  }

  private static func strings(of bytes: [UInt8]) -> [String] {
    JSONTokens(bytes).tokens.filter { $0.kind == .string && $0.range.count < 40 }.map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
  }
}
