import Motion

extension CSSChannel {
  /// The channel's property and its value, as CSS spells them.
  func write(_ sums: [[CSSLinearExpression]]) throws(Unsupported) -> [CSSKeyframes.Declaration] {
    typealias Declaration = CSSKeyframes.Declaration
    guard let first = tracks.first, let own = sums.first else { return [] }
    switch first.css {
    case .translate:
      return [Declaration(property: "translate", value: try translation(sums))]
    case .rotate:
      var angles: [Int: String] = [:]
      for (track, sums) in zip(tracks, sums) {
        guard case .rotate(let axis) = track.css, let sum = sums.first else { continue }
        angles[axis] = try sided(sum.text("deg", run.measures), turns: axis != 0)
      }
      if angles.count == 1, let (axis, angle) = angles.first {
        let text = axis == 2 ? angle : "\(["x", "y"][axis]) \(angle)"
        return [Declaration(property: "rotate", value: text)]
      }
      let turns = [2, 1, 0].compactMap { axis in
        angles[axis].map { "rotate\(["X", "Y", "Z"][axis])(\($0))" }
      }
      return [Declaration(property: "transform", value: turns.joined(separator: " "))]
    case .scale:
      var factors = ["1", "1", "1"]
      for (track, sums) in zip(tracks, sums) {
        guard case .scale(let axes) = track.css, let sum = sums.first else { continue }
        let text = try sum.text("", run.measures)
        for axis in axes { factors[axis] = text }
      }
      if factors[0] == factors[1], factors[2] == factors[0] || factors[2] == "1" {
        return [Declaration(property: "scale", value: factors[0])]
      }
      let text = factors.prefix(factors[2] == "1" ? 2 : 3).joined(separator: " ")
      return [Declaration(property: "scale", value: text)]
    case .plain(let names, let unit):
      guard names.count == own.count else {
        throw Unsupported("\(first.property): CSS wants \(names.count) numbers")
      }
      var declarations: [Declaration] = []
      for (name, sum) in zip(names, own) {
        let isPlain = name.hasPrefix("--") && run.measures.all.isEmpty
        let whole = name == "z-index" ? CSSLinearExpression(sum.number.rounded()) : sum
        let text = try whole.text(isPlain ? "" : unit, run.measures)
        declarations.append(Declaration(property: name, value: text))
      }
      return declarations
    case .color(let name):
      return [Declaration(property: name, value: Self.color(own.map(\.number)))]
    case .toggle(let name, let on, let off):
      return [Declaration(property: name, value: (own.first?.number ?? 0) > 0 ? on : off)]
    }
  }

  private func translation(_ sums: [[CSSLinearExpression]]) throws(Unsupported) -> String {
    var ways: [CSSLinearExpression?] = [nil, nil, nil]
    var unit = "px"
    for (track, sums) in zip(tracks, sums) {
      guard case .translate(let axes, let own) = track.css else { continue }
      unit = own
      for (axis, sum) in zip(axes, sums) {
        let under = ways[axis]?.parts ?? sum.parts.map { _ in 0 }
        ways[axis] = CSSLinearExpression(parts: zip(under, sum.parts).map(+))
      }
    }
    var texts: [String] = []
    for (axis, way) in ways.enumerated() {
      let text = try way?.text(unit, run.measures) ?? "0"
      texts.append(axis == 0 ? sided(text, turns: true) : text)
    }
    while texts.count > 1, texts.last == "0" { texts.removeLast() }
    return texts.joined(separator: " ")
  }

  /// A value that is turned round where text runs from right to left.
  private func sided(_ text: String, turns: Bool) -> String {
    guard run.isLogical, turns, text != "0", text != "0deg" else { return text }
    return "calc(var(--\(run.measures.prefix)inline) * \(text))"
  }

  /// A colour: `#rrggbb` where it is one, else with all its digits.
  private static func color(_ parts: [Double]) -> String {
    guard parts.count == 4 else { return "transparent" }
    let bytes = parts.map { $0 * 255 }
    if bytes.allSatisfy({ abs($0 - $0.rounded()) < 1e-6 && (0...255).contains($0) }) {
      let digits = bytes.map { byte in
        let text = String(Int(byte.rounded()), radix: 16)
        return text.count < 2 ? "0" + text : text
      }
      return "#" + digits.prefix(digits[3] == "ff" ? 3 : 4).joined()
    }
    let rgb = bytes.prefix(3).map { CSSText.number($0, places: 4) }.joined(separator: " ")
    return "rgb(\(rgb) / \(CSSText.number(parts[3], places: 6)))"
  }
}
