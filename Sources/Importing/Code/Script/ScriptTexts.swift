import Motion
import Presets

/// The meaning of texts in scripts: pieces of CSS under names of motion, and classes of Tailwind.
enum ScriptTexts {
  /// Returns the motions of a piece of CSS under some names.
  ///
  /// - Parameter isWhole: Whether it is all that a constant holds: then it may be called anything.
  static func style(
    _ text: String, under names: [String], isWhole: Bool
  ) throws(CodeProblem) -> [Motion] {
    // A single word such as `linear` is ambiguous.
    let isCertain = isWhole && text.contains(where: { " (-".contains($0) })
    guard isCertain || areOfMotion(names), CSSFragment.mayBeMotion(text) else { return [] }
    do throws(ValueProblem) {
      return try CSSFragment.motions(text)
    } catch {
      throw CodeProblem(error.reason)
    }
  }

  /// Whether one of some names indicates a motion.
  static func areOfMotion(_ names: [String]) -> Bool {
    names.contains { !subjects.isDisjoint(with: $0.keyWords) }
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
