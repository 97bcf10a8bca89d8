import Testing

/// Who validates a new catalog reads of their own presets alone.
struct QuietCatalogTests {
  @Test("Nothing is noted of a new catalog but what its presets ignore with a reason")
  func notes() throws {
    let desk = try Desk(.builtIn)
    desk.run("validate", "--level", "info").expect(
      0,
      "241 presets in the catalog: no problems found; 120 ignored with a reason\n")
  }
}
