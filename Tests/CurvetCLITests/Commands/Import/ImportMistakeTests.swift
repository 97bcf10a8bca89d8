import Expectations
import Foundation
import Testing

struct ImportMistakeTests {
  @Test("More mistakes than anybody reads are counted") func many() throws {
    let desk = try Desk()
    let lines = (1...105).map { #"{"name": "N\#($0)", "motion": "ease"}"# }
    let run = desk.run("validate", "-", input: lines.joined(separator: "\n"))
    #expect(run.status == 1)
    #expect(run.output.components(separatedBy: "error:").count == 101)
    #expect(
      run.output.hasSuffix(
        """
        help: use a valid name, such as 'n100'

        5 more findings not shown; fix these first

        0 presets in 1 file: 105 errors

        """))
  }
}
