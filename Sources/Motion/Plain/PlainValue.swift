/// A plain value is what a property has, as far as it is known before the app runs.
package enum PlainValue: Hashable, Sendable {
  /// A number, the parts of a vector, or a color's red, green, blue, and opacity.
  case sums([AffineSum])
  /// A switch.
  case boolean(Bool)
  /// Something named.
  case text(String)

  /// Whether the value can lie between two others.
  package var isContinuous: Bool { if case .sums = self { true } else { false } }

  /// The value with the values of some parameters put in.
  package func bound(_ values: [String: Double]) -> PlainValue {
    guard case .sums(let parts) = self else { return self }
    return .sums(parts.map { $0.bound(values) })
  }

  /// The names of the parameters in it.
  package var parameters: Set<String> {
    guard case .sums(let parts) = self else { return [] }
    return Set(parts.flatMap(\.plus.keys))
  }

  /// The value with another one added; itself if either is discrete.
  package func adding(_ other: PlainValue, times factor: Double = 1) -> PlainValue {
    guard case .sums(let mine) = self, case .sums(let its) = other, mine.count == its.count else {
      return self
    }
    return .sums(zip(mine, its).map { $0 + $1 * factor })
  }
}

/// A plain shape says what a value's numbers are.
package enum PlainShape: String, CaseIterable, Hashable, Sendable {
  case number, point, vector, rect, color, boolean, text

  /// The shape of a value.
  init(_ value: AnimatedValue) {
    switch value {
    case .number: self = .number
    case .vector(let parts): self = parts.count == 2 ? .point : parts.count == 4 ? .rect : .vector
    case .color: self = .color
    case .boolean: self = .boolean
    case .string: self = .text
    }
  }

  /// The names of the parts of a value; empty for values without parts.
  package var parts: [String] {
    switch self {
    case .number, .boolean, .text: []
    case .point: ["x", "y"]
    case .vector: ["x", "y", "z"]
    case .rect: ["x", "y", "width", "height"]
    case .color: ["red", "green", "blue", "alpha"]
    }
  }
}

extension AnimatedValue {
  /// The numbers that it has; none if it is discrete.
  var parts: [Double] {
    switch self {
    case .number(let value): [value]
    case .vector(let parts): parts
    case .color(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    case .boolean, .string: []
    }
  }

  /// The value as a plain one, its numbers being sums with what each unknown adds to them.
  ///
  /// - Parameter unknowns: Each unknown, with the value that this would be if the unknown were 1.
  func plain(_ unknowns: [(unknown: AffineSum, value: AnimatedValue)]) -> PlainValue {
    switch self {
    case .boolean(let flag): return .boolean(flag)
    case .string(let text): return .text(text)
    case .number, .vector, .color:
      var sums = parts.map { AffineSum($0) }
      for (unknown, value) in unknowns {
        for (index, (mine, its)) in zip(parts, value.parts).enumerated() where its != mine {
          sums[index] = sums[index] + unknown * (its - mine)
        }
      }
      return .sums(sums)
    }
  }
}
