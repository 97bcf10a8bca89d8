import SchemaChecking
import Testing

/// Findings in the forms that other tools read.
struct ValidateFormatTests {
  private static let text = """
    {"presets": {
      "spring/endless": {"motion": {"mass": 1, "stiffness": 70, "damping": 0}},
      "curve/card": {"motion": {"named": "easeinout"}}
    }}
    """

  @Test("SARIF is valid, and nothing else is printed") func sarif() throws {
    let desk = try Desk()
    try desk.write(Self.text, to: "motion/a b.json")
    let found = desk.run("validate", "motion", "--format", "sarif")
    #expect(found.status == 1 && found.errors.isEmpty)
    #expect(found.output.contains(#""uri": "motion/a%20b.json""#))
    #expect(found.output.contains(#""startColumn": 72"#))
    let broken = desk.run("validate", "-", "--format", "sarif", input: "{\n")
    #expect(broken.status == 65 && broken.output.contains(#""uri": "stdin""#))
    let good = desk.run("validate", "-", "--format", "sarif", input: "{\"presets\": {}}")
    #expect(good.status == 0)
    let verdicts = try SchemaChecker.verdicts(
      on: [found.output, broken.output, good.output],
      by: "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(verdicts == [nil, nil, nil])
  }
}
