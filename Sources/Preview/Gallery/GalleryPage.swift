import EmbeddedData
import Presets
import StrictJSON

/// A gallery page is one HTML file in which every preset of a catalog moves.
///
/// It needs no network, and what stands in presets cannot run in it. The same input gives the same
/// bytes.
package struct GalleryPage: Sendable {
  /// How the page looks until its reader chooses.
  package enum Theme: String, CaseIterable, Sendable {
    /// As the reader's system.
    case auto
    case light, dark
  }

  /// What is to be searched with: what words mean besides themselves.
  package struct Vocabulary: Sendable {
    /// The names of each thing, and what stands in for it.
    package var concepts: [(names: [String], standIns: [String])]
    /// Words that say nothing.
    package var fillers: [String]

    /// Makes a vocabulary.
    package init(concepts: [(names: [String], standIns: [String])], fillers: [String]) {
      (self.concepts, self.fillers) = (concepts, fillers)
    }
  }

  /// The presets.
  package var presets: [GalleryPreset] = []
  /// The JSON that apps play, of the presets and of what they refer to.
  package var motions: JSONValue?
  /// Formats whose code would make the page too large.
  package var leftOut: [String] = []
  /// Exports that stand beside the page: their paths, and the presets that they could not take in.
  package var exports: [(path: String, leftOut: [String])] = []
  /// What words mean.
  package var vocabulary: Vocabulary
  /// What the page is called; nil for the program's name.
  package var title: String?
  /// The page's logo as a `data:` address.
  package var logo: String?
  /// What stands in the search field at first.
  package var query: String?
  /// How it looks.
  package var theme = Theme.auto

  /// Makes an empty page.
  package init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

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

  /// The data as JSON in which no text can end the script that it stands in.
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
      writer.object("search", write)
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

  private func write(_ writer: inout JSONWriter) {
    writer.array("concepts") { writer in
      for concept in vocabulary.concepts {
        writer.beginArray()
        for texts in [concept.names, concept.standIns] {
          writer.beginArray()
          for text in texts { writer.string(text) }
          writer.endArray()
        }
        writer.endArray()
      }
    }
    writer.array("fillers") { writer in for word in vocabulary.fillers { writer.string(word) } }
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
