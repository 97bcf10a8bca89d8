import Presets
import Testing

struct SeedNumberTests {
  @Test(
    "Numbers are those of their sources",
    arguments: [
      // Articles.
      ("curve/late-rush", #"{"cubicBezier":[0.58,0.11,0.98,0.54],"duration":1}"#),
      ("curve/fast-slow-fast", #"{"cubicBezier":[0.11,0.98,0.97,0.03],"duration":3}"#),
      ("curve/anticipate-overshoot", #"{"cubicBezier":[0.2,-0.48,0.79,1.41]}"#),
      ("curve/card", #"{"cubicBezier":[0.17,0.67,0.76,1],"duration":0.3}"#),
      ("curve/implicit", #"{"use":"curve/core-animation/default","duration":0.25}"#),
      ("spring/ratio-70", #"{"dampingRatio":0.7,"duration":1}"#),
      (
        "spring/tether",
        #"{"mass":2.5,"stiffness":70,"damping":55,"initialVelocity":[{"measure":"gesture.velocity.x / 500"},{"measure":"gesture.velocity.y / 500"}]}"#
      ),
      ("spring/loose", #"{"mass":1,"stiffness":2,"damping":0.2,"initialVelocity":0}"#),
      // Core Animation, UIKit, SwiftUI.
      ("spring/core-animation/spring", #"{"mass":1,"stiffness":100,"damping":10}"#),
      ("spring/uikit/timing-parameters-default", #"{"mass":3,"stiffness":1000,"damping":500}"#),
      ("spring/swiftui/spring", #"{"duration":0.5,"bounce":0}"#),
      ("spring/swiftui/snappy", #"{"duration":0.5,"bounce":0.15}"#),
      ("spring/swiftui/bouncy", #"{"duration":0.5,"bounce":0.3}"#),
      ("spring/swiftui/legacy-spring", #"{"response":0.5,"dampingFraction":0.825}"#),
      ("spring/swiftui/legacy-spring-ios-13", #"{"response":0.55,"dampingFraction":0.825}"#),
      (
        "spring/swiftui/interactive-spring",
        #"{"response":0.15,"dampingFraction":0.86,"blendDuration":0.25}"#
      ),
      ("curve/swiftui/ease-in", #"{"use":"curve/core-animation/ease-in","duration":0.35}"#),
      // CSS.
      ("curve/css/step-start", #"{"steps":1,"jump":"start"}"#),
      ("curve/css/step-end", #"{"steps":1,"jump":"end"}"#),
      // Penner.
      ("curve/penner/sine-in", #"{"cubicBezier":[0.47,0,0.745,0.715]}"#),
      ("curve/penner/quad-out", #"{"cubicBezier":[0.25,0.46,0.45,0.94]}"#),
      ("curve/penner/cubic-in-out", #"{"cubicBezier":[0.645,0.045,0.355,1]}"#),
      ("curve/penner/quart-in", #"{"cubicBezier":[0.895,0.03,0.685,0.22]}"#),
      ("curve/penner/quint-in-out", #"{"cubicBezier":[0.86,0,0.07,1]}"#),
      ("curve/penner/expo-in-out", #"{"cubicBezier":[1,0,0,1]}"#),
      ("curve/penner/circ-in-out", #"{"cubicBezier":[0.785,0.135,0.15,0.86]}"#),
      ("curve/penner/back-in-out", #"{"cubicBezier":[0.68,-0.55,0.265,1.55]}"#),
      // Material.
      ("curve/material/standard", #"{"cubicBezier":[0.2,0,0,1]}"#),
      (
        "curve/material/emphasized",
        #"{"path":"M 0,0 C .05,0 .133333,.06 .166666,.4 C .208333,.82 .25,1 1,1"}"#
      ),
      ("curve/material/emphasized-decelerate", #"{"cubicBezier":[0.05,0.7,0.1,1]}"#),
      ("duration/material/short1", #"{"seconds":0.05}"#),
      ("duration/material/extra-long4", #"{"seconds":1}"#),
      ("spring/material/expressive-fast-spatial", #"{"dampingRatio":0.6,"stiffness":800}"#),
      ("spring/material/standard-slow-spatial", #"{"dampingRatio":0.9,"stiffness":300}"#),
      // Figma.
      ("spring/figma/bouncy", #"{"mass":1,"stiffness":600,"damping":15}"#),
      ("curve/figma/ease-out-back", #"{"cubicBezier":[0.45,1.45,0.8,1]}"#),
      // Platform transitions.
      ("transition/catransition/push-from-right", #"{"style":"push","direction":"fromRight"}"#),
    ])
  func numbers(name: String, motion: String) throws {
    let preset = try #require(try SeedFile.presets.first { $0.name.text == name })
    #expect(preset.payloadText.hasSuffix(",\"motion\":" + motion + "}"))
  }
}
