import Expectations
import Testing

/// `export --flat --with-player` writes a player beside the JSON.
struct ExportPlayerTests {
  private static let words = ["export", "rush", "--flat", "--with-player", "kotlin", "-o"]

  @Test("It is beside the JSON, wherever that is") func beside() throws {
    let desk = try Desk()
    desk.run(Self.words + ["app/motion.json"]).expect(
      0,
      """
      Wrote 1 preset to app/motion.json: exact
      Wrote a player to app/CurvetPlayer.kt

      """)
    let player = try #require(desk.text("app/CurvetPlayer.kt"))
    #expect(player.contains("class CurvetFile"))
    desk.run(Self.words + ["app/motion.json", "--check"]).expect(
      0,
      """
      app/motion.json is up to date
      app/CurvetPlayer.kt is up to date

      """)
    desk.run(Self.words + ["motion.json"]).expect(
      0,
      """
      Wrote 1 preset to motion.json: exact
      Wrote a player to CurvetPlayer.kt

      """)
    #expect(desk.text("CurvetPlayer.kt") == player.replacing("app/", with: ""))
    try desk.write("something else", to: "app/CurvetPlayer.kt")
    desk.run(Self.words + ["app/motion.json"]).expect(
      73,
      errors: """
        error: the file wasn't written by Curvet
          --> app/CurvetPlayer.kt
        help: remove it, or choose another folder

        """)
    #expect(desk.text("app/CurvetPlayer.kt") == "something else")
  }

  @Test("A measure is put in, and a wrong one refused") func measures() throws {
    let desk = try Desk(.builtIn)
    desk.run(
      "export", "transition/push-from-right", "--flat", "--measure", "container.width=390", "-o",
      "a.json"
    )
    .expect(0, "Wrote 1 preset to a.json, plus 2 that it refers to: exact\n")
    #expect(try #require(desk.text("a.json")).contains(#""plus""#) == false)
    desk.run("export", "transition/push-from-right", "--flat", "--measure", "container.with=390")
      .expect(
        65,
        errors: """
          error: no preset depends on 'container.with'
          help: did you mean 'container.width'?

          """)
    desk.run("export", "spring/tether", "--flat", "--measure", "a=390").expect(
      65,
      errors: """
        error: no preset depends on 'a'
        help: valid names: gesture.velocity.x, gesture.velocity.y

        """)
  }
}
