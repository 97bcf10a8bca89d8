import Expectations
import Testing

/// A field of another form of a spring changes the form, and keeps what is not named.
struct SetSpringFormTests {
  private static let springs = """
    {"presets": {
      "s/perceptual": {"motion": {"duration": 0.5, "bounce": 0.2}},
      "s/response": {"motion": {"response": 0.5, "dampingFraction": 0.8}},
      "s/ratio": {"motion": {"dampingRatio": 0.8, "stiffness": 100}},
      "s/settling": {"motion": {"dampingRatio": 0.8, "duration": 1}},
      "s/heavy": {"motion": {"mass": 1, "stiffness": 100, "damping": 30}},
      "s/moving": {"motion": {
        "mass": 1, "stiffness": 70, "damping": 12, "initialVelocity": 2, "delay": 0.1}},
      "s/use": {"kind": "spring", "motion": {"use": "spring/tether"}}
    }}
    """

  @Test(
    "Every pair of forms",
    arguments: [
      ("spring/tether", "bounce=.3", "mass, stiffness, damping → duration 0.751 s, bounce 0.3"),
      (
        "spring/tether", "duration=400ms",
        "mass, stiffness, damping → duration 0.4 s, bounce 0.283"
      ),
      (
        "spring/tether", "duration=duration/short",
        "mass, stiffness, damping → duration duration/short, bounce 0.283"
      ),
      (
        "spring/tether", "response=.4",
        "mass, stiffness, damping → response 0.4 s, dampingFraction 0.717"
      ),
      (
        "spring/tether", "dampingFraction=.7",
        "mass, stiffness, damping → response 0.751 s, dampingFraction 0.7"
      ),
      (
        "spring/tether", "blendDuration=.1",
        "mass, stiffness, damping → response 0.751 s, dampingFraction 0.717, blendDuration 0.1 s"
      ),
      (
        "spring/tether", "dampingRatio=.5",
        "mass, stiffness, damping → dampingRatio 0.5, stiffness 70"
      ),
      ("s/perceptual", "response=.4", "duration, bounce → response 0.4 s, dampingFraction 0.8"),
      (
        "s/perceptual", "dampingFraction=.7",
        "duration, bounce → response 0.5 s, dampingFraction 0.7"
      ),
      ("s/perceptual", "dampingRatio=.5", "duration, bounce → dampingRatio 0.5, stiffness 158"),
      ("s/perceptual", "stiffness=100", "duration, bounce → dampingRatio 0.8, stiffness 100"),
      ("s/perceptual", "mass=2", "duration, bounce → dampingRatio 0.8, stiffness 158, mass 2"),
      ("s/perceptual", "damping=10", "duration, bounce → mass 1, stiffness 158, damping 10"),
      ("s/response", "bounce=.3", "response, dampingFraction → duration 0.5 s, bounce 0.3"),
      ("s/response", "duration=.4", "response, dampingFraction → duration 0.4 s, bounce 0.2"),
      (
        "s/response", "dampingRatio=.5",
        "response, dampingFraction → dampingRatio 0.5, stiffness 158"
      ),
      ("s/ratio", "bounce=.1", "dampingRatio, stiffness → duration 0.628 s, bounce 0.1"),
      ("s/ratio", "response=.4", "dampingRatio, stiffness → response 0.4 s, dampingFraction 0.8"),
      ("s/ratio", "damping=10", "dampingRatio, stiffness → mass 1, stiffness 100, damping 10"),
      ("s/settling", "bounce=.3", "dampingRatio, duration → duration 0.699 s, bounce 0.3"),
      ("s/settling", "stiffness=50", "dampingRatio, duration → dampingRatio 0.8, stiffness 50"),
      // Evaluated as critically damped, and kept as such.
      ("s/heavy", "response=.5", "mass, stiffness, damping → response 0.5 s, dampingFraction 1"),
      ("s/use", "duration=.4,bounce=.3", "use → duration 0.4 s, bounce 0.3"),
    ])
  func forms(name: String, fields: String, words: String) throws {
    let desk = try Desk()
    desk.run("import", "-", "-q", input: Self.springs).expect(0)
    let run = desk.run(["set", name] + fields.split(separator: ",").map(String.init))
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(run.output.prefix { $0 != ";" && $0 != "\n" } == "Updated \(name): \(words)")
  }
}
