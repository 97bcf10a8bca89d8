import Testing

struct ShowTests {
  @Test("An alias is shown under the name that was asked for") func alias() throws {
    let desk = try Desk()
    let (asked, primary) = (desk.run("show", "rush"), desk.run("show", "curve/rush"))
    #expect(primary.output.hasPrefix("curve/rush  curve · emphasis\nRush\nLate and fast."))
    let expected = primary.output.replacing(
      "curve/rush  curve · emphasis\n", with: "rush  curve · emphasis\nalias of curve/rush\n",
      maxReplacements: 1)
    asked.expect(0, expected)
    desk.run("show", "-q", "rush").expect(sameAs: asked)
  }

  @Test("JSON has the primary name, and the alias that was asked for") func aliasJSON() throws {
    let desk = try Desk()
    let (asked, primary) = (
      desk.run("show", "rush", "--json"), desk.run("show", "curve/rush", "--json")
    )
    let name = #"      "name": "curve/rush","#
    asked.expect(
      0,
      primary.output.replacing(
        name, with: name + "\n" + #"      "alias": "rush","#, maxReplacements: 1))
  }
}
