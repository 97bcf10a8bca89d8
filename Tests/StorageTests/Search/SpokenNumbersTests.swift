import Testing

@testable import Storage

struct SpokenNumbersTests {
  @Test(
    "Numbers with a name or a unit are conditions",
    arguments: [
      ("0.3秒 フェード", ["duration:0.3s"], ["フェード"]), ("200 мс", ["duration:200ms"], []),
      ("300ms card", ["duration:300ms"], ["card"]), ("０．３秒", ["duration:0.3s"], []),
      ("soft 1.5 seconds", ["duration:1.5s"], ["soft"]), (".25s", ["duration:.25s"], []),
      ("bounce 0.2", ["bounce:0.2"], []), ("バウンス 0.2", ["bounce:0.2"], []),
      ("bounce -0.2", ["bounce:-0.2"], []), ("overshoot 5%", ["overshoot:5%"], []),
      ("damping 0.7 spring", ["damping-ratio:0.7"], ["spring"]),
      ("damping ratio 1", ["damping-ratio:1"], []), ("затухание 2", ["damping-ratio:2"], []),
      ("settling time 1", ["settling:1"], []), ("duration 0.5", ["duration:0.5"], []),
      // Above 2 it's the coefficient.
      ("damping 28", ["damping:28"], []), ("damping 2", ["damping-ratio:2"], []),
      ("damping ratio 28", [], ["damping", "ratio", "28"]),
      ("stiffness 300", ["stiffness:300"], []), ("жёсткость 300", ["stiffness:300"], []),
      ("質量 1 card", ["mass:1"], ["card"]), ("mass -1", [], ["mass", "-1"]),
      // It's another number, or lacks a unit.
      ("bounce 2", [], ["bounce", "2"]), ("duration 300", [], ["duration", "300"]),
      ("0s", [], ["0s"]), ("slide 200", [], ["slide", "200"]), ("bounce", [], ["bounce"]),
      ("3d", [], ["3d"]), ("300", [], ["300"]), ("", [], []), ("1.2.3s", [], ["1.2.3s"]),
    ])
  func numbers(words: String, conditions: [String], rest: [String]) {
    let numbers = SpokenNumbers(words.split(separator: " ").map(String.init))
    #expect(numbers.conditions.map { "\($0.qualifier):\($0.value)" } == conditions)
    #expect(numbers.rest == rest)
  }
}
