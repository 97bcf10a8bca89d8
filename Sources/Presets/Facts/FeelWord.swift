/// A feel word says in one word how a motion feels, by a threshold that is documented.
///
/// Four come from the shape (linear, stepped, soft, abrupt), three from what goes back and forth in
/// it (bouncy, elastic, anticipating), two from how soon it arrives (snappy, lazy). A motion has as
/// many as fit.
public enum FeelWord: String, CaseIterable, Hashable, Sendable {
  case linear, soft, snappy, bouncy, elastic, abrupt, lazy, stepped, anticipating

  /// The word's bit in what is stored: never changed, only added to.
  public var bit: Int {
    switch self {
    case .linear: 1
    case .soft: 2
    case .snappy: 4
    case .bouncy: 8
    case .elastic: 16
    case .abrupt: 32
    case .lazy: 64
    case .stepped: 128
    case .anticipating: 256
    }
  }
}
