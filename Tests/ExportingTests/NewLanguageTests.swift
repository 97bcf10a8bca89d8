import Expectations
import Motion
import Presets
import Testing

@testable import Exporting

/// A language that the product doesn't have is one more builder and one more writer.
struct NewLanguageTests {
  @Test("Presets in C#") func csharp() throws {
    let presets =
      try BuiltInPresets.of(CodeExportPresets.document)
      + BuiltInPresets.of(
        """
        {"presets": {"keyframes/rise": {"motion": {"duration": 0.4, "timing": {"named": "easeOut"},
          "tracks": [{"property": "position.y", "values": [12, -2, 0], "keyTimes": [0, 0.6, 1]},
            {"property": "opacity", "values": [0, 1]}]}}}}
        """)
    let text = try BuiltInPresets.text(
      presets, ExportTarget(CSharpWriter.self), ExportOptions(), demands: false)
    try Page("Tests/Fixtures/exports/Motion.cs").expect(text)
  }
}

/// A C# writer writes a static class of easings, springs, and tracks.
private struct CSharpWriter: CodeExportWriter {
  static let name = "csharp"
  static let summary = "A static class in C#."
  static let covers = [outlines]
  static let columns = 92
  static let depth = 2
  static let format = Code.Format(width: 100, indentation: 4, endsInComma: false)

  var identifiers: IdentifierStyle { .csharp }

  init(_ options: NoOptions) {}

  func declaration(
    of preset: ExportedPreset, in set: ExportSet<CodeExportDeclaration>
  ) throws(Unsupported) -> CodeExportDeclaration {
    try CSharpBuilder(identifier: preset.identifier).declaration(of: preset)
  }

  func comment(_ lines: [String]) -> [String] { lines.map { "// \($0)" } }

  func words(for needs: Set<String>) -> [String] { needs.sorted().map { "the class \($0)" } }

  func parts(around members: [String], needs: Set<String>) -> [String] {
    ["static class Motion\n{\n\(members.joined(separator: "\n\n"))\n}"]
  }
}

/// A C# builder makes a member of the class.
private struct CSharpBuilder: CodeExportBuilder {
  // It has no easings of its own; like most, its curves are asked for what is between 0 and 1.
  static let runtime = EasingRuntime.compose
  let identifier: String
  var declaration = CodeExportDeclaration()

  mutating func write(_ seconds: Double) throws(Unsupported) {
    declaration.code = ["public const float \(identifier) = \(try KotlinText.float(seconds));"]
  }

  mutating func write(_ curve: CodeExportCurve) throws(Unsupported) {
    let easing = try easing(curve.easing)
    var fields: [Code] = ["Ease: \(easing)"]
    if let duration = curve.duration {
      fields.append("Duration: \(try KotlinText.float(duration))")
    }
    if curve.delay != 0 { fields.append("Delay: \(try KotlinText.float(curve.delay))") }
    if fields.count == 1 { return constant("Ease", easing) }
    constant("Tween", "new Tween\(arguments: fields)")
  }

  mutating func write(_ spring: CodeExportSpring) throws(Unsupported) {
    need("Spring")
    let figures = [spring.spring.mass, spring.spring.stiffness, spring.spring.damping]
    let texts = try figures.map { figure throws(Unsupported) in try KotlinText.float(figure) }
    let fields = zip(["Mass", "Stiffness", "Damping"], texts).map { "\($0): \($1)" as Code }
    constant("Spring", "new Spring\(arguments: fields)")
    combine(.exact(notes: spring.notes + spring.velocityNotes))
    noteDelay(spring.delay)
    noteVelocity(of: spring, to: "Play")
  }

  mutating func write(_ keyframes: CodeExportKeyframes) throws(Unsupported) {
    if keyframes.repeats { throw Unsupported("it plays once") }
    guard keyframes.symbols.isEmpty, keyframes.tracks.allSatisfy({ !$0.needsCurrent }) else {
      throw Unsupported("its values aren't known before it plays")
    }
    let tracks = try keyframes.tracks.map { track throws(Unsupported) -> Code in
      var keys: [Code] = []
      for (index, value) in track.values.enumerated() {
        guard case .number(let number) = value else { throw Unsupported("it has no numbers") }
        let time = try KotlinText.float(track.times[index] * keyframes.duration)
        let ease =
          index > 0 ? ", \(try easing(track.easings[index - 1], isPart: true))" as Code : ""
        keys.append("new(\(time), \(try KotlinText.float(number))\(ease))")
      }
      return "new Track\(arguments: keys)"
    }
    constant("Tracks", "new Tracks\(arguments: tracks)")
    combine(.exact(notes: keyframes.notes))
  }

  mutating func write(_ recipe: ScreenTransition) throws(Unsupported) {
    throw Unsupported("C# has no screens")
  }

  private mutating func constant(_ type: String, _ value: Code) {
    declaration.code = ["public static readonly \(type) \(identifier) = \(value);"]
  }

  func plays(_ easing: CodeExportEasing) -> Bool { false }

  mutating func linear() -> Code { "Ease.Linear" }

  mutating func bezier(_ easing: CodeExportEasing) -> Code { linear() }

  mutating func beziers(_ pieces: [[Double]]) -> Code {
    need("Beziers")
    return "new Beziers\(arguments: pieces.map { "new(\(CodeText.list($0)))" })"
  }

  mutating func stops(_ points: [PathData.Point]) -> Code {
    need("Stops")
    return "new Stops\(rows: points.map { "(\(CodeText.list([$0.x, $0.y])))" }, in: "()")"
  }

  mutating func steps(_ arguments: String) -> Code {
    need("Stairs")
    return "new Stairs(\(arguments))"
  }
}

extension IdentifierStyle {
  fileprivate static let csharp = IdentifierStyle(
    .pascal, reserved: ["Ease", "Motion", "Spring", "Track", "Tracks", "Tween"])
}
