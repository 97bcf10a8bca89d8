import Testing

/// Presets that only use another one.
struct SearchSameTests {
  private func desk() throws -> Desk {
    let desk = try Desk(.none)
    desk.run("init", ".", "--with", "flutter", "--with", "compose", "--with", "tailwind").expect(
      0,
      """
      Created curvet.sqlite with 156 presets
      Created curvet.config.json, which points to it

      """)
    return desk
  }
}
