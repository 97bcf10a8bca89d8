import Expectations
import Diagnostics
import Foundation
import Motion
import Presets
import StrictJSON
import Testing

@testable import Exporting
@testable import Importing

/// Design tokens are written so that every tool reads them, and this one gets the presets back.
struct DTCGWriterTests {
  static let document = """
    {"presets": {
      "duration/short": {"motion": {"seconds": 0.2}},
      "duration/odd": {"motion": {"seconds": 0.0123456789}},
      "easing/standard": {"kind": "curve", "title": "Standard", "motion": {"cubicBezier": [0.2, 0, 0, 1]}},
      "easing/standard/bold": {"kind": "curve", "deprecated": {"reason": "too bold"},
        "aliases": ["bold"], "motion": {"named": "easeIn"}},
      "easing/steps": {"kind": "curve", "motion": {"steps": 1, "jump": "end"}},
      "card/enter": {"kind": "curve", "summary": "Cards come in.", "deprecated": true,
        "extensions": {"com.example": {"scope": "all", "n": 1.0}},
        "motion": {"use": "easing/standard", "duration": "duration/short"}},
      "card/leave": {"kind": "curve", "motion": {"use": "bold", "duration": 0.1, "delay": 0.05}},
      "card/again": {"kind": "curve", "motion": {"use": "easing/standard"}},
      "card/late": {"kind": "duration", "motion": {"use": "duration/short"}},
      "spring/soft": {"motion": {"mass": 1, "stiffness": 100, "damping": 10}},
      "animator/nudge": {"motion": {"duration": 0.3, "timing": "easing/standard",
        "animations": [{"property": "position.x", "by": 100}]}}
    }}
    """

  @Test("Tokens are the nearest there are, with the preset beside them") func wholeFile() throws {
    let text = try BuiltInPresets.text(BuiltInPresets.of(Self.document), .dtcg)
    try Page("Tests/Fixtures/exports/motion.tokens.json").expect(text)
  }

  @Test("What is written, imported and written again is the same, byte for byte")
  func stable() throws {
    let all = try BuiltInPresets.all()
    let export = try PresetExport(
      of: all, to: .dtcg, ExportOptions(), header: BuiltInPresets.header, demands: true)
    try Self.checkStability(of: export)
    let exact = export.presets.filter { $0.fidelity.degree == .exact }
    #expect(Set(exact.map(\.preset.kind)) == [.curve, .duration])
    let curves = export.presets.filter { $0.preset.kind == .curve && $0.fidelity != .exact }
    #expect(curves.map { "\($0.name): \($0.fidelity.words)" } == Self.inexactCurves)
    #expect(export.presets.count - exact.count - curves.count == 158)
  }

  private static let inexactCurves = [
    "curve/css/step-end: within 1, at 100%", "curve/css/step-start: within 1, at 0%",
    "curve/material/emphasized: within 0.069, at 13.7%",
    "curve/penner/bounce-in: within 0.16, at 63.6%",
    "curve/penner/bounce-in-out: within 0.12, at 68.2%",
    "curve/penner/bounce-out: within 0.16, at 36.4%",
    "curve/penner/elastic-in: within 0.17, at 86%",
    "curve/penner/elastic-in-out: within 0.12, at 41.8%",
    "curve/penner/elastic-out: within 0.17, at 14%",
  ]

  @Test("Aliases, roots and data of other tools come back too") func smallIsStable() throws {
    let presets = try BuiltInPresets.of(Self.document)
    try Self.checkStability(
      of: PresetExport(
        of: presets, to: .dtcg, ExportOptions(), header: BuiltInPresets.header, demands: true))
  }

  private static func checkStability(of export: PresetExport) throws {
    let (presets, text) = (export.presets, export.files[0].text)
    let (entries, findings) = read(text)
    #expect(findings == [])
    let restored = entries.map(\.preset).sorted { $0.name < $1.name }
    let originals = presets.map(\.preset).sorted { $0.name < $1.name }
    #expect(restored.map(payload) == originals.map(payload))
    // They are the same presets, whose fidelity has been told and takes long to find.
    let fidelities = Dictionary(uniqueKeysWithValues: presets.map { ($0.name, $0.fidelity) })
    let again = try BuiltInPresets.exported(restored).map { preset in
      var preset = preset
      preset.fidelity = fidelities[preset.name] ?? .exact
      return preset
    }
    var set = ExportSet<TokenDeclaration>(header: BuiltInPresets.header)
    for preset in again {
      let value = try TokenValue.nearest(to: preset.motion).value
      set.insert(preset, TokenDeclaration(value: value, fidelity: preset.fidelity))
    }
    let files = DTCGWriter(NoOptions()).files(for: set)
    #expect(files.map(\.text) == [text])
  }

  @Test("A token that was only laid out anew keeps its preset") func reformatted() throws {
    let text = """
      {"soft": {"$value": {"timingFunction": [0.20, 0, 0e1, 1], "delay": {"unit": "ms", "value": 0},
        "duration": {"unit": "ms", "value": 2e2}}, "$type": "transition",
        "$extensions": {"app.curvet": {"token": "\(Self.fingerprint)", "preset":
          {"kind": "spring", "motion": {"mass": 1, "stiffness": 100, "damping": 10}}}}}}
      """
    let (entries, findings) = Self.read(text)
    #expect(findings == [])
    #expect(
      entries.map { String(decoding: $0.preset.payload, as: UTF8.self) } == [
        #"{"name":"soft","kind":"spring","motion":{"mass":1,"stiffness":100,"damping":10}}"#
      ])
  }

  @Test("A token that was changed counts, and what was kept beside it is told") func changed()
    throws
  {
    let text = """
      {"soft": {"$type": "transition", "$value": {"duration": {"value": 300, "unit": "ms"},
        "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.2, 0, 0, 1]},
        "$extensions": {"com.example": 1, "app.curvet": {"token": "\(Self.fingerprint)", "preset":
          {"kind": "spring", "motion": {"mass": 1, "stiffness": 100, "damping": 10}}}}}}
      """
    let (entries, findings) = Self.read(text)
    #expect(
      findings == [
        "warning: the token changed, so its exact preset is ignored"
      ])
    #expect(
      entries.map { String(decoding: $0.preset.payload, as: UTF8.self) } == [
        #"{"name":"soft","kind":"curve","source":{"path":"soft"},"extensions":{"com.example":1},"#
          + #""motion":{"cubicBezier":[0.2,0,0,1],"duration":0.3,"delay":0}}"#
      ])
  }

  @Test("A preset that cannot be read is left out, and told") func unreadable() throws {
    let text = """
      {"soft": {"$type": "transition", "$value": {"duration": {"value": 200, "unit": "ms"},
        "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.2, 0, 0, 1]},
        "$extensions": {"app.curvet": {"token": "\(Self.fingerprint)", "preset":
          {"kind": "spring", "motion": {"mass": -1, "stiffness": 100, "damping": 10}}}}}}
      """
    let (entries, findings) = Self.read(text)
    #expect(
      findings == ["warning: the token's exact preset can't be read, so it is ignored"])
    #expect(entries.map { $0.preset.kind } == [.curve])
  }

  /// The fingerprint of a transition of 200 ms by .2, 0, 0, 1.
  private static let fingerprint = "945af3d72eeb0848"

  private static func read(_ text: String) -> ([PresetEntry], [String]) {
    var report = ReadingReport()
    let document = JSONDocument.read(Array(text.utf8), file: "a.json")
    report.findings.append(document)
    let entries = report.presets {
      DTCGReader.read(
        [document.document].compactMap(\.self), ReaderOptions(), besides: TakenNames(), &$0)
    }
    #expect(report.leftOut.counts(of: .ofGroup) == [:])
    return (entries, report.findings.kept.map { "\($0.level): \($0.message)" })
  }

  private static func payload(_ preset: Preset) -> String {
    String(decoding: preset.payload, as: UTF8.self)
  }
}
