import StrictJSON

/// A plot domain is the horizontal axis: time, or the input of a timing curve.
package enum PlotDomain: Hashable, Sendable {
  /// From 0 to this many seconds, shown in milliseconds, or in seconds above 10 s.
  case seconds(Double)
  /// The input fraction from 0 to 1, shown as a percentage.
  case fraction

  /// A labelled place on the axis.
  struct Tick: Hashable {
    /// Where it is, from 0 at the left to 1 at the right.
    let fraction: Double
    let label: String
  }

  /// Returns the position of a time between left (0) and right (1); nil if it's outside.
  func fraction(of time: Double) -> Double? {
    guard time >= 0, time <= length else { return nil }
    return length > 0 ? time / length : 0
  }

  /// Returns round ticks, about `count` of them, and the end with its unit.
  ///
  /// A round tick less than 0.4 steps before the end is omitted.
  func ticks(about count: Int) -> [Tick] {
    let end = length * scale
    guard end > 0, end.isFinite else { return [Tick(fraction: 0, label: "0" + unit)] }
    let step = RoundStep(atLeast: 0.9 * end / Double(max(count, 1)))
    var ticks: [Tick] = []
    var index = 0.0
    while step.multiple(index) <= end - 0.4 * step.multiple(1) {
      let place = step.multiple(index)
      ticks.append(Tick(fraction: place / end, label: ECMAScriptNumber.text(place)))
      index += 1
    }
    return ticks + [Tick(fraction: 1, label: PlotNumber.text(end) + unit)]
  }

  private var length: Double {
    switch self {
    case .seconds(let seconds): seconds
    case .fraction: 1
    }
  }

  private var scale: Double {
    switch self {
    case .seconds(let seconds): seconds > 10 ? 1 : 1000
    case .fraction: 100
    }
  }

  private var unit: String {
    switch self {
    case .seconds(let seconds): seconds > 10 ? " s" : " ms"
    case .fraction: "%"
    }
  }
}

/// A step of 1, 2 or 5 times a power of ten.
private struct RoundStep {
  private var factor = 1.0
  private var power = 1.0
  private var isFraction = false

  init(atLeast least: Double) {
    while power * 10 <= least { power *= 10 }
    if least < 1 {
      isFraction = true
      while 1 / power > least, power < 1e12 { power *= 10 }
    }
    factor = [1.0, 2, 5, 10].first { isFraction ? $0 / power >= least : $0 * power >= least } ?? 10
  }

  /// Dividing by a power of ten, unlike multiplying by a tenth, gives the nearest number.
  func multiple(_ count: Double) -> Double {
    isFraction ? count * factor / power : count * factor * power
  }
}
