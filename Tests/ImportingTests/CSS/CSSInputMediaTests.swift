import Testing

@testable import Importing

/// A media query says for whom it is, however it's written.
struct CSSInputMediaTests {
  @Test(
    "A media query says for whom it is",
    arguments: [
      ("(prefers-reduced-motion: reduce)", .reduced, true),
      ("(prefers-reduced-motion)", .reduced, true),
      ("(PREFERS-REDUCED-MOTION:  Reduce)", .reduced, true),
      ("screen and (prefers-reduced-motion: reduce)", .reduced, true),
      ("only screen and (prefers-reduced-motion: reduce)", .reduced, true),
      ("(prefers-reduced-motion: no-preference)", .full, true),
      ("not (prefers-reduced-motion: reduce)", .full, true),
      ("not all and (prefers-reduced-motion: reduce)", .full, true),
      ("not (prefers-reduced-motion: no-preference)", .reduced, true),
      ("not all and (prefers-reduced-motion: no-preference)", .reduced, true),
      ("not (not (prefers-reduced-motion: reduce))", .reduced, true),
      ("((prefers-reduced-motion: reduce))", .reduced, true),
      ("(prefers-reduced-motion: reduce), (update: slow)", .reduced, true),
      ("(update: slow), (prefers-reduced-motion: reduce)", .reduced, true),
      ("(prefers-reduced-motion: reduce) and (not (hover))", .reduced, false),
      ("(min-width: 600px) and (prefers-reduced-motion: no-preference)", .full, false),
      ("(prefers-reduced-motion: reduce), (prefers-reduced-motion: no-preference)", .any, true),
      ("(min-width: 600px)", .any, false),
      ("print", .any, false),
      ("screen", .any, true),
      ("all", .any, true),
    ] as [(String, MotionFact.Audience, Bool)])
  func preference(query: String, preference: MotionFact.Audience, isAlone: Bool) {
    let media = CSSInputMedia("@media \(query)")
    #expect(media.preference == preference)
    #expect(media.isAlone == isAlone)
  }
}
