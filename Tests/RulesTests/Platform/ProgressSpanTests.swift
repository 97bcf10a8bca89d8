import Rules
import Testing

struct ProgressSpanTests {
  @Test(
    "Parts of a transition in which nothing is seen",
    arguments: [
      (
        #"{"style": "fade", "startProgress": 0.2, "endProgress": 0.8}"#,
        []
      ),
      (
        #"{"style": "fade", "startProgress": 0.8, "endProgress": 0.2}"#,
        [
          "warning /motion/startProgress: nothing is seen from progress 0.8 to 0.2"
        ]
      ),
      (
        #"{"style": "fade", "startProgress": 1}"#,
        [
          "warning /motion/startProgress: nothing is seen from progress 1 to 1"
        ]
      ),
      (
        #"{"style": "fade", "endProgress": 0}"#,
        [
          "warning /motion/endProgress: nothing is seen from progress 0 to 0"
        ]
      ),
      (
        #"{"style": "flip", "direction": "fromTop", "endProgress": 0.5}"#,
        [
          "warning /motion/endProgress: flip ignores it and always runs from start to end"
        ]
      ),
    ] as [(String, [String])])
  func finds(motion: String, expected: [String]) {
    #expect(Examined.lines(of: "platform/progress-span", motion: motion) == expected)
  }
}
