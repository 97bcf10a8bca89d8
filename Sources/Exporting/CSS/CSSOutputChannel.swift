import Motion

/// A CSS channel is one CSS property of a target, made of all key paths that it's for.
struct CSSOutputChannel {
  /// The animation that moves it.
  let tracks: [CSSOutputTrack]
  /// The run that it's a part of.
  let run: CSSOutputRun
  private let tolerance: Double
  private let budget: CSSOutputKeyframeFitting.Budget

  /// A channel as keys.
  struct Found {
    var keys: [CSSOutputKeyframeFitting.Keyframe]
    var error: Double
    var fraction: Double
    /// The error at the very start, because an easing needn't begin at 0.
    var headStart: Double
    /// Whether the error is an estimate.
    var isEstimate: Bool
  }

  init(
    _ tracks: [CSSOutputTrack], _ run: CSSOutputRun, tolerance: Double,
    within budget: CSSOutputKeyframeFitting.Budget
  ) {
    (self.tracks, self.run, self.tolerance, self.budget) = (tracks, run, tolerance, budget)
  }

  /// The channel's keys, with their errors.
  func found() -> Found {
    let (tracks, run) = (tracks, run)
    let isKnown = !beginsUnknown && !tracks.contains(where: \.endsUnknown)
    let isColor = if case .color? = tracks.first?.css { isKnown } else { false }
    let segments = segments
    // CSS goes straight between premultiplied colors.
    let shown = isColor ? segments.map(\.premultiplied) : segments
    let curve = CSSOutputKeyframeFitting(
      shown, guess: run.easing, kinks: tracks.flatMap(\.kinks), terms: 2 + run.measures.all.count,
      tolerance: tolerance, within: budget
    ) { fraction -> [Double] in
      let value = tracks.flatMap { $0.sums(at: fraction, run).flatMap(\.parts) }
      return isColor ? CSSOutputSegment.premultiplied(value) : value
    }
    var keys = Self.pruned(curve.keys())
    let worst = curve.error(of: keys)
    let headStart = curve.headStart(of: keys)
    if isColor {
      for index in keys.indices {
        // A clear color is the authored one.
        let own = segments.first { $0.start == keys[index].fraction }?.from
        keys[index].value = own ?? CSSOutputSegment.unmultiplied(keys[index].value)
      }
    }
    return Found(
      keys: keys, error: worst.error, fraction: worst.fraction,
      headStart: headStart, isEstimate: curve.isEstimate)
  }

  /// The segments between keyframes.
  private var segments: [CSSOutputSegment] {
    let run = run
    let segments = CSSOutputSegment.all(of: tracks) { track, point in
      track.sums(of: point, run).flatMap(\.parts)
    }
    return segments.reduce(into: [CSSOutputSegment]()) { segments, segment in
      guard segment.start > 0, segment.start < 1, !isWritable(segment.from, segments[0].from),
        let last = segments.popLast()
      else {
        segments.append(segment)
        return
      }
      segments.append(last.joined(segment))
    }
  }

  /// Whether a keyframe can have a value; none can say that it is still, or partly, the current one.
  private func isWritable(_ value: [Double], _ start: [Double]) -> Bool {
    let length = 2 + run.measures.all.count
    let parts = stride(from: 0, to: value.count, by: length).map { value[$0 + 1] }
    if tracks.contains(where: { $0.css.rest == nil }), value == start,
      beginsUnknown || parts == parts.map({ _ in 1 }) && value[0] == 0
    {
      return false
    }
    return parts.allSatisfy { $0 == 0 || $0 == 1 } || tracks.count > 1
  }

  /// The declarations at a key; empty if the current value shows.
  func declarations(
    _ key: CSSOutputKeyframeFitting.Keyframe, isEnd: Bool
  ) throws(Unsupported) -> (declarations: [CSSOutputKeyframes.Declaration], adds: Bool) {
    var rest = key.value[...]
    var sums: [[CSSOutputLengthSum]] = []
    let length = 2 + run.measures.all.count
    for track in tracks {
      let count = rest.count / length
      let taken = min(count, tracks.count == 1 ? count : track.css.count)
      sums.append(
        (0..<taken).map { index in
          let start = rest.startIndex + index * length
          return CSSOutputLengthSum(parts: rest[start..<start + length])
        })
      rest = rest.dropFirst(taken * length)
    }
    let isCurrent = sums.allSatisfy { $0.allSatisfy(\.isCurrent) && !$0.isEmpty }
    let isUnknown =
      key.fraction == 0 && beginsUnknown
      || key.fraction == 1 && tracks.contains(where: \.endsUnknown)
    if isEnd, isCurrent || isUnknown { return ([], false) }
    var adds = tracks.contains(where: \.isAdditive)
    for (index, track) in tracks.enumerated() {
      for place in sums[index].indices where sums[index][place].current != 0 {
        let part = sums[index][place].current
        let isKnown = track.css.rest != nil && (tracks.count > 1 || part == 1)
        guard isKnown || part == 1 else {
          throw Unsupported(
            .unknown, "\(track.property): one of the two values is the current value")
        }
        if let own = track.css.rest, isKnown {
          sums[index][place].number += own * part
        } else {
          adds = true
        }
        sums[index][place].current = 0
      }
    }
    return (try write(sums), adds)
  }

  private var beginsUnknown: Bool { tracks.contains(where: \.beginsUnknown) }

  /// The keys without those between two stretches in which nothing changes.
  private static func pruned(_ keys: [CSSOutputKeyframeFitting.Keyframe])
    -> [CSSOutputKeyframeFitting
    .Keyframe]
  {
    keys.indices.filter { index in
      guard index > 0, index < keys.count - 1 else { return true }
      return keys[index - 1].value != keys[index].value
        || keys[index].value != keys[index + 1].value
    }.map { keys[$0] }
  }
}

extension CSSOutputChannel {
  /// The channel's property and its value, as CSS spells them.
  func write(_ sums: [[CSSOutputLengthSum]]) throws(Unsupported) -> [CSSOutputKeyframes
    .Declaration]
  {
    typealias Declaration = CSSOutputKeyframes.Declaration
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
        throw Unsupported("\(first.property): CSS takes \(names.count) numbers")
      }
      return try zip(names, own).map { name, sum throws(Unsupported) in
        let isPlain = name.hasPrefix("--") && run.measures.all.isEmpty
        let whole = name == "z-index" ? CSSOutputLengthSum(sum.number.rounded()) : sum
        let text = try whole.text(isPlain ? "" : unit, run.measures, whole: first.css.whole())
        return Declaration(property: name, value: text)
      }
    case .function(_, let property, _, _, _):
      return [Declaration(property: property, value: try functions(sums))]
    case .text(let name, let values):
      guard let place = own.firstIndex(where: { $0.number == 1 }) else { return [] }
      return [Declaration(property: name, value: values[place], isText: true)]
    case .color(let name):
      return [Declaration(property: name, value: Self.color(own.map(\.number)))]
    case .toggle(let name, let on, let off):
      return [Declaration(property: name, value: (own.first?.number ?? 0) > 0 ? on : off)]
    }
  }

  /// The functions of a list, in its order.
  private func functions(_ sums: [[CSSOutputLengthSum]]) throws(Unsupported) -> String {
    var calls: [(rank: Int, name: String, value: String)] = []
    for (track, sums) in zip(tracks, sums) {
      guard case .function(let name, _, let unit, _, let rank) = track.css, let sum = sums.first
      else { continue }
      let isNone = name == "perspective" && sum.number == 0
      let value = try isNone ? "none" : sum.text(unit, run.measures, whole: track.css.whole())
      calls.append((rank, name, value))
    }
    let order = calls.indices.sorted { (calls[$0].rank, $0) < (calls[$1].rank, $1) }
    return Self.joined(order.map { (calls[$0].name, calls[$0].value) }).map {
      "\($0.name)(\($0.value))"
    }.joined(separator: " ")
  }

  /// Functions along both axes as one, which browsers can pair with that of another list.
  private static func joined(
    _ calls: [(name: String, value: String)]
  ) -> [(name: String, value: String)] {
    var joined: [(name: String, value: String)] = []
    for (index, call) in calls.enumerated() {
      let next = index + 1 < calls.count ? calls[index + 1].name : ""
      if let last = joined.last,
        ["translateX translateY", "scaleX scaleY"].contains("\(last.name) \(call.name)"),
        next != call.name.dropLast() + "Z"
      {
        joined[joined.count - 1] = (
          String(call.name.dropLast()), "\(last.value), \(call.value)"
        )
      } else {
        joined.append(call)
      }
    }
    return joined
  }

  private func translation(_ sums: [[CSSOutputLengthSum]]) throws(Unsupported) -> String {
    var sides: [CSSOutputLengthSum?] = [nil, nil, nil]
    var unit = "px"
    for (track, sums) in zip(tracks, sums) {
      guard case .translate(let axes, let own) = track.css else { continue }
      unit = own
      for (axis, sum) in zip(axes, sums) {
        let under = sides[axis]?.parts ?? sum.parts.map { _ in 0 }
        sides[axis] = CSSOutputLengthSum(parts: zip(under, sum.parts).map(+))
      }
    }
    var texts: [String] = []
    for (axis, side) in sides.enumerated() {
      let whole = CSSProperty.translate([], unit: unit).whole(axis: axis)
      let text = try side?.text(unit, run.measures, whole: whole) ?? "0"
      texts.append(axis == 0 ? sided(text, turns: true) : text)
    }
    while texts.count > 1, texts.last == "0" { texts.removeLast() }
    return texts.joined(separator: " ")
  }

  /// A value that is turned round if text runs from right to left.
  private func sided(_ text: String, turns: Bool) -> String {
    guard run.isLogical, turns, text != "0", text != "0deg" else { return text }
    return "calc(var(--\(run.measures.prefix)inline) * \(text))"
  }

  /// A color: `#rrggbb` if possible, otherwise with all its digits.
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
    let rgb = bytes.prefix(3).map { CSSOutputText.number($0, places: 4) }.joined(separator: " ")
    return "rgb(\(rgb) / \(CSSOutputText.number(parts[3], places: 6)))"
  }
}
