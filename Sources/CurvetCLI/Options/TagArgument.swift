import CommandKit
import Motion
import Presets
import Storage
import StrictJSON

/// A tag as it is typed.
struct TagArgument: ExplainedArgument {
  let text: String

  static var expectation: String {
    "one word of at most 64 characters that doesn't start with a dash"
  }

  init?(argument: String) {
    guard let name = PresetName("tagged") else { return nil }
    // A tag is valid if a document with it can be read again.
    var preset = Preset(name: name, motion: .duration(.seconds(1)))
    preset.tags = [argument]
    var writer = JSONWriter(.oneLine)
    preset.write(to: &writer, namesItself: true)
    guard Preset(payload: writer.bytes) != nil else { return nil }
    text = argument
  }
}
