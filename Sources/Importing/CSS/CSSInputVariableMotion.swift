import Diagnostics
import Motion
import Presets

/// A variable motion is the motion in the value of a variable.
enum CSSInputVariableMotion {
  /// It is none of motion.
  case other
  /// It is motion, but can't be taken.
  case leftOut(String)
  /// The motions, each with what tells it from the others if there are several.
  case motions([(label: String, motion: CSSInputMotion)])
}

/// A motion is one motion in a value.
enum CSSInputMotion: Hashable {
  /// A curve or a duration.
  case plain(Motion)
  /// Keyframes by their name, and how they run.
  case animation(name: String, CSSInputTiming)

  /// Whether it is a duration alone.
  var isDuration: Bool {
    if case .plain(.duration) = self { true } else { false }
  }
}

extension CSSInputVariableMotion {
  /// Reads a value.
  ///
  /// - Parameters:
  ///   - parts: The value with its variables and calculations worked out.
  ///   - isKeyframes: Whether there are keyframes of a name.
  init(_ parts: [CSSInputPart], isKeyframes: (String) -> Bool) {
    // Most values in a style sheet are colors and lengths.
    guard parts.contains(where: Self.mayBeMotion) else {
      self = .other
      return
    }
    var items: [CSSInputItem] = []
    var isPartly = false
    for item in parts.items {
      do throws(CSSInputProblem) {
        if let one = try CSSInputItem(item, isKeyframes: isKeyframes) {
          items.append(one)
        } else {
          isPartly = true
        }
      } catch {
        self = .leftOut(error.reason)
        return
      }
    }
    if items.isEmpty {
      self = .other
    } else if isPartly {
      // Words such as those of fonts may be easings by chance.
      let isCertain = items.contains { $0.isCertain }
      self = isCertain ? .leftOut("only part of the list is motion") : .other
    } else {
      self = .motions(Self.labelled(items))
    }
  }

  private static func mayBeMotion(_ part: CSSInputPart) -> Bool {
    switch part.kind {
    case .dimension: part.isTime
    case .function: CSSInputEasing.functions.contains(part.word)
    case .word: CSSInputKeywords.easings.contains(part.word)
    default: false
    }
  }

  /// Different items by the property or the keyframes that they are about, else by their number.
  private static func labelled(
    _ items: [CSSInputItem]
  ) -> [(label: String, motion: CSSInputMotion)] {
    if items.allSatisfy({ $0.motion == items[0].motion }) { return [("", items[0].motion)] }
    let subjects = items.map { $0.subject ?? "" }
    let isTold = Set(subjects).count == items.count && !subjects.contains("")
    return items.enumerated().map { (isTold ? subjects[$0] : "\($0 + 1)", $1.motion) }
  }
}

/// An item is one of the items of a list: an easing, a time, or a whole shorthand.
struct CSSInputItem {
  /// Its motion.
  var motion: CSSInputMotion
  /// The property or the keyframes that it is about.
  var subject: String?
  /// Whether it can't be anything but motion.
  var isCertain = true

  /// Reads an item; nil if it is none of motion.
  init?(_ item: [CSSInputPart], isKeyframes: (String) -> Bool) throws(CSSInputProblem) {
    let pieces = try CSSInputShorthand(item, isKeyframes: isKeyframes)
    let isMotion = pieces.easing != nil || !pieces.times.isEmpty
    if let odd = pieces.odd {
      guard pieces.isCertain else { return nil }
      throw CSSInputProblem(reason: "'\(odd)' isn't part of a motion")
    }
    guard isMotion else { return nil }
    if pieces.isAnimation {
      let name = try pieces.keyframes()
      (motion, subject) = (.animation(name: name, pieces.timing), name)
      return
    }
    subject = try pieces.property()
    if let subject, !CSSInputKeywords.isProperty(subject) {
      guard !pieces.times.isEmpty else { return nil }
      throw CSSInputProblem(
        reason: "'\(subject)' is neither a property nor @keyframes in these files")
    }
    // An easing keyword next to a property name is some other value.
    if pieces.times.isEmpty, subject != nil { return nil }
    isCertain = pieces.isCertain
    motion = .plain(try pieces.timing.motion(isAlone: subject == nil))
  }
}

/// A shorthand holds the parts of a shorthand by meaning, in any order.
struct CSSInputShorthand {
  /// The times as they come: the first one is the duration, the second one the delay.
  var times: [Double] = []
  var easing: Curve.Shape?
  /// Names of properties or keyframes.
  var names: [String] = []
  /// A number without a unit.
  var iterations: String?
  var isInfinite = false
  var direction: CSSInputTiming.Direction?
  var fill: FillMode?
  var isPaused = false
  /// The first piece that no shorthand has.
  var odd: String?
  /// Whether there is a time or the function of an easing.
  var isCertain = false
  /// Whether it is of animations.
  var isAnimation = false

  init(_ item: [CSSInputPart], isKeyframes: (String) -> Bool) throws(CSSInputProblem) {
    for piece in item.components {
      let first = piece[0]
      switch first.kind {
      case .function where CSSInputEasing.functions.contains(first.word):
        guard easing == nil else { throw CSSInputProblem(reason: "has two easings") }
        easing = try CSSInputEasing.shape(piece)
        isCertain = true
      case .dimension:
        if let seconds = CSSInputQuantity(first)?.seconds {
          times.append(seconds)
          isCertain = true
        } else {
          odd = odd ?? first.css
        }
      case .number: iterations = iterations ?? first.text
      case .word: take(first.text)
      case .string: names.append(String(first.text.dropFirst().dropLast()))
      default: odd = odd ?? piece.css
      }
    }
    guard times.count <= 2 else {
      throw CSSInputProblem(reason: "a motion takes only two times: a duration and a delay")
    }
    let hasKeyword =
      isInfinite || direction != nil || fill != nil || isPaused
    isAnimation = hasKeyword || names.contains(where: isKeyframes)
  }

  /// Takes a word as a keyword first, and as a name last.
  private mutating func take(_ text: String) {
    let word = text.lowercased()
    if easing == nil, let known = CSSInputEasing.keyword(word) {
      easing = known
    } else if word == "infinite", !isInfinite {
      isInfinite = true
    } else if direction == nil, let known = CSSInputTiming.Direction(rawValue: word) {
      direction = known
    } else if fill == nil, ["forwards", "backwards", "both"].contains(word) {
      fill = FillMode(rawValue: word)
    } else if word == "paused" || word == "running" {
      isPaused = isPaused || word == "paused"
    } else if word != "normal", word != "allow-discrete" {
      names.append(text)
    }
  }

  /// The property that a transition is about; nil if it names none.
  func property() throws(CSSInputProblem) -> String? {
    if let number = iterations {
      throw CSSInputProblem(
        reason: "\(number) has no unit: write \(number)ms or \(number)s",
        about: number)
    }
    guard names.count > 1 else { return names.first }
    let odd = names.last { !CSSInputKeywords.isProperty($0) } ?? names[1]
    if CSSInputKeywords.easings.contains(odd.lowercased()) {
      throw CSSInputProblem(reason: "has two easings", about: odd)
    }
    let question = Self.question(odd)
    throw CSSInputProblem(
      reason: "'\(odd)' isn't part of a transition" + (question.map { "; \($0)" } ?? ""),
      about: odd)
  }

  private static func question(_ word: String) -> String? {
    Suggestion.question(for: word.lowercased(), among: Array(CSSInputKeywords.easings))
  }

  /// The name of the keyframes.
  func keyframes() throws(CSSInputProblem) -> String {
    // Beside a name, it is how the animation fills.
    let names = names.count > 1 ? names.filter { $0.lowercased() != "none" } : names
    if names.count > 1 {
      if let second = names.first(where: { CSSInputKeywords.easings.contains($0.lowercased()) }) {
        throw CSSInputProblem(reason: "has two easings", about: second)
      }
      let odd = names.first { Self.question($0) != nil } ?? names[0]
      throw CSSInputProblem(
        reason: "'\(odd)' isn't part of an animation"
          + (Self.question(odd).map { "; \($0)" } ?? ""), about: odd)
    }
    guard let name = names.first, name != "none" else {
      throw CSSInputProblem(reason: "has no @keyframes name")
    }
    return name
  }

  /// How an animation runs.
  var timing: CSSInputTiming {
    var timing = CSSInputTiming()
    (timing.duration, timing.delay) = (times.first, times.dropFirst().first)
    (timing.easing, timing.direction, timing.fill) = (easing, direction, fill)
    timing.iterations = isInfinite ? .infinity : iterations.flatMap { Double($0) }
    timing.isPaused = isPaused
    return timing
  }
}
