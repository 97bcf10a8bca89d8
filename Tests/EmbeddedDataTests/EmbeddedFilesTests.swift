import EmbeddedData
import Expectations
import Foundation
import Storage
import StrictJSON
import Testing

@Suite struct EmbeddedFilesTests {
  /// The project's folder of that name.
  func folder(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(name)
  }

  /// The names and bytes of the files in the folder.
  func files(in name: String, extension suffix: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder(name).path)
    where !file.hasPrefix(".") && file != "Vocabularies" {
      #expect(file.hasSuffix(suffix), "\(name)/\(file)")
      files[file] = try Data(contentsOf: folder(name).appendingPathComponent(file))
    }
    return files
  }

  @Test func everyMigrationIsEmbedded() throws {
    let files = try files(in: "Migrations", extension: ".sql")
    let embedded = EmbeddedFile.migrations
    #expect(embedded.map(\.name) == files.keys.sorted())
    for file in embedded {
      expectSame(Array(file.bytes), files[file.name].map(Array.init), "build again: \(file.name)")
    }
  }

  @Test func everySeedIsEmbedded() throws {
    let files = try files(in: "Seeds", extension: ".json")
    let embedded = EmbeddedFile.seeds
    #expect(embedded.map(\.name) == files.keys.sorted())
    for file in embedded {
      expectSame(Array(file.bytes), files[file.name].map(Array.init), "build again: \(file.name)")
    }
  }

  @Test func everyVocabularyIsEmbedded() throws {
    let files = try files(in: "Seeds/Vocabularies", extension: ".json")
    let embedded = EmbeddedFile.vocabularies
    #expect(embedded.map(\.name) == files.keys.sorted())
    for file in embedded {
      expectSame(Array(file.bytes), files[file.name].map(Array.init), "build again: \(file.name)")
    }
  }

  @Test func everyPageIsEmbedded() throws {
    let pages = [
      "driver.js": embedded_page_driver(), "picture.css": embedded_picture_style(),
      "review.css": embedded_review_style(), "review.js": embedded_review_script(),
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("Pages").path)
    #expect(names.filter { !["gallery", "words"].contains($0) }.sorted() == pages.keys.sorted())
    for (name, text) in pages {
      let file = try String(
        contentsOf: folder("Pages").appendingPathComponent(name), encoding: .utf8)
      expectSame(String(cString: text), file, "build again: \(name)")
    }
  }

  @Test func everyPartOfTheGalleryIsEmbedded() throws {
    let styles = (0..<embedded_gallery_style_count()).map(embedded_gallery_style)
    let scripts = (0..<embedded_gallery_script_count()).map(embedded_gallery_script)
    var parts = ["page.html": String(cString: embedded_gallery_body())]
    for file in styles + scripts {
      let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.length)
      parts[String(cString: file.name)] = String(decoding: bytes, as: UTF8.self)
    }
    let folder = folder("Pages/gallery")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == parts.keys.sorted())
    for (name, text) in parts {
      let file = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      expectSame(text, file, "build again: \(name)")
    }
  }

  @Test func wordsOfTheGalleryAreEmbedded() throws {
    let files = try files(in: "Pages/words", extension: ".json")
    let embedded = (0..<embedded_gallery_words_count()).map(embedded_gallery_words)
    #expect(embedded.map { String(cString: $0.name) } == files.keys.sorted())
    var keys: [Set<String>] = []
    for file in embedded {
      let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.length)
      let name = String(cString: file.name)
      expectSame(Array(bytes), files[name].map(Array.init), "build again: \(name)")
      let document = JSONDocument.read(Array(bytes), file: name).document
      keys.append(Set(try #require(document?.root["words"]).members.map(\.key)))
    }
    #expect(keys.allSatisfy { $0 == keys[0] && !$0.isEmpty }, "a language lacks a word")
  }

  @Test func noLineOfAScriptIsLongerThanAHundredColumns() throws {
    let scripts = try #require(FileManager.default.enumerator(atPath: folder("Pages").path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".js") }
    #expect(scripts.count > 40)
    for name in scripts {
      let file = folder("Pages").appendingPathComponent(name)
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      for line in lines where line.count > 100 { Issue.record("\(name): \(line)") }
    }
  }

  @Test func everyPlayerIsEmbedded() throws {
    let players = [
      "CurvetPlayer.kt": embedded_kotlin_player(), "CurvetPlayer.swift": embedded_swift_player(),
      "curvet-motion.schema.json": embedded_flat_schema(),
      "curvet-player.ts": embedded_typescript_player(),
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("Players").path)
    #expect(names.sorted() == players.keys.sorted())
    for (name, text) in players {
      let file = try String(
        contentsOf: folder("Players").appendingPathComponent(name), encoding: .utf8)
      expectSame(String(cString: text), file, "build again: \(name)")
    }
  }

  @Test func everyDriverIsEmbedded() throws {
    let files = try files(in: "Drivers", extension: ".swift")
    let embedded = (0..<embedded_driver_count()).map { embedded_driver($0) }
    #expect(embedded.map { String(cString: $0.name) } == files.keys.sorted())
    for file in embedded {
      let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
      let name = String(cString: file.name)
      expectSame(bytes, files[name].map(Array.init), "build again: \(name)")
    }
  }

  @Test("Every file of Support/ is embedded") func support() throws {
    let folders = ["Dart": ".dart", "JavaScript": ".js", "Kotlin": ".kt", "TypeScript": ".ts"]
    let files = try folders.reduce(into: [String: Data]()) { found, folder in
      let own = try self.files(in: "Support/\(folder.key)", extension: folder.value)
      found.merge(own) { first, _ in first }
    }
    let embedded = (0..<embedded_support_count()).map { embedded_support($0) }
    #expect(embedded.map { String(cString: $0.name) }.sorted() == files.keys.sorted())
    for file in embedded {
      let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
      let name = String(cString: file.name)
      expectSame(bytes, files[name].map(Array.init), "build again: \(name)")
    }
  }

  @Test func theSearchTableIsEmbedded() throws {
    let file = embedded_search_table()
    let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
    let table = try Data(contentsOf: folder("Search").appendingPathComponent("table.json"))
    expectSame(bytes, Array(table), "build again: table.json")
  }

  @Test func aNulFollowsTheBytes() throws {
    for file in EmbeddedFile.migrations + EmbeddedFile.seeds + EmbeddedFile.vocabularies {
      let start = try #require(file.bytes.baseAddress)
      #expect(start.load(fromByteOffset: file.count, as: UInt8.self) == 0)
    }
  }
}
