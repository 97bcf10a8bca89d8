import Presets
import Testing

struct NameSuggestionTests {
  @Test(
    "Kind, role, shape and time",
    arguments: [
      (#""ease-out 300ms""#, nil, "curve/ease-out-300ms"),
      (#""ease-out""#, .enter, "curve/enter-ease-out"),
      (#""ease-in-out .2s""#, .exit, "curve/exit-ease-in-ease-out-200ms"),
      (#""cubic-bezier(.9, 0, .9, .1) 300ms""#, nil, "curve/abrupt-300ms"),
      (#""steps(4) 1s""#, .loop, "curve/loop-lazy-stepped-1000ms"),
      (#""spring(duration: .5, bounce: .3)""#, .enter, "spring/enter-snappy-bouncy-819ms"),
      (#""spring(mass: 1, stiffness: 70, damping: 12)""#, nil, "spring/bouncy-1211ms"),
      (#""250ms""#, nil, "duration/250ms"),
      (#""0.0004s""#, nil, "duration/0ms"),
      (
        #"{"motion": {"style": "crossDissolve", "duration": 0.2}}"#, nil,
        "transition/cross-dissolve-200ms"
      ),
      (
        #"{"motion": {"style": "flip", "phase": "present", "direction": "fromTop", "duration": 1}}"#,
        .navigation, "transition/navigation-flip-present-1000ms"
      ),
      (
        #"{"motion": {"duration": 1, "tracks": [{"property": "transform.rotation.y", "values": [0, 1]}]}}"#,
        nil, "keyframes/transform-rotation-y-1000ms"
      ),
      (
        #"{"motion": {"duration": 1, "timing": "elsewhere", "animations": [{"property": "cornerRadius", "to": 0}]}}"#,
        nil, "animator/corner-radius-1000ms"
      ),
      (#"{"motion": {"members": [{"preset": "elsewhere"}]}}"#, nil, "group/plain"),
    ] as [(String, Role?, String)])
  func first(preset: String, role: Role?, name: String) throws {
    let motion = try #require(readPreset(preset)).motion
    #expect(NameSuggestion.names(for: motion, role: role).first { _ in true }?.text == name)
  }

  @Test("Names that are taken are counted on from") func further() throws {
    let motion = try #require(readPreset(#""ease-out 300ms""#)).motion
    let names = NameSuggestion.names(for: motion, role: nil).prefix(3).map(\.text)
    #expect(names == ["curve/ease-out-300ms", "curve/ease-out-300ms-2", "curve/ease-out-300ms-3"])
  }

  @Test("What is endless or far too long has no time in its name") func untimed() throws {
    for text in [#""spring(mass: 1, stiffness: 1, damping: 0.001)""#, #""ease 2000s""#] {
      let motion = try #require(readPreset(text)).motion
      let name = try #require(NameSuggestion.names(for: motion, role: nil).first { _ in true })
      #expect(!name.text.contains("ms"), "\(name)")
    }
  }
}
