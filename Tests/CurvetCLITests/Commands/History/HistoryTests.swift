import Testing

struct HistoryTests {
  /// A desk on which the tether has had a life.
  static func desk() throws -> Desk {
    let desk = try Desk()
    desk.variables["CURVET_AUTHOR"] = "Kim"
    for words in [
      ["set", "spring/tether", "damping=14", "title=Tether, calm"],
      ["rename", "spring/tether", "spring/leash"],
      ["set", "curve/rush", "duration=0.45"],
      ["remove", "spring/leash"],
      ["undo"],
      ["tag", "--query", "kind:curve", "team"],
    ] {
      desk.run(words + ["-q"]).expect(0)
    }
    return desk
  }
}
