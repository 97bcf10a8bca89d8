import Foundation
import Motion
import Presets
import Testing

/// The numbers that define springs and curves, whichever way they are written.
struct ParameterTests {
  private static func parameters(of text: String) throws -> MotionParameters {
    PresetFacts(of: try #require(readPreset(text)).motion).parameters
  }

  @Test(
    "Every form of a spring leads to mass, stiffness, and damping",
    arguments: [
      (
        #""mass": 2, "stiffness": 300, "damping": 20"#, 2, 300, 20,
        2 * Double.pi / 150.0.squareRoot()
      ),
      (#""dampingRatio": 0.5, "stiffness": 100"#, 1, 100, 10, 2 * Double.pi / 10),
      (#""dampingRatio": 0.5, "stiffness": 100, "mass": 4"#, 4, 100, 20, 2 * Double.pi / 5),
      // ω₀ = 2π/d, k = ω₀², c = 2ζω₀ with ζ = 1 − bounce
      (#""duration": 0.5, "bounce": 0.2"#, 1, 16 * .pi * .pi, 6.4 * .pi, 0.5),
      (#""response": 0.4, "dampingFraction": 0.8"#, 1, 25 * .pi * .pi, 8 * .pi, 0.4),
      (#""mass": 1, "stiffness": 100, "damping": 40"#, 1, 100, 40, 2 * Double.pi / 10),
    ] as [(String, Double, Double, Double, Double)])
  func springs(
    fields: String, mass: Double, stiffness: Double, damping: Double, perceptual: Double
  ) throws {
    for text in [
      "{\"motion\": {\(fields)}}",
      "{\"kind\": \"transition\", \"motion\": {\"style\": \"fade\", \"timing\": {\(fields)}}}",
    ] {
      let found = try Self.parameters(of: text)
      #expect(found.mass == mass)
      #expect(found.stiffness.isNear(stiffness), "\(found)")
      #expect(found.damping.isNear(damping), "\(found)")
      #expect(found.perceptualDuration.isNear(perceptual), "\(found)")
      #expect(found.initialVelocity == 0)
      #expect(found.x1 == nil)
    }
  }

  @Test("UIKit's form has those of the spring that settles in time") func settling() throws {
    let found = try Self.parameters(of: #"{"motion": {"dampingRatio": 1, "duration": 1}}"#)
    let spring = try PhysicalSpring(
      mass: try #require(found.mass), stiffness: try #require(found.stiffness),
      damping: try #require(found.damping))
    #expect(Optional(spring.dampingRatio).isNear(1))
    #expect(spring.settlingDuration.isNear(1))
  }

  @Test("A velocity that depends on a measure isn't known, and all else is") func velocity() throws
  {
    let found = try Self.parameters(
      of:
        #"{"motion": {"mass": 1, "stiffness": 100, "damping": 10, "initialVelocity": {"measure": "gesture.velocity"}}}"#
    )
    #expect(found.stiffness == 100)
    #expect(found.initialVelocity == nil)
  }

  @Test(
    "A curve has the control points of its cubic Bézier",
    arguments: [
      (#"{"motion": {"cubicBezier": [0.1, -0.2, 0.3, 1.4]}}"#, [0.1, -0.2, 0.3, 1.4]),
      (#"{"motion": {"named": "easeInEaseOut"}}"#, [0.42, 0, 0.58, 1]),
      (#"{"motion": {"named": "linear"}}"#, [0, 0, 1, 1]), (#""steps(3)""#, []),
      (#""linear(0, .3, 1)""#, []),
      (
        #"{"kind": "transition", "motion": {"style": "fade", "timing": {"named": "easeIn"}}}"#,
        [0.42, 0, 1, 1]
      ),
      // Without a timing nothing is written.
      (#"{"kind": "transition", "motion": {"style": "fade"}}"#, []),
    ] as [(String, [Double])])
  func curves(text: String, points: [Double]) throws {
    let found = try Self.parameters(of: text)
    #expect([found.x1, found.y1, found.x2, found.y2].compactMap(\.self) == points)
    #expect(found.stiffness == nil)
  }

  @Test(
    "What moves is listed once, also within groups",
    arguments: [
      (
        #"{"motion": {"tracks": [{"property": "opacity", "values": [0, 1]}, {"target": "a", "property": "opacity", "values": [0, 1]}, {"property": "cornerRadius", "values": [0, 1]}]}}"#,
        ["cornerRadius", "opacity"]
      ),
      (
        #"{"kind": "animator", "motion": {"duration": 1, "animations": [{"property": "position.y", "to": 3}]}}"#,
        ["position.y"]
      ),
      (
        #"{"motion": {"style": "custom", "layers": [{"layer": "source", "initial": {"opacity": 1}}, {"layer": "destination", "frames": [{"property": "transform.scale", "start": 0, "duration": 1, "to": 2}]}]}}"#,
        ["opacity", "transform.scale"]
      ),
      (
        #"{"motion": {"members": [{"kind": "keyframes", "motion": {"tracks": [{"property": "opacity", "values": [0, 1]}]}}]}}"#,
        ["opacity"]
      ), (#""ease""#, []),
    ] as [(String, [String])])
  func moves(text: String, names: [String]) throws {
    #expect(try Self.parameters(of: text).moves == names)
  }
}
