import Testing

@testable import Preview

@Suite struct SVGPictureTests {
  static let corners = [PlotPoint(0, 0), PlotPoint(2, 0), PlotPoint(2, 4), PlotPoint(0, 4)]

  @Test func curve() {
    let series = PlotSeries(
      "step", values: [0, 1.2, 1], marks: [PlotMark(at: 0.2, "there")])
    #expect(
      SVGPicture(curves: [series], over: .seconds(0.4), title: "spring/one").body
        == """
        <text class="title" x="28" y="38">spring/one</text>
        <line class="grid" x1="90" y1="64" x2="90" y2="428"/>
        <line class="axis" x1="90" y1="428" x2="90" y2="433"/>
        <text class="middle" x="90" y="448">0</text>
        <line class="grid" x1="208.5" y1="64" x2="208.5" y2="428"/>
        <line class="axis" x1="208.5" y1="428" x2="208.5" y2="433"/>
        <text class="middle" x="208.5" y="448">100</text>
        <line class="grid" x1="327" y1="64" x2="327" y2="428"/>
        <line class="axis" x1="327" y1="428" x2="327" y2="433"/>
        <text class="middle" x="327" y="448">200</text>
        <line class="grid" x1="445.5" y1="64" x2="445.5" y2="428"/>
        <line class="axis" x1="445.5" y1="428" x2="445.5" y2="433"/>
        <text class="middle" x="445.5" y="448">300</text>
        <line class="grid" x1="564" y1="64" x2="564" y2="428"/>
        <line class="axis" x1="564" y1="428" x2="564" y2="433"/>
        <text class="middle" x="564" y="448">400 ms</text>
        <line class="axis" x1="90" y1="428" x2="564" y2="428"/>
        <line class="grid" x1="90" y1="279.62" x2="564" y2="279.62"/>
        <line class="grid" x1="90" y1="225.6" x2="564" y2="225.6"/>
        <line class="grid" x1="90" y1="171.59" x2="564" y2="171.59"/>
        <line class="guide" x1="90" y1="333.63" x2="564" y2="333.63"/>
        <text class="end" x="78" y="337.63">0</text>
        <line class="guide" x1="90" y1="117.58" x2="564" y2="117.58"/>
        <text class="end" x="78" y="121.58">1</text>
        <line class="axis" x1="90" y1="64" x2="90" y2="344"/>
        <text class="word end" x="78" y="397.5">velocity</text>
        <text class="end" x="78" y="364">6/s</text>
        <line class="guide" x1="90" y1="417.43" x2="564" y2="417.43"/>
        <polygon class="area fill s0" points="90,360 564,427 564,417.43 90,417.43"/>
        <polyline class="curve thin s0" points="90,360 564,427"/>
        <polyline class="curve s0" points="90,333.63 327,74.37 564,117.58"/>
        <line class="grid" x1="598" y1="333.63" x2="598" y2="117.58"/>
        <circle class="ghost fill s0" cx="598" cy="333.63" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="301.22" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="268.81" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="236.41" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="204" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="171.59" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="139.19" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="106.78" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="74.37" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="79.77" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="85.17" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="90.57" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="95.98" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="101.38" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="106.78" r="6"/>
        <circle class="ghost fill s0" cx="598" cy="112.18" r="6"/>
        <circle class="dot fill s0" cx="598" cy="117.58" r="7"/>
        <line class="guide" x1="327" y1="74.37" x2="327" y2="344"/>
        <text class="word clear" x="334" y="321.63">there</text>
        <circle class="dot fill s0" cx="327" cy="74.37" r="4.5"/>
        <circle class="dot fill s0" cx="327" cy="74.37" r="4.5"/>
        <text class="clear middle" x="327" y="64.37">1.2</text>
        """
    )
  }

  @Test func tracks() {
    let tracks = [
      PlotTrack("opacity", .curve(PlotSeries("", values: [0, 1], marks: [PlotMark(at: 0.1, "")]))),
      PlotTrack("card", .bars([PlotBar(start: 0.1, length: nil, label: "endless")])),
    ]
    #expect(
      SVGPicture(tracks: tracks, over: .seconds(0.2), title: "group/one").body
        == """
        <text class="title" x="28" y="38">group/one</text>
        <line class="grid" x1="124" y1="64" x2="124" y2="162"/>
        <line class="axis" x1="124" y1="162" x2="124" y2="167"/>
        <text class="middle" x="124" y="182">0</text>
        <line class="grid" x1="240" y1="64" x2="240" y2="162"/>
        <line class="axis" x1="240" y1="162" x2="240" y2="167"/>
        <text class="middle" x="240" y="182">50</text>
        <line class="grid" x1="356" y1="64" x2="356" y2="162"/>
        <line class="axis" x1="356" y1="162" x2="356" y2="167"/>
        <text class="middle" x="356" y="182">100</text>
        <line class="grid" x1="472" y1="64" x2="472" y2="162"/>
        <line class="axis" x1="472" y1="162" x2="472" y2="167"/>
        <text class="middle" x="472" y="182">150</text>
        <line class="grid" x1="588" y1="64" x2="588" y2="162"/>
        <line class="axis" x1="588" y1="162" x2="588" y2="167"/>
        <text class="middle" x="588" y="182">200 ms</text>
        <line class="axis" x1="124" y1="162" x2="588" y2="162"/>
        <text class="name" x="28" y="93">opacity</text>
        <text class="note" x="28" y="110">0 → 1</text>
        <line class="grid" x1="124" y1="128" x2="588" y2="128"/>
        <polygon class="area fill s0" points="124,118 588,74 588,118 124,118"/>
        <polyline class="curve solid s0" points="124,118 588,74"/>
        <polygon class="dot fill s0" points="356,89.5 362.5,96 356,102.5 349.5,96"/>
        <text class="name" x="28" y="149">card</text>
        <rect class="bar fill s1" x="356" y="138" width="232" height="14" rx="7"/>
        <polyline class="curve solid s1" points="592,138 602,145 592,152"/>
        <text class="end" x="348" y="149">endless</text>
        """
    )
  }

  @Test func filmstrip() {
    let edge = [PlotPoint(1, 0), PlotPoint(1, 0), PlotPoint(1, 4), PlotPoint(1, 4)]
    let frames = [
      FilmFrame("0°", faces: [FilmFrame.Face(.source, corners: Self.corners)]),
      FilmFrame("90°", faces: [FilmFrame.Face(.destination, corners: edge)]),
    ]
    #expect(
      SVGPicture(filmstrip: frames, title: "flip").body
        == """
        <text class="title" x="28" y="38">flip</text>
        <polygon class="face front" points="109,68 239,68 239,328 109,328"/>
        <polygon class="front-ink" points="122,86.2 226,86.2 226,177.2 122,177.2"/>
        <polygon class="front-ink" points="122,195.4 189.6,195.4 189.6,211 122,211"/>
        <polygon class="front-ink" points="122,229.2 226,229.2 226,237 122,237"/>
        <polygon class="front-ink" points="122,250 226,250 226,257.8 122,257.8"/>
        <polygon class="front-ink" points="122,270.8 226,270.8 226,278.6 122,278.6"/>
        <polygon class="front-ink" points="122,291.6 174,291.6 174,299.4 122,299.4"/>
        <text class="middle" x="174" y="352">0°</text>
        <polygon class="face back" points="466,68 466,68 466,328 466,328"/>
        <text class="middle" x="466" y="352">90°</text>
        """
    )
  }

  @Test func wholeFileCarriesItsStyle() {
    let text = SVGPicture(filmstrip: [], title: "").text
    #expect(text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 "#))
    #expect(text.hasSuffix("</svg>\n"))
    #expect(text.contains("@media (prefers-color-scheme: dark) {"))
    #expect(!text.contains("<script") && !text.contains("url("))
  }

  @Test func withoutItsTitleThePictureIsCutBelowIt() {
    let picture = SVGPicture(filmstrip: [], title: "class=\"title\"")
    let lines = picture.text.split(separator: "\n")
    #expect(lines[0].contains("viewBox=\"0 0 640 "))
    let untitled = picture.untitled.split(separator: "\n")
    #expect(untitled.count == lines.count - 1)
    #expect(untitled[0].contains("viewBox=\"0 36 640 "))
    #expect(untitled[1] == lines[1] && untitled[1].contains("<title>class"))
    #expect(picture.untitled.hasSuffix("</svg>\n"))
  }

  @Test func hostileLabelsStayText() {
    let series = PlotSeries(
      Samples.hostile, values: [0, 1], marks: [PlotMark(at: 0.5, Samples.hostile)])
    let face = FilmFrame.Face(.source, corners: Self.corners)
    let bar = PlotBar(start: 0, length: 0.5, label: Samples.hostile)
    let pictures = [
      SVGPicture(curves: [series, series], over: .fraction, title: Samples.hostile),
      SVGPicture(
        tracks: [PlotTrack(Samples.hostile, .bars([bar]))], over: .fraction, title: Samples.hostile),
      SVGPicture(
        filmstrip: [FilmFrame(Samples.hostile, faces: [face])], title: Samples.hostile),
    ]
    for picture in pictures {
      #expect(
        picture.text.contains(
          "<title>\\u{1B}[2J&lt;script&gt;&amp;&quot;&#39;\\u{202E}\\n日本</title>"))
      #expect(!picture.text.contains("<script"))
      #expect(!picture.text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }
  }

  @Test func emptyPicturesAreWhole() {
    for picture in [
      SVGPicture(curves: [], over: .seconds(0), title: ""),
      SVGPicture(curves: [PlotSeries("", values: [])], over: .fraction, title: ""),
      SVGPicture(curves: [PlotSeries("", values: [.nan, .infinity])], over: .fraction, title: ""),
      SVGPicture(tracks: [], over: .seconds(0), title: ""),
      SVGPicture(filmstrip: [FilmFrame("", faces: [])], title: ""),
    ] {
      #expect(picture.text.hasSuffix("</svg>\n"))
      #expect(!picture.text.lowercased().contains("nan\""))
      #expect(!picture.text.contains("inf"))
    }
  }
}

extension SVGPicture {
  /// What comes after the paper.
  fileprivate var body: String {
    let lines = text.split(separator: "\n")
    let paper = lines.firstIndex { $0.contains("class=\"paper\"") } ?? 0
    return lines.dropFirst(paper + 1).dropLast().map { $0.dropFirst(2) }.joined(separator: "\n")
  }
}
