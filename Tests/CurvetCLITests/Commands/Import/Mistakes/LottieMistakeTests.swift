import Expectations
import Testing

/// The likeliest mistakes in Lottie, and what is said of them.
struct LottieMistakeTests {
  // swift-format-ignore
  private static let texts = [
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": []}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 0, "k": 0}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": []}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0]}]}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "h": 1}, {"t": 30, "s": [90]}]}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.2]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}], "x": "wiggle(1,2)"}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 30, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 0, "s": [90]}]}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": ["x"], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"s": {"a": 1, "k": [{"t": 0, "s": [1, 1], "o": {"x": [0.2, 0.3], "y": [0, 0]}, "i": {"x": [0, 0], "y": [1, 1]}}, {"t": 30, "s": [9, 9]}]}}}]}"#,
        #"{"v": "5.7", "fr": 0, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}"#,
        #"{"v": "5.7", "fr": "60", "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": {}}"#,
        #"{"v": "5.7", "fr": 60, "layers": [{"nm": "A", "ks": {}}]}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}"#,
        #"{"nm": "no lottie", "assets": []}"#,
        #"{"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": "wrong"}}}]}"#
  ]

  @Test("Mistakes in Lottie") func mistakes() throws {
    expectSame(
      try Desk.replies(to: Self.texts, in: "lottie.json"),
      """
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": []}
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 0, "k": 0}}}]}
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": []}}}]}
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0]}]}}}]}
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "h": 1}, {"t": 30, "s": [90]}]}}}]}
        found 1: read 0, skipped 1
        holds  lottie.json:1:1  skipped: not easings; to import whole tracks, pass --option layer=NAME
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}
        found 1: read 0, skipped 1
        A/rotation 1  lottie.json:1:78  skipped: x1 of a Bézier curve must be from 0 to 1, found 2
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.2]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}
        found 1: read 0, skipped 1
        A/rotation 1  lottie.json:1:78  skipped: its easing handles have no values
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}
        found 1: read 0, skipped 1
        A/rotation  lottie.json:1:78  skipped: a keyframe has no frame number (t)
      [0] t": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}], "x": "wiggle(1,2)"}}}]}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        found 2: read 1, skipped 1
        a/rotation                            curve
        an expression in A  lottie.json:1:78  skipped: expressions aren't run; the keyframes are read
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 30, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 0, "s": [90]}]}}}]}
        found 1: read 0, skipped 1
        keyframes  lottie.json:1:1  skipped: no easing of their own
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": ["x"], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        a/rotation  curve
      [0] "t": 0, "s": [1, 1], "o": {"x": [0.2, 0.3], "y": [0, 0]}, "i": {"x": [0, 0], "y": [1, 1]}}, {"t": 30, "s": [9, 9]}]}}}]}
      Would import 2 presets from 1 file into ~/.local/share/curvet/catalog.sqlite
        2 curves
        a/scale    curve
        a/scale-2  curve
      [65] {"v": "5.7", "fr": 0, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}
      error: fr (frames per second) must be a number greater than 0
        --> lottie.json:1:20 (/fr)
          1 | {"v": "5.7", "fr": 0, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}
            |                    ^
      help: export it again, or write the frame rate
      [65] {"v": "5.7", "fr": "60", "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}
      error: fr (frames per second) must be a number greater than 0
        --> lottie.json:1:20 (/fr)
          1 | {"v": "5.7", "fr": "60", "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}
            |                    ^
      help: export it again, or write the frame rate
      [65] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": {}}
      error: unrecognized JSON: not in a format that Curvet reads
        --> lottie.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from
      [65] {"v": "5.7", "fr": 60, "layers": [{"nm": "A", "ks": {}}]}
      error: unrecognized JSON: not in a format that Curvet reads
        --> lottie.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from
      [65] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}
      error: expected ',' or '}', found the end of the document
        --> lottie.json:1:192
          1 | …": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}
            |                                                                                                  ^
      help: is the file complete? close every open { and [
      [65] {"nm": "no lottie", "assets": []}
      error: unrecognized JSON: not in a format that Curvet reads
        --> lottie.json:1:1
      help: run 'curvet help formats' to list the formats, or name the file's format with --from
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": "wrong"}}}]}

      """)
  }
}
