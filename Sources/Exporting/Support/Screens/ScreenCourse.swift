import Diagnostics
import Motion

/// A screen course reads a property of a layer of a recipe by the progress of the whole, and finds how its
/// values depend on the size of the screen.
struct ScreenCourse {
  private let transition: Transition
  private let role: Transition.Layer.Role
  private let property: AnimatedProperty
  private let own: [String: Axis]

  init(_ transition: Transition, _ role: Transition.Layer.Role, _ property: AnimatedProperty) {
    (self.role, self.property) = (role, property)
    own = Self.ownLengths(of: transition, role)
    var plain = transition
    plain.timing = nil
    plain.perspective = nil
    plain.layers.removeAll { $0.layer != role }
    for index in plain.layers.indices {
      // Dependencies of other properties don't matter here.
      plain.layers[index].initial = plain.layers[index].initial.filter { $0.key == property.name }
      plain.layers[index].frames.removeAll { $0.property != property.name }
    }
    self.transition = plain
  }

  /// Keys with straight lines between them, and how far those are off at most.
  struct Keys {
    var keys: [ScreenTrack.Key]
    var error = 0.0
  }

  /// How far straight lines along a curve may be off, as a fraction of the distance.
  private static let tolerance = 0.0005

  /// Returns the keys of a part of the value: 0 of a number, 0…3 of a frame.
  ///
  /// - Throws: ``Unsupported`` if values aren't numbers, or no sums of lengths.
  func keys(of part: Int) throws(Unsupported) -> Keys {
    if property.isPaced {
      throw Unsupported("\(property.name): an even pace has no direct equivalent")
    }
    let read = try reading(part)
    let levels = Set(property.keys.filter { $0 > 0 && $0 < 1 } + [0, 1]).sorted()
    var keys = [ScreenTrack.Key(0, try read(0).rounded)]
    var bends: [(index: Int, values: [ScreenValue])] = []
    for (start, end) in zip(levels, levels.dropFirst()) {
      let length = end - start
      let values = try (0..<4).map { quarter throws(Unsupported) in
        try read(start + length * Double(quarter) / 4)
      }
      // A cubic is known by four of its values: so is what it comes to before it may jump.
      let last = (values[3] + values[1]) * 4 - values[2] * 6 - values[0]
      let steps = [
        values[0] - values[1] * 2 + values[2], values[1] - values[2] * 2 + values[3],
        values[2] - values[3] * 2 + last,
      ]
      let size = max(values.map(\.magnitude).max() ?? 0, 1)
      if steps.contains(where: { $0.magnitude > size * 1e-9 }) {
        bends.append((keys.count, values + [last]))
      }
      let next = end < 1 ? try read(end) : try read(1)
      if (next - last).magnitude > size * 1e-9 {
        keys.append(.init(end, last.rounded))
        keys.append(.init(end, next.rounded))
      } else {
        keys.append(.init(end, next.rounded))
      }
    }
    let found = try bent(keys, bends)
    return Keys(keys: Self.simplified(found.keys), error: found.error)
  }

  /// Puts straight lines along cubic pieces.
  private func bent(
    _ keys: [ScreenTrack.Key], _ bends: [(index: Int, values: [ScreenValue])]
  ) throws(Unsupported) -> Keys {
    guard !bends.isEmpty else { return Keys(keys: keys) }
    let phone = ScreenTrack.phone
    let all = keys.map { $0.value.value(in: phone) }
    let range = max((all.max() ?? 0) - (all.min() ?? 0), 1e-9)
    var found = Keys(keys: keys)
    for (index, values) in bends.reversed() {
      let numbers = values.map { $0.value(in: phone) }
      // Second differences are largest at the ends, where those of the curve are at most this.
      let first = numbers[0] - 2 * numbers[1] + numbers[2]
      let second = numbers[1] - 2 * numbers[2] + numbers[3]
      let third = numbers[2] - 2 * numbers[3] + numbers[4]
      let bend = 16 * max(abs(2 * first - second), abs(2 * third - second))
      let count = max(1, Int((bend / (8 * Self.tolerance * range)).squareRoot().rounded(.up)))
      guard count <= 256 else {
        throw Unsupported(.size, "\(property.name) changes direction too sharply")
      }
      let (start, end) = (keys[index - 1].progress, keys[index].progress)
      let read = (1..<count).map { step -> ScreenTrack.Key in
        let part = Double(step) / Double(count)
        return .init(start + (end - start) * part, Self.cubic(values, at: part).rounded)
      }
      found.keys.insert(contentsOf: read, at: index)
      found.error = max(found.error, bend / Double(count * count) / 8 / range)
    }
    return found
  }

  /// The cubic through values at 0, 1/4, 1/2, 3/4 (and 1), by Newton's forward differences.
  private static func cubic(_ values: [ScreenValue], at part: Double) -> ScreenValue {
    let s = part * 4
    let one = values[1] - values[0]
    let two = values[2] - values[1] * 2 + values[0]
    let three = values[3] - values[2] * 3 + values[1] * 3 - values[0]
    let (a, b) = (s * (s - 1) / 2, s * (s - 1) * (s - 2) / 6)
    return values[0] + one * s + two * a + three * b
  }

  /// The keys without those within a straight line or between equal values.
  private static func simplified(_ keys: [ScreenTrack.Key]) -> [ScreenTrack.Key] {
    var kept: [ScreenTrack.Key] = []
    for (index, key) in keys.enumerated() {
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

  /// Returns what reads a part of the value at a progress.
  private func reading(
    _ part: Int
  ) throws(Unsupported) -> (Double) throws(Unsupported) -> ScreenValue {
    let open = openLengths
    let ones = Dictionary(uniqueKeysWithValues: open.map { ($0, 1.0) })
    // Numbers that no sum but the right one agrees on.
    let odd = Dictionary(
      uniqueKeysWithValues: open.enumerated().map { ($1, 7 + 4 * Double($0)) })
    let sizes = [SIMD2(1.0, 1), SIMD2(2, 1), SIMD2(1, 2)]
    var evaluators: [RecipeEvaluator] = []
    for size in sizes { evaluators.append(try evaluator(in: size, ones)) }
    for name in open {
      evaluators.append(try evaluator(in: sizes[0], ones.merging([name: 2]) { $1 }))
    }
    let last = SIMD2(3.0, 5)
    evaluators.append(try evaluator(in: last, odd))
    let (role, name) = (role, property.name)
    return { progress throws(Unsupported) in
      var values: [Double] = []
      for evaluator in evaluators {
        guard let parts = evaluator.value(of: name, on: role, at: progress)?.components else {
          throw Unsupported("\(name): only numbers can be interpolated")
        }
        values.append(parts[part])
      }
      let width = values[1] - values[0]
      let height = values[2] - values[0]
      var value = ScreenValue(values[0] - width - height, width: width, height: height)
      for (index, name) in open.enumerated() {
        let factor = values[3 + index] - values[0]
        value.number -= factor
        if factor != 0 { value.open[ScreenValue.Term(length: name)] = factor }
      }
      let other = values[values.count - 1]
      guard abs(value.value(in: last, odd) - other) <= 1e-9 * max(1, abs(other)) else {
        throw Unsupported("\(name): products of lengths have no direct equivalent")
      }
      return value
    }
  }

  /// The lengths that only the app knows.
  private var openLengths: [String] {
    let known = Self.pageLengths(SIMD2(1, 1))
    return property.symbols.filter { known[$0] == nil && own[$0] == nil }
  }

  /// The lengths that a page as large as the screen knows.
  private static func pageLengths(_ size: SIMD2<Double>) -> [String: Double] {
    [
      "container.width": size.x, "container.height": size.y, "destination.final.x": 0,
      "destination.final.y": 0, "destination.final.width": size.x,
      "destination.final.height": size.y,
    ]
  }

  private func evaluator(
    in size: SIMD2<Double>, _ open: [String: Double]
  ) throws(Unsupported) -> RecipeEvaluator {
    var lengths = Self.pageLengths(size).merging(open) { $1 }
    for (name, axis) in own { lengths[name] = axis == .width ? size.x : size.y }
    do throws(KeyframeError) {
      return try RecipeEvaluator(transition, lengths: lengths) { _, property in
        property == "frame" ? .vector([0, 0, size.x, size.y]) : nil
      }
    } catch {
      throw Unsupported(error.kind == .openMeasure ? .unknown : .motion, error.message)
    }
  }
}

extension ScreenCourse {
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
