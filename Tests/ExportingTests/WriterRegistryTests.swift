import Diagnostics
import Motion
import Presets
import Synchronization
import Testing

@testable import Exporting

/// What holds for every writer that is listed.
struct WriterRegistryTests {
  @Test("Each format is listed once, under a name that can be typed") func names() {
    let names = ExportFormats.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9-]+/) != nil })
    for format in ExportFormats.all { #expect(ExportFormat(name: format.name) == format) }
  }

  @Test("Options of one name are the same wherever they are") func options() {
    for format in ExportFormats.all {
      #expect(Set(format.options.map(\.name)).count == format.options.count)
      for option in format.options {
        if let value = option.defaultValue { #expect(option.type.accepts(value)) }
        let known = ExportFormats.options.first { $0.name == option.name }
        #expect(known?.type == option.type, "\(format.name) \(option.name)")
        #expect(option.help.hasSuffix("."), "\(format.name) \(option.name)")
      }
    }
  }

  @Test(
    "A value is read from a text, or refused",
    arguments: [
      (.flag, "true", .flag(true)), (.flag, "yes", nil),
      (.text("a name"), "a=b", .text("a=b")), (.text("a name"), "", nil),
      (.number(0...1), ".5", .number(0.5)), (.number(0...1), "2", nil),
      (.number(0...1), "nan", nil), (.integer(1...9), "9", .integer(9)),
      (.integer(1...9), "2.5", nil), (.word(["a", "b"]), "b", .text("b")),
      (.word(["a", "b"]), "c", nil), (.words(["a", "b"], each: "one"), "b,a", .words(["b", "a"])),
      (.words(["a", "b"], each: "one"), "a,,b", nil),
    ] as [(OptionType, String, OptionValue?)]) func values(
      type: OptionType, text: String, value: OptionValue?
    )
  {
    #expect(type.value(of: text) == value)
  }

  @Test("A writer is asked once for each preset, and none gets lost") func once() throws {
    let presets = try BuiltInPresets.of(
      """
      {"presets": {
        "duration/short": {"motion": {"seconds": 0.2}},
        "curve/b": {"reducedMotion": "curve/c", "motion": {"named": "easeIn"}},
        "curve/c": {"motion": {"named": "linear"}},
        "spring/a": {"reducedMotion": "curve/b", "motion": {"mass": 1, "stiffness": 9, "damping": 1}}
      }}
      """)
    let export = try PresetExport(
      of: presets, to: ExportTarget(AskingWriter.self), ExportOptions(["mark": .text("!")]),
      header: BuiltInPresets.header, demands: false)
    #expect(
      AskingWriter.asked.withLock { $0 } == ["curve/c", "curve/b", "duration/short", "spring/a"])
    #expect(
      export.files.map(\.text) == ["curve/b! over curve/c\ncurve/c!\nspring/a! over curve/b\n"])
    #expect(
      export.leftOut.map { "\($0.name): \($0.gap.kind) \($0.gap.reason)" } == [
        "duration/short: form no time"
      ])
  }

  @Test(
    "Options that a writer does not declare are refused",
    arguments: [
      (["mark": .flag(true)], "asking has no option 'mark'"),
      (["much": .flag(true)], "asking has no option 'much'"),
    ] as [([String: OptionValue], String)]) func undeclared(
      values: [String: OptionValue], message: String
    )
  {
    let error = #expect(throws: ExportError.self) {
      try PresetExport(
        of: [], to: ExportTarget(AskingWriter.self), ExportOptions(values),
        header: BuiltInPresets.header, demands: false)
    }
    #expect(error?.message == message)
    #expect(error?.help.sentence == "valid options: mark (a text)")
  }
}

/// A writer that notes for what it is asked.
private struct AskingWriter: PresetWriter {
  struct Options: WriterOptions {
    var mark: String?
    static let declared: [WriterOption<Options>] = [
      .text("mark", "a text", \.mark, help: "What stands behind names.")
    ]
  }

  struct Declaration: PresetDeclaration {
    var text: String
    var fidelity: Fidelity { .exact }
  }

  static let name = "asking"
  static let summary = "Names."
  static let covers = ["names"]
  static let asked = Mutex<[String]>([])
  let options: Options
  var identifiers: IdentifierStyle { IdentifierStyle(.none) }

  init(_ options: Options) { self.options = options }

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<Declaration>
  ) throws(Unsupported) -> Declaration {
    Self.asked.withLock { $0.append(preset.name.text) }
    if case .duration = preset.motion { throw Unsupported("no time") }
    let over = set.alternative(of: preset).map { " over \($0.preset.identifier)" } ?? ""
    return Declaration(text: preset.identifier + (options.mark ?? "") + over)
  }

  func files(for set: ExportSet<Declaration>) -> [ExportedFile] {
    [ExportedFile(text: set.entries.map { $0.declaration.text + "\n" }.joined())]
  }
}
