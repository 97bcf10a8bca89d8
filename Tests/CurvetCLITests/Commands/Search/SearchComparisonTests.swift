import Testing

/// Facts are asked for as people write them.
struct SearchComparisonTests {
  private static let short = ["curve/rush-old", "duration/short", "transition/fade"]
  private static let durationFirst = ["duration/short", "curve/rush-old", "transition/fade"]
  private static let brief = ["curve/rush"] + short

  @Test(
    "Comparisons, times and what the table shows",
    arguments: [
      (["duration<0.3"], short), (["duration<=300ms"], brief), (["duration≤.3"], brief),
      (["duration < 0.3"], short), (["duration <0.3"], short), (["duration< 0.3"], short),
      (["DURATION<0.3"], short), (["duration>0.25", "duration<0.5"], ["curve/rush"]),
      (["--duration", "0.25..", "duration<0.5"], ["curve/rush"]),
      (["overshoot>3%"], ["spring/tether"]), (["overshoot>5%"], []),
      (["duration:1.211"], ["spring/tether"]), (["duration:1.21"], ["spring/tether"]),
      (["duration:1.212"], []), (["duration=1.211"], ["spring/tether"]),
      (["damping-ratio:.717"], ["spring/tether"]), (["damping-ratio>=.717"], ["spring/tether"]),
      (["duration:300ms"], ["curve/rush"]), (["300ms"], ["curve/rush"]), (["200ms"], durationFirst),
      (["250ms..0.5s"], ["curve/rush"]),
      (["0.2s", "kind=curve"], ["curve/rush-old"]), (["rush", ".2s"], ["curve/rush-old"]),
      (["stiffness:60..80"], ["spring/tether"]), (["stiffness>70"], []),
      (["damping:12"], ["spring/tether"]), (["mass:1"], ["spring/tether"]),
      (["x1:.7"], []), (["source:nobody"], []), (["property:nothing"], []),
    ] as [([String], [String])])
  func comparing(words: [String], expected: [String]) throws {
    let run = try Desk().run(["search", "--names"] + words)
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
    #expect(run.errors == "")
  }

  @Test(
    "An easing among the words is resembled",
    arguments: [
      (["cubic-bezier(.9,0,.9,.1)"], "cubic-bezier(.9,0,.9,.1)"),
      (["cubic-bezier(.9, 0, .9, .1);"], "cubic-bezier(.9, 0, .9, .1)"),
      (["cubic-bezier(.9,", "0,", ".9,", ".1)"], "cubic-bezier(.9, 0, .9, .1)"),
      (
        ["transition: transform .3s cubic-bezier(.9,0,.9,.1);"],
        "cubic-bezier(0.9, 0, 0.9, 0.1) 0.3s"
      ),
      (
        ["animation-timing-function:cubic-bezier(.9,0,.9,.1)"],
        "cubic-bezier(0.9, 0, 0.9, 0.1)"
      ),
      (["kind:curve", "cubic-bezier(.9,0,.9,.1)"], "cubic-bezier(.9,0,.9,.1)"),
      (["rush cubic-bezier(.9,0,.9,.1), kind:curve"], "cubic-bezier(.9,0,.9,.1)"),
      (["300ms cubic-bezier(.9,0,.9,.1)"], "300ms cubic-bezier(.9,0,.9,.1)"),
    ])
  func easing(words: [String], shown: String) throws {
    try Desk().run(["search", "--names", "--limit", "1", "--kind", "curve"] + words).expect(
      0, "curve/rush\n",
      errors: "note: '\(shown)' is an easing; listing the most similar shapes\n")
  }
}
