import Testing

/// Values that a known property does not take.
struct PropertyRefusalTests {
  @Test("Values that a known property does not take", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      preset:
        ##"{"motion": {"tracks": [{"property": "opacity", "values": [0, [1, 2], "#FF0000"]}]}}"##,
      #"structure/type 1:80 /motion/tracks/0/values/1 | an array doesn't fit opacity | write a number"#,
      ##"structure/type 1:88 /motion/tracks/0/values/2 | '#FF0000' doesn't fit opacity | write a number"##
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "position", "frames": [{"start": 0, "duration": 1, "to": 3}]}]}}"#,
      #"structure/type 1:112 /motion/tracks/0/frames/0/to | 3 doesn't fit position | write a point [x, y]"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "effect", "values": ["light", "dark"]}]}}"#,
      #"structure/type 1:76 /motion/tracks/0/values/0 | 'light' can't be interpolated | set "calculationMode": "discrete""#,
      #"structure/type 1:85 /motion/tracks/0/values/1 | 'dark' can't be interpolated | set "calculationMode": "discrete""#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "custom.word", "calculationMode": "linear", "values": ["a", null, 1]}]}}"#,
      #"structure/type 1:110 /motion/tracks/0/values/0 | 'a' can't be interpolated | set "calculationMode": "discrete""#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "hidden", "values": [true, false]}]}}"#,
      #"structure/type 1:76 /motion/tracks/0/values/0 | true can't be interpolated | set "calculationMode": "discrete""#,
      #"structure/type 1:82 /motion/tracks/0/values/1 | false can't be interpolated | set "calculationMode": "discrete""#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "effect", "calculationMode": "discreet", "values": ["light", "dark"]}]}}"#,
      #"structure/value 1:84 /motion/tracks/0/calculationMode | calculationMode must be one of linear, discrete, paced, cubic, cubicPaced, found 'discreet' | did you mean 'discrete'?"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "custom", "layers": [{"layer": "source", "initial": {"opacity": true, "frame": [1, 2], "anything": [1, 2]}, "frames": [{"property": "backgroundColor", "start": 0, "duration": 1, "to": 1}]}]}}"#,
      #"structure/type 1:104 /motion/layers/0/initial/opacity | true doesn't fit opacity | write a number"#,
      #"structure/type 1:119 /motion/layers/0/initial/frame | an array doesn't fit frame | write a rectangle [x, y, width, height]"#,
      ##"structure/type 1:224 /motion/layers/0/frames/0/to | 1 doesn't fit backgroundColor | write a color "#RRGGBB""##
    ),
    .init(
      preset:
        #"{"motion": {"duration": 1, "animations": [{"property": "transform.translation", "from": 1, "by": [1, 2, 3, 4]}]}}"#,
      #"structure/type 1:107 /motion/animations/0/from | 1 doesn't fit transform.translation | write a vector [x, y] or [x, y, z]"#,
      #"structure/type 1:116 /motion/animations/0/by | an array doesn't fit transform.translation | write a vector [x, y] or [x, y, z]"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "opacity", "values": [0, "red"]}]}}"#,
      #"structure/type 1:80 /motion/tracks/0/values/1 | 'red' doesn't fit opacity | write a number"#
    ),
  ]
}
