import Motion
import Presets

/// A similar curve index finds the sketches that are close to another without comparing all of them.
///
/// Four samples of each sketch determine its bucket. A sketch that differs by less than the reach
/// everywhere is in the same bucket or in a neighboring one.
struct SimilarCurveIndex {
  /// An item is a sketch and its preset.
  struct Item {
    var name: String
    var kind: MotionKind
    /// How long it takes; nil if it has no duration of its own.
    var seconds: Double?
    var sketch: Sketch
  }

  private let reach: Float
  private var holes: [SIMD4<Int32>: [Item]] = [:]

  /// Makes an empty index.
  ///
  /// - Parameter reach: the largest distance between samples of sketches that are close to each other.
  init(within reach: Double) { self.reach = Float(reach) }

  /// Adds an item.
  mutating func add(_ item: Item) { holes[hole(of: item.sketch), default: []].append(item) }

  /// Returns the items of the same kind and duration that are close to an item, in any order.
  func near(_ item: Item) -> [Item] {
    let center = hole(of: item.sketch)
    return Self.neighbours.flatMap { step in
      (holes[center &+ step] ?? []).filter { isNear($0, item) }
    }
  }

  private func isNear(_ a: Item, _ b: Item) -> Bool {
    guard a.kind == b.kind, (a.seconds == nil) == (b.seconds == nil) else { return false }
    if let first = a.seconds, let second = b.seconds,
      max(first, second) > 1.05 * min(first, second)
    {
      return false
    }
    return zip(a.sketch.samples, b.sketch.samples).allSatisfy { abs($0 - $1) < reach }
  }

  private func hole(of sketch: Sketch) -> SIMD4<Int32> {
    let samples = sketch.samples
    let four = SIMD4(samples[6], samples[12], samples[19], samples[25]) / reach
    // Extreme values are all in the outermost buckets.
    return SIMD4<Int32>(
      four.clamped(lowerBound: SIMD4(repeating: -1e9), upperBound: SIMD4(repeating: 1e9))
        .rounded(.down))
  }

  private static let neighbours: [SIMD4<Int32>] = (0..<81).map { number in
    let digit = { (place: Int) in Int32(number / place % 3 - 1) }
    return SIMD4(digit(1), digit(3), digit(9), digit(27))
  }
}
