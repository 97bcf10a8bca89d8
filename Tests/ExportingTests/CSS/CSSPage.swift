import BrowserChecking
import Foundation

/// A CSS page is an exported sheet with the lengths that an app would set.
struct CSSPage {
  var css: String
  var lengths: [String: Double] = [:]
  var direction = BrowserPage.Direction.leftToRight
  var reducedMotion = false

  /// The page with an element for every target of a preset.
  func page(_ slots: [(name: String, property: String)], perspective: String? = nil) -> BrowserPage
  {
    let set = lengths.sorted { $0.key < $1.key }
      .map { "--motion-\(CSSTextOf.kebab($0.key)): \($0.value)px;" }.joined(separator: " ")
    var text = "\n:root { \(set) }\nbody { margin: 0; }\n"
    text += "#stage { position: absolute; left: 0; top: 0; width: 390px; height: 844px; "
    text += (perspective.map { "perspective: var(\($0)); " } ?? "") + "}\n"
    text += "#stage > div { position: absolute; left: 0; top: 0; z-index: 0; "
    text += "width: 0; height: 0; border-radius: 0; background-color: #000000; }\n"
    for slot in slots {
      text += "#\(slot.name) { animation: var(\(slot.property)); }\n"
    }
    let elements = slots.map { "<div id=\($0.name)></div>" }.joined()
    return BrowserPage(
      sheet: css, css: text, html: "<div id=stage>\(elements)</div>", direction: direction,
      reducedMotion: reducedMotion, width: 390, height: 844)
  }
}

/// The spelling that names of lengths have in exported CSS.
enum CSSTextOf {
  static func kebab(_ name: String) -> String {
    var text = ""
    for character in name {
      if character == "." {
        text += "-"
      } else if character.isUppercase {
        text += "-" + character.lowercased()
      } else {
        text.append(character)
      }
    }
    return text
  }
}
