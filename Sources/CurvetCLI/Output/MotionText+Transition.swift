import Motion

extension MotionText {
  static func lines(of transition: Transition) -> [String] {
    var lines: [String] = []
    if let use = transition.use { lines.append("uses \(use.name)") }
    let look = [
      transition.style?.rawValue, transition.direction?.rawValue, transition.phase?.rawValue,
    ].compactMap { $0 }
    if !look.isEmpty { lines.append(look.joined(separator: ", ")) }
    lines += times(transition.duration, transition.delay)
    if let timing = transition.timing { lines.append("timing \(text(of: timing))") }
    if transition.startProgress != nil || transition.endProgress != nil {
      let start = transition.startProgress.map { text(of: $0) } ?? "0"
      let end = transition.endProgress.map { text(of: $0) } ?? "1"
      lines.append("progress \(start) – \(end)")
    }
    if let mode = transition.calculationMode { lines.append("calculation mode \(mode.rawValue)") }
    switch transition.perspective {
    case .eyeDistance(let distance): lines.append("perspective distance \(text(of: distance)) pt")
    case .m34(let m34): lines.append("m34 \(number(m34)), perspective distance \(eyeDistance(m34))")
    case nil: break
    }
    if let zoom = transition.zoom { lines += self.lines(of: zoom) }
    for layer in transition.layers { lines += self.lines(of: layer) }
    if let interaction = transition.interaction { lines.append(text(of: interaction)) }
    return lines
  }

  private static func lines(of zoom: Transition.Zoom) -> [String] {
    let part = zoom.alignment.map {
      "aligned with the part [\($0.map(number).joined(separator: ", "))]"
    }
    let dimming = [zoom.dimmingColor?.text, zoom.dimmingEffect?.rawValue].compactMap(\.self)
    let gestures = zoom.interactiveDismiss.map {
      $0 ? "can be dismissed by gestures" : "can't be dismissed by gestures"
    }
    let words = [
      part, dimming.isEmpty ? nil : "dimmed by \(dimming.joined(separator: " and "))", gestures,
    ].compactMap(\.self)
    return words.isEmpty ? [] : ["system zoom: \(words.joined(separator: ", "))"]
  }

  private static func eyeDistance(_ m34: Double) -> String {
    m34 == 0 ? "infinite" : "\(number((-1e6 / m34).rounded() / 1e6)) pt"
  }

  private static func lines(of layer: Transition.Layer) -> [String] {
    var head = layer.layer.rawValue
    let round = [layer.corners.map { words(of: $0) }, layer.cornerCurve?.rawValue].compactMap(
      \.self)
    if !round.isEmpty { head += "  rounds \(round.joined(separator: ", "))" }
    if let hidden = layer.hidden {
      head += "  hidden \(text(of: hidden.start)) – \(text(of: hidden.end))"
    }
    let initial = layer.initial.sorted { $0.key < $1.key }
      .map { "  initially  \($0.key) \(text(of: $0.value))" }
    let spans = layer.frames.map { span($0.start, $0.duration) }
    let width = (spans.map(\.count) + [9]).max() ?? 9
    let frames = zip(spans, layer.frames).map { span, frame in
      let gap = String(repeating: " ", count: width - span.count + 2)
      return "  \(span)\(gap)\(frame.property) \(text(of: frame.change))"
    }
    return [head] + initial + frames
  }

  /// Returns an interaction in a sentence.
  static func text(of interaction: Interaction) -> String {
    var parts: [String] = []
    switch interaction.gesture {
    case .pan: parts.append("driven by a pan")
    case .screenEdgePan:
      parts.append("driven by a pan from the \(interaction.edge?.rawValue ?? "") edge")
    case .press: parts.append("driven by a press")
    case .slider: parts.append("driven by a slider")
    }
    if let distance = interaction.distance {
      let length = text(of: distance)
      // A sum or quotient needs parentheses in a division.
      let whole = length.contains(" ") ? "(\(length))" : length
      parts.append(interaction.axis.map { "\($0.rawValue) / \(whole)" } ?? "over \(length)")
    } else if let axis = interaction.axis {
      parts.append("along \(axis.rawValue)")
    }
    if let start = interaction.startProgress {
      parts.append("starts at progress \(text(of: start))")
    }
    if interaction.begin == .axisDominates { parts.append("begins only along its axis") }
    if interaction.invertsWhenOpen == true { parts.append("inverted when open") }
    switch interaction.onRelease {
    case .threshold:
      let threshold = interaction.threshold.map { text(of: $0) } ?? "0.5"
      parts.append("finishes above \(threshold)")
    case .velocity: parts.append("velocity decides on release")
    case .reverse: parts.append("reverses on release")
    case .continue: parts.append("continues on release")
    case .projected:
      let threshold = interaction.threshold.map { text(of: $0) } ?? "0.5"
      parts.append("finishes if it would come to rest above \(threshold)")
    case nil: break
    }
    return parts.joined(separator: ", ")
  }
}
