import AppleStubs
import Presets
import Testing

@testable import Exporting

/// A spring that a preset gives by duration and bounce is given so where iOS takes it.
struct SwiftSpringTests {
  /// A preset, and the lines that its export has.
  struct Case: CustomTestStringConvertible {
    let motion: String
    let kind: String
    let lines: [String]
    var frameworks: Set<AppleFramework> = []

    var testDescription: String { motion }
  }

  static let cases = [
    Case(
      motion: #"{"duration": 0.5, "bounce": 0.3}"#, kind: "spring",
      lines: [
        "public static let aSpring = Spring.perceptual(duration: 0.5, bounce: 0.3)",
        "if isPerceptual, #available(iOS 17, *) {",
        "return UISpringTimingParameters(",
        "duration: duration, bounce: bounce,",
        "animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)",
        "let ratio = 1 - bounce",
      ]),
    Case(
      motion: #"{"duration": 0.5, "bounce": -0.3, "delay": 0.1}"#, kind: "spring",
      lines: [
        "public static let aSpring = Spring.perceptual(duration: 0.5, bounce: -0.3, delay: 0.1)",
        "if isPerceptual, #available(iOS 17, macOS 14, *) {",
        "let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce",
        "initialVelocity: initialVelocity,",
        "allowsOverdamping: bounce < 0, delay: delay, isPerceptual: true)",
      ], frameworks: [.coreAnimation]),
    Case(
      motion: """
        {"timing": {"duration": 0.4, "bounce": 0.3, "initialVelocity": 2},
          "animations": [{"property": "alpha", "to": 0}]}
        """, kind: "animator",
      lines: [
        "timingParameters: UISpringTimingParameters.perceptual(",
        "duration: 0.4, bounce: 0.3, initialVelocity: CGVector(dx: 2, dy: 2))",
        "duration: duration, bounce: bounce, initialVelocity: initialVelocity)",
        "mass: 1, stiffness: frequency * frequency, damping: 2 * (1 - max(bounce, 0)) * frequency,",
      ], frameworks: [.uiKit]),
    Case(
      motion: """
        {"style": "custom", "phase": "present", "timing": {"duration": 0.4, "bounce": 0},
          "layers": [{"layer": "destination", "initial": {"opacity": 0},
            "frames": [{"property": "opacity", "start": 0, "duration": 1, "to": 1}]}]}
        """, kind: "transition",
      lines: ["timingParameters: UISpringTimingParameters.perceptual(duration: 0.4, bounce: 0))"],
      frameworks: [.uiKit]),
  ]

  @Test("iOS 17 takes duration and bounce as they are", arguments: cases)
  func given(_ one: Case) throws {
    let text = try Self.text(one)
    let lines = Set(
      text.split(separator: "\n").map { String($0.drop { $0 == " " }) })
    for line in one.lines { #expect(lines.contains(line), "\(line)\n\(text)") }
    for mode in AppleTypechecker.LanguageMode.allCases {
      #expect(try AppleTypechecker().diagnose(["Motion.swift": text], languageMode: mode) == [])
    }
  }

  @Test(
    "What is given otherwise, or damped otherwise, is given by mass, stiffness and damping",
    arguments: [
      #"{"mass": 1, "stiffness": 100, "damping": 10}"#,
      #"{"response": 0.5, "dampingFraction": 0.7}"#,
      #"{"duration": 0.5, "bounce": -0.3, "allowsOverdamping": false}"#,
    ])
  func physical(_ motion: String) throws {
    let text = try Self.text(.init(motion: motion, kind: "spring", lines: []))
    #expect(
      text.contains("static let aSpring = Spring(\n    mass: ") || text.contains("Spring(mass: "))
    #expect(!text.contains("erceptual("), "\(text)")
  }

  @Test("SwiftUI alone has an animation of the same figures on any system")
  func views() throws {
    let one = Case(
      motion: #"{"duration": 0.5, "bounce": 0.3}"#, kind: "spring", lines: [],
      frameworks: [.swiftUI])
    #expect(!(try Self.text(one)).contains("erceptual"))
  }

  private static func text(_ one: Case) throws -> String {
    var options = ExportOptions()
    options.frameworks = one.frameworks
    return try BuiltInPresets.text(
      BuiltInPresets.of(
        #"{"presets": {"\#(one.kind)/a": {"kind": "\#(one.kind)", "motion": \#(one.motion)}}}"#),
      .swift, options)
  }
}
