import Rules
import Testing

struct OvershootHighTests {
  @Test(
    "Judged by the true peak, through references too",
    arguments: [
      (#""b": "cubic-bezier(.2, 1.3, .4, 1) 300ms""#, []),
      (
        #""b": "cubic-bezier(.2, 2.4, .4, 1) 300ms""#,
        ["warning quality/overshoot-high b /motion: overshoots by 40.6 %"]
      ),
      (
        #""b": "spring(duration: .5, bounce: .6)", "c": {"kind": "spring", "motion": {"use": "b"}}"#,
        [
          "warning quality/overshoot-high b /motion: overshoots by 25.4 %",
          "warning quality/overshoot-high c /motion: overshoots by 25.4 %",
        ]
      ),
    ])
  func peak(presets: String, expected: [String]) {
    #expect(
      Examined("{\"presets\": {\(presets)}}", only: "quality/overshoot-high").lines == expected)
  }
}
