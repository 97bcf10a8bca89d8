import EmbeddedData
import Presets
import StrictJSON

/// A gallery page is one HTML file that plays every preset of a catalog.
///
/// It needs no network, and text from presets can't run in it. The same input gives the same
/// bytes.
package struct GalleryPage: Sendable {
  /// The color theme until the reader chooses one.
  package enum Theme: String, CaseIterable, Sendable {
    /// As the reader's system.
    case auto
    case light, dark
  }

  /// The presets.
  package var presets: [GalleryPreset] = []
  /// The flat JSON of the presets and of the presets that they refer to.
  package var motions: JSONValue?
  /// Formats whose code would make the page too large.
  package var leftOut: [String] = []
  /// Exports next to the page: their paths, and the presets that they omit.
  package var exports: [(path: String, leftOut: [String])] = []
  /// The page's title; nil for the program's name.
  package var title: String?
  /// The page's logo as a `data:` address.
  package var logo: String?
  /// The initial text of the search field.
  package var query: String?
  /// The color theme.
  package var theme = Theme.auto

  /// Makes an empty page.
  package init() {}

  /// The file's bytes, with a line break at their end.
  package var bytes: [UInt8] {
    var html = MarkupWriter(isIndented: false)
    html.verbatim("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n\(head)")
    html.element("title", text: title ?? "Curvet")
    let styles = (0..<embedded_gallery_style_count()).map { Self.text(embedded_gallery_style($0)) }
    html.verbatim("<style>\n\(styles.joined())</style>\n</head>\n<body>")
    html.verbatim(String(cString: embedded_gallery_body()))
    let scripts = (0..<embedded_gallery_script_count()).map {
      Self.text(embedded_gallery_script($0))
    }
    let script = String(cString: embedded_page_driver()) + scripts.joined()
    return Array(html.text.utf8) + Array("<script type=\"application/json\" id=\"data\">".utf8)
      + data + Array("</script>\n<script>\n(() => {\n\"use strict\";\n".utf8)
      + Array(script.utf8) + Array("})();\n</script>\n</body>\n</html>\n".utf8)
  }

  private var head: String {
    let images = logo == nil ? "" : "img-src data:; "
    return """
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'; script-src 'unsafe-inline'; \(images)base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      """
  }

  private static func text(_ file: embedded_file) -> String {
    String(decoding: UnsafeRawBufferPointer(start: file.bytes, count: file.length), as: UTF8.self)
  }

  /// The data as JSON that can't end its script element.
  private var data: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("title", ifPresent: title)
      writer.member("logo", ifPresent: logo)
      writer.member("query", ifPresent: query)
      writer.member("theme", theme.rawValue)
      writer.array("leftOut") { writer in for name in leftOut { writer.string(name) } }
      if !exports.isEmpty {
        writer.array("exports") { writer in
          for (path, leftOut) in exports {
            writer.beginArray()
            writer.string(path)
            for name in leftOut { writer.string(name) }
            writer.endArray()
          }
        }
      }
      writer.object("search", Self.writeSearch)
      writer.object("words", Self.writeWords)
      var shared = SharedTexts()
      writer.array("presets") { writer in
        for preset in presets { preset.write(to: &writer, sharing: &shared) }
      }
      writer.array("texts") { writer in for text in shared.texts { writer.string(text) } }
      writer.object("motions") { writer in
        guard let members = motions?.members else { return }
        for member in members { writer.motion(member.key, member.value) }
      }
      writer.object("documents") { writer in
        for one in presets {
          writer.key(one.preset.name.text)
          one.preset.write(to: &writer, namesItself: false)
        }
      }
    }
    return ScriptData.safe(writer.bytes)
  }

  /// Writes the page's own words in each language.
  private static func writeWords(_ writer: inout JSONWriter) {
    for file in (0..<embedded_gallery_words_count()).map(embedded_gallery_words) {
      writer.member(String(String(cString: file.name).prefix { $0 != "." }), of: file)
    }
  }

  /// Writes what the search goes by: its table, and the words for how motions feel.
  private static func writeSearch(_ writer: inout JSONWriter) {
    writer.member("table", of: embedded_search_table())
    writer.object("feel") { writer in
      for feel in FeelWord.allCases {
        writer.array(feel.rawValue) { writer in for word in feel.words { writer.string(word) } }
      }
    }
    writer.object("feelNames") { writer in
      for feel in FeelWord.allCases {
        writer.array(feel.rawValue) { writer in
          for language in ["en", "ja", "ru"] { writer.string(feel.name(in: language)) }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the document that a file of the program holds.
  fileprivate mutating func member(_ key: String, of file: embedded_file) {
    let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
    guard let root = JSONDocument.read(bytes, file: key).document?.root else { return }
    self.key(key)
    value(root)
  }
}
