/// An error scale is the distance of components, to express an error as a fraction of it.
///
/// A component may be a sum of a number and lengths that only the app knows, such as the value that
/// the property has when the animation begins. Then the fraction is the largest one that it can be,
/// whatever the lengths are: a hundredth is a small part of the way from 1 to 1.1 and half of that
/// from 1.1 to 1.12.
struct CSSOutputErrorScale {
  private let ways: [Way]
  private let terms: Int

  /// Makes the distance of values.
  ///
  /// - Parameters:
  ///   - values: The components at many fractions of the time.
  ///   - terms: How many numbers in a row are one component: its number and an amount of each length.
  init(of values: [[Double]], terms: Int) {
    self.terms = terms
    let count = values.first?.count ?? 0
    ways = stride(from: 0, to: count, by: terms).map { first in
      let range = first..<min(first + terms, count)
      return Way(values.map { Array($0[range]) })
    }
  }

  /// Whether a fraction of the distance may be larger than the result, because lengths that don't change
  /// together are evaluated separately.
  var isEstimate: Bool { ways.contains(where: \.isEstimate) }

  /// The largest of the components' differences, each as a fraction of its distance.
  func share(of difference: [Double]) -> Double {
    var largest = 0.0
    for (index, way) in ways.enumerated() {
      let first = index * terms
      largest = max(
        largest, way.share(of: difference[first..<min(first + terms, difference.count)]))
    }
    return largest
  }

  /// The size of each number of a difference, as a fraction of its own distance.
  func shares(of difference: [Double]) -> [Double] { scaled(difference).map { abs($0) } }

  /// Numbers, each as a fraction of how far it goes.
  func scaled(_ values: [Double]) -> [Double] {
    values.indices.map { values[$0] / ways[$0 / terms].scale[$0 % terms] }
  }

  /// A way is the distance of one component.
  private struct Way {
    /// How far each of its numbers goes; 1 if it stays.
    let scale: [Double]
    /// The factors of a difference, so that the largest product is its fraction.
    private var weights: [[Double]] = []
    /// Whether several of its numbers move, and not together.
    private(set) var isEstimate = false

    init(_ values: [[Double]]) {
      let terms = values.first?.count ?? 0
      let ranges = (0..<terms).map { term in
        let own = values.map { $0[term] }
        return (own.max() ?? 0) - (own.min() ?? 0)
      }
      scale = ranges.map { $0 > 1e-12 ? $0 : 1 }
      let moving = ranges.indices.filter { ranges[$0] > 1e-12 }
      if let line = straight(values) {
        weights = [line]
      } else if moving == [0, moving.last ?? 0] {
        weights = turning(values.map { ($0[0], $0[moving[1]]) }, moving[1])
      } else {
        isEstimate = moving.count > 1
      }
    }

    func share(of difference: ArraySlice<Double>) -> Double {
      let parts = zip(difference, scale).map { abs($0) / $1 }
      // Several lengths are evaluated separately, unless all change together.
      guard !weights.isEmpty else { return parts.max() ?? 0 }
      var largest = 0.0
      for weight in weights {
        largest = max(largest, abs(zip(difference, weight).reduce(0) { $0 + $1.0 * $1.1 }))
      }
      for (part, weight) in zip(parts, weights[0]) where weight == 0 {
        largest = max(largest, part)
      }
      return largest
    }

    /// The weight if all numbers change together, in proportion; nil if they don't.
    private func straight(_ values: [[Double]]) -> [Double]? {
      guard let first = values.first else { return nil }
      let steps = values.map { value in
        value.indices.map { (value[$0] - first[$0]) / scale[$0] }
      }
      func product(_ one: [Double], _ other: [Double]) -> Double {
        zip(one, other).reduce(0) { $0 + $1.0 * $1.1 }
      }
      guard let furthest = steps.max(by: { product($0, $0) < product($1, $1) }),
        product(furthest, furthest) > 0
      else { return nil }
      let square = product(furthest, furthest)
      let parts = steps.map { product($0, furthest) / square }
      for (step, part) in zip(steps, parts) {
        for (own, along) in zip(step, furthest) where abs(own - along * part) > 1e-9 { return nil }
      }
      let reach = (parts.max() ?? 1) - (parts.min() ?? 0)
      return furthest.indices.map { furthest[$0] / (square * reach * scale[$0]) }
    }

    /// The weights for a number and one length.
    ///
    /// By the length the distance is a row of straight lines, and between their corners a fraction
    /// of it is largest at one of them, or where the length is endless.
    private func turning(_ values: [(number: Double, amount: Double)], _ term: Int) -> [[Double]] {
      func weight(_ number: Double, _ length: Double) -> [Double]? {
        let sums = values.map { $0.number * number + $0.amount * length }
        let distance = (sums.max() ?? 0) - (sums.min() ?? 0)
        guard distance > 1e-7 * (abs(length) + 1) else { return nil }
        var weight = scale.map { _ in 0.0 }
        (weight[0], weight[term]) = (number / distance, length / distance)
        return weight
      }
      let corners =
        Self.corners(values) + Self.corners(values.map { (-$0.number, -$0.amount) })
      return [weight(0, 1)].compactMap { $0 } + corners.compactMap { weight(1, $0) }
    }

    /// Where the highest of lines over the length changes.
    private static func corners(_ lines: [(number: Double, amount: Double)]) -> [Double] {
      var hull: [(number: Double, amount: Double)] = []
      func crossing(
        _ one: (number: Double, amount: Double), _ other: (number: Double, amount: Double)
      ) -> Double { (one.number - other.number) / (other.amount - one.amount) }
      for line in lines.sorted(by: { ($0.amount, $0.number) < ($1.amount, $1.number) }) {
        if let last = hull.last, line.amount - last.amount < 1e-12 { hull.removeLast() }
        while hull.count > 1,
          crossing(hull[hull.count - 1], line)
            <= crossing(hull[hull.count - 2], hull[hull.count - 1])
        {
          hull.removeLast()
        }
        hull.append(line)
      }
      return zip(hull, hull.dropFirst()).map { crossing($0, $1) }
    }
  }
}
