/// What motions are for: the parts of an interface and what people do with them.
extension SearchConcept {
  static let things: [SearchConcept] = surfaces + touches + states

  private static let surfaces: [SearchConcept] = [
    SearchConcept(
      "modal, dialog, alert, popup, pop up, lightbox, ~overlay, ~window, ~confirm, ~full screen cover",
      "モーダル, ダイアログ, アラート, ポップアップ, ~オーバーレイ, ~確認画面, ~全画面",
      "модальное окно, модалка, диалог, алерт, попап, всплывающее окно, ~оверлей, ~подтверждение",
      standIns: "sheet", "present", "move in from bottom", "expand"),
    SearchConcept(
      "sheet, bottom sheet, half sheet, action sheet, drawer, ~tray, ~panel, ~slide up, ~pull up",
      "シート, ボトムシート, ハーフモーダル, アクションシート, ドロワー, ~引き出し, ~パネル, ~せり上がる, ~下から出る, ~下からスライド",
      "шторка, нижняя шторка, боттом шит, ~панель, ~выезд снизу, ~ящик",
      standIns: "move in from bottom", "expand"),
    SearchConcept(
      "toast, snackbar, banner, notification, in app notification, ~heads up, ~message, ~undo bar",
      "トースト, スナックバー, バナー, 通知, お知らせ, ~ポップ通知",
      "тост, снекбар, снэкбар, уведомление, баннер, плашка, ~оповещение, ~всплывашка",
      standIns: "messages from the system", "move in from top", "move in from bottom"),
    SearchConcept(
      "tab, tab bar, bottom navigation, segment, ~switch section, ~page switch",
      "タブ, タブバー, タブ切り替え, セグメント, ボトムナビ", "вкладка, вкладки, таб, таббар, сегмент, нижняя навигация",
      standIns: "cross dissolve", "cross fade", "push from right"),
    SearchConcept(
      "menu, dropdown, popover, context menu, hamburger menu, side menu, ~hamburger, ~select, ~flyout",
      "メニュー, ドロップダウン, ポップオーバー, コンテキストメニュー, ハンバーガーメニュー, サイドメニュー",
      "меню, выпадающее меню, выпадашка, дропдаун, поповер, контекстное меню, ~бургер",
      standIns: "reveal from left", "move in from left", "entrance productive"),
    SearchConcept(
      "tooltip, hint, callout, ~help bubble, ~coach mark", "ツールチップ, 吹き出し, ヒント, コーチマーク",
      "тултип, подсказка, хинт, выноска", standIns: "small responses", "entrance productive",
      "short"),
    SearchConcept(
      "accordion, collapse, disclosure, ~fold, ~show more", "アコーディオン, 折りたたみ, 開閉, ~展開, ~もっと見る",
      "аккордеон, сворачивание, свернуть, складывание, ~спойлер", standIns: "expand"),
    SearchConcept(
      "list, row, stagger, cascade, reorder", "リスト, 一覧, 並べ替え, 時間差, ~順番に表示",
      "список, каскад, сортировка, строка",
      standIns: "sequence", "standard productive"),
    SearchConcept(
      "badge, counter, unread, ~dot", "バッジ, 未読, ~ぽこっと, ~ポン",
      "бейдж, счётчик, непрочитанные, ~значок",
      standIns: "feel:bouncy + spring", "back out"),
    SearchConcept(
      "keyboard, ~text field", "キーボード, ~入力欄", "клавиатура, ~поле ввода",
      standIns: "timing parameters default"),
  ]

  private static let touches: [SearchConcept] = [
    SearchConcept(
      "press, tap, button, click, touch down, ripple, ~squish, ~touch, ~tap feedback",
      "タップ, 押す, 押下, ボタン, リップル, 波紋, クリック, ~押した感じ",
      "нажатие, тап, касание, кнопка, клик, рябь, ~вдавливание", standIns: "feedback"),
    SearchConcept(
      "toggle, switch, checkbox, ~knob, ~thumb", "トグル, スイッチ, チェックボックス, ~オンオフ",
      "переключатель, тумблер, тогл, свитч, чекбокс", standIns: "smallest responses", "feedback"),
    SearchConcept(
      "pull to refresh, refresh, reload, rubber band, overscroll",
      "引っ張って更新, プルリフレッシュ, 再読み込み, リロード, オーバースクロール, ~更新, ~下に引く",
      "потянуть для обновления, обновление, обновить, перезагрузка, ~резинка",
      standIns: "dragged", "interactive spring"),
    SearchConcept(
      "drag, swipe, fling, flick, snap back, throw, ~gesture, ~momentum",
      "ドラッグ, スワイプ, フリック, スナップ, 慣性, ~指を離す",
      "перетаскивание, свайп, бросок, смахивание, инерция, ~жест",
      standIns: "finger", "gesture"),
    SearchConcept(
      "go back, back swipe, edge swipe, unwind, ~previous screen, ~return",
      "戻る, 前の画面, エッジスワイプ, スワイプで戻る, ~ポップ",
      "назад, возврат, предыдущий экран, свайп назад, ~вернуться",
      standIns: "push from left", "dismiss"),
    SearchConcept(
      "pop, pop in, back out, ~bounce in, ~bump", "ポップ, ~ポン", "поп, подпрыгивание",
      standIns: "feel:bouncy + spring", "back out"),
  ]

  private static let states: [SearchConcept] = [
    SearchConcept(
      "zoom, enlarge, expand, magnify, ~magic move, ~morph, ~hero, ~shared element",
      "ズーム, 拡大, 広がる, カード展開, ~モーフィング, ~ヒーロー",
      "зум, увеличение, раскрытие карточки, разрастается, ~морфинг",
      standIns: "grow", "scale"),
    SearchConcept(
      "shake, wiggle, jitter, head shake, wobble, ~error, ~invalid, ~denied, ~wrong password",
      "シェイク, 揺れる, 揺らす, 震える, 首振り, ~ブルブル, ~エラー, ~入力ミス",
      "тряска, дрожание, шейк, встряска, покачивание, ~ошибка, ~отказ",
      standIns: "feel:elastic + curve", "nudge"),
    SearchConcept(
      "loading, loader, spinner, skeleton, shimmer, progress bar, ~wait, ~placeholder",
      "ローディング, 読み込み, 読み込み中, スピナー, スケルトン, シマー, ~くるくる",
      "загрузка, загрузчик, спиннер, лоадер, скелетон, шиммер, мерцание, ~ожидание",
      standIns: "loop", "constant speed + curve"),
    SearchConcept(
      "pulse, heartbeat, breathe, throb, ~beat", "鼓動, 脈打つ, パルス, 呼吸, ~ドキドキ",
      "пульс, пульсация, сердцебиение, дыхание, биение",
      standIns: "bounce y"),
    SearchConcept(
      "success, ~done, check mark, tick, celebrate, confetti, ~saved",
      "成功, ~完了, チェックマーク, お祝い, ~保存済み",
      "успех, готово, галочка, завершено, праздник, ~сохранено", standIns: "emphasis", "back out"),
    SearchConcept(
      "onboarding, hero moment, ~wow", "オンボーディング, ~見せ場", "онбординг", standIns: "expressive"),
  ]
}
