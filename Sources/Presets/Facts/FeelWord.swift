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

extension FeelWord {
  /// The words it is searched by, the first of each language being its name there.
  var vocabulary: (english: [String], japanese: [String], russian: [String]) {
    switch self {
    case .linear:
      (
        ["linear", "constant", "uniform"], ["等速", "一定", "リニア"],
        ["линейный", "равномерный", "равномерно"]
      )
    case .soft:
      (
        ["soft", "gentle", "smooth", "calm"], ["やわらかい", "ふんわり", "なめらか", "柔らかい", "ソフト", "ふわふわ"],
        ["мягкий", "плавный", "мягко", "плавно"]
      )
    case .snappy:
      (
        ["snappy", "quick", "fast", "crisp", "responsive"], ["きびきび", "キビキビ", "素早い", "軽快"],
        ["резвый", "быстрый", "чёткий", "отзывчивый"]
      )
    case .bouncy:
      (
        ["bouncy", "springy", "playful"], ["弾む", "バウンド", "バウンス", "ぽよん", "跳ねる", "はずむ"],
        ["прыгучий", "пружинистый", "игривый"]
      )
    case .elastic:
      (
        ["elastic", "rubbery", "wobbly"], ["弾力的", "弾性", "びよーん", "ぷるぷる"],
        ["эластичный", "упругий", "резиновый"]
      )
    case .abrupt:
      (["abrupt", "sudden", "harsh"], ["唐突", "急激", "いきなり"], ["резкий", "внезапный", "резко"])
    case .lazy:
      (
        ["lazy", "slow", "leisurely"], ["ゆったり", "ゆっくり", "のんびり"],
        ["ленивый", "медленный", "неторопливый"]
      )
    case .stepped:
      (
        ["stepped", "jerky", "choppy"], ["カクカク", "段階的", "コマ送り"],
        ["ступенчатый", "пошаговый", "скачкообразный"]
      )
    case .anticipating:
      (
        ["anticipating", "anticipation", "windup"], ["溜めのある", "溜め", "予備動作"],
        ["с замахом", "замах", "упреждение"]
      )
    }
  }

  /// All words it is searched by: English, then Japanese, then Russian, its name first in each.
  public var words: [String] { vocabulary.english + vocabulary.japanese + vocabulary.russian }

  /// Returns its name in a language.
  ///
  /// - Parameter language: A BCP 47 tag such as "ja" or "ru-RU"; English for all but Japanese and
  ///   Russian.
  public func name(in language: String) -> String {
    let words =
      switch language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased() {
      case "ja": vocabulary.japanese
      case "ru": vocabulary.russian
      default: vocabulary.english
      }
    return words[0]
  }

  /// Returns the feel word that a word of any language means, whatever its case; nil if none.
  public static func named(_ word: String) -> FeelWord? { index[folded(word)] }

  // Russian is written with е for ё as often as not.
  private static func folded(_ word: String) -> String {
    String(word.lowercased().map { $0 == "ё" ? "е" : $0 })
  }

  private static let index: [String: FeelWord] = {
    var index: [String: FeelWord] = [:]
    for feel in allCases { for word in feel.words { index[folded(word)] = feel } }
    return index
  }()

  /// The reason why a motion has this word, in one line: the threshold that it meets.
  public var reason: String {
    switch self {
    case .linear: "stays within 2% of a straight line"
    case .soft: "slows down before its target, without haste, bounce, or wind-up"
    case .snappy: "covers 90% of the distance in the first 55% of its time, and within 0.27 s"
    case .bouncy: "moves back by more than 4% of the distance, as after an overshoot"
    case .elastic: "overshoots by more than 10%, then swings back past the target by more than 2%"
    case .abrupt:
      "covers the last 10% in less than 8% of its time, the middle 80% in less than 35%,"
        + " or everything in less than 0.1 s"
    case .lazy: "takes more than 0.4 s for 90% of the distance"
    case .stepped: "changes in jumps"
    case .anticipating: "first moves backward from its start by more than 2%"
    }
  }

  /// Returns the words for a shape.
  ///
  /// - Parameter seconds: How long it takes; if nil nothing is said by time.
  static func words(for shape: MotionShape, lasting seconds: Double?) -> Set<FeelWord> {
    var words: Set<FeelWord> = []
    let overshoot = shape.overshoot ?? 0
    let isBouncy = shape.fall > 0.04
    let isAnticipating = shape.windUp > 0.02
    // Times within a rounding error of a threshold count as at it.
    let arrival = seconds.flatMap { time in shape.timeTo90Percent.map { $0 * time - 1e-9 } }
    let isBrief = seconds.map { $0 < 0.1 } ?? false

    if isBouncy { words.insert(.bouncy) }
    if max(overshoot, shape.undershoot) > 0.1, shape.swing > 0.02 { words.insert(.elastic) }
    if isAnticipating { words.insert(.anticipating) }
    if let arrival, arrival > 0.4 { words.insert(.lazy) }
    if shape.isStepped || shape.isLinear {
      words.insert(shape.isStepped ? .stepped : .linear)
      return words
    }
    guard let timeTo90Percent = shape.timeTo90Percent, shape.sketch != nil else { return words }

    if isBrief {
      words.insert(.abrupt)
    } else if !shape.isHesitant, arrival ?? 0 <= 0.27, shape.fall < 0.15, !isAnticipating {
      words.insert(.snappy)
    } else if !isBouncy {
      let isSudden = shape.tenth.map { timeTo90Percent - $0 < 0.35 } ?? false
      if timeTo90Percent > 0.92 || isSudden {
        words.insert(.abrupt)
      } else if !isAnticipating {
        words.insert(.soft)
      }
    }
    return words
  }
}
