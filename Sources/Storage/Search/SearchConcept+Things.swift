/// The uses of motions: parts of an interface, and user actions.
extension SearchConcept {
  static let things: [SearchConcept] = surfaces + touches + states

  private static let surfaces: [SearchConcept] = [
    SearchConcept(
      "modal, dialog, alert, popup, pop up, lightbox, ~overlay, ~window, ~confirm, ~full screen cover",
      "モーダル, ダイアログ, アラート, ポップアップ, ~オーバーレイ, ~確認画面, ~全画面",
      "модальное окно, модалка, диалог, алерт, попап, всплывающее окно, ~оверлей, ~подтверждение",
      standIns: "sheet", "present", "move in from bottom", "expand"),
    SearchConcept(
      "sheet, bottom sheet, half sheet, action sheet, drawer, ~tray, ~panel, ~slide up, ~pull up, ~detent",
      "シート, ボトムシート, ハーフモーダル, アクションシート, ドロワー, ~引き出し, ~パネル, ~せり上がる, ~下から出る, ~下からスライド, ~下部パネル",
      "шторка, нижняя шторка, боттом шит, ~панель, ~выезд снизу, ~ящик, ~полушторка, ~панель снизу, ~лист действий",
      standIns: "move in from bottom", "expand"),
    SearchConcept(
      "toast, snackbar, banner, notification, in app notification, ~heads up, ~message, ~undo bar, ~pill, ~auto dismiss, ~status",
      "トースト, スナックバー, バナー, 通知, お知らせ, ~ポップ通知, ~取り消し, ~元に戻す, ~下部メッセージ, ~操作結果, ~一時表示, ~自動で消える, ~短い通知",
      "тост, снекбар, снэкбар, уведомление, баннер, плашка, ~оповещение, ~всплывашка, ~краткое сообщение, ~автоскрытие, ~отменить, ~отмена, ~панель отмены",
      standIns: "messages from the system", "move in from top", "move in from bottom"),
    SearchConcept(
      "tab, tab bar, bottom navigation, segment, ~switch section, ~page switch, ~shift, ~fade through",
      "タブ, タブバー, タブ切り替え, セグメント, ボトムナビ, ~セクション切替, ~フェードスルー",
      "вкладка, вкладки, таб, таббар, сегмент, нижняя навигация, ~переключение вкладок, ~смена раздела",
      standIns: "cross dissolve", "cross fade", "push from right"),
    SearchConcept(
      "menu, dropdown, popover, context menu, hamburger menu, side menu, ~hamburger, ~select, ~flyout, ~overflow, ~options, ~long press menu",
      "メニュー, ドロップダウン, ポップオーバー, コンテキストメニュー, ハンバーガーメニュー, サイドメニュー, ~プルダウン, ~選択リスト, ~長押しメニュー",
      "меню, выпадающее меню, выпадашка, дропдаун, поповер, контекстное меню, ~бургер, ~список опций, ~раскрывающийся список",
      standIns: "reveal from left", "move in from left", "entrance productive"),
    SearchConcept(
      "tooltip, hint, callout, ~help bubble, ~coach mark, ~info, ~hover card",
      "ツールチップ, 吹き出し, ヒント, コーチマーク, ~補足説明, ~ヘルプ",
      "тултип, подсказка, хинт, выноска, ~облачко, ~помощь, ~пояснение, ~всплывающая подсказка",
      standIns: "small responses", "entrance productive",
      "short"),
    SearchConcept(
      "accordion, collapse, disclosure, ~fold, ~show more, ~details, ~faq",
      "アコーディオン, 折りたたみ, 開閉, ~展開, ~もっと見る, ~詳細, ~伸縮, ~よくある質問",
      "аккордеон, сворачивание, свернуть, складывание, ~спойлер, ~подробнее, ~показать ещё",
      standIns: "expand"),
    SearchConcept(
      "list, row, stagger, cascade, reorder, ~insert, ~delete, ~remove, ~sort",
      "リスト, 一覧, 並べ替え, 時間差, ~順番に表示, ~行追加, ~挿入, ~削除, ~入れ替え",
      "список, каскад, сортировка, строка, ~вставка, ~удаление, ~перестановка, ~по очереди",
      standIns: "sequence", "standard productive"),
    SearchConcept(
      "badge, counter, unread, ~dot, ~number", "バッジ, 未読, ~ぽこっと, ~ポン, ~カウンター, ~通知数",
      "бейдж, счётчик, непрочитанные, ~значок, ~число, ~точка",
      standIns: "feel:bouncy + spring", "back out"),
    SearchConcept(
      "keyboard, ~text field, ~input, ~inset, ~avoid keyboard", "キーボード, ~入力欄, ~文字入力, ~キーボード回避",
      "клавиатура, ~поле ввода, ~ввод, ~подъём, ~отступ, ~появление клавиатуры",
      standIns: "timing parameters default"),
  ]

  private static let touches: [SearchConcept] = [
    SearchConcept(
      "press, tap, button, click, touch down, ripple, ~squish, ~touch, ~tap feedback, ~glow",
      "タップ, 押す, 押下, ボタン, リップル, 波紋, クリック, ~押した感じ, ~へこむ, ~ハイライト",
      "нажатие, тап, касание, кнопка, клик, рябь, ~вдавливание, ~подсветка", standIns: "feedback"),
    SearchConcept(
      "toggle, switch, checkbox, ~knob, ~thumb, ~enable, ~setting",
      "トグル, スイッチ, チェックボックス, ~オンオフ, ~つまみ, ~有効化",
      "переключатель, тумблер, тогл, свитч, чекбокс, ~включить, ~ползунок",
      standIns: "smallest responses", "feedback"),
    SearchConcept(
      "pull to refresh, refresh, reload, rubber band, overscroll, ~update",
      "引っ張って更新, プルリフレッシュ, 再読み込み, リロード, オーバースクロール, ~更新, ~下に引く, ~引っ張る",
      "потянуть для обновления, обновление, обновить, перезагрузка, ~резинка, ~тянуть вниз, ~свайп вниз",
      standIns: "dragged", "interactive spring"),
    SearchConcept(
      "drag, swipe, fling, flick, snap back, throw, ~gesture, ~momentum, ~settle, ~spring back",
      "ドラッグ, スワイプ, フリック, スナップ, 慣性, ~指を離す, ~吸い付く, ~スワイプで閉じる",
      "перетаскивание, свайп, бросок, смахивание, инерция, ~жест, ~отпускание, ~прилипание, ~доводка, ~возврат на место, ~флик",
      standIns: "finger", "gesture"),
    SearchConcept(
      "go back, back swipe, edge swipe, unwind, ~previous screen, ~return, ~swipe back",
      "戻る, 前の画面, エッジスワイプ, スワイプで戻る, ~ポップ, ~画面を戻す, ~一つ前へ, ~戻り遷移",
      "назад, возврат, предыдущий экран, свайп назад, ~вернуться, ~жест от края, ~обратный переход",
      standIns: "push from left", "dismiss"),
    SearchConcept(
      "pop, pop in, back out, ~bounce in, ~bump", "ポップ, ~ポン", "поп, подпрыгивание",
      standIns: "feel:bouncy + spring", "back out"),
  ]

  private static let states: [SearchConcept] = [
    SearchConcept(
      "zoom, enlarge, expand, magnify, ~magic move, ~morph, ~hero, ~shared element, ~container transform, ~thumbnail to full, ~match",
      "ズーム, 拡大, 広がる, カード展開, ~モーフィング, ~ヒーロー, ~共有要素, ~サムネイルから開く, ~マジックムーブ",
      "зум, увеличение, раскрытие карточки, разрастается, ~морфинг, ~хиро, ~общий элемент, ~магическое перемещение, ~из миниатюры",
      standIns: "grow", "scale"),
    SearchConcept(
      "shake, wiggle, jitter, head shake, wobble, ~error, ~invalid, ~denied, ~wrong password, ~validation",
      "シェイク, 揺れる, 揺らす, 震える, 首振り, ~ブルブル, ~エラー, ~入力ミス, ~拒否",
      "тряска, дрожание, шейк, встряска, покачивание, ~ошибка, ~отказ, ~неверный пароль, ~валидация",
      standIns: "feel:elastic + curve", "nudge"),
    SearchConcept(
      "loading, loader, spinner, skeleton, shimmer, progress bar, ~wait, ~placeholder, ~ghost, ~content loader",
      "ローディング, 読み込み, 読み込み中, スピナー, スケルトン, シマー, ~くるくる, ~プレースホルダー, ~きらめき, ~光が走る, ~仮表示",
      "загрузка, загрузчик, спиннер, лоадер, скелетон, шиммер, мерцание, ~ожидание, ~плейсхолдер, ~заглушка, ~каркас, ~блик",
      standIns: "loop", "constant speed + curve"),
    SearchConcept(
      "pulse, heartbeat, breathe, throb, ~beat", "鼓動, 脈打つ, パルス, 呼吸, ~ドキドキ",
      "пульс, пульсация, сердцебиение, дыхание, биение",
      standIns: "bounce y"),
    SearchConcept(
      "success, ~done, check mark, tick, celebrate, confetti, ~saved, ~complete",
      "成功, ~完了, チェックマーク, お祝い, ~保存済み, ~達成, ~できた, ~線を描く",
      "успех, готово, галочка, завершено, праздник, ~сохранено, ~прорисовка", standIns: "emphasis",
      "back out"),
    SearchConcept(
      "onboarding, hero moment, ~wow", "オンボーディング, ~見せ場", "онбординг", standIns: "expressive"),
  ]
}
