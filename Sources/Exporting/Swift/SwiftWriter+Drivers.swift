import Diagnostics
import EmbeddedData

extension SwiftWriter {
  /// The gesture drivers next to the namespace, from the files in Drivers/.
  func drivers(_ parts: Set<SwiftPart>) -> [String] {
    let animators: [(SwiftPart, files: [String])] = [
      (.panDriver, ["PanDriver", "PanRecognizer"]),
      (.edgePanDriver, ["PanDriver", "PanRecognizer", "EdgePanDriver", "EdgePanRecognizer"]),
      (.pressDriver, ["PressDriver", "PressRecognizer"]),
      (.sliderDriver, ["SliderDriver", "SliderTarget"]),
    ]
    var files = animators.filter { parts.contains($0.0) }.flatMap(\.files)
    if !files.isEmpty { files = ["AnimatorDriver"] + files + ["AnimatorConformance"] }
    if parts.contains(.transitionDriver) { files += ["TransitionDriver", "TransitionRecognizer"] }
    if parts.contains(.swipe) { files += ["Passage"] }
    if !parts.isDisjoint(with: [.drag, .swipe]) { files.insert("Grip", at: 0) }
    if parts.contains(.hold) { files += ["Press"] }
    if !files.isEmpty { files.insert("GestureRules", at: 0) }
    return files.uniqued().flatMap { [""] + Self.text(of: $0, access, namespace) }
  }

  /// The lines of a file in Drivers/ without its import, for this access level and namespace.
  private static func text(of name: String, _ access: String, _ namespace: String) -> [String] {
    for index in 0..<embedded_driver_count() {
      let file = embedded_driver(index)
      guard String(cString: file.name) == name + ".swift" else { continue }
      let text = String(cString: file.bytes)
        .replacing("public ", with: access)
        .replacing("\nextension Motion {", with: "\nnonisolated extension " + namespace + " {")
        .replacing("extension Motion", with: "extension " + namespace)
        .replacing(" Motion.", with: " \(namespace).")
      return Array(text.lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.dropLast())
    }
    return []
  }
}
