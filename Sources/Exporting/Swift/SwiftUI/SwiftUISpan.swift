/// A SwiftUI span is the part of the whole in which something moves, as fractions of its time.
struct SwiftUISpan: Hashable {
  let from, to: Double

  var isWhole: Bool { from == 0 && to == 1 }

  /// The arguments after others.
  var text: String {
    let start = from == 0 ? "" : ", from: \(SwiftUIText.seconds(from))"
    return start + (to == 1 ? "" : ", to: \(SwiftUIText.seconds(to))")
  }
}

extension SwiftUICourse {
  /// How long the whole takes in which a finger leads it, in seconds, without what it waits before.
  var run: Double { duration - lead }

  /// When a piece moves.
  func part(of piece: SwiftUIPiece) -> SwiftUISpan {
    func fraction(_ time: Double) -> Double {
      let part = run > 0 ? SwiftUIPiece.tidy((time - lead) / run) : 0
      return abs(part - 1) < 1e-9 ? 1 : min(max(part, 0), 1)
    }
    return SwiftUISpan(from: fraction(piece.start), to: fraction(piece.end))
  }
}
