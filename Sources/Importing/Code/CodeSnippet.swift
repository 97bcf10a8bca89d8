import Diagnostics
import Motion
import Presets
import StrictJSON

/// A code snippet is a pasted text in a language that nothing says.
package struct CodeSnippet {
  private let text: [UInt8]
  private let file: String
  private let harvest: CodeHarvest?
  private let links: [BezierLink]

  /// Takes a text, and reads it as the language in which most of it is found.
  package init(_ text: [UInt8], file: String) {
    (self.text, self.file) = (text, file)
    var best: CodeHarvest?
    for language in CodeLanguage.allCases {
      let one = CodeHarvest([CodeText(text, file: file, language)])
      if !one.isEmpty, best == nil || one.records.count > best?.records.count ?? 0 { best = one }
    }
    harvest = best
    links = best?.records.isEmpty == false ? [] : BezierLink.all(in: text)
  }

  /// Whether a motion is found in it.
  package var hasMotion: Bool { !links.isEmpty || harvest?.records.isEmpty == false }

  /// Returns the presets; nil if nothing in it is about motion in any language.
  package func entries(_ report: inout ReadingReport) -> [PresetEntry]? {
    guard harvest != nil || !links.isEmpty else { return nil }
    return report.presets { found in
      harvest?.add(to: &found)
      for link in links {
        let document = JSONDocument(foreign: text, at: link.offset, file: file, firstLine: 1)
        found.add(.curve(Curve(link.shape)), named: [], at: JSONSpot(document), anchor: "")
      }
    }
  }
}

/// A link to cubic-bezier.com holds a curve behind its mark: `https://cubic-bezier.com/#.17,.67,.83,.67`.
private struct BezierLink {
  var shape: Curve.Shape
  var offset: Int

  static func all(in text: [UInt8]) -> [BezierLink] {
    let start = Array("cubic-bezier.com/#".utf8)
    return text.ranges(of: start).compactMap { range in
      let isHost = range.lowerBound == 0 || "/. \n".utf8.contains(text[range.lowerBound - 1])
      let rest = text[range.upperBound...].prefix { "0123456789.,-".utf8.contains($0) }
      let points = String(decoding: rest, as: UTF8.self).split(separator: ",").compactMap {
        Double($0)
      }
      guard isHost, points.count == 4, let shape = try? ValueReader.bezier(points) else {
        return nil
      }
      return BezierLink(shape: shape, offset: range.lowerBound)
    }
  }
}
