import Diagnostics
import Motion

/// A screen layer property is a property of a layer of a recipe by the progress of the whole, whose values depend
/// on the size of the screen.
struct ScreenLayerProperty {
  private let name: String
  private let track: TimelineTrack
  private let starts: [String: Double]
  private let reach: ClosedRange<Double>
  private let own: [String: Axis]

  /// Makes the property of a layer.
  ///
  /// - Parameter reach: Between what values progress runs.
  /// - Throws: ``Unsupported`` if values aren't numbers, or no sums of lengths.
  init(
    _ transition: Transition, _ role: Transition.Layer.Role, _ property: AnimatedProperty,
    reach: ClosedRange<Double>
  ) throws(Unsupported) {
    (name, self.reach) = (property.name, reach)
    own = Self.ownLengths(of: transition, role)
    guard !property.isPaced else {
      throw Unsupported("\(name): an even pace has no direct equivalent")
    }
    var plain = transition
    if case .spring(let spring)? = plain.timing {
      plain.timing = .spring(spring.withoutOpenVelocity)
    }
    plain.layers.removeAll { $0.layer != role }
    for index in plain.layers.indices {
      // Dependencies of other properties don't matter here.
      plain.layers[index].initial = plain.layers[index].initial.filter { $0.key == property.name }
      plain.layers[index].frames.removeAll { $0.property != property.name }
    }
    let timeline = try evaluated(Timeline(.transition(plain)))
    starts = timeline.starts
    guard let track = timeline.tracks.first(where: { $0.property == property.name }),
      case .keys(let keys) = track.content, keys.allSatisfy({ !$0.value.sums.isEmpty })
    else {
      throw Unsupported("\(name): only numbers can be interpolated")
    }
    self.track = track
  }

  /// Keys with straight lines between them, and how far those are off at most.
  struct Keys {
    var keys: [ScreenTrack.Keyframe] = []
    var error = 0.0
  }

  /// How far straight lines along a curve may be off, as a fraction of the distance.
  private static let tolerance = 0.0005

  /// Returns the keys of a sum of the value's parts: one of a number, four of a frame.
  func keys(_ sum: ([ScreenValue]) -> ScreenValue) throws(Unsupported) -> Keys {
    guard case .keys(let keys) = track.content else { return Keys() }
    func value(_ value: TimelineValue) -> ScreenValue {
      sum(value.bound(starts).sums.map(screenValue))
    }
    func change(_ value: TimelineValue) -> ScreenValue {
      let parts = value.bound(starts).sums.map(screenValue)
      return sum(parts) - sum(parts.map { _ in ScreenValue(0) })
    }
    let numbers = keys.map { value($0.value).value(in: ScreenTrack.phone) }
    let range = max((numbers.max() ?? 0) - (numbers.min() ?? 0), 1e-9)
    var found = Keys(keys: keys.first.map { [.init($0.time, value($0.value))] } ?? [])
    for (from, to) in zip(keys, keys.dropFirst()) {
      let (start, end) = (value(from.value), value(to.value))
      if from.easing != nil {
        found.keys.append(.init(to.time, start))
      } else if let leaving = from.leaving, let arriving = to.arriving {
        let bend = Bend(
          start: start, end: end, leaving: change(leaving), arriving: change(arriving))
        let count = bend.lines(within: Self.tolerance * range)
        guard count <= 256 else {
          throw Unsupported(.size, "\(name) changes direction too sharply")
        }
        found.error = max(found.error, bend.error(of: count) / range)
        for step in 1..<count {
          let part = Double(step) / Double(count)
          found.keys.append(
            .init(from.time + (to.time - from.time) * part, bend.value(at: part)))
        }
      }
      found.keys.append(.init(to.time, end))
    }
    let slopes = track.goesOn ? Self.slopes(keys, value, change) : []
    found.keys = Self.simplified(reaching(found.keys, slopes)).map {
      .init($0.progress, $0.value.rounded)
    }
    return found
  }

  /// How much the value changes by progress at the first key and at the last; nothing if it stays.
  private static func slopes(
    _ keys: [TimelineTrack.Keyframe], _ value: (TimelineValue) -> ScreenValue,
    _ change: (TimelineValue) -> ScreenValue
  ) -> [ScreenValue] {
    guard keys.count > 1 else { return [] }
    return [(0, true), (keys.count - 2, false)].map { index, isFirst in
      let (from, to) = (keys[index], keys[index + 1])
      guard from.easing == nil, to.time > from.time else { return ScreenValue(0) }
      var distance = value(to.value) - value(from.value)
      if let leaving = from.leaving, let arriving = to.arriving {
        distance = change(isFirst ? leaving : arriving)
      }
      return distance * (1 / (to.time - from.time))
    }
  }

  /// The keys between the values that progress takes, beyond whose ends they go on by their slopes.
  private func reaching(
    _ keys: [ScreenTrack.Keyframe], _ slopes: [ScreenValue]
  ) -> [ScreenTrack.Keyframe] {
    guard let first = keys.first, let last = keys.last else { return keys }
    let track = ScreenTrack(property: .opacity, keys: keys)
    func value(at progress: Double) -> ScreenValue {
      if progress < first.progress, let slope = slopes.first {
        return first.value + slope * (progress - first.progress)
      }
      if progress > last.progress, let slope = slopes.last {
        return last.value + slope * (progress - last.progress)
      }
      return track.value(at: progress)
    }
    let inside = keys.filter { reach.contains($0.progress) }
    let (low, high) = (reach.lowerBound, reach.upperBound)
    let starts = inside.first.map { $0.progress > low } ?? true
    let ends = inside.last.map { $0.progress < high } ?? true
    return (starts ? [.init(low, value(at: low))] : []) + inside
      + (ends ? [.init(high, value(at: high))] : [])
  }

  /// The keys without those within a straight line or between equal values.
  private static func simplified(_ keys: [ScreenTrack.Keyframe]) -> [ScreenTrack.Keyframe] {
    var kept: [ScreenTrack.Keyframe] = []
    for (index, key) in keys.enumerated() {
      if kept.last == key { continue }
      if let last = kept.last, index + 1 < keys.count, keys[index + 1].progress > last.progress,
        key.progress > last.progress, keys[index + 1].progress > key.progress
      {
        let next = keys[index + 1]
        let part = (key.progress - last.progress) / (next.progress - last.progress)
        let line = last.value + (next.value - last.value) * part
        if (line - key.value).magnitude <= 1e-12 * max(1, key.value.magnitude) { continue }
      }
      kept.append(key)
    }
    return kept
  }

  /// A sum, in which a page as large as the screen knows its own lengths.
  private func screenValue(_ sum: AffineSum) -> ScreenValue {
    sum.plus.reduce(ScreenValue(sum.base)) { value, part in
      let (name, factor) = part
      switch name {
      case "destination.final.x", "destination.final.y": return value
      case "container.width", "destination.final.width":
        return value + ScreenValue(0, width: factor)
      case "container.height", "destination.final.height":
        return value + ScreenValue(0, height: factor)
      default:
        switch own[name] {
        case .width?: return value + ScreenValue(0, width: factor)
        case .height?: return value + ScreenValue(0, height: factor)
        case nil: return value + ScreenValue(0, open: [ScreenValue.Term(length: name): factor])
        }
      }
    }
  }
}

/// A bend is a cubic piece of a property's values.
private struct Bend {
  let start, end: ScreenValue
  /// How much the value changes by the fraction of the piece at both ends.
  let leaving, arriving: ScreenValue

  /// The value at a fraction of the piece.
  func value(at part: Double) -> ScreenValue {
    let (square, cube) = (part * part, part * part * part)
    let line = start + (end - start) * (3 * square - 2 * cube)
    return line + leaving * (cube - 2 * square + part) + arriving * (cube - square)
  }

  /// The largest second derivative, which is at one of the ends.
  private var curvature: Double {
    func number(_ value: ScreenValue) -> Double { value.value(in: ScreenTrack.phone) }
    let (way, out, back) = (number(end) - number(start), number(leaving), number(arriving))
    return max(abs(6 * way - 4 * out - 2 * back), abs(2 * out + 4 * back - 6 * way))
  }

  /// How far as many straight lines are off at most.
  func error(of lines: Int) -> Double { curvature / Double(lines * lines) / 8 }

  /// How many straight lines are needed.
  func lines(within tolerance: Double) -> Int {
    let count = (curvature / 8 / tolerance).squareRoot().rounded(.up)
    return count < 1e6 ? max(1, Int(count)) : .max
  }
}

extension ScreenLayerProperty {
  /// A side of a page.
  enum Axis: Hashable {
    case width, height
  }

  /// The lengths that are a page's own width or height: those of a frame that it keeps, as a sheet's height.
  static func ownLengths(
    of transition: Transition, _ role: Transition.Layer.Role
  ) -> [String: Axis] {
    let layers = transition.layers.filter { $0.layer == role }
    guard !layers.contains(where: { $0.frames.contains { $0.property == "frame" } }) else {
      return [:]
    }
    var found: [String: Axis] = [:]
    for case .vector(let parts)? in layers.map({ $0.initial["frame"] }) where parts.count == 4 {
      for (part, axis) in zip(parts.suffix(2), [Axis.width, .height]) {
        guard case .measure(let measure) = part, case .symbol(let name) = measure.expression,
          !name.hasPrefix("container."), !name.hasPrefix("destination.final.")
        else { continue }
        found[name] = axis
      }
    }
    return found
  }
}

extension AnimatedProperty {
  /// The lengths that its values depend on, each once.
  var symbols: [String] {
    let values = [initial].compactMap(\.self) + spans.map(\.change.value)
    let quantities = values.flatMap { value -> [Quantity] in
      switch value {
      case .quantity(let quantity): [quantity]
      case .vector(let parts): parts
      case .color, .boolean, .string, .current: []
      }
    }
    return quantities.compactMap { if case .measure(let measure) = $0 { measure } else { nil } }
      .flatMap(\.symbols).uniqued()
  }
}
