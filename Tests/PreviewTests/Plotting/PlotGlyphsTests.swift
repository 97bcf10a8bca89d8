import Testing

@testable import Preview

@Suite struct PlotGlyphsTests {
  @Test(
    arguments: [
      ([:], .ascii),
      (["LANG": "en_US.UTF-8"], .unicode),
      (["LANG": "C.utf8"], .unicode),
      (["LANG": "C"], .ascii),
      (["LANG": "de_DE.ISO-8859-1"], .ascii),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C"], .ascii),
      (["LANG": "C", "LC_CTYPE": "UTF-8"], .unicode),
      (["LANG": "en_US.UTF-8", "LC_ALL": ""], .unicode),
      (["LANG": "en_US.UTF-8", "TERM": "linux"], .ascii),
    ] as [([String: String], PlotGlyphs)])
  func environment(variables: [String: String], expected: PlotGlyphs) {
    #expect(PlotGlyphs { variables[$0] } == expected)
  }
}
