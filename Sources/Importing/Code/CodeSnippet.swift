import Diagnostics
import Motion
import Presets
import StrictJSON

/// A code snippet is a pasted text in an unknown language.
package struct CodeSnippet {
  private let text: [UInt8]
  private let file: String
  private let harvest: CodeHarvest?
  private let links: [PastedCurve]

  /// Takes a text, and reads it as the language in which most of it is found.
  package init(_ text: [UInt8], file: String) {
    (self.text, self.file) = (text, file)
    var best: CodeHarvest?
    let suffix = file.split(separator: ".").dropFirst().last.map { $0.lowercased() }
    let known = suffix.flatMap { CodeLanguage.byExtension[$0] }
    for language in known.map({ [$0] }) ?? CodeLanguage.allCases {
      let one = CodeHarvest([CodeSource(text, file: file, language)], isPasted: true)
      if !one.isEmpty, best == nil || one.records.count > best?.records.count ?? 0 { best = one }
    }
    harvest = best
    links =
      best?.records.isEmpty == false
      ? [] : PastedCurve.links(in: text) + PastedCurve.classes(in: text)
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
        found.add(.curve(link.curve), named: [], at: JSONSpot(document), anchor: "")
      }
    }
  }
}

/// A pasted curve is one outside of code: in a link, or in Tailwind classes.
private struct PastedCurve {
  var curve: Curve
  var offset: Int

  /// The curves behind links such as `https://cubic-bezier.com/#.17,.67,.83,.67`.
  static func links(in text: [UInt8]) -> [PastedCurve] {
    text.ranges(of: Array("cubic-bezier.com/#".utf8)).compactMap { range in
      let isHost = range.lowerBound == 0 || "/. \n".utf8.contains(text[range.lowerBound - 1])
      let rest = text[range.upperBound...].prefix { "0123456789.,-".utf8.contains($0) }
      let points = String(decoding: rest, as: UTF8.self).split(separator: ",").compactMap {
        Double($0)
      }
      guard isHost, points.count == 4, let shape = try? ValueReader.bezier(points) else {
        return nil
      }
      return PastedCurve(curve: Curve(shape), offset: range.lowerBound)
    }
  }

  /// The curves of `@apply transition duration-200;`, or of classes alone.
  static func classes(in text: [UInt8]) -> [PastedCurve] {
    let rules = text.ranges(of: Array("@apply".utf8)).map { rule in
      text[rule.upperBound...].prefix { !";}".utf8.contains($0) }
    }
    let isPlain = !text.contains { "{}();:=<>\"".utf8.contains($0) && !"()".utf8.contains($0) }
    return (rules.isEmpty && isPlain ? [text[...]] : rules).compactMap { classes in
      guard
        case .curve(let curve)? =
          (try? TailwindReading.finding(String(decoding: classes, as: UTF8.self)))??.motion
      else { return nil }
      return PastedCurve(curve: curve, offset: classes.startIndex)
    }
  }
}
