/// A concept with several names in English, Japanese, and Russian.
///
/// Each name finds presets that contain any of the other names. Concepts that presets are made for, such as
/// a toast, also have stand-ins: searches to use instead if no preset has one of the names.
struct SearchConcept: Sendable {
  /// Its names, folded, the tokens of each joined by single spaces.
  let names: [String]
  /// Its names as they are spelled.
  let spellings: [String]
  /// Those of the names that are looked for; the others mean too much else.
  let written: [String]
  /// The searches to use instead, best first: phrases, joined by `+` if all must match; a feel keyword starts
  /// with `feel:`.
  let standIns: [String]

  /// Makes a concept from names that are separated by commas; `~` begins those that are understood
  /// and not looked for.
  init(_ names: String..., standIns: String...) {
    var spellings: [String] = []
    var written: [String] = []
    for name in names.joined(separator: ",").split(separator: ",") {
      let marked = name.drop(while: { $0 == " " })
      let spelling = String(marked.drop(while: { $0 == "~" }))
      spellings.append(spelling)
      if !marked.hasPrefix("~") { written.append(SearchFolding.fold(spelling)) }
    }
    self.names = spellings.map(SearchFolding.fold)
    self.spellings = spellings
    self.written = written
    self.standIns = standIns
  }

  /// Every concept.
  static let all: [SearchConcept] = kinds + styles + roles + looks + things

  /// Returns the concepts that a name means: its own, or with another ending; else those that
  /// have a name of which it is the beginning.
  static func named(_ name: String) -> [SearchConcept] {
    if let known = index[name] { return known.map { all[$0] } }
    guard name.utf8.count > 2, !name.contains(" "), let first = name.unicodeScalars.first else {
      return []
    }
    let rivals = Self.rivals[first] ?? []
    let same = rivals.filter { WordStem.isShared($0.name, name) }
    let found = same.isEmpty && name.count > 3 ? rivals.filter { $0.name.hasPrefix(name) } : same
    return Set(found.map(\.concept)).sorted().map { all[$0] }
  }

  /// Whether a name is one of a concept, as it is.
  static func knows(_ name: String) -> Bool { index[name] != nil }

  private static let index: [String: [Int]] = {
    var index: [String: [Int]] = [:]
    for (number, concept) in all.enumerated() {
      for name in concept.names { index[name, default: []].append(number) }
    }
    return index
  }()

  /// Names by the letter that they begin with.
  private static let rivals: [Unicode.Scalar: [(name: String, concept: Int)]] = {
    var rivals: [Unicode.Scalar: [(name: String, concept: Int)]] = [:]
    for (number, concept) in all.enumerated() {
      for name in concept.names {
        if let first = name.unicodeScalars.first {
          rivals[first, default: []].append((name, number))
        }
      }
    }
    return rivals
  }()

  /// The most tokens that a name has.
  static let longestName = 4
}

/// The properties of motions: kinds, styles, roles, and looks.
extension SearchConcept {
  static let kinds: [SearchConcept] = [
    SearchConcept("spring", "バネ, スプリング", "пружина, пружинка, пружинная"),
    SearchConcept("curve, easing, ease", "カーブ, イージング, 曲線, 緩急", "кривая, изинг"),
    SearchConcept(
      "duration, time, length, timing", "時間, デュレーション", "длительность, продолжительность, время"),
    SearchConcept("keyframes, keyframe", "キーフレーム", "ключевые кадры, кейфреймы"),
    SearchConcept(
      "transition, screen transition, page transition, ~screen change",
      "遷移, 画面遷移, トランジション, 画面切り替え, 画面切替", "переход, смена экрана, переход между экранами"),
    SearchConcept("animator", "アニメーター, アニメータ", "аниматор"),
    SearchConcept(
      "group, sequence, choreography", "グループ, シーケンス, ~組み合わせ", "группа, последовательность"),
  ]

  static let styles: [SearchConcept] = [
    SearchConcept(
      "fade, dissolve, cross fade, crossfade, cross dissolve, ~fade in, ~fade out, ~opacity, ~soft cut",
      "フェード, クロスフェード, ディゾルブ, ~フェードイン, ~フェードアウト, ~ふわっと, ~透明度, ~溶ける",
      "растворение, кроссфейд, фейд, затухание, проявление, ~наплыв, ~прозрачность"),
    SearchConcept(
      "push, ~next screen, ~drill down, ~go deeper, ~forward, ~stack, ~open detail",
      "プッシュ, 押し出す, ~次の画面, ~横スライド, ~右からスライド, ~詳細へ進む, ~ドリルダウン, ~階層移動",
      "пуш, выталкивание, ~следующий экран, ~провал вглубь, ~стек экранов, ~открыть детали, ~переход вперёд"
    ),
    SearchConcept(
      "move in, slide in, slide over, ~cover, ~slide on top", "重ねる, かぶせる, スライドイン, ~上に重ねる",
      "наезд, накрытие, ~выезд"),
    SearchConcept("reveal, uncover, wipe, ~peel away", "リビール, ワイプ, ~露出", "раскрытие, ~открытие"),
    SearchConcept(
      "flip, turn over, card flip, ~turn, ~coin, ~other side, ~3d flip, ~reverse side",
      "フリップ, 反転, 裏返し, 裏返す, ひっくり返す, ~めくる, ~カードめくり, ~表裏, ~立体回転, ~くるっと回転",
      "переворот, флип, перевернуть, разворот, ~поворот, ~обратная сторона, ~3d поворот, ~переворот карточки"
    ),
    SearchConcept(
      "curl, page curl, page turn, turn page, ~peel, ~book, ~leaf, ~magazine, ~paper",
      "カール, ページめくり, めくれる, ~めくる, ~はがす, ~ページ送り, ~紙, ~電子書籍",
      "перелистывание, загиб, отгиб, ~листать, ~страница, ~книга, ~журнал, ~бумага"),
  ]

  static let roles: [SearchConcept] = [
    SearchConcept(
      "enter, entrance, appear, appearance, ~show", "登場, 出現, 現れる, ~表示",
      "появление, вход, появиться, ~показ"),
    SearchConcept(
      "exit, disappear, vanish, leave, ~hide", "退場, 消える, ~消去, ~隠す, ~非表示",
      "исчезновение, выход, уход, ~скрытие"),
    SearchConcept(
      "emphasis, attention, ~highlight", "強調, 注目, ~目立たせる", "акцент, выделение, внимание"),
    SearchConcept(
      "feedback, response, ~haptic", "フィードバック, 反応, ~手応え", "отклик, обратная связь, ~реакция"),
    SearchConcept("navigation, navigate", "ナビゲーション", "навигация"),
    SearchConcept(
      "loop, repeat, again and again, endless, infinite", "ループ, 繰り返し, 繰り返す, ~無限",
      "цикл, повтор, повторение, ~бесконечно"),
  ]

  static let looks: [SearchConcept] = [
    SearchConcept("slide, move, ~swipe", "スライド, 動かす, ~移動", "сдвиг, скольжение, слайд"),
    SearchConcept("rotate, spin, rotation", "回転, 回す", "вращение, поворот, кручение"),
    SearchConcept("scale, grow, shrink, ~resize", "拡大縮小, 縮む, 縮める", "масштаб, сжатие, ~уменьшение"),
    SearchConcept("colour, color, tint, background", "背景色, 色が変わる", "цвет, фон, окраска"),
    SearchConcept("blur", "ぼかし, ぼかす", "размытие, блюр"),
    SearchConcept("bounce, jump, ~bouncing, ~ball", "弾む, 跳ねる, バウンド", "прыжок, отскок, ~мяч"),
    SearchConcept("overshoot, ~back", "行き過ぎ, オーバーシュート", "перелёт, выход за цель"),
    SearchConcept("accelerate, ease in, ~speed up", "加速, イーズイン", "ускорение, разгон"),
    SearchConcept("decelerate, ease out, ~slow down", "減速, イーズアウト", "замедление, торможение"),
    SearchConcept("ease in out, ~symmetric", "イーズインアウト", "~разгон и торможение"),
    SearchConcept("card", "カード", "карточка, карта"),
    SearchConcept("perspective, ~3d, ~depth", "遠近, 立体, ~奥行き", "перспектива, ~объём"),
  ]
}
