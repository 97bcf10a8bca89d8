import Testing

@testable import Storage

/// What designers type, and the built-in presets that would be right.
struct SearchWordsTests {
  /// Words, and the beginnings of the names of which one should be among the first three.
  private typealias Query = (words: String, right: [String])

  private static let english: [Query] = [
    ("modal", dialog), ("alert", dialog),
    ("shake", ["keyframes/error-shake"]),
    ("toast", message), ("snackbar", message),
    ("zoom", ["animator/card-expand", "animator/scrub-grow", "curve/card", "animator/breathe"]),
    ("tab", ["transition/tab-"]),
    ("bouncy", bouncy), ("bouncy button", bouncy),
    ("flp", flip), ("card flip", flip),
    ("spirng", ["spring/"]),
    ("sheet", sheet), ("slide up", sheet),
    ("pop", ["keyframes/badge-pop", "transition/navigation-pop"]),
    ("page turn", ["transition/flip-", "transition/uiview-transition/curl-"]),
    ("fade in", fade),
    ("hamburger menu", ["keyframes/drawer-open"]), ("pull to refresh", refresh),
    ("heartbeat", ["animator/breathe", "keyframes/bounce-y"]),
    ("tap feedback", press),
    ("loading", loop),
  ]

  private static let japanese: [Query] = [
    ("スプリング", ["spring/"]), ("バネ", ["spring/"]), ("やわらかいバネ", soft),
    ("遷移", ["transition/"]), ("画面遷移", ["transition/"]),
    ("弾む ボタン", bouncy), ("弾むボタン", bouncy),
    ("ふわっと", fade + ["keyframes/appear", "keyframes/rise-in"]),
    ("めくる", ["transition/flip-", "transition/uiview-transition/"]), ("反転", flip),
    ("モーダル", dialog), ("トースト", message), ("シェイク", ["keyframes/error-shake"]),
    ("ボトムシート", sheet), ("タブ切り替え", ["transition/tab-"]),
    ("ズーム", ["animator/card-expand", "animator/scrub-grow", "curve/card"]),
    ("フェードイン", fade), ("ローディング", loop),
    ("引っ張って更新", refresh),
    ("鼓動", ["animator/breathe", "keyframes/bounce-y"]),
  ]

  private static let russian: [Query] = [
    ("переворот", flip), ("мягкая пружина", soft), ("пружина мягкая", soft),
    ("переход", ["transition/"]), ("появление", fade + enter + ["keyframes/appear"]),
    ("исчезновение", fade + exit),
    ("тряска", ["keyframes/error-shake"]),
    ("всплывающее окно", dialog), ("модалка", dialog), ("уведомление", message),
    ("шторка", sheet),
    ("увеличение", ["animator/card-expand", "animator/scrub-grow", "curve/card"]),
    ("затухание", fade), ("вкладки", ["transition/tab-"]),
    ("загрузка", loop), ("нажатие", press), ("пульс", ["animator/breathe", "keyframes/bounce-y"]),
    ("перелистывание", ["transition/uiview-transition/curl-", "transition/flip-"]),
    ("пружинистая кнопка", bouncy), ("пружына", ["spring/"]),
  ]

  private static let dialog = ["keyframes/dialog-open", "keyframes/alert-open"]
  private static let sheet = [
    "animator/pan-expand-blur", "animator/dual-pan-card",
    "transition/catransition/move-in-from-bottom", "transition/sheet-present",
  ]
  private static let message = ["keyframes/toast-", "keyframes/snackbar-in"]
  private static let refresh = ["animator/pull-to-refresh"]
  private static let bouncy = ["spring/figma/bouncy", "spring/swiftui/bouncy"]
  private static let soft = [
    "spring/figma/gentle", "spring/figma/slow", "spring/swiftui/spring",
  ]
  private static let flip = ["transition/flip-", "transition/uiview-transition/flip-"]
  private static let fade = [
    "transition/catransition/fade", "transition/uiview-transition/cross-dissolve",
    "transition/css/view-transition", "keyframes/fade",
  ]
  private static let enter = ["curve/material/", "curve/carbon/entrance-", "animator/card-expand"]
  private static let exit = ["curve/material/", "curve/carbon/exit-", "animator/card-collapse"]
  private static let press = [
    "keyframes/press", "duration/carbon/fast-0", "spring/swiftui/interactive-spring",
  ]
  private static let loop = [
    "keyframes/spinner", "keyframes/skeleton-", "curve/core-animation/linear",
  ]

  @Test("The right preset is among the first three, in nine of ten")
  func queries() throws {
    let desk = try Desk(.builtIn)
    for (language, queries) in [
      ("English", Self.english), ("Japanese", Self.japanese), ("Russian", Self.russian),
    ] {
      var missed: [String] = []
      for (words, right) in queries {
        let found = desk.run("search", "--names", "--limit", "3", "-q", words)
        #expect(found.status == 0 && found.errors == "", "\(words)")
        let names = found.output.split(separator: "\n")
        if !names.contains(where: { name in right.contains(where: name.hasPrefix) }) {
          missed.append("\(words): \(names.joined(separator: " "))")
        }
      }
      #expect(queries.count >= 20)
      #expect(missed.count * 10 <= queries.count, "\(language): \(missed)")
    }
  }

  @Test("What rings for a minute is not what people look for")
  func extremes() throws {
    let desk = try Desk(.builtIn)
    for words in ["bouncy", "bouncy spring", "弾む", "elastic spring"] {
      let names = desk.run("search", "--names", words).output.split(separator: "\n")
      #expect(names.contains("spring/loose") && !names.prefix(5).contains("spring/loose"))
    }
  }

  @Test("What is used for a thing is in the built-in presets")
  func standIns() throws {
    let desk = try Desk(.builtIn)
    let file = desk.catalogFile
    let store = Store(try file.open(.readOnly), environment: file.environment)
    for standIn in SearchConcept.all.flatMap(\.standIns) {
      let expression = SearchPart.expression(standIn)
      #expect(try store.hasAny(SearchQuery(), matching: expression), "\(standIn)")
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
