import Testing

@testable import Storage

/// What designers type, and the built-in presets that would be right.
struct SearchWordsTests {
  /// Words, and the beginnings of the names of which one comes first.
  private typealias Query = (words: String, right: [String])

  private static let english: [Query] = [
    ("quick", ["spring/figma/quick"]), ("gentle", ["spring/figma/gentle"]), ("bouncy", bouncy),
    ("smooth", ["spring/swiftui/spring"]), ("heavy", ["spring/figma/slow"]),
    ("spring", spring), ("springs", spring), ("srping", spring), ("spirng", spring),
    ("m3", ["spring/material/", "curve/material/"]), ("ios spring", spring),
    ("easeOutExpo", ["curve/penner/expo-out"]), ("ease-out-expo", ["curve/penner/expo-out"]),
    ("ease out expo", ["curve/penner/expo-out"]), ("easeInOutQuad", ["curve/penner/quad-in-out"]),
    ("ease in out", ["curve/core-animation/ease-in-ease-out", "curve/swiftui/ease-in-out"]),
    ("fade in", ["keyframes/appear"]), ("fade out", ["keyframes/disappear", "keyframes/fade"]),
    ("modal", dialog), ("dialog", dialog), ("alert", ["keyframes/alert-open"]),
    ("shake", ["keyframes/error-shake"]), ("toast", message), ("snackbar", message),
    ("tab", ["transition/tab-shift", "transition/tab-switch"]),
    ("bottom sheet", ["transition/sheet-present"]), ("page push", ["transition/navigation-push"]),
    ("go back to the previous screen", ["transition/navigation-pop"]),
    ("hamburger menu", ["keyframes/drawer-open"]), ("pull to refresh", refresh),
    ("close menu", ["keyframes/menu-close"]), ("open menu", ["keyframes/menu-open"]),
    ("animation for when the user types the wrong password", ["keyframes/error-shake"]),
    ("300ms", ["duration/material/medium2"]), ("damping 0.7", ["spring/ratio-70"]),
    ("loading", loop), ("flp", flip), ("card flip", flip),
  ]

  private static let japanese: [Query] = [
    ("スプリング", spring), ("バネ", spring),
    ("やわらかいバネ", ["spring/figma/gentle", "spring/swiftui/spring"]),
    ("画面遷移", ["transition/"]), ("重い", ["spring/figma/slow", "spring/tether"]),
    ("反転", flip), ("カード 反転", flip), ("めくる", flip),
    ("ダイアログ", dialog), ("トースト", message), ("シェイク", ["keyframes/error-shake"]),
    ("ボトムシート", ["transition/sheet-present"]), ("シート 閉じる", ["transition/sheet-dismiss"]),
    ("タブ切り替え", ["transition/tab-shift", "transition/tab-switch"]),
    ("フェードイン", ["keyframes/appear"]), ("ゆっくり消える", ["keyframes/fade-slow"]),
    ("ローディング", loop), ("引っ張って更新", refresh), ("0.3秒", ["duration/material/medium2"]),
    ("ボタンを押したとき", ["keyframes/press"]), ("メニューを開く", ["keyframes/menu-open"]),
  ]

  private static let russian: [Query] = [
    ("пружина", spring), ("пружинка", spring), ("пружына", spring),
    ("пружина по умолчанию", spring), ("переворот карточки", flip), ("переход", ["transition/"]),
    ("тряска", ["keyframes/error-shake"]), ("как показать ошибку ввода", ["keyframes/error-shake"]),
    ("всплывающее окно", dialog), ("модалка", dialog), ("уведомление", message),
    ("шторка", ["transition/sheet-present"]), ("закрыть шторку", ["transition/sheet-dismiss"]),
    ("вкладки", ["transition/tab-shift", "transition/tab-switch"]),
    ("удалить строку", ["keyframes/list-remove"]), ("загрузка", loop),
    ("вернуться назад", ["transition/navigation-pop"]), ("200 мс", ["duration/material/short4"]),
    ("выезд слева", ["transition/catransition/move-in-from-left"]),
    ("перелистывание", ["transition/page-curl"]),
    ("кнопка", ["keyframes/press", "keyframes/release"]),
  ]

  private static let spring = [
    "spring/core-animation/spring", "spring/swiftui/spring",
    "spring/uikit/timing-parameters-default",
  ]
  private static let dialog = ["keyframes/dialog-open"]
  private static let message = ["keyframes/toast-in", "keyframes/snackbar-in"]
  private static let refresh = ["animator/pull-to-refresh"]
  private static let bouncy = ["spring/figma/bouncy", "spring/swiftui/bouncy"]
  private static let flip = ["transition/flip-present", "transition/uiview-transition/flip-"]
  private static let loop = ["keyframes/spinner", "keyframes/skeleton-"]

  @Test("The right preset comes first") func queries() throws {
    let desk = try Desk(.builtIn)
    for (words, right) in Self.english + Self.japanese + Self.russian {
      let found = desk.run("search", "--names", "--limit", "1", "-q", words)
      #expect(found.status == 0 && found.errors == "", "\(words)")
      #expect(right.contains(where: found.output.hasPrefix), "\(words): \(found.output)")
    }
  }

  @Test("What rings for a minute is not what people look for")
  func extremes() throws {
    let desk = try Desk(.builtIn)
    for words in ["bouncy", "bouncy spring", "弾む", "elastic spring"] {
      let names = desk.run("search", "--names", words).output.split(separator: "\n")
      let place = try #require(names.firstIndex(of: "spring/loose"))
      #expect(place >= min(5, names.count - 1), "\(words)")
    }
  }

  @Test("What is used for a thing is in the built-in presets")
  func standIns() throws {
    let desk = try Desk(.builtIn)
    let file = desk.catalogFile
    let store = Store(try file.open(.readOnly), environment: file.environment)
    let lexicon = SearchLexicon.shared
    for use in lexicon.senses.flatMap(\.uses) {
      let phrases =
        use.contains(":")
        ? [SearchPhrase.fact(use, percent: 1, lexicon)]
        : SearchPhrase.named(use, percent: 1, lexicon)
      let expression = phrases.map(\.text).joined(separator: " OR ")
      #expect(try store.hasAny(SearchQuery(), matching: expression), "\(use)")
    }
  }

  @Test("Every built-in preset has Japanese text")
  func japanese() throws {
    let desk = try Desk(.builtIn)
    let text = desk.run("export", "--all").output
    let count = desk.run("search", "--names").output.split(separator: "\n").count
    #expect(text.split(separator: "\"ja\": {").count - 1 == count)
  }
}
