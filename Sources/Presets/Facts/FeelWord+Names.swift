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
        ["bouncy", "springy", "playful"], ["弾む", "バウンド", "バウンス", "ぽよん", "跳ねる"],
        ["прыгучий", "пружинистый", "игривый"]
      )
    case .elastic:
      (
        ["elastic", "rubbery", "wobbly"], ["弾力的", "弾性", "びよーん", "ぷるぷる"],
        ["эластичный", "упругий", "резиновый"]
      )
    case .abrupt:
      (
        ["abrupt", "sudden", "harsh"], ["唐突", "急激", "いきなり"],
        ["резкий", "внезапный", "резко"]
      )
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
  public var words: [String] {
    vocabulary.english + vocabulary.japanese + vocabulary.russian
  }

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

  /// Returns the feel word that a word of any language stands for, whatever its case; nil if none.
  public static func named(_ word: String) -> FeelWord? { index[folded(word)] }

  // Russian is written with е for ё as often as not.
  private static func folded(_ word: String) -> String {
    String(word.lowercased().map { $0 == "ё" ? "е" : $0 })
  }

  private static let index: [String: FeelWord] = {
    var index: [String: FeelWord] = [:]
    for feel in allCases {
      for word in feel.words { index[folded(word)] = feel }
    }
    return index
  }()
}
