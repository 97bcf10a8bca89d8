import Testing

@testable import Motion

struct CSSValueTests {
  /// A value that lies a quarter of the way, or halfway, between two others.
  struct Case: CustomTestStringConvertible {
    let property, from, to, between: String
    let fraction: Double
    var testDescription: String { "\(property): \(from) → \(to)" }

    init(
      _ property: String, _ from: String, _ to: String, at fraction: Double = 0.25,
      _ between: String
    ) {
      (self.property, self.from, self.to) = (property, from, to)
      (self.fraction, self.between) = (fraction, between)
    }
  }

  @Test(
    "Values of which only numbers and colors differ are interpolated",
    arguments: [
      Case("clip-path", "inset(0 100% 0 0)", "inset(0 20% 0 0)", "inset(0 80% 0 0)"),
      Case(
        "clip-path", "polygon(0 0, 50% 10%)", "polygon(0 0,90%  20%)", "polygon(0 0, 60% 12.5%)"),
      Case("filter", "none", "saturate(180%) blur(4px)", "saturate(120%) blur(1px)"),
      Case("margin", "0", "4px 8px", "1px 2px 1px 2px"),
      Case("stroke-dasharray", "1 200", "101 0", "26 150"),
      Case("background-position", "0 0", "200% -8px", "50% -2px"),
      Case(
        "transform", "rotate(0) translateX(-.5em)", "rotate(1turn) translateX(1.5EM)",
        "rotate(0.25turn) translateX(0em)"),
      Case(
        "transform", "rotate3d(0, 1, 0, 0deg)", "rotate3d(0, 1, 0, 90deg)",
        "rotate3d(0, 1, 0, 22.5deg)"),
      Case("transform", "none", "scale(3) skewX(40deg)", "scale(1.5) skewX(10deg)"),
      Case(
        "filter", "brightness(2) drop-shadow(0 0 4px #f008)", "none",
        "brightness(1.75) drop-shadow(0 0 3px rgb(255 0 0 / 0.4))"),
      Case(
        "box-shadow", "none", "inset 0 8px 4px -4px black", "inset 0 2px 1px -1px rgb(0 0 0 / 0.25)"
      ),
      Case(
        "box-shadow", "0 0 4px rgba(0, 0, 0, .5)", "0 0 4px rgb(100% 0% 0% / 50%)",
        "0 0 4px rgb(63.75 0 0 / 0.5)"),
      Case(
        "box-shadow", "0 0 red, 0 0 #0000", "0 0 blue, 0 0 #00f",
        "0 0 rgb(191.25 0 63.75), 0 0 rgb(0 0 255 / 0.25)"),
      Case("width", "calc(100% - 20px)", "calc(50% + 20px)", "calc(87.5% + -10px)"),
      Case("width", "10px", "50%", "calc(7.5px + 12.5%)"),
      Case("width", "0", "calc(50% - 4em)", "calc(12.5% + -1em)"),
      Case("rotate", "x 10deg", "x 1turn", "x calc(7.5deg + 0.25turn)"),
      Case("width", "calc(100% - 20px)", "calc(50% - 40px)", "calc(87.5% + -25px)"),
      Case("border-radius", "10px / 20px", "50px/4px", "20px / 16px"),
      Case("font-variation-settings", "\"wght\" 100", "\"wght\" 900", "\"wght\" 300"),
      Case("letter-spacing", "1e2px", "+2E2px", at: 1.5, "250px"),
    ])
  func interpolated(one: Case) {
    #expect(one.value == one.between)
  }

  @Test(
    "Other values change halfway",
    arguments: [
      Case("clip-path", "circle(10px)", "inset(0)", at: 0.4999, "circle(10px)"),
      Case("clip-path", "circle(10px)", "inset(0)", at: 0.5, "inset(0)"),
      Case("clip-path", "none", "inset(0)", "none"),
      Case("grid-template-columns", "10px", "1fr", "10px"),
      Case("line-height", "1", "20px", "1"),
      Case(
        "background", "linear-gradient(90deg, red, blue)", "linear-gradient(180deg, red, blue)",
        "linear-gradient(90deg, red, blue)"),
      Case(
        "transform", "rotate3d(0, 1, 0, 0deg)", "rotate3d(1, 0, 0, 90deg)",
        "rotate3d(0, 1, 0, 0deg)"),
      Case(
        "transform", "matrix(1, 0, 0, 1, 0, 0)", "matrix(2, 0, 0, 2, 0, 0)",
        "matrix(1, 0, 0, 1, 0, 0)"),
      Case("width", "min(10px, 5vw)", "min(20px, 5vw)", "min(10px, 5vw)"),
      Case("width", "calc(2 * 10px)", "calc(3 * 30px)", "calc(2 * 10px)"),
      Case("--gap", "var(--a, 1px)", "var(--a, 3px)", "var(--a, 1px)"),
      Case("aspect-ratio", "16 / 9", "4 / 3", "16 / 9"),
      Case("box-shadow", "0 0 hsl(0 100% 50%)", "0 0 hsl(90 100% 50%)", "0 0 hsl(0 100% 50%)"),
      Case("grid-area", "a1", "a3", "a1"),
      Case("content", "\"1\"", "\"3\"", at: 0.5, "\"3\""),
      Case("transform", "none", "matrix(2, 0, 0, 2, 0, 0)", "none"),
      Case("box-shadow", "none", "0 0 var(--r) red", "none"),
      Case("width", "1e999px", "10px", "1e999px"),
      Case("z-index", "1", "4", "1"),
      Case("visibility", "hidden", "visible", "visible"),
      Case("cursor", "crosshair", "move", "crosshair"),
      Case("display", "none", "block", at: 1e-9, "block"),
      Case("display", "block", "none", at: 1 - 1e-9, "block"),
      Case("display", "flex", "block", at: 0.6, "block"),
    ])
  func switched(one: Case) {
    #expect(one.value == one.between)
  }

  @Test("The ends are the texts as they were written") func ends() {
    for (fraction, text) in [(0.0, "0 .5em RED"), (1, "0  1.50em  #F00")] {
      let one = Case("text-shadow", "0 .5em RED", "0  1.50em  #F00", at: fraction, "")
      #expect(one.value == text)
    }
  }

  @Test("Labels and other names aren't values of CSS")
  func names() {
    for property in ["contents", "label", "effect", "title", "hidden"] {
      #expect(!CSSPropertyName.interpolates(property), "\(property)")
    }
  }
}

extension CSSValueTests.Case {
  fileprivate var value: String {
    CSSValue(from, of: property).interpolated(to: CSSValue(to, of: property), fraction).text
  }
}
