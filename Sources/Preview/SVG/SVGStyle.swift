/// The style of all SVG pictures: a page of a textbook, by day and by night.
enum SVGStyle {
  /// How many series have a colour and a dash of their own; further ones begin again.
  static let seriesCount = 5

  /// Returns the class names for a series.
  static func series(_ index: Int) -> String { "s\(index % seriesCount)" }

  static let sheet = """
    text { font: 12px ui-sans-serif, system-ui, "Helvetica Neue", Arial, sans-serif; fill: #6f6a62 }
    .title { font: 600 20px Charter, "Iowan Old Style", Palatino, Georgia, serif; fill: #1f1d1a }
    .name { font-size: 13px; fill: #1f1d1a }
    .word { font: italic 13px Charter, "Iowan Old Style", Palatino, Georgia, serif }
    .clear { paint-order: stroke; stroke: #fdfcf9; stroke-width: 4; stroke-linejoin: round }
    .end { text-anchor: end }
    .middle { text-anchor: middle }
    .paper { fill: #fdfcf9 }
    .grid { stroke: #ece8e0; stroke-width: 1 }
    .guide { stroke: #b8b1a5; stroke-width: 1; stroke-dasharray: 1 5; stroke-linecap: round }
    .axis { stroke: #8d867b; stroke-width: 1; fill: none }
    .curve { fill: none; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round }
    .thin { stroke-width: 1.5 }
    .area { stroke: none; opacity: .12 }
    .ghost { stroke: none; opacity: .28 }
    .dot { stroke: #fdfcf9; stroke-width: 2 }
    .s0 { stroke: #2456c8 } .s1 { stroke: #c8471f; stroke-dasharray: 8 5 }
    .s2 { stroke: #17805a; stroke-dasharray: 1 5 } .s3 { stroke: #8a3fb0; stroke-dasharray: 10 4 1 4 }
    .s4 { stroke: #6b6454; stroke-dasharray: 14 6 }
    .s0.fill { fill: #2456c8 } .s4.fill { fill: #6b6454 } .s1.fill { fill: #c8471f }
    .s2.fill { fill: #17805a } .s3.fill { fill: #8a3fb0 }
    .fill, .solid { stroke-dasharray: none }
    .bar { stroke: none; opacity: .85 }
    .front { fill: #e3ebfb; stroke: #2456c8 } .back { fill: #fae7df; stroke: #c8471f }
    .face { stroke-width: 1.25; stroke-linejoin: round }
    .front-ink { fill: #2456c8; opacity: .3 } .back-ink { fill: #c8471f; opacity: .3 }
    @media (prefers-color-scheme: dark) {
      text { fill: #9d978c }
      .title, .name { fill: #f0ece4 }
      .paper { fill: #171614 }
      .grid { stroke: #2a2824 }
      .guide { stroke: #5d574d }
      .axis { stroke: #7b756a }
      .area { opacity: .2 }
      .ghost { opacity: .4 }
      .dot, .clear { stroke: #171614 }
      .s0 { stroke: #8cb0ff } .s1 { stroke: #ff9a76 } .s2 { stroke: #63d3a4 } .s3 { stroke: #d29cf2 }
      .s4 { stroke: #c9bfa8 } .s4.fill { fill: #c9bfa8 }
      .s0.fill { fill: #8cb0ff } .s1.fill { fill: #ff9a76 }
      .s2.fill { fill: #63d3a4 } .s3.fill { fill: #d29cf2 }
      .front { fill: #1e2a47; stroke: #8cb0ff } .back { fill: #43261b; stroke: #ff9a76 }
      .front-ink { fill: #8cb0ff } .back-ink { fill: #ff9a76 }
    }
    """
}
