import BrowserChecking
import Testing

/// The page as axe-core reads it: roles, names, contrast, order and size.
struct GalleryAccessTests {
  private static let views = [
    "#!", "#!view=map", "#!view=compare&compare=spring/figma/quick,curve/card",
    "#spring/figma/bouncy", "#transition/flip-dismiss", "#animator/half-modal",
  ]

  @Test("No view breaks a rule", arguments: ["light", "dark"]) func audit(_ theme: String) throws {
    let run = try Desk(.builtIn).run("gallery", "--theme", theme, "-o", "-")
    try #require(run.status == 0)
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: run.output, reducedMotion: true, width: 1280, height: 860,
        steps: Self.views.flatMap { view in
          [.init("(location.hash = '\(view)', 0)", after: 0.2), .audit(after: 0.4)]
        }))
    let found = answer.found.indices.filter { $0 % 2 == 1 }.map { answer.found[$0] }
    for (view, broken) in zip(Self.views, found) { #expect(broken == "[]", "\(view)") }
  }
}
