import Diagnostics
import Motion

/// An exported track is one number or color of a target over time.
struct CodeExportTrack: Hashable, Sendable {
  /// The name of its target, as authored.
  var target: String?
  /// The words of its name: the target, the property and which part of it.
  var words: [String]
  /// The property, as a key path, with its part.
  var property: String
  var values: [CodeExportValue]
  /// When each value is reached, as a fraction of the run.
  var times: [Double]
  /// How each segment runs; one less than there are values.
  var easings: [CodeExportEasing]
  /// How near that is.
  var fidelity = Fidelity.exact

  /// Returns the tracks of an authored one: one for each part of a vector.
  ///
  /// - Parameters:
  ///   - whole: What the track is one of.
  ///   - tolerance: How far lines along a spring may be off, as a part of the distance.
  /// - Throws: ``Unsupported`` with the reason if it has no exported form.
  static func tracks(
    of track: Keyframes.Track, in whole: Keyframes, tolerance: Double
  ) throws(Unsupported) -> [CodeExportTrack] {
    if track.additive == true {
      throw Unsupported("\(track.property): additive values have no direct equivalent")
    }
    if track.rotationMode != nil {
      throw Unsupported("\(track.property): rotation along a path has no direct equivalent")
    }
    let words = [track.target, track.property].compactMap { $0 }.flatMap { CodeText.words(of: $0) }
    return try track.numbers.map { part, track throws(Unsupported) in
      let keys = try CodeExportKeys(track, of: whole, tolerance: tolerance)
      return try CodeExportValue.parts(of: keys.values, of: track.property).map { name, values in
        let name = part ?? name
        var part = CodeExportTrack(
          target: track.target, words: words + [name].compactMap { $0 },
          property: [track.property, name].compactMap { $0 }.joined(separator: "."),
          values: values, times: keys.times, easings: keys.easings)
        part.state(keys.errors)
        return part
      }
    }.flatMap(\.self)
  }

  /// States how far it is off, as a part of the distance between its outermost values.
  ///
  /// - Parameter errors: How far each segment is, as a part of its own distance; empty if all are exact.
  private mutating func state(_ errors: [Double]) {
    let numbers = numbers
    guard let worst = errors.max(), worst > 0 else { return }
    guard numbers.count == values.count, let most = numbers.max(), let least = numbers.min(),
      most > least
    else {
      fidelity = .approximate(worst, at: nil, notes: [])
      return
    }
    let misses = errors.indices.map { errors[$0] * abs(numbers[$0 + 1] - numbers[$0]) }
    fidelity = .approximate((misses.max() ?? 0) / (most - least), at: nil, notes: [])
  }

  /// Whether it animates a color.
  var isColor: Bool { values.contains(where: \.isColor) }

  /// Whether it begins at, or holds, what the property has.
  var needsCurrent: Bool { values.contains(.current) }

  /// Whether it holds, or comes back to, what the property had before; what it only leaves needs no name.
  func returnsToCurrent(in keyframes: CodeExportKeyframes) -> Bool {
    values.dropFirst().contains(.current) || (keyframes.repeats && needsCurrent)
  }

  /// Whether it comes to what the property had before from another value.
  var comesToCurrent: Bool {
    zip(values, values.dropFirst()).contains { $0 != .current && $1 == .current }
  }

  /// The symbols of its measures, each once.
  var symbols: [String] {
    values.compactMap { if case .measure(let measure) = $0 { measure } else { nil } }
      .flatMap(\.symbols).uniqued()
  }

  /// The track there and back, in twice the time.
  var thereAndBack: CodeExportTrack {
    get throws(Unsupported) {
      var track = self
      track.values += values.dropLast().reversed()
      track.times = times.map { $0 / 2 } + times.dropLast().reversed().map { 1 - $0 / 2 }
      for easing in easings.reversed() { track.easings.append(try easing.reversed) }
      return track
    }
  }
}

/// An exported value is a number, a color, a measure, or the current value of the property.
enum CodeExportValue: Hashable, Sendable {
  case number(Double)
  case color(RGBA)
  case measure(Measure)
  case current

  /// Returns values part by part, each with its name; values without parts have none.
  ///
  /// - Throws: ``Unsupported`` if there is nothing between the values.
  static func parts(
    of values: [PropertyValue], of property: String
  ) throws(Unsupported) -> [(name: String?, values: [CodeExportValue])] {
    let counts = Set(values.compactMap(\.partCount))
    guard counts.count == 1, let count = counts.first else {
      throw Unsupported(
        "\(property): "
          + (counts.isEmpty
            ? "Booleans, strings, and unknown values can't be interpolated"
            : "values of different types can't be interpolated"))
    }
    let names: [String?] =
      switch count {
      case 0: [nil]
      case 4: ["x", "y", "width", "height"]
      default: ["x", "y", "z"].prefix(count).map { $0 }
      }
    return try zip(names.indices, names).map { index, name throws(Unsupported) in
      let part = try values.map { value throws(Unsupported) -> CodeExportValue in
        if let value = value.exported(part: index) { return value }
        throw Unsupported("\(property): Booleans and strings can't be interpolated")
      }
      if part.contains(where: \.isColor), !part.allSatisfy({ $0.isColor || $0 == .current }) {
        throw Unsupported("\(property): a color and a number can't be interpolated")
      }
      return (name, part)
    }
  }

  fileprivate init(_ quantity: Quantity) {
    switch quantity {
    case .number(let number): self = .number(number)
    case .measure(let measure): self = .measure(measure)
    }
  }

  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}

extension PropertyValue {
  /// The number of components of a vector, 0 for a number or color; nil if it isn't known.
  fileprivate var partCount: Int? {
    switch self {
    case .vector(let parts): parts.count
    case .quantity, .color: 0
    case .boolean, .string, .current: nil
    }
  }

  fileprivate func exported(part: Int) -> CodeExportValue? {
    switch self {
    case .quantity(let quantity): CodeExportValue(quantity)
    case .vector(let parts): CodeExportValue(parts[part])
    case .color(let color): .color(color)
    case .current: .current
    case .boolean, .string: nil
    }
  }
}

extension CodeExportTrack {
  private var numbers: [Double] {
    values.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// The value of a track of known numbers at a fraction of its run; nil if a value isn't a number.
  ///
  /// At a jump the later value counts.
  var evaluation: ((Double) -> Double)? {
    let numbers = numbers
    let evaluators = easings.compactMap { try? CurveEvaluator($0.shape) }
    guard numbers.count == values.count, evaluators.count == easings.count else { return nil }
    return { [times] fraction in
      let found = times.lastIndex { $0 <= fraction } ?? 0
      let index = min(found, times.count - 2)
      let (start, end) = (times[index], times[index + 1])
      let part = end > start ? min(max((fraction - start) / (end - start), 0), 1) : 1
      let (from, to) = (numbers[index], numbers[index + 1])
      return from + (to - from) * evaluators[index].value(at: part)
    }
  }

  /// The fractions of the time at which the value may turn, jump, have a corner, or be steepest.
  private var breaks: [Double] {
    var breaks = times
    for (index, easing) in easings.enumerated() {
      let (start, end) = (times[index], times[index + 1])
      let inner = (try? CurveEvaluator(easing.shape))?.breaks ?? []
      breaks += inner.map { start + (end - start) * $0 }
    }
    return breaks
  }

  /// How faithful the track is when its times are kept in whole milliseconds.
  func fidelityInMilliseconds(over duration: Double) -> Fidelity {
    func isWhole(_ time: Double) -> Bool { abs(time * 1000 - (time * 1000).rounded()) < 1e-6 }
    if isWhole(duration), times.allSatisfy({ isWhole($0 * duration) }) { return .exact }
    let note = "its times are rounded to whole milliseconds"
    let whole = (duration * 1000).rounded() / 1000
    var rounded = self
    rounded.times = times.map { ($0 * duration * 1000).rounded() / 1000 / max(whole, 0.001) }
    let range = (numbers.max() ?? 0) - (numbers.min() ?? 0)
    guard !easings.contains(where: \.jumps), let mine = evaluation, let its = rounded.evaluation,
      range > 0, whole > 0
    else { return .approximate(nil, notes: [note]) }
    let marks = breaks.map { $0 * duration } + rounded.breaks.map { $0 * whole }
    let worst = LargestDifference(until: max(duration, whole), marks: marks) { time in
      (mine(min(time / duration, 1)) - its(min(time / whole, 1))) / range
    }
    return worst.fidelity(notes: [note])
  }
}
