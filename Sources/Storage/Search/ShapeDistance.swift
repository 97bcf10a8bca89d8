import Presets

/// The distance of shapes from one: the root mean square of the samples' differences.
///
/// Stored samples are read where they lie. SIMD8 is what the compiler keeps in registers; a sum over
/// SIMD32 is 25 times slower.
struct ShapeDistance {
  /// How many bytes the samples of a shape take.
  static let bytes = Sketch.count * 4

  private let a, b, c, d: SIMD8<Float>

  init(from sketch: Sketch) {
    let samples = sketch.samples
    a = SIMD8(samples[0..<8])
    b = SIMD8(samples[8..<16])
    c = SIMD8(samples[16..<24])
    d = SIMD8(samples[24..<32])
  }

  /// Returns the sum of squares, right to about six digits: enough to pass over most shapes.
  @inline(__always)
  func roughSum(to samples: UnsafeRawBufferPointer) -> Float {
    let (a, b, c, d) = differences(to: samples)
    return (a * a + b * b + c * c + d * d).sum()
  }

  /// Returns the sum of squares.
  func sum(to samples: UnsafeRawBufferPointer) -> Double {
    let (a, b, c, d) = differences(to: samples)
    return [a, b, c, d].reduce(0) { sum, part in
      let part = SIMD8<Double>(part)
      return sum + (part * part).sum()
    }
  }

  /// Returns the distance of a sum of squares, in lengths of the way.
  static func distance(ofSum sum: Double) -> Double { (sum / Double(Sketch.count)).squareRoot() }

  @inline(__always)
  private func differences(
    to samples: UnsafeRawBufferPointer
  ) -> (SIMD8<Float>, SIMD8<Float>, SIMD8<Float>, SIMD8<Float>) {
    (
      samples.loadUnaligned(fromByteOffset: 0, as: SIMD8<Float>.self) - a,
      samples.loadUnaligned(fromByteOffset: 32, as: SIMD8<Float>.self) - b,
      samples.loadUnaligned(fromByteOffset: 64, as: SIMD8<Float>.self) - c,
      samples.loadUnaligned(fromByteOffset: 96, as: SIMD8<Float>.self) - d
    )
  }
}
