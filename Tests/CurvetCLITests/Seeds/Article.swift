/// An article is one of the five whose motions ship with Curvet.
enum Article: String, CaseIterable, Sendable {
  case sliding, flipping, circle, layers, cards

  /// Who wrote it, where, and when.
  var source: String {
    switch self {
    case .sliding: "Qiita, FOLIO Advent Calendar, 2018, in Japanese"
    case .flipping: "Fumiya Sakai, Qiita, 2017, in Japanese"
    case .circle: "2016, in English"
    case .layers: "SNOOZE LOG, 2021, in Japanese"
    case .cards: "Habr, in Russian"
    }
  }

  /// Its title.
  var title: String {
    switch self {
    case .sliding: "UIViewPropertyAnimatorを使いこなそう"
    case .flipping: "できるだけUI系のライブラリを用いないアニメーションを盛り込んだサンプル実装まとめ(後編)"
    case .circle: "Designing Animations with UIViewPropertyAnimator in iOS 10 and Swift 3"
    case .layers: "深く知りたい Core Animation まとめ2(アニメーション編)"
    case .cards: "Использование UIViewPropertyAnimator для создание пользовательских анимаций"
    }
  }

  /// Where it can be read, if that is known.
  var address: String? {
    switch self {
    case .sliding: "https://qiita.com/hachinobu/items/bc2e1fa0c3bbd0a51d17"
    case .flipping: "https://qiita.com/fumiyasac@github/items/b694f9859cbb61c95c1a"
    case .circle:
      "http://jamesonquave.com/blog/designing-animations-with-uiviewpropertyanimator-in-ios-10-and-swift-3/"
    case .layers: "https://snoozelag.hatenablog.com/entry/2021/12/18/004040"
    case .cards: nil
    }
  }

  /// The motions that it shows, in its order.
  var rows: [ArticleRow] {
    switch self {
    case .sliding: ArticleRow.sliding
    case .flipping: ArticleRow.flipping
    case .circle: ArticleRow.circle
    case .layers: ArticleRow.layers
    case .cards: ArticleRow.cards
    }
  }
}
