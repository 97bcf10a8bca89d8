import RuntimeQuartzCore
import SeededNumbers
import Testing

struct TransformTests {
  private func near(_ a: CATransform3D, _ b: CATransform3D, _ tolerance: CGFloat = 1e-9) -> Bool {
    zip(a.rows.joined(), b.rows.joined()).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test("A new part of a transform applies before the others") func order() {
    let point = CGPoint(x: 1, y: 0)
    let moved = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(point.applying(moved) == CGPoint(x: 12, y: 0))
    let scaled = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(point.applying(scaled) == CGPoint(x: 22, y: 0))
    let both = CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 1)
    #expect(both.m41 == 10)
    #expect(both.m11 == 2)
  }

  @Test("A positive rotation about y sends the right edge away") func perspective() {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi / 4, 0, 1, 0), eye)
    // The point (100, 0, 0), divided by its last coordinate.
    let depth = 100 * turned.m13
    #expect(depth < 0)
    #expect(100 * turned.m14 + 1 > 1)
  }

  @Test("A transform that is taken apart and put together is the same", arguments: 1...20)
  func parts(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(numbers.number(range)) }
    var transform = CATransform3DMakeScale(number(0.1...3), number(0.1...3), number(0.1...3))
    for axis in 0..<3 {
      transform = CATransform3DConcat(
        transform,
        CATransform3DMakeRotation(
          number(-3...3), axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0))
    }
    transform = CATransform3DConcat(
      transform, CATransform3DMakeTranslation(number(-9...9), number(-9...9), number(-9...9)))
    transform.m34 = number(-0.002...0.002)
    let parts = try #require(RuntimeTransformParts(transform))
    #expect(near(parts.transform, transform))
    #expect(
      near(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity))
  }

  @Test("A transform is interpolated by its parts") func interpolation() {
    let from = RuntimeValue(CATransform3DIdentity)
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeTranslation(100, 0, 0))
    guard case .matrix(let half) = from.interpolated(to: RuntimeValue(turned), 0.5) else {
      Issue.record("a matrix is interpolated to a matrix")
      return
    }
    let expected = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 4, 0, 0, 1), CATransform3DMakeTranslation(50, 0, 0))
    #expect(near(half, expected))
  }

  @Test("A singular transform shows the end at once") func singular() {
    let flat = RuntimeValue(CATransform3DMakeScale(0, 0, 1))
    let whole = RuntimeValue(CATransform3DIdentity)
    for (from, to, scale) in [(whole, flat, 0.0), (flat, whole, 1)] {
      guard case .matrix(let seen) = from.interpolated(to: to, 0.001) else { continue }
      #expect(Double(seen.m11) == scale)
    }
  }
}
