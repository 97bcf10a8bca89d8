import Testing

/// Searches by facts, feel and likeness, and why something was found.
struct SearchFactTests {
  private static let springs = """
    {"name":"spring/calm","title":"Calm","motion":{"duration":0.5,"bounce":0}}
    {"name":"spring/lively","title":"Lively","summary":"For a card that grows to full size when it is tapped, and for nothing else.","motion":{"duration":0.5,"bounce":0.4},"tags":["hero"]}
    {"name":"spring/wild","title":"Wild","motion":{"duration":0.5,"bounce":0.8},"localizations":{"ru":{"title":"Дикая"}}}
    """

  private func desk() throws -> Desk {
    let desk = try Desk(.none)
    desk.run("init", "--empty", "-q").expect(0, "")
    desk.run("import", "-", "-q", input: Self.springs).expect(0)
    return desk
  }

  @Test(
    "How the time differs is said beside the shape",
    arguments: [
      ("spring(mass: 1, stiffness: 3, damping: 2)", "same shape, 10× faster"),
      ("spring(mass: 1, stiffness: 300, damping: 20)", "same shape, same time"),
      ("spring(mass: 1, stiffness: 30000, damping: 200)", "same shape, 10× slower"),
      ("spring(mass: 1, stiffness: 300, damping: 20.4)", "nearly the same shape, same time"),
    ])
  func pace(like: String, text: String) throws {
    let desk = try desk()
    desk.run(
      "import", "-", "-q",
      input: #"{"name":"spring/quick","motion":{"mass":1,"stiffness":300,"damping":20}}"#
    )
    .expect(0)
    let found = desk.run("search", "--like", like, "--limit", "1", "-q").output
    #expect(found.hasPrefix("spring/quick "))
    #expect(found.contains("  \(text)  "), "\(found)")
  }

  @Test("What has no time has no difference of time")
  func timeless() throws {
    let desk = try desk()
    let found = desk.run("search", "--like", "cubic-bezier(.2,0,0,1)", "--limit", "1", "-q").output
    #expect(
      try #/  differs by about 0\.\d{4}  soft  Calm\n/#.firstMatch(in: found) != nil, "\(found)")
  }

  @Test("Why something was found is said below it") func reasons() throws {
    let desk = try desk()
    desk.run("search", "lively", "card", "full").expect(
      0,
      """
      spring/lively  spring  0.809 s  _.-^^^^^''''  snappy, bouncy  Lively
        summary: For a card that grows to full size when…

      """,
      errors: "note: searching for lively, card, full (full screen cover)\n")
    desk.run("search", "her").expect(
      0,
      """
      spring/lively  spring  0.809 s  _.-^^^^^''''  snappy, bouncy  Lively
        tag: hero

      """)
    desk.run("search", "дикая").expect(
      0,
      """
      spring/wild  spring  2.629 s  _^-^^^^^^'''  bouncy, elastic  Wild
        ru: Дикая

      """)
    desk.run("search", "rubbery").expect(
      0,
      """
      spring/wild  spring  2.629 s  _^-^^^^^^'''  bouncy, elastic  Wild
        feel: rubbery

      """,
      errors: "note: searching for rubbery (elastic)\n")
    desk.isTerminal = true
    desk.columns = 52
    desk.run("search", "--no-color", "full").expect(
      0,
      """
      spring/lively  spring  0.809 s  _.-^^^^^''''  Lively
        summary: …grows to full size when it is tapped,…

      """,
      errors: "note: searching for full (full screen cover)\n")
  }
}
