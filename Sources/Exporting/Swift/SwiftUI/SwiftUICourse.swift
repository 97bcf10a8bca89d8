import Motion

/// A SwiftUI course is all that a motion moves of its targets, as pieces that SwiftUI has keyframes for.
struct SwiftUICourse {
  /// A channel is one number of a property.
  struct Channel: Hashable {
    var target: String?
    var property: String
    /// The index of the number in the property's value.
    var part: Int
    /// The type of the property's values.
    var shape: TimelineShape
    var pieces: [SwiftUIPiece]
    /// The string at the start and at the end; empty for numbers.
    var words: [String] = []

    /// The value before and after.
    var first: AffineSum { pieces.first?.from ?? AffineSum(0) }
    var last: AffineSum { pieces.last?.to ?? AffineSum(0) }

    /// The only piece in which something changes; nil if there are several.
    var move: SwiftUIPiece? {
      let moves = pieces.filter { !$0.isStill }
      guard moves.count <= 1 else { return nil }
      // A jump needs separate keyframes.
      let jumps = zip(pieces, pieces.dropFirst()).contains { $0.to != $1.from }
      return jumps ? nil : moves.first ?? pieces.first
    }
  }

  var channels: [Channel] = []
  /// How long it takes, in seconds; of what never ends, how long one cycle is.
  let duration: Double
  let isEndless: Bool
  /// How much later it starts for each further target; nil if all start together.
  let stagger: Double?
  /// How long all of it waits before it moves, in seconds.
  private(set) var lead = 0.0
  /// How near it is, and what must be known of it.
  private(set) var fidelity = Fidelity.exact

  /// Writes a motion out.
  ///
  /// - Throws: ``Unsupported`` if it can't be evaluated, or has no values over time.
  init(_ motion: Motion) throws(Unsupported) {
    if case .group(let group) = motion, group.holdsTransition {
      throw Unsupported("SwiftUI moves screens by a transition, which no modifier can hold")
    }
    var plain = try evaluated(Timeline(motion))
    // Unknown start values are those of a view that nothing moved.
    var assumed: [String: Double] = [:]
    for (name, value) in plain.starts where !Self.isPlace(name) { assumed[name] = value }
    plain = plain.bound(assumed)
    guard let clock = plain.clock else { throw Unsupported("SwiftUI has no equivalent") }
    let staggers = Set((plain.tracks.flatMap(\.clocks) + [clock]).compactMap(\.stagger))
    guard staggers.count <= 1 else {
      throw Unsupported("SwiftUI modifiers support only one stagger for all targets")
    }
    stagger = staggers.first
    isEndless = plain.isEndless
    duration = isEndless ? clock.timing.cycle : plain.duration ?? 0
    if isEndless, plain.tracks.contains(where: { !$0.clocks.isEmpty }) {
      throw Unsupported("SwiftUI keyframes repeat only as a whole")
    }
    guard duration > 0, duration < 86_400 else {
      throw Unsupported("SwiftUI keyframes need a known duration")
    }
    if isEndless, clock.timing.beginTime != 0 {
      throw Unsupported("SwiftUI keyframes that repeat don't wait before the first round only")
    }
    for property in plain.properties where !property.name.hasPrefix("transform.rotation") {
      let whole = property.name.split(separator: ".").dropLast().joined(separator: ".")
      if plain.tracks.contains(where: { $0.target == property.target && $0.property == whole }) {
        throw Unsupported("\(property.name) is a part of \(whole), which moves as well")
      }
    }
    let evaluator = try evaluated(MotionEvaluator(motion))
    for property in plain.properties where property.name != "progress" {
      let track = evaluator.tracks.first {
        $0.target == property.target && $0.property == property.name
      }
      try add(property, breaks: track?.breaks ?? [])
    }
    if channels.isEmpty { throw Unsupported("it animates no property of a SwiftUI view") }
    if case .animator(let animator) = motion {
      lead = animator.delay?.seconds ?? 0
    } else {
      let moves = channels.flatMap(\.pieces).filter { !$0.isStill }
      lead = moves.map(\.start).min() ?? 0
    }
  }

  /// Whether the start of a property is a place, which only the app knows.
  private static func isPlace(_ name: String) -> Bool {
    ["position", "frame", "center", "bounds", "constraint", "cornerRadius"].contains {
      name.contains(".\($0)")
    }
  }

  private mutating func add(
    _ property: TimelineProperty, breaks: [Double]
  ) throws(Unsupported) {
    let track = property.tracks[property.tracks.count - 1]
    guard case .keys(let keys) = track.content, let first = keys.first, let last = keys.last else {
      throw Unsupported("SwiftUI has no equivalent")
    }
    var channel = Channel(
      target: track.target, property: track.property, part: 0, shape: track.shape, pieces: [])
    switch (first.value.known, last.value.known) {
    case (.string(let from), .string(let to)) where keys.count == 2:
      channel.words = [from, to]
      var numbers = track
      var ends = keys
      (ends[0].value, ends[1].value) = (TimelineValue(.number(0)), TimelineValue(.number(1)))
      numbers.content = .keys(ends)
      guard let pieces = Self.pieces(of: numbers, 0, until: duration) else {
        throw Unsupported("SwiftUI has no keyframes for \(track.property)")
      }
      channel.pieces = pieces
      channels.append(channel)
    case (.number, _), (.vector, _), (.color, _):
      for part in first.value.sums.indices {
        channel.part = part
        if property.tracks.count == 1, let pieces = Self.pieces(of: track, part, until: duration) {
          channel.pieces = pieces
        } else {
          let baked = try SwiftUIBaking(
            property, part, duration, breaks: breaks, isEndless: isEndless)
          channel.pieces = baked.pieces
          if baked.error > 1e-5 {
            fidelity = fidelity.combined(with: .approximate(baked.error))
          }
        }
        channels.append(channel)
      }
    case (.boolean, _):
      channel.pieces = try SwiftUIBaking(switching: property, duration, breaks: breaks).pieces
      channels.append(channel)
    default:
      fidelity = fidelity.combined(
        with: .approximate(nil, notes: ["the app must animate \(track.property)"]))
    }
  }

  /// The pieces of a track without any loss; nil if SwiftUI has no keyframes for them.
  private static func pieces(
    of track: TimelineTrack, _ part: Int, until end: Double
  ) -> [SwiftUIPiece]? {
    guard var pieces = [SwiftUIPiece](track, part) else { return nil }
    for (depth, clock) in track.clocks.reversed().enumerated() {
      guard
        let timed = pieces.timed(
          by: clock, isInnermost: depth == 0, isWhole: depth == track.clocks.count - 1)
      else { return nil }
      pieces = timed
    }
    guard let first = pieces.first, let last = pieces.last, first.start >= 0, last.end <= end + 1e-9
    else { return nil }
    func still(_ start: Double, _ end: Double, _ value: AffineSum) -> SwiftUIPiece {
      SwiftUIPiece(start: start, end: end, from: value, to: value)
    }
    if first.start > 0 { pieces.insert(still(0, first.start, first.from), at: 0) }
    if last.end < end - 1e-9 { pieces.append(still(last.end, end, last.to)) }
    return pieces
  }
}

extension MotionGroup {
  /// Whether one of its members changes screens.
  fileprivate var holdsTransition: Bool {
    members.contains { member in
      switch member.content {
      case .motion(.transition): true
      case .motion(.group(let group)): group.holdsTransition
      default: false
      }
    }
  }
}
