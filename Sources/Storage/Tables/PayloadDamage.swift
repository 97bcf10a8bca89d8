import Diagnostics
import StrictJSON

/// What is wrong with a payload that nobody should rely on.
enum PayloadDamage: Hashable {
  /// It is not what its hash says.
  case altered
  /// It is not JSON as Curvet writes it, though its hash fits.
  case unreadable

  /// What is said of a preset with such a payload.
  var words: String {
    switch self {
    case .altered: "it was changed behind Curvet's back"
    case .unreadable: "it can't be read"
    }
  }
}

extension Row {
  /// Returns what is wrong with the payload in a column, judged by the hash in another; nil where
  /// nothing is.
  func damage(ofPayload payload: Int32, hash: Int32) -> PayloadDamage? {
    withText(payload) { bytes in
      guard withBlob(hash, { SHA256.Digest($0) }) == SHA256.hash(bytes) else { return .altered }
      return JSONDocument.isSound(bytes) ? nil : .unreadable
    }
  }
}

/// Damaged presets: the first ones by name, and how many there are.
struct DamagedPresets {
  /// How many are named.
  static let mostNamed = 20
  private var names: [String] = []
  private var kinds: Set<PayloadDamage> = []
  private(set) var count = 0

  mutating func add(_ name: String, _ damage: PayloadDamage) {
    count += 1
    kinds.insert(damage)
    if names.count < Self.mostNamed { names.append(name) }
  }

  /// Throws `damaged` with the names, if there are any.
  func refuse(path: String) throws(CatalogError) {
    if count > 0 {
      throw CatalogError.damaged(words, path: path)
    }
  }

  private var words: String {
    if count == 1 {
      let what = kinds.contains(.altered) ? "was changed behind Curvet's back" : "can't be read"
      return "\"\(names[0])\" \(what)"
    }
    let what =
      kinds == [.altered]
      ? "were changed behind Curvet's back"
      : kinds == [.unreadable] ? "can't be read" : "are altered"
    let more = count > names.count ? ", and \(count - names.count) more" : ""
    return "\(count) presets \(what): \(names.joined(separator: ", "))\(more)"
  }
}
