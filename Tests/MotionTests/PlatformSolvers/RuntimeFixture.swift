import Foundation
import Testing

@testable import Motion

/// The files of Tests/Fixtures/runtimes, which scripts beside them write.
enum RuntimeFixture {
  static let beziers = (try? read([Bezier].self, "beziers")) ?? []
  static let springs = (try? read(Springs.self, "springs")) ?? Springs()

  private static func read<Content: Decodable>(_ type: Content.Type, _ name: String) throws
    -> Content
  {
    let file = URL(filePath: #filePath).appending(path: "../../../Fixtures/runtimes/\(name).json")
    return try JSONDecoder().decode(type, from: Data(contentsOf: file.standardizedFileURL))
  }

  /// A Bézier, and what each solver makes of it.
  struct Bezier: Decodable, Sendable, CustomTestStringConvertible {
    let curve: [Double]
    let flutter, motion, reanimated, compose: Solved

    var testDescription: String { "\(curve)" }
    var bezier: CubicBezier {
      get throws { try CubicBezier(x1: curve[0], y1: curve[1], x2: curve[2], y2: curve[3]) }
    }
  }

  /// The values at twenty-fifths, and the largest error found by looking closely.
  struct Solved: Decodable, Sendable {
    let error, input: Double
    let values: [Double]
  }

  struct Springs: Decodable, Sendable {
    var springs: [Spring] = []
    var motion: [Form] = []
    var reanimated: [Form] = []
  }

  /// A spring, and how far each library is off it at most.
  struct Spring: Decodable, Sendable, CustomTestStringConvertible {
    let mass, stiffness, damping, velocity: Double
    let motion, motionDefault, reanimated, flutter, compose: Played

    var testDescription: String { "m \(mass), k \(stiffness), c \(damping), v \(velocity)" }
    var spring: PhysicalSpring {
      get throws {
        try PhysicalSpring(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
          allowsOverdamping: true)
      }
    }
  }

  struct Played: Decodable, Sendable {
    let error, time: Double
    let end: Double?
  }

  /// A spring by duration, and the figures that a library derives.
  struct Form: Decodable, Sendable {
    let duration, visualDuration, bounce, dampingRatio: Double?
    let stiffness, damping: Double
  }
}
