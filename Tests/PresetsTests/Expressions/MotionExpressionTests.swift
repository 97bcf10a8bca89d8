import Motion
import Presets
import Testing

struct MotionExpressionTests {
  private func shown(_ text: String) throws -> String {
    let name = try #require(PresetName("a"))
    let payload = Preset(name: name, motion: try MotionExpression.parse(text)).payloadText
    return String(payload.dropFirst(#"{"name":"a","kind":"#.count).dropLast())
  }

  @Test(
    "CSS easing functions are curves",
    arguments: curves)
  func curve(text: String, expected: String) throws {
    #expect(try shown(text) == "\"curve\",\"motion\":" + expected)
  }

  static let curves: [(String, String)] = [
    ("linear", #"{"named":"linear"}"#), ("ease", #"{"named":"default"}"#),
    ("ease-in", #"{"named":"easeIn"}"#), ("ease-out", #"{"named":"easeOut"}"#),
    ("ease-in-out", #"{"named":"easeInEaseOut"}"#),
    ("step-start", #"{"steps":1,"jump":"start"}"#), ("step-end", #"{"steps":1,"jump":"end"}"#),
    (" EASE-In-oUt\n", #"{"named":"easeInEaseOut"}"#),
    ("cubic-bezier(.17,.67,.76,1)", #"{"cubicBezier":[0.17,0.67,0.76,1]}"#),
    ("Cubic-Bezier( 0.6 , -.28 ,\t7.35e-1, 0.045 )", #"{"cubicBezier":[0.6,-0.28,0.735,0.045]}"#),
    ("cubic-bezier(0,-2,1,+3)", #"{"cubicBezier":[0,-2,1,3]}"#),
    ("steps(4)", #"{"steps":4,"jump":"end"}"#),
    ("steps(4,start)", #"{"steps":4,"jump":"start"}"#),
    ("steps(4, end)", #"{"steps":4,"jump":"end"}"#),
    ("steps(4, jump-start)", #"{"steps":4,"jump":"start"}"#),
    ("steps(4, jump-end)", #"{"steps":4,"jump":"end"}"#),
    ("STEPS(2, Jump-None)", #"{"steps":2,"jump":"none"}"#),
    ("steps(1, jump-both)", #"{"steps":1,"jump":"both"}"#),
    ("linear(0, 1)", #"{"linear":[[0,0],[1,1]]}"#), ("linear(.5)", #"{"linear":[[0,0.5]]}"#),
    ("linear(0, .25, 1)", #"{"linear":[[0,0],[0.5,0.25],[1,1]]}"#),
    ("linear(0, .5 20%, 1)", #"{"linear":[[0,0],[0.2,0.5],[1,1]]}"#),
    ("linear(0, 20% .5, 1)", #"{"linear":[[0,0],[0.2,0.5],[1,1]]}"#),
    ("linear(0, .5 20% 60%, 1)", #"{"linear":[[0,0],[0.2,0.5],[0.6,0.5],[1,1]]}"#),
    ("linear(0, 20% 60% .5, 1)", #"{"linear":[[0,0],[0.2,0.5],[0.6,0.5],[1,1]]}"#),
    (
      "linear(0, .1, .2, .3 75%, 1)", #"{"linear":[[0,0],[0.25,0.1],[0.5,0.2],[0.75,0.3],[1,1]]}"#
    ),
    ("linear(0 16.7%, 1)", #"{"linear":[[0.167,0],[1,1]]}"#),
    // Inputs out of order are raised to the largest before them.
    ("linear(0, .5 60%, .7 20%, 1)", #"{"linear":[[0,0],[0.6,0.5],[0.6,0.7],[1,1]]}"#),
    ("linear(0 50%, .5, 1 25%)", #"{"linear":[[0.5,0],[0.5,0.5],[0.5,1]]}"#),
    // The last input is 1, or the largest where one lies above.
    ("linear(0, .5 150%, 1)", #"{"linear":[[0,0],[1.5,0.5],[1.5,1]]}"#),
    ("linear(0 -50%, 1 -10%)", #"{"linear":[[-0.5,0],[-0.1,1]]}"#),
    ("linear(0 1e1%, 1)", #"{"linear":[[0.1,0],[1,1]]}"#),
    ("ease 300ms", #"{"named":"default","duration":0.3}"#),
    ("ease 300ms .1s", #"{"named":"default","duration":0.3,"delay":0.1}"#),
    ("steps(3)2S", #"{"steps":3,"jump":"end","duration":2}"#),
    ("300ms ease", #"{"named":"default","duration":0.3}"#),
    ("300ms ease .1s", #"{"named":"default","duration":0.3,"delay":0.1}"#),
    ("300ms .1s ease-in", #"{"named":"easeIn","duration":0.3,"delay":0.1}"#),
    (
      " .3S cubic-bezier(0, 0, 1, 1) 100ms",
      #"{"cubicBezier":[0,0,1,1],"duration":0.3,"delay":0.1}"#
    ),
  ]

  @Test(
    "Springs are given in every customary way",
    arguments: springs)
  func spring(text: String, expected: String) throws {
    #expect(try shown(text) == "\"spring\",\"motion\":" + expected)
  }

  static let springs: [(String, String)] = [
    (
      "spring(mass: 1, stiffness: 100, damping: 10)",
      #"{"mass":1,"stiffness":100,"damping":10}"#
    ),
    (
      "SPRING( damping:10,mass:2 , stiffness:1e2 )",
      #"{"mass":2,"stiffness":100,"damping":10}"#
    ),
    ("spring(dampingRatio: .7, stiffness: 80)", #"{"dampingRatio":0.7,"stiffness":80}"#),
    (
      "spring(dampingRatio: 2, stiffness: 80, mass: 3)",
      #"{"dampingRatio":2,"stiffness":80,"mass":3}"#
    ),
    ("spring(duration: .5, bounce: .15)", #"{"duration":0.5,"bounce":0.15}"#),
    ("spring(duration: 500ms, bounce: -.5)", #"{"duration":0.5,"bounce":-0.5}"#),
    ("spring(response: .5, dampingFraction: .8)", #"{"response":0.5,"dampingFraction":0.8}"#),
    (
      "spring(response: 0.5s, dampingFraction: .8, blendDuration: 250ms)",
      #"{"response":0.5,"dampingFraction":0.8,"blendDuration":0.25}"#
    ),
    ("spring(dampingRatio: .7, duration: 1)", #"{"dampingRatio":0.7,"duration":1}"#),
    (
      "spring(duration: 1, bounce: 0, initialVelocity: -2)",
      #"{"duration":1,"bounce":0,"initialVelocity":-2}"#
    ),
    ("spring(duration: 1, bounce: 0) 100ms", #"{"duration":1,"bounce":0,"delay":0.1}"#),
    ("100ms spring(duration: 1, bounce: 0)", #"{"duration":1,"bounce":0,"delay":0.1}"#),
    ("spring(duration: 300, bounce: 0)", #"{"duration":300,"bounce":0}"#),
  ]

  @Test(
    "What people type needs the unit of a long time",
    arguments: [
      ("spring(duration: 300, bounce: 0)", "duration: 300"),
      ("spring(response: 10.5, dampingFraction: 1)", "response: 10.5"),
      ("spring(response: 1, dampingFraction: 1, blendDuration: 1e3)", "blendDuration: 1000"),
    ])
  func typed(text: String, time: String) throws {
    #expect(
      throws: MotionError("\(time) has no unit", help: "write \(time)ms or \(time)s")
    ) { try MotionExpression.parse(text, asTyped: true) }
    #expect(throws: Never.self) { try MotionExpression.parse(text) }
  }

  @Test(
    "Short times, times with a unit and other figures need none",
    arguments: [
      "spring(duration: 10, bounce: 0)", "spring(duration: 300ms, bounce: 0)",
      "spring(duration: 12s, bounce: 0)", "spring(mass: 20, stiffness: 300, damping: 30)", "20s",
    ])
  func typedAsWell(text: String) throws {
    #expect(try MotionExpression.parse(text, asTyped: true) == MotionExpression.parse(text))
  }

  @Test(
    "A time alone is a duration",
    arguments: [
      ("300ms", "0.3"), ("0.3s", "0.3"), (".3S", "0.3"), ("16.7ms", "0.0167"), ("0s", "0"),
      (" 1s ", "1"), ("150MS", "0.15"),
    ])
  func duration(text: String, expected: String) throws {
    #expect(try shown(text) == "\"duration\",\"motion\":{\"seconds\":\(expected)}")
  }
}
