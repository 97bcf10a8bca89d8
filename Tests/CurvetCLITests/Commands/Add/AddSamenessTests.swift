import Expectations
import Testing

/// What is there already is not added again.
struct AddSamenessTests {
  @Test("It is found among many of its shape") func many() throws {
    let desk = try Desk()
    let presets = (1...300).map { #""a\#($0)": "cubic-bezier(.3, .1, .2, 1) \#($0)ms""# }
    desk.run(["import", "-", "-q"], input: #"{"presets": {\#(presets.joined(separator: ","))}}"#)
      .expect(0)
    desk.run("add", "curve/new", "cubic-bezier(.3, .1, .2, 1) 299ms").expect(
      73,
      errors: """
        error: curve/new has the same motion as a299
        help: run 'curvet alias a299 curve/new' to give that preset another name
        help: pass --force to add it anyway

        """)
  }
}
