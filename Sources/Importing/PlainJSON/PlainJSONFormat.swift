import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// JSON as people write it.
  package static let plainJSON = InputFormat(
    "plain-json", "JSON, JSON5 and YAML as people and tools write them", extensions: [],
    covers: [
      "easings, springs, times, transitions and keyframes under names that say so",
      "options of motion.dev, react-spring, GSAP and anime.js",
      "a time whose unit isn't said is refused; --option unit=ms or unit=s settles it",
    ])
}

/// The reader of JSON that is of no other format.
struct PlainJSONFormat: PresetReader {
  var format: InputFormat { .plainJSON }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard let root = try input.foreignRoot() else {
      // What is written as JSON5 and has a mistake is reported in its own terms.
      guard let reading = try input.looseJSON(), reading.document == nil else { return false }
      return try input.isLoose()
    }
    guard ForeignFile.recognize(root) == nil else { return false }
    var interpreter = PlainInterpreter(ReaderOptions(), FoundMotions(FindingList(limit: 0)))
    interpreter.interpret(root.document)
    // Services wait and last, too: what they are called is a key of its own, and not the one around it.
    let isOfServices = interpreter.found.areDurations { names in
      !names.dropLast().contains {
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
