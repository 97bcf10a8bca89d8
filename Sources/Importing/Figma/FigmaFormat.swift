import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Figma JSON.
  package static let figma = InputFormat(
    "figma", "Figma JSON (REST API files, variables, and plugin data)", extensions: [],
    covers: [
      "easings and durations of prototype interactions; springs stay springs",
      "easing and time variables, by mode",
      "Figma Motion tracks, as plugins write them",
      "skips the destination screens of transitions and how screens are matched",
    ])
}

/// The reader of what Figma gives as JSON.
struct FigmaFormat: PresetReader {
  var format: InputFormat { .figma }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard let root = try input.foreignRoot() else { return false }
    if root["document"]?["type"]?.string == "DOCUMENT" { return true }
    if FigmaVariables.list(of: root) != nil { return true }
    if let nodes = root["nodes"], nodes.members.contains(where: { $0.value["document"] != nil }) {
      return true
    }
    return Self.holdsMarks(root, levels: 12)
  }

  private static func holdsMarks(_ value: JSONValue, levels: Int) -> Bool {
    if value.kind == .object {
      if value["manualKeyframeTracks"]?.kind == .object { return true }
      for key in ["reactions", "interactions"] {
        let marks = ["trigger", "action", "actions"]
        let list = value[key]?.elements
        if list?.contains(where: { one in marks.contains { one[$0] != nil } }) ?? false {
          return true
        }
      }
      if value["transitionEasing"] != nil, value["transitionDuration"] != nil { return true }
    }
    guard levels > 0 else { return false }
    let inner = value.kind == .object ? value.members.map(\.value) : Array(value.elements)
    return inner.contains { one in
      (one.kind == .object || one.kind == .array) && holdsMarks(one, levels: levels - 1)
    }
  }

  func reading(_ options: ReaderOptions) -> any PresetReading {
    FileReading { document, found in
      var interpreter = FigmaInterpreter(options, found)
      interpreter.interpret(JSONSpot(document))
      found = interpreter.found
    }
  }
}
