import RuntimeSwiftUI

/// A host with a leaf that moves 100 points for each step of a value.
@MainActor struct Stage {
  let place = RuntimeState(0.0)
  let host: RuntimeHost

  init() {
    RuntimeClock.reset(to: 0)
    let place = place
    host = RuntimeHost(RuntimeLeaf("leaf").offset(x: 100 * place.value), size: .screen)
  }

  /// Where the leaf is.
  var x: Double { Double(host.appearance(of: "leaf")?.offset.width ?? .nan) }

  func x(at time: Double) -> Double {
    RuntimeClock.advance(to: time)
    return x
  }

  func go(to value: Double, _ animation: Animation?) {
    withAnimation(animation) { place.value = value }
    RuntimeClock.finishTurn()
  }
}

extension CGSize {
  static var screen: CGSize { CGSize(width: 400, height: 800) }
}

/// Whether two numbers are there, and the same but for rounding.
func isNear(_ one: Double?, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
  one.map { abs($0 - other) <= tolerance } ?? false
}

func isNear(_ one: CGFloat?, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
  isNear(one.map { Double($0) }, other, within: tolerance)
}
