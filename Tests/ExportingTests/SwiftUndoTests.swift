import Presets
import Testing

@testable import Exporting

/// What dissolves under reduced motion is taken back, if it is called off.
struct SwiftUndoTests {
  @Test("Every place is kept once, and given back before what is laid out") func lines() {
    let undo = SwiftUndo(
      of: [
        "card.layer.cornerRadius = 0", "card.frame = end", "card.layoutIfNeeded()",
        "previous?.center.x -= 50", "card.frame = other",
        "text.transform = text.transform.rotated(by: 1)",
      ], taken: ["cardFrame"])
    #expect(
      undo.keeping == [
        "let cardCornerRadius = card.layer.cornerRadius", "let cardFrame2 = card.frame",
        "let previousCenterX = previous?.center.x", "let textTransform = text.transform",
      ])
    #expect(
      undo.lines == [
        "card.layer.cornerRadius = cardCornerRadius", "card.frame = cardFrame2",
        "card.layoutIfNeeded()", "if let previousCenterX { previous?.center.x = previousCenterX }",
        "text.transform = textTransform",
      ])
  }

  @Test("A dissolve that runs back leaves views as they were") func exported() throws {
    let presets = try BuiltInPresets.all().filter {
      ["animator/half-modal", "transition/uiview-transition/cross-dissolve"].contains($0.name.text)
    }
    var options = ExportOptions()
    options.frameworks = [.uiKit]
    let text = try BuiltInPresets.text(presets, .swift, options, demands: false)
    #expect(
      text.contains(
        """
              let sheetBottomConstraintConstant = sheetBottomConstraint.constant
              let overlayAlpha = overlay.alpha
              return UIView.dissolving([sheet, overlay], for: 0.25, changes) {
                sheetBottomConstraint.constant = sheetBottomConstraintConstant
                sheet.superview?.layoutIfNeeded()
                overlay.alpha = overlayAlpha
              }
        """))
  }

  @Test("What a gesture turns round leads back from its open end") func wayBack() throws {
    var options = ExportOptions()
    options.frameworks = [.uiKit]
    let text = try BuiltInPresets.text(BuiltInPresets.all(), .swift, options, demands: false)
    let start = try #require(text.firstRange(of: "func halfModalWayBack("))
    let code = text[start.lowerBound...]
    let end = try #require(code.firstRange(of: "\n  }\n"))
    #expect(
      code[..<end.lowerBound].contains(
        """
            sheetBottomConstraint.constant = 0
            sheet.superview?.layoutIfNeeded()
            overlay.alpha = 0.2
        """))
    #expect(
      code[..<end.lowerBound].contains(
        """
            let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) {
              sheetBottomConstraint.constant = containerHeight - 124
              sheet.superview?.layoutIfNeeded()
            }
            animator.addAnimations({ overlay.alpha = 0 }, delayFactor: 0.3)
        """))
    #expect(text.contains("func panExpandBlurWayBack("))
    // Cards have presets that lead back.
    #expect(!text.contains("func cardExpandWayBack("))
  }

  @Test("What frameworks damp critically has no bounce below 0") func bounce() throws {
    var options = ExportOptions()
    options.frameworks = [.uiKit]
    for (spring, line) in [
      (#""mass": 2.5, "stiffness": 70, "damping": 55"#, "    return max(1 - ratio, 0)"),
      (
        #""duration": 0.5, "bounce": -0.2"#,
        "    return ratio <= 1 ? 1 - ratio : allowsOverdamping ? 1 / ratio - 1 : 0"
      ),
    ] {
      let presets = try BuiltInPresets.of(
        #"{"presets": {"spring/one": {"kind": "spring", "motion": {\#(spring)}}}}"#)
      let text = try BuiltInPresets.text(presets, .swift, options, demands: false)
      #expect(text.contains("\n  \(line)") || text.contains(line), "\(text)")
    }
  }
}
