import Diagnostics
import Testing

struct FindingGitHubTests {
  @Test(
    "A finding is a workflow command whose texts can't leave it",
    arguments: [
      (
        Finding(
          "structure/range", "damping must be greater than 0", subject: "spring/tether",
          place: Place(file: "team.json", line: 12, column: 44, pointer: "/presets"),
          help: "try 0.2"),
        "::error file=team.json,line=12,col=44,title=structure/range::"
          + "spring/tether: damping must be greater than 0%0Ahelp: try 0.2"
      ),
      (
        Finding("quality/too-long", "too long", level: .warning),
        "::warning title=quality/too-long::too long"
      ),
      (
        Finding(
          "a/b", "so", level: .info, place: Place(file: "./motion//a.json", line: 1, column: 2)),
        "::notice file=motion//a.json,line=1,col=2,title=a/b::so"
      ),
      (
        Finding("a/b", "so", place: Place(file: ".//./x", line: 1, column: 2)),
        "::error file=x,line=1,col=2,title=a/b::so"
      ),
      (
        Finding("a/b", "so", subject: "c", place: Place(file: "-", line: 3, column: 4)),
        "::error title=a/b::3:4: c: so"
      ),
      (
        Finding(
          "a/b", "50 %,\n::error::", subject: "c\rd",
          place: Place(file: "a,b:c%.json", line: 1, column: 1), help: "x: y, z"),
        "::error file=a%2Cb%3Ac%25.json,line=1,col=1,title=a/b::"
          + #"c\rd: 50 %25,\n::error::%0Ahelp: x: y, z"#
      ),
      (
        Finding(
          "a/b", "\u{1B}[31m\u{202E}é", place: Place(file: "\u{7}\u{200B}ä", line: 1, column: 1)),
        "::error file=\\u{7}\\u{200B}ä,line=1,col=1,title=a/b::\\u{1B}[31m\\u{202E}é"
      ),
    ])
  func command(finding: Finding, expected: String) {
    #expect(finding.gitHubCommand() == expected)
  }
}
