import Testing

@testable import Preview

@Suite struct PlayFramesTests {
  @Test(
    arguments: [
      (0, nil, "   ██                   ╎"),
      (0.5, 0.25, "   ╎    ░░    ██        ╎"),
      (0.52, 0.55, "   ╎          ▐█▌       ╎"),
      (1, 1, "   ╎                    ▐█▌"),
      (1.2, 1, "   ╎                    ░░   ██"),
      (99, -99, " ░░╎                    ╎    ██"),
      (.nan, .nan, "   ██                   ╎"),
    ] as [(Double, Double?, String)])
  func unicode(progress: Double, linear: Double?, expected: String) {
    let frames = PlayFrames(range: -0.1...1.2, columns: 32)
    #expect(frames.line(progress: progress, linear: linear).text == expected)
  }

  @Test(arguments: [
    (0, " ## ..       |"),
    (0.5, " |  .. ##    |"),
    (1, " |  ..       ##"),
  ])
  func ascii(progress: Double, expected: String) {
    let frames = PlayFrames(columns: 1, glyphs: .ascii)
    #expect(frames.line(progress: progress, linear: 0.25).text == expected)
  }
}
