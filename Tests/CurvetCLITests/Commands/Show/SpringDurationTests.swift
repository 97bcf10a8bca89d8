import Motion
import Testing

@testable import CurvetCLI

/// Every duration of a spring says which it is, and which of them a spec takes.
struct SpringDurationTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var spring: Spring
    var durations: [String]
    var spec: String
  }

  private static var pushed: Spring {
    var spring = Spring(.perceptual(duration: .seconds(0.5), bounce: 0.2))
    spring.initialVelocity = .number(2.5)
    spring.delay = .seconds(0.1)
    return spring
  }

  private static let cases: [Case] = [
    Case(
      testDescription: "below a damping ratio of 1",
      spring: Spring(.physical(mass: 1, stiffness: 300, damping: 20)),
      durations: [
        "  0.36276 s   perceptual duration (SwiftUI's duration and response)",
        "  0.656118 s  UIKit's settling time (duration with a dampingRatio)",
        "  0.711037 s  settles within 0.001 of the target",
        "  0.744256 s  Core Animation's settlingDuration",
        "  0.930565 s  SwiftUI's settlingDuration",
      ],
      spec: "For a spec, write SwiftUI's parameters: perceptual duration 0.363 s and bounce"
        + " 0.423. On a timeline, allow 0.712 s to settle. In CSS, keep the duration that"
        + " is exported with linear()."),
    Case(
      testDescription: "at 1",
      spring: Spring(.perceptual(duration: .seconds(0.5), bounce: 0)),
      durations: [
        "  0.5 s       perceptual duration (SwiftUI's duration and response)",
        "  0.734772 s  UIKit's settling time (duration with a dampingRatio)",
        "  0.734772 s  settles within 0.001 of the target",
        "  0.8 s       Core Animation's settlingDuration",
        "  0.8 s       SwiftUI's settlingDuration",
      ],
      spec: "For a spec, write SwiftUI's parameters: perceptual duration 0.5 s and bounce 0."
        + " On a timeline, allow 0.735 s to settle. In CSS, keep the duration that is"
        + " exported with linear()."),
    Case(
      testDescription: "above 1, where UIKit and Core Animation have none that is known",
      spring: Spring(.perceptual(duration: .seconds(0.5), bounce: -0.5)),
      durations: [
        "  0.5 s      perceptual duration (SwiftUI's duration and response)",
        "  2.07364 s  settles within 0.001 of the target",
        "  2.1 s      SwiftUI's settlingDuration",
      ],
      spec: "For a spec, write SwiftUI's parameters: perceptual duration 0.5 s and bounce"
        + " -0.5. On a timeline, allow 2.08 s to settle. In CSS, keep the duration that is"
        + " exported with linear()."),
    Case(
      testDescription: "above 1 and taken as 1",
      spring: Spring(.physical(mass: 2.5, stiffness: 70, damping: 55)),
      durations: [
        "  1.18741 s  perceptual duration (SwiftUI's duration and response)",
        "  1.74495 s  UIKit's settling time (duration with a dampingRatio)",
        "  1.74495 s  settles within 0.001 of the target",
        "  1.8 s      Core Animation's settlingDuration",
        "  1.8 s      SwiftUI's settlingDuration",
      ],
      spec: "For a spec, write SwiftUI's parameters: perceptual duration 1.19 s and bounce 0."
        + " On a timeline, allow 1.75 s to settle. In CSS, keep the duration that is"
        + " exported with linear()."),
    Case(
      testDescription: "UIKit's own form",
      spring: Spring(.settling(dampingRatio: 0.7, duration: .seconds(1))),
      durations: [
        "  0.638558 s  perceptual duration (SwiftUI's duration and response)",
        "  1 s         UIKit's settling time (duration with a dampingRatio)",
        "  1.04563 s   settles within 0.001 of the target",
        "  1.10209 s   Core Animation's settlingDuration",
        "  1.30276 s   SwiftUI's settlingDuration",
      ],
      spec: "For a spec, write SwiftUI's parameters: perceptual duration 0.639 s and bounce"
        + " 0.3. On a timeline, allow 1.05 s to settle. In CSS, keep the duration that is"
        + " exported with linear()."),
    Case(
      testDescription: "with an initial velocity and a delay",
      spring: pushed,
      durations: [
        "  0.5 s       perceptual duration (SwiftUI's duration and response)",
        "  0.687302 s  UIKit's settling time (duration with a dampingRatio)",
        "  0.656704 s  settles within 0.001 of the target",
        "  0.756163 s  Core Animation's settlingDuration",
        "  0.900623 s  SwiftUI's settlingDuration",
      ],
      spec: "For a spec, write SwiftUI's parameters: perceptual duration 0.5 s, bounce 0.2,"
        + " and initial velocity 2.5. On a timeline, allow 0.657 s to settle after its"
        + " delay of 0.1 s. In CSS, keep the duration that is exported with linear()."),
    Case(
      testDescription: "without damping",
      spring: Spring(.perceptual(duration: .seconds(0.5), bounce: 1)),
      durations: ["  0.5 s  perceptual duration (SwiftUI's duration and response)"],
      spec: "For a spec, write SwiftUI's parameters: perceptual duration 0.5 s and bounce 1."),
  ]

  @Test("Each duration is labelled", arguments: cases)
  func labelled(one: Case) throws {
    let figures = try #require(SpringFigures(.spring(one.spring)))
    let durations = figures.lines.drop { $0 != "durations" }.dropFirst()
    #expect(Array(durations) == one.durations)
    #expect(SpringSpec(.spring(one.spring))?.sentence == one.spec)
  }

  @Test("A velocity known only at run time leaves the settling time open") func measured() throws {
    var spring = Spring(.physical(mass: 1, stiffness: 300, damping: 20))
    spring.initialVelocity = .measure(try Measure("pan.velocity / 500"))
    #expect(
      SpringSpec(.spring(spring))?.sentence
        == "For a spec, write SwiftUI's parameters: perceptual duration 0.363 s, bounce"
        + " 0.423, and initial velocity pan.velocity / 500.")
  }

  @Test(
    "A bounce that is nearly 1 is not rounded to one that never settles",
    arguments: [0.9999999999, -0.9999999999])
  func extreme(bounce: Double) throws {
    let spring = Spring(.perceptual(duration: .seconds(0.5), bounce: bounce))
    let sentence = try #require(SpringSpec(.spring(spring))?.sentence)
    #expect(sentence.contains("and bounce \(bounce < 0 ? "-" : "")0.99999999"))
  }

  @Test(
    "A curve has none", arguments: [Motion.curve(Curve(.named(.linear))), .duration(.seconds(1))])
  func none(motion: Motion) {
    #expect(SpringSpec(motion) == nil)
  }
}
