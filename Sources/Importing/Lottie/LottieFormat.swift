import Diagnostics
import Presets
import StrictJSON

extension InputFormat {
  /// Lottie animations.
  package static let lottie = InputFormat(
    "lottie", "Lottie animations", extensions: [],
    covers: [
      "the distinct easings of keyframes",
      "whole tracks, with --option layer=NAME, --option property=NAME, or both",
      "skips expressions, shape changes, masks, and effects; skipped values are listed",
    ])
}

/// The reader of Lottie animations.
struct LottieFormat: PresetReader {
  var format: InputFormat { .lottie }

  func recognizes(_ input: inout ReaderInput) throws(CatalogError) -> Bool {
    guard let root = try input.foreignRoot() else { return false }
    return root["layers"]?.kind == .array && ["fr", "ip", "op"].allSatisfy { root[$0] != nil }
  }

  func reading(_ options: ReaderOptions) -> any PresetReading {
    FileReading { document, found in
      var interpreter = LottieInterpreter(JSONSpot(document), options, found)
      interpreter.interpret()
      found = interpreter.found
    }
  }
}
