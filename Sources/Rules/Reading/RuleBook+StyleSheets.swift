import Diagnostics

extension RuleBook {
  /// What style sheets are held to, beside what presets are.
  static let styleSheets: [Rule] = [
    sheets(
      "css/renamed", .info,
      finds: "Two motions of style sheets become the same preset name, so that one gets a number",
      reason:
        "A name that has another value under a condition, such as @supports, is two presets here.",
      failing: ":root { --ease: ease-out } .dark { --ease: ease-in }",
      passing: ":root { --ease: ease-out } .dark { --ease-dark: ease-in }"),
    sheets(
      "css/ratio", .warning, finds: "A damping of at most 1 is taken for a damping ratio",
      reason:
        "Material writes damping for what others call dampingRatio. As a coefficient it would "
        + "make the spring ring for many seconds.",
      failing: "$card-damping: .9; $card-stiffness: 700;",
      passing: "$card-damping-ratio: .9; $card-stiffness: 700;"),
    sheets(
      "css/text", .info,
      finds: "A property of @keyframes is kept as text, which changes in steps",
      reason:
        "Curvet has no words for its values; browsers may go evenly from one to the next.",
      failing: "@keyframes a { from { box-shadow: none } to { box-shadow: 0 1px 2px red } }",
      passing: "@keyframes a { from { opacity: 0 } to { opacity: 1 } }"),
    sheets(
      "css/unclosed", .warning, finds: "A bracket of a style sheet is never closed",
      reason: "Browsers read the rest of the file as a part of it, and so what follows is lost.",
      failing: ":root { --ease: cubic-bezier(.2, 0, 0, 1; --fast: 100ms }",
      passing: ":root { --ease: cubic-bezier(.2, 0, 0, 1); --fast: 100ms }"),
  ]

  private static func sheets(
    _ id: String, _ level: Finding.Level, finds: String, reason: String, failing: String,
    passing: String
  ) -> Rule {
    .reading(
      id, level, finds: finds, reason: reason, source: "CSS Syntax 3 and CSS Animations 1",
      file: "motion.css", failing: RuleExample(failing), passing: RuleExample(passing))
  }
}
