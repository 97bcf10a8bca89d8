import Diagnostics

extension RuleBook {
  /// Rules for style sheets, in addition to those for presets.
  static let styleSheets: [Rule] = [
    sheets(
      "css/color", .info,
      finds: "A color in @keyframes changes to another one with another opacity",
      reason:
        "Browsers mix colors times their opacity, and Curvet mixes each component, as Core Animation "
        + "does. Only if one of them is clear, both look the same.",
      failing: "@keyframes a { from { color: #f008 } to { color: #00f } }",
      passing: "@keyframes a { from { color: #f008 } to { color: #00f8 } }"),
    sheets(
      "css/depth", .info, finds: "@keyframes also scale depth",
      reason:
        "scale3d() and the third value of scale also scale along z, and a preset doesn't. It shows only "
        + "on children that are moved along z.",
      failing: "@keyframes a { to { transform: scale3d(1.1, 1.1, 1.1) } }",
      passing: "@keyframes a { to { transform: scale(1.1) } }"),
    sheets(
      "css/ratio", .warning, finds: "A damping of at most 1 is read as a damping ratio",
      reason:
        "Material calls the damping ratio damping; other tools call it dampingRatio. As a "
        + "coefficient, it would make the spring oscillate for many seconds.",
      failing: "$card-damping: .9; $card-stiffness: 700;",
      passing: "$card-damping-ratio: .9; $card-stiffness: 700;"),
    sheets(
      "css/text", .info,
      finds: "Some values of a property in @keyframes change halfway",
      reason:
        "More than their numbers and colors differ. Browsers may interpolate them nevertheless.",
      failing: "@keyframes a { to { box-shadow: 0 1px red } from { box-shadow: 0 0 1px red } }",
      passing: "@keyframes a { to { box-shadow: 0 1px red } from { box-shadow: 0 0 #00f } }"),
    sheets(
      "css/unclosed", .warning, finds: "A bracket in a style sheet is never closed",
      reason: "Browsers read the rest of the file as part of it, so everything after it is lost.",
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
