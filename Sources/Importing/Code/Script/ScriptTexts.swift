import Motion
import Presets

/// The meaning of texts in scripts: pieces of CSS under names of motion, and classes of Tailwind.
enum ScriptTexts {
  /// Returns the motions of a piece of CSS that stands under some names.
  static func style(_ text: String, under names: [String]) throws(CodeProblem) -> [Motion] {
    let words = Set(names.flatMap(\.keyWords))
    guard !words.isDisjoint(with: subjects), StyleText.mayBeMotion(text) else { return [] }
    do throws(ValueProblem) {
      return try StyleText.motions(text)
    } catch {
      throw CodeProblem(error.reason)
    }
  }

  private static let subjects: Set = [
    "duration", "durations", "ease", "easing", "easings", "transition", "transitions", "animation",
    "timing",
    "curve", "curves", "motion", "bezier",
  ]

  /// Calls whose texts are lists of classes.
  static let classCalls: Set = [
    "cn", "cva", "clsx", "cx", "tv", "twMerge", "twJoin", "classNames", "classnames",
  ]
  static let classNames: Set = ["class", "className"]
}
