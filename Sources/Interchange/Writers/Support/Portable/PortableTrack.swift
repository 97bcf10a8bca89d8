import Motion

/// A simple track is one number or colour of a target, and its way.
struct PortableTrack: Hashable, Sendable {
  /// What it moves, by a name of the author's.
  var target: String?
  /// The words of its name: the target, the property and which part of it.
  var words: [String]
  /// The property, as a key path, with its part.
  var property: String
  var values: [PortableValue]
  /// When each value is reached, as a share of the run.
  var times: [Double]
  /// How each segment runs; one less than there are values.
  var easings: [PortableEasing]

  /// Returns the tracks of an authored one: one for each part of a vector.
  ///
  /// - Parameter easing: How the whole runs.
  /// - Throws: ``Unsupported`` with the reason where it is not simple.
  static func tracks(
    of track: Keyframes.Track, eased easing: PortableEasing
  ) throws(Unsupported) -> [PortableTrack] {
    if track.additive == true {
      throw Unsupported("\(track.property): values that are added to others have no simple form")
    }
    if track.rotationMode != nil {
      throw Unsupported("\(track.property): turning along a path has no simple form")
    }
    var keys = try PortableKeys(track)
    if easing != .linear {
      guard keys.values.count == 2, keys.easings == [.linear] else {
        throw Unsupported(
          "\(track.property): an easing of the whole over several values has no simple form")
      }
      keys.easings = [easing]
    }
    let words = [track.target, track.property].compactMap { $0 }.flatMap { CodeText.words(of: $0) }
    return try PortableValue.parts(of: keys.values, of: track.property).map { name, values in
      PortableTrack(
        target: track.target, words: words + [name].compactMap { $0 },
        property: [track.property, name].compactMap { $0 }.joined(separator: "."), values: values,
        times: keys.times, easings: keys.easings)
    }
  }

  /// Whether it moves a colour.
  var isColor: Bool {
    values.contains { if case .color = $0 { true } else { false } }
  }

  /// Whether it begins at, or holds, what the property has.
  var needsCurrent: Bool { values.contains(.current) }

  /// The symbols of its measures, each once.
  var symbols: [String] {
    var found: [String] = []
    for case .measure(let measure) in values {
      for symbol in measure.symbols where !found.contains(symbol) { found.append(symbol) }
    }
    return found
  }

  /// The track there and back, in twice the time.
  var thereAndBack: PortableTrack {
    var track = self
    track.values += values.dropLast().reversed()
    track.times = times.map { $0 / 2 } + times.dropLast().reversed().map { 1 - $0 / 2 }
    track.easings += easings.reversed().map(\.reversed)
    return track
  }
}

/// A simple value is a number, a colour, a measure or what the property has.
enum PortableValue: Hashable, Sendable {
  case number(Double)
  case color(RGBA)
  case measure(Measure)
  case current

  /// Returns values part by part, each with its name; values without parts have none.
  ///
  /// - Throws: ``Unsupported`` where values have no way between them.
  static func parts(
    of values: [PropertyValue], of property: String
  ) throws(Unsupported) -> [(name: String?, values: [PortableValue])] {
    let counts = Set(values.compactMap(\.partCount))
    guard counts.count == 1, let count = counts.first else {
      throw Unsupported(
        "\(property): "
          + (counts.isEmpty
            ? "switches, names and unknown values have no way between them"
            : "values of several shapes have no way between them"))
    }
    let names: [String?] =
      switch count {
      case 0: [nil]
      case 4: ["x", "y", "width", "height"]
      default: ["x", "y", "z"].prefix(count).map { $0 }
      }
    var parts: [(name: String?, values: [PortableValue])] = []
    for (index, name) in names.enumerated() {
      var part: [PortableValue] = []
      for value in values {
        guard let simple = value.simple(part: index) else {
          throw Unsupported("\(property): switches and names have no way between them")
        }
        part.append(simple)
      }
      let isMixed =
        part.contains { if case .color = $0 { true } else { false } }
        && part.contains {
          switch $0 {
          case .number, .measure: true
          case .color, .current: false
          }
        }
      if isMixed { throw Unsupported("\(property): a colour and a number have no way between") }
      parts.append((name, part))
    }
    return parts
  }
}

extension PropertyValue {
  /// How many parts a vector has, 0 for a number or colour; nil where that is not known.
  fileprivate var partCount: Int? {
    switch self {
    case .vector(let parts): parts.count
    case .quantity, .color: 0
    case .boolean, .string, .current: nil
    }
  }

  fileprivate func simple(part: Int) -> PortableValue? {
    switch self {
    case .quantity(.number(let number)): .number(number)
    case .quantity(.measure(let measure)): .measure(measure)
    case .vector(let parts):
      switch parts[part] {
      case .number(let number): .number(number)
      case .measure(let measure): .measure(measure)
      }
    case .color(let color): .color(color)
    case .current: .current
    case .boolean, .string: nil
    }
  }
}
