// The page's own words, in English, Japanese and Russian.

const dictionary = {
  en: {
    search: "Find by name, feel, tag…", clear: "Clear the search", grid: "Grid", map: "Map", filters: "Filters", theme: "Light or dark", keys: "Keyboard", play: "Play", pause: "Pause", speed: "Speed", moves: "Cast",
    compare: "Compare", copy: "Copy", copied: "Copied: {what}", open: "Open", back: "Back to all", none: "any length", beyond: "{p} over", endless: "endless", found: "{n} presets", of: "{n} of {all}", box: "Box", card: "Card", sheet: "Sheet", list: "List", icon: "Icon", text: "Text",
    kind: "Kind", role: "Role", feel: "Feel", tag: "Tag", findings: "Findings", duration: "Duration", overshoot: "Overshoot", bounce: "Bounce", reset: "Reset", any: "any", anyTime: "any time",
    motions: "All motions", curated: "A bit of everything", name: "Name", byDuration: "Quickest first", byOvershoot: "Liveliest first", byFeel: "By feel", updated: "Last changed", sort: "Order", relevance: "Best match",
    words: "In words", code: "Code", kin: "Kin", similar: "Feels alike", source: "Source", history: "History", tokens: "Values", note: "Notes", assumed: "Shown with", uses: "uses", usedBy: "used by", counterpart: "goes back with", reducedMotion: "for less motion",
    target: "target", velocity: "velocity", exact: "exact", approximate: "approximate", unsupported: "not possible", nothing: "No preset fits that", loosen: "Let go of one condition, and these come back:", without: "Without {what}", everything: "Show everything",
    reduced: "Paused: your system asks for less motion. Play shows the motion all the same; R shows what takes its place.", alternative: "Showing what plays for people who prefer less motion", cut: "for less motion: cut to the end", keep: "for less motion: plays as it is", settles: "settles", start: "Start", loop: "Repeat", step: "Instant of {name}",
    tweak: "Tweak", original: "as it is in the catalog", command: "Command", undo: "Undo", paste: "Paste CSS, Swift or JSON", pasted: "Pasted: {what}", unread: "That is neither a curve nor a spring that this page can read", damping: "Damping ratio", response: "Perceptual duration", mass: "Mass", stiffness: "Stiffness", dampingC: "Damping", fit: "Make it end after", compared: "Compared",
    apart: "about {p} of the way apart at most, near {t}", longer: "{a} needs {f} times as long as {b} to get 90 % of the way.", sameTime: "Both get 90 % of the way at the same time.", difference: "They are {apart}.", clearAll: "Clear", chooseMore: "Choose one more to compare", mapNote: "Close together means alike. Quick ones are on the left, lively ones at the top.", noOvershoot: "no overshoot", noTime: "any length",
    leftOut: "Too much for one page: {what}. ‘curvet export’ writes them.", print: "Print", spec: "Spec sheet", finding: "{n} findings", parts: "Parts", instant: "Instant", closeWord: "Close", needs: "needs", curve: "Curves", spring: "Springs", transition: "Transitions", keyframes: "Keyframes", animator: "Animators", group: "Groups", durationKind: "Durations",
    inactive: "inactive", active: "active", stopped: "stopped", paused: "paused", s: "{n}\u00a0s", slide: "Slide over the stage to scrub", drag: "Drag over the stage, as with a thumb", pull: "Pull the screen across, as with a thumb", returns: "let go: it returns", finishes: "let go: it finishes", language: "Language", skip: "Skip to the presets", tray: "Chosen to compare", remove: "Remove {name}", previous: "Previous", nextWord: "Next", downloaded: "Saved: {what}", download: "Save JSON", queryError: "{what}: {why}", badValue: "no such value", badRange: "write a range such as 0.2..0.5 or >0.3", badQualifier: "no such qualifier",
    guide: "/ search · arrows move · Enter plays · O opens · Space plays or pauses · , . step · 1 2 3 speed · C compare · Y copy · R less motion · G grid · M map · Esc back",
    overshoots: "Goes {p} beyond its goal and comes back", noGoBeyond: "Never goes beyond its goal", ninety: "90 % of the way after {t}", takes: "Takes {t}", settlesAfter: "Comes to rest after {t}", feels: "Feels {f}", timeless: "Has no time of its own: whoever uses it gives one", dampingIs: "Damping ratio {z}: {word}", under: "it swings", critical: "it just does not swing", over: "it creeps", perceptual: "Seems to take {t}",
    lengths: "lengths that only the app knows", shapeUnknown: "The shape of the curl is not documented; only its progress is exact.", eyeAssumed: "UIKit's eye distance is not documented; drawn from {n} pt.",
  },
  ja: {
    search: "名前・感触・タグで探す", clear: "検索を消す", grid: "一覧", map: "マップ", filters: "絞り込み", theme: "明暗の切り替え", keys: "キー操作", play: "再生", pause: "一時停止", speed: "速さ", moves: "配役",
    compare: "比較", copy: "コピー", copied: "コピーしました:{what}", open: "開く", back: "一覧へ戻る", none: "長さは自由", beyond: "{p}行き過ぎ", endless: "無限", found: "{n}件", of: "{all}件中{n}件", box: "箱", card: "カード", sheet: "シート", list: "リスト", icon: "アイコン", text: "文字",
    kind: "種類", role: "役割", feel: "感触", tag: "タグ", findings: "指摘", duration: "時間", overshoot: "行き過ぎ", bounce: "弾み", reset: "元に戻す", any: "すべて", anyTime: "全時間",
    motions: "すべての動き", curated: "取り混ぜ", name: "名前順", byDuration: "短い順", byOvershoot: "弾む順", byFeel: "感触順", updated: "更新順", sort: "並び順", relevance: "一致順",
    words: "言葉で言うと", code: "コード", kin: "つながり", similar: "似た感触", source: "出典", history: "履歴", tokens: "値", note: "注記", assumed: "表示の前提", uses: "使うもの", usedBy: "使われる所", counterpart: "戻りの動き", reducedMotion: "視差を減らすとき",
    target: "目標", velocity: "速度", exact: "正確", approximate: "近似", unsupported: "表現不可", nothing: "そのような動きはありません", loosen: "該当なし。条件を一つ外すと次が見つかります:", without: "{what}を外す", everything: "すべて表示",
    reduced: "システム設定で動きを減らしているため停止中です。再生すればそのまま見られ、Rで代わりの動きを表示します。", alternative: "動きを減らす人のための代わりを表示中", cut: "動きを減らすとき:最後の状態へ切り替え", keep: "動きを減らすとき:そのまま再生", settles: "静止", start: "最初へ", loop: "繰り返し", step: "{name}の時点",
    tweak: "調整", original: "カタログのまま", command: "コマンド", undo: "取り消す", paste: "CSS・Swift・JSONを貼り付け", pasted: "貼り付けました:{what}", unread: "このページが読めるカーブでもバネでもありません", damping: "減衰比", response: "体感の長さ", mass: "質量", stiffness: "剛性", dampingC: "減衰", fit: "終わるまでの時間", compared: "比較",
    apart: "差は最大で約{p}({t}の頃)", longer: "90 %に達するまで、{a}は{b}の{f}倍かかります。", sameTime: "90 %に達する時間は同じです。", difference: "{apart}。", clearAll: "すべて外す", chooseMore: "比べるものをもう一つ選んでください", mapNote: "近いものは感触も近い。左ほど速く、上ほど弾みます。", noOvershoot: "行き過ぎなし", noTime: "長さは自由",
    leftOut: "一ページには多すぎます:{what}。curvet export で書き出せます。", print: "印刷", spec: "仕様書", finding: "指摘{n}件", parts: "構成", instant: "時点", closeWord: "閉じる", needs: "必要", curve: "カーブ", spring: "スプリング", transition: "画面遷移", keyframes: "キーフレーム", animator: "アニメーター", group: "グループ", durationKind: "時間",
    inactive: "待機", active: "再生中", stopped: "停止", paused: "一時停止", s: "{n}秒", slide: "ステージ上を滑らせて操作", drag: "親指のようにドラッグ", pull: "親指のように画面を引いてください", returns: "離すと戻ります", finishes: "離すと完了します", language: "言語", skip: "一覧へ移動", tray: "比較するもの", remove: "{name}を外す", previous: "前へ", nextWord: "次へ", downloaded: "保存しました:{what}", download: "JSONを保存", queryError: "{what}:{why}", badValue: "そのような値はありません", badRange: "0.2..0.5や>0.3のように書いてください", badQualifier: "そのような条件名はありません",
    guide: "/ 検索 · 矢印 移動 · Enter 再生 · O 開く · Space 再生/停止 · , . コマ送り · 1 2 3 速さ · C 比較 · Y コピー · R 動きを減らす · G 一覧 · M マップ · Esc 戻る",
    overshoots: "目標を{p}行き過ぎて戻る", noGoBeyond: "目標を行き過ぎない", ninety: "{t}で90 %に達する", takes: "全体で{t}", settlesAfter: "{t}後に静止", feels: "感触:{f}", timeless: "時間は持たず、使う側が決める", dampingIs: "減衰比{z}:{word}", under: "揺れる", critical: "ぎりぎり揺れない", over: "ゆっくり寄る", perceptual: "体感は{t}",
    lengths: "アプリだけが知る長さ", shapeUnknown: "めくれる形は非公開で、正確なのは進み具合だけです。", eyeAssumed: "UIKitの視点距離は非公開のため{n} ptで描画。",
  },
  ru: {
    search: "Имя, ощущение, тег…", clear: "Очистить поиск", grid: "Сетка", map: "Карта", filters: "Фильтры", theme: "Светлая или тёмная", keys: "Клавиши", play: "Играть", pause: "Пауза", speed: "Скорость", moves: "Актёр",
    compare: "Сравнить", copy: "Копировать", copied: "Скопировано: {what}", open: "Открыть", back: "Все пресеты", none: "любой длины", beyond: "перелёт {p}", endless: "бесконечно", found: "Пресетов: {n}", of: "{n} из {all}", box: "Квадрат", card: "Карточка", sheet: "Шторка", list: "Список", icon: "Значок", text: "Текст",
    kind: "Вид", role: "Роль", feel: "Ощущение", tag: "Тег", findings: "Замечания", duration: "Длительность", overshoot: "Перелёт", bounce: "Упругость", reset: "Сбросить", any: "любая", anyTime: "любое время",
    motions: "Все движения", curated: "Вперемешку", name: "По имени", byDuration: "Сначала быстрые", byOvershoot: "Сначала живые", byFeel: "По ощущению", updated: "По изменению", sort: "Порядок", relevance: "По совпадению",
    words: "Словами", code: "Код", kin: "Родство", similar: "Похожие", source: "Источник", history: "История", tokens: "Значения", note: "Примечания", assumed: "Показано при", uses: "использует", usedBy: "используется в", counterpart: "возврат", reducedMotion: "для меньшего движения",
    target: "цель", velocity: "скорость", exact: "точно", approximate: "приблизительно", unsupported: "невозможно", nothing: "Так ничего не движется", loosen: "Ничего не найдено. Если убрать одно условие:", without: "Без «{what}»", everything: "Показать всё",
    reduced: "Пауза: система просит меньше движения. «Играть» покажет его всё равно; R покажет замену.", alternative: "Показана замена для тех, кто просит меньше движения", cut: "для меньшего движения: сразу конец", keep: "для меньшего движения: как есть", settles: "покой", start: "К началу", loop: "Повторять", step: "Момент: {name}",
    tweak: "Настройка", original: "как в каталоге", command: "Команда", undo: "Отменить", paste: "Вставить CSS, Swift или JSON", pasted: "Вставлено: {what}", unread: "Это не кривая и не пружина, которые читает эта страница", damping: "Коэффициент затухания", response: "Воспринимаемая длительность", mass: "Масса", stiffness: "Жёсткость", dampingC: "Затухание", fit: "Закончить через", compared: "Сравнение",
    apart: "наибольшая разница около {p} пути, близ {t}", longer: "До 90 % пути {a} нужно в {f} раза больше времени, чем {b}.", sameTime: "90 % пути оба проходят за одно время.", difference: "Итог: {apart}.", clearAll: "Очистить", chooseMore: "Выберите ещё один для сравнения", mapNote: "Соседи похожи: левее быстрее, выше живее.", noOvershoot: "без перелёта", noTime: "любой длины",
    leftOut: "Слишком много для одной страницы: {what}. Их пишет curvet export.", print: "Печать", spec: "Спецификация", finding: "Замечаний: {n}", parts: "Части", instant: "Момент", closeWord: "Закрыть", needs: "нужно", curve: "Кривые", spring: "Пружины", transition: "Переходы", keyframes: "Ключевые кадры", animator: "Аниматоры", group: "Группы", durationKind: "Длительности",
    inactive: "ожидание", active: "движение", stopped: "остановлен", paused: "пауза", s: "{n}\u00a0с", slide: "Ведите по сцене", drag: "Тяните по сцене, как пальцем", pull: "Потяните экран, как пальцем", returns: "отпустить: вернётся", finishes: "отпустить: завершится", language: "Язык", skip: "К пресетам", tray: "Выбраны для сравнения", remove: "Убрать {name}", previous: "Назад", nextWord: "Дальше", downloaded: "Сохранено: {what}", download: "Сохранить JSON", queryError: "{what}: {why}", badValue: "такого значения нет", badRange: "напишите диапазон: 0.2..0.5 или >0.3", badQualifier: "такого условия нет",
    guide: "/ поиск · стрелки · Enter играть · O открыть · Пробел играть/пауза · , . шаг · 1 2 3 скорость · C сравнить · Y копировать · R меньше движения · G сетка · M карта · Esc назад",
    overshoots: "Проходит на {p} дальше цели и возвращается", noGoBeyond: "Не проходит дальше цели", ninety: "90 % пути за {t}", takes: "Занимает {t}", settlesAfter: "Приходит в покой через {t}", feels: "Ощущение: {f}", timeless: "Своего времени нет: его задаёт тот, кто использует", dampingIs: "Коэффициент затухания {z}: {word}", under: "качается", critical: "едва не качается", over: "подползает", perceptual: "Кажется длиной {t}",
    lengths: "размеры, известные только приложению", shapeUnknown: "Форма загиба не описана; точен только ход.", eyeAssumed: "Расстояние глаза в UIKit не описано; нарисовано с {n} pt.",
  },
};

let language = "en";
const languages = { en: "English", ja: "日本語", ru: "Русский" };
function say(key, values = {}) {
  const text = dictionary[language][key] ?? dictionary.en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}
const singular = { en: { spring: "spring", curve: "curve", transition: "transition", keyframes: "keyframes", animator: "animator", group: "group", duration: "duration" }, ru: { spring: "пружина", curve: "кривая", transition: "переход", keyframes: "ключевые кадры", animator: "аниматор", group: "группа", duration: "длительность" } };
const oneKind = (kind) => singular[language]?.[kind] ?? kindWord(kind);
const roleWords = { ja: { enter: "登場", exit: "退場", emphasis: "強調", feedback: "反応", navigation: "画面移動", loop: "繰り返し" }, ru: { enter: "появление", exit: "исчезновение", emphasis: "акцент", feedback: "отклик", navigation: "навигация", loop: "цикл" } };
const roleWord = (role) => roleWords[language]?.[role] ?? role;
const kindWord = (kind) => say(kind === "duration" ? "durationKind" : kind);
const places = (value, digits) => Number(value.toFixed(digits)).toString();
/** Three figures, as the command line shows them. */
const figure = (value) => (Math.abs(value) >= 100 ? places(value, 0) : Math.abs(value) >= 10 ? places(value, 1) : Math.abs(value) >= 1 ? places(value, 2) : places(value, 3));
const timeText = (value) => (Number.isFinite(value) ? say("s", { n: figure(value) }) : say("endless"));
/** A part of a whole in per cent, rounded up where it is an upper bound. */
const percent = (value) => `${value > 0 && value < 0.001 ? "< 0.1" : figure(Math.ceil(value * 1000 - 1e-6) / 10)}\u00a0%`;
