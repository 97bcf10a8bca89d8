import Testing

@testable import Importing

/// Lottie animations.
struct LottieTests {
  static let ball = """
    {"v": "5.7.4", "fr": 60, "ip": 0, "op": 120, "w": 100, "h": 100, "layers": [
      {"ty": 4, "nm": "Ball", "ks": {
        "o": {"a": 1, "k": [{"t": 0, "s": [0], "h": 1}, {"t": 30, "s": [100]}]},
        "p": {"a": 1, "k": [
          {"t": 0, "s": [0, 0, 0], "o": {"x": 0.333, "y": 0}, "i": {"x": 0.667, "y": 1},
           "to": [10, 0, 0], "ti": [0, -10, 0]},
          {"t": 60, "s": [50, 50, 0]}]},
        "s": {"a": 1, "k": [
          {"t": 0, "s": [100, 100], "o": {"x": [0.2, 0.2], "y": [0, 0]}, "i": {"x": [0, 0], "y": [1, 1]}},
          {"t": 30, "s": [50, 50], "o": {"x": [0.333], "y": [0]}, "i": {"x": [0.667], "y": [1]}},
          {"t": 60, "s": [100, 100]}]},
        "r": {"a": 0, "k": 0}},
       "shapes": [{"ty": "fl", "c": {"a": 1, "k": [
         {"t": 0, "s": [1, 0, 0, 1], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
         {"t": 60, "s": [0, 0, 1, 1]}]}}]}]}
    """

  @Test(
    "Distinct easings, and whole tracks if they are asked for",
    arguments: [
      ReaderCase(
        "ball.json", ball,
        [
          #"ball/position {"cubicBezier":[0.333,0,0.667,1]}"#,
          #"ball/scale {"cubicBezier":[0.2,0,0,1]}"#,
          #"ball/fill-color {"cubicBezier":[0,0,1,1]}"#,
        ], leftOut: ["holds: they are no easing; --option layer=NAME takes whole tracks"]),
      ReaderCase(
        "ball.json", ball, ["layer=ball", "property=scale"],
        [
          #"ball/scale {"duration":1,"fillMode":"both","tracks":[{"property":"transform.scale","values":[1,0.5,1],"keyTimes":[0,0.5,1],"timings":[{"cubicBezier":[0.2,0,0,1]},{"cubicBezier":[0.333,0,0.667,1]}]}]}"#
        ]),
      ReaderCase(
        "ball.json", ball, ["layer=Ball"],
        [
          ##"ball {"duration":1,"fillMode":"both","tracks":[{"property":"opacity","values":[0,1,1],"keyTimes":[0,0.5,1],"timings":[{"steps":1,"jump":"end"},{"named":"linear"}]},{"property":"position","path":"M 0,0 C 10,0 50,40 50,50","timings":[{"cubicBezier":[0.333,0,0.667,1]}]},{"property":"transform.scale","values":[1,0.5,1],"keyTimes":[0,0.5,1],"timings":[{"cubicBezier":[0.2,0,0,1]},{"cubicBezier":[0.333,0,0.667,1]}]},{"property":"fillColor","values":["#FF0000","#0000FF"],"timings":[{"cubicBezier":[0,0,1,1]}]}]}"##
        ]),
      ReaderCase(
        "ball.json", ball, ["layer=Bal"], [], findings: [#"1 there is no layer "Bal""#]),
      ReaderCase(
        "ball.json", #"{"fr": 0, "ip": 0, "op": 1, "layers": []}"#, [],
        findings: ["1 fr is the number of frames in a second, and more than 0"]),
    ])
  func reads(one: ReaderCase) throws { try one.check(as: "lottie") }

  @Test("Old exporters say where a key leads, and nothing at the last one") func old() throws {
    try ReaderCase(
      "old.json",
      """
      {"fr": 30, "ip": 0, "op": 30, "layers": [{"nm": "A", "ks": {"r": {"k": [
        {"t": 0, "s": [0], "e": [90], "o": {"x": [0.4], "y": [0]}, "i": {"x": [0.2], "y": [1]}},
        {"t": 15}]}}}]}
      """, ["layer=A"],
      [
        #"a {"duration":0.5,"fillMode":"both","tracks":[{"property":"transform.rotation","values":[0,90],"timings":[{"cubicBezier":[0.4,0,0.2,1]}]}]}"#
      ]
    ).check(as: "lottie")
  }
}
