import Testing

/// People look for recipes by the name of the job, each in their own language.
struct RecipeSearchTests {
  private static let jobs: [(words: [String], names: [String])] = [
    (["toast"], ["keyframes/toast-in", "keyframes/toast-out", "keyframes/toast-spring"]),
    (["トースト"], ["keyframes/toast-in", "keyframes/toast-out", "keyframes/toast-spring"]),
    (["тост"], ["keyframes/toast-in", "keyframes/toast-out", "keyframes/toast-spring"]),
    (["шторка"], ["transition/sheet-dismiss", "transition/sheet-present"]),
    (["bottom", "sheet"], ["transition/sheet-dismiss", "transition/sheet-present"]),
    (["ボトムシート"], ["transition/sheet-dismiss", "transition/sheet-present"]),
    (["snackbar"], ["keyframes/snackbar-in", "keyframes/snackbar-out"]),
    (["снекбар"], ["keyframes/snackbar-in", "keyframes/snackbar-out"]),
    (["dialog"], ["keyframes/dialog-close", "keyframes/dialog-open"]),
    (["модалка"], ["keyframes/dialog-close", "keyframes/dialog-open"]),
    (["menu"], ["keyframes/menu-close", "keyframes/menu-open"]),
    (["выпадашка"], ["keyframes/menu-close", "keyframes/menu-open"]),
    (["ツールチップ"], ["keyframes/tooltip-hide", "keyframes/tooltip-show"]),
    (["tab", "switch"], ["transition/tab-switch"]),
    (["half", "modal"], ["animator/half-modal"]), (["half modal"], ["animator/half-modal"]),
    (["hero"], ["transition/zoom-to-detail", "transition/zoom-to-detail-back"]),
    (["ヒーロー"], ["transition/zoom-to-detail"]),
    (["スワイプで戻る"], ["transition/navigation-pop"]),
    (["провал", "вглубь"], ["transition/navigation-push"]),
    (["wrong", "password"], ["keyframes/error-shake"]),
    (["неверный", "пароль"], ["keyframes/error-shake"]),
    (["success"], ["keyframes/success-check"]), (["галочка"], ["keyframes/success-check"]),
    (["тумблер"], ["keyframes/toggle-off", "keyframes/toggle-on"]),
    (["pull", "to", "refresh"], ["animator/pull-to-refresh"]),
    (["引っ張って更新"], ["animator/pull-to-refresh"]),
    (["skeleton"], ["keyframes/skeleton-pulse", "keyframes/skeleton-shimmer"]),
    (["page", "curl"], ["transition/page-curl", "transition/page-uncurl"]),
    (["аккордеон"], ["keyframes/accordion-close", "keyframes/accordion-open"]),
    (["バッジ"], ["keyframes/badge-out", "keyframes/badge-pop"]),
    (["keyboard"], ["keyframes/keyboard-fall", "keyframes/keyboard-rise"]),
    (["並べ替え"], ["keyframes/list-reorder"]),
  ]

  @Test(
    "Of a pair the one that enters comes first, unless the other one is asked for",
    arguments: [
      (["toast"], "keyframes/toast-in", "keyframes/toast-out"),
      (["sheet"], "transition/sheet-present", "transition/sheet-dismiss"),
      (["zoom"], "transition/zoom-to-detail", "transition/zoom-to-detail-back"),
      (["hero"], "transition/zoom-to-detail", "transition/zoom-to-detail-back"),
      (["drawer"], "keyframes/drawer-open", "keyframes/drawer-close"),
      (["dialog"], "keyframes/dialog-open", "keyframes/dialog-close"),
      (["dialog"], "keyframes/alert-open", "keyframes/alert-close"),
      (["toast", "out"], "keyframes/toast-out", "keyframes/toast-in"),
      (["close", "dialog"], "keyframes/dialog-close", "keyframes/dialog-open"),
    ]) func pairs(_ words: [String], _ first: String, _ second: String) throws
  {
    let desk = try Desk(.builtIn)
    let found = desk.run(["search"] + words + ["--names"]).output
      .split(separator: "\n").map(String.init)
    let place = try #require(found.firstIndex(of: first))
    if let other = found.firstIndex(of: second) { #expect(place < other, "\(found)") }
  }

  @Test("The recipes of a job come first", arguments: jobs)
  func finds(_ words: [String], _ names: [String]) throws {
    let desk = try Desk(.builtIn)
    let found = desk.run(["search"] + words + ["--names"]).output
    // One other preset may be among them that is as good.
    let first = found.split(separator: "\n").prefix(names.count + 1).map(String.init)
    #expect(Set(names).isSubset(of: first), "\(first)")
  }
}
