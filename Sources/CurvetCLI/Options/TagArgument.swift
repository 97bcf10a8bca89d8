import CommandKit
import Motion
import Presets
import Storage
import StrictJSON

/// A tag as it is typed.
struct TagArgument: ExplainedArgument {
  let text: String

  static var expectation: String { "one word of at most 64 characters, with no dash before it" }

  init?(argument: String) {
    guard let name = PresetName("tagged") else { return nil }
    // What a document accepts is what the catalog can read again.
    var preset = Preset(name: name, motion: .duration(.seconds(1)))
    preset.tags = [argument]
    var writer = JSONWriter(.oneLine)
    preset.write(to: &writer, namesItself: true)
    guard Preset(payload: writer.bytes) != nil else { return nil }
    text = argument
  }
}
