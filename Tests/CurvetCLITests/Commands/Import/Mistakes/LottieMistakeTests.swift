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
        found 1: took 0, skipped 1
        holds  lottie.json:1:1  skipped: they are no easing; --option layer=NAME takes whole tracks
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}
        found 1: took 0, skipped 1
        A/rotation 1  lottie.json:1:78  skipped: x1 of a Bézier is from 0 to 1, found 2
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.2]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}
        found 1: took 0, skipped 1
        A/rotation 1  lottie.json:1:78  skipped: its handles have no numbers
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}}]}
        found 1: took 0, skipped 1
        A/rotation  lottie.json:1:78  skipped: a keyframe has no frame (t), which is a number
      [0] t": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}], "x": "wiggle(1,2)"}}}]}
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        found 2: took 1, skipped 1
        a/rotation                            curve
        an expression of A  lottie.json:1:78  skipped: code is not run; its keyframes are read
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 30, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 0, "s": [90]}]}}}]}
        found 1: took 0, skipped 1
        keyframes  lottie.json:1:1  skipped: they have no easing of their own
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
      error: fr is the number of frames in a second, and more than 0
        --> lottie.json:1:20 (/fr)
          1 | {"v": "5.7", "fr": 0, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}
            |                    ^
      help: export it again, or write the rate
      [65] {"v": "5.7", "fr": "60", "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}
      error: fr is the number of frames in a second, and more than 0
        --> lottie.json:1:20 (/fr)
          1 | {"v": "5.7", "fr": "60", "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {}}]}
            |                    ^
      help: export it again, or write the rate
      [65] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": {}}
      error: this is JSON of no format that is known
        --> lottie.json:1:1
      help: 'curvet help formats' lists what is read; if it is one of those, say which with --from
      [65] {"v": "5.7", "fr": 60, "layers": [{"nm": "A", "ks": {}}]}
      error: this is JSON of no format that is known
        --> lottie.json:1:1
      help: 'curvet help formats' lists what is read; if it is one of those, say which with --from
      [65] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": [{"t": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}
      error: the document ends where ',' or '}' is expected
        --> lottie.json:1:192
          1 | …": 0, "s": [0], "o": {"x": [0.2], "y": [0]}, "i": {"x": [0], "y": [1]}}, {"t": 30, "s": [90]}]}}
            |                                                                                                  ^
      help: is the file whole? close what was opened with } or ]
      [65] {"nm": "no lottie", "assets": []}
      error: this is JSON of no format that is known
        --> lottie.json:1:1
      help: 'curvet help formats' lists what is read; if it is one of those, say which with --from
      [0] {"v": "5.7", "fr": 60, "ip": 0, "op": 60, "layers": [{"nm": "A", "ks": {"r": {"a": 1, "k": "wrong"}}}]}

      """)
  }
}
