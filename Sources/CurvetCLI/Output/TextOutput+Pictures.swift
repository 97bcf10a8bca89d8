import Preview

extension TextOutput {
  /// Prints a picture's lines, each part in its style.
  func picture(_ lines: [PlotLine], indent: Int = 2) {
    for plot in lines {
      if !plot.runs.isEmpty { control(String(repeating: " ", count: indent)) }
      part(plot)
      line("")
    }
  }

  /// Prints a picture's line without its end.
  func part(_ plot: PlotLine) {
    var text = StyledText(stringLiteral: "")
    for run in plot.runs { text.spans.append((run.text, TextStyle(run.part))) }
    part(text)
  }
}

extension TextStyle {
  fileprivate init(_ part: PlotPart) {
    switch part {
    case .series(let index): self = [.cyan, .yellow, .green, .red, .plain][index % 5]
    case .guide, .axis: self = .dim
    case .label, .mark: self = .plain
    }
  }
}
