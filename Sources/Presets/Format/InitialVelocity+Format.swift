import Motion
import StrictJSON

/// An initial velocity is a number, or the two parts of a vector.
struct InitialVelocity: Sendable {
  /// The number, or the part along x.
  var x: Quantity
  /// The part along y; nil if it is a number.
  var y: Quantity?
}

extension Codec where Value == InitialVelocity {
  private static let vector = Codec<Quantity>.quantity.array(
    count: 2...2, of: "2 numbers [x, y]", example: "[0, 2]")

  /// A number or a measure, or [x, y] of them.
  static let initialVelocity = Codec(
    ["anyOf": [.ref(.quantity), vector.schema()]],
    read: { value, reading in
      guard value.kind == .array else {
        return Codec<Quantity>.quantity.read(value, &reading).map { InitialVelocity(x: $0) }
      }
      return vector.read(value, &reading).map { InitialVelocity(x: $0[0], y: $0[1]) }
    },
    write: { velocity, writer in
      if let y = velocity.y {
        vector.write([velocity.x, y], &writer)
      } else {
        Codec<Quantity>.quantity.write(velocity.x, &writer)
      }
    })
}
