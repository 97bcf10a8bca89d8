import Rules

extension Examined {
  /// What a rule finds in a preset of one motion, one line each: `level pointer: message`.
  static func lines(of rule: String, motion: String, more presets: String = "") -> [String] {
    lines(of: rule, preset: "{\"motion\": \(motion)}", more: presets)
  }

  /// What a rule finds in one preset of a document.
  static func lines(of rule: String, preset: String, more presets: String = "") -> [String] {
    examine(rule, preset, presets).lines.map { line in
      line.replacing(" \(rule) a ", with: " ")
    }
  }

  /// The edits that fix what a rule finds in a preset of one motion.
  static func edits(of rule: String, motion: String) -> [FieldEdit] {
    edits(of: rule, preset: "{\"motion\": \(motion)}")
  }

  /// The edits that fix what a rule finds in one preset.
  static func edits(of rule: String, preset: String) -> [FieldEdit] {
    examine(rule, preset, "").edits
  }

  private static func examine(_ rule: String, _ preset: String, _ presets: String) -> Examined {
    let more = presets.isEmpty ? "" : ", \(presets)"
    return Examined("{\"presets\": {\"a\": \(preset)\(more)}}", only: rule)
  }
}
