import Diagnostics
import Motion
import Presets
import StrictJSON

extension InputFormat {
  /// JSON as people write it.
  package static let plainJSON = InputFormat(
    "plain-json", "JSON, JSON5, and YAML written by people or tools", extensions: [],
    covers: [
      "easings, springs, times, transitions, and keyframes whose names say what they are",
      "options of motion.dev, react-spring, GSAP, and anime.js",
      "a time without a unit is an error; set it with --option unit=ms or unit=s",
    ])
}

/// The reader of JSON that is of no other format.
struct PlainJSONFormat: PresetReader {
  var format: InputFormat { .plainJSON }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard let root = try input.foreignRoot() else {
      // Errors in JSON5 are reported as errors in JSON5.
      guard let reading = try input.looseJSON(), reading.document == nil else { return false }
      return try input.isLoose()
    }
    guard ForeignFile.recognize(root) == nil else { return false }
    var interpreter = PlainInterpreter(ReaderOptions(), MotionFacts(FindingList(limit: 0)))
    interpreter.interpret(root.document)
    // Services have delays and durations, too; their names are in a key next to the value.
    let isOfServices = interpreter.found.all.allSatisfy { one in
      one.kind == .duration
        && !one.parts.dropLast().contains {
          PlainInterpreter.isEasing([$0]) || PlainInterpreter.isTime([$0])
        }
    }
    let isYAML = try input.isYAML()
    return interpreter.isCertain && !(isYAML && isOfServices)
  }

  func reading(_ options: ReaderOptions) -> any PresetReading {
    FileReading { document, found in
      var interpreter = PlainInterpreter(options, found)
      interpreter.interpret(document)
      found = interpreter.found
    }
  }
}
