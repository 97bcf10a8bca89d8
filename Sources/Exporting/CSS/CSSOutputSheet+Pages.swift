/// The rules of a CSS sheet for page transitions, in addition to custom properties.
enum CSSOutputPagesForm: String, CaseIterable, Sendable {
  case both, classes
  case viewTransitions = "view-transitions"
  case none

  var hasClasses: Bool { self == .both || self == .classes }
  var hasViewTransitions: Bool { self == .both || self == .viewTransitions }
}

/// CSS page rules are the rules that show a screen transition, by classes and as a view transition.
struct CSSOutputPageRules {
  let names: CSSOutputNames
  let prefix: String
  let form: CSSOutputPagesForm

  /// The lines that all page transitions share.
  static func shared(prefix: String, form: CSSOutputPagesForm) -> [String] {
    var words: [String] = []
    if form.hasClasses {
      words += [
        "Put the outgoing page, .\(prefix)leave, and the incoming page, .\(prefix)enter, in one"
          + " .\(prefix)stage. To play a transition, add its class to the stage. When its animations"
          + " end, remove the class and the outgoing page."
      ]
    }
    if form.hasViewTransitions {
      words += [
        (form.hasClasses ? "Or play it for the whole document" : "Play it for the whole document")
          + " with startViewTransition({ update, types: [its class] })."
      ]
    }
    var lines = [""] + CSSOutputText.comment(["Pages. " + words.joined(separator: " ")])
    guard form.hasClasses else { return lines }
    lines += [".\(prefix)stage {"]
    lines += ["  display: grid;", "  grid-template: minmax(100%, auto) / 100%;"]
    lines += ["  justify-items: left;", "}", ""]
    lines += [".\(prefix)stage > :is(.\(prefix)leave, .\(prefix)enter) {"]
    lines += ["  grid-area: 1 / 1;", "  position: relative;", "  box-sizing: border-box;"]
    return lines + ["  width: 100%;", "}"]
  }

  /// The rules of a transition's pages.
  func lines(_ pages: CSSOutputPages, perspective: String?) -> [String] {
    var stage = pages.lengths.map { "\($0.name): \($0.value);" }
    if let perspective { stage.append("perspective: \(perspective);") }
    if let slot = pages.stage { stage.append("animation: var(\(names.animation(slot)));") }
    let moves = [pages.leave, pages.enter].map { page in
      page.slot.map { "animation: var(\(names.animation($0)));" }
    }
    var lines: [String] = []
    if form.hasClasses {
      let clip = pages.isOpen ? [] : ["overflow: clip;"]
      lines += [""] + rule(".\(prefix)stage.\(base)", clip + stage)
      for (name, move, isFront) in [
        ("leave", moves[0], pages.isLeaveInFront), ("enter", moves[1], !pages.isLeaveInFront),
      ] {
        lines += rule(
          ".\(base) > .\(prefix)\(name)",
          ["z-index: \(isFront ? 1 : 0);", move ?? "animation: none;"])
      }
    }
    guard form.hasViewTransitions else { return lines }
    let blend = "mix-blend-mode: \(pages.dissolves ? "plus-lighter" : "normal");"
    lines += ["", "\(root) {"]
    if !stage.isEmpty { lines += rule("  &::view-transition-image-pair(root)", stage) }
    let front = pages.isLeaveInFront ? ["z-index: 1;"] : []
    lines += rule(
      "  &::view-transition-old(root)", front + [moves[0] ?? "animation: none;", blend])
    lines += rule("  &::view-transition-new(root)", [moves[1] ?? "animation: none;", blend])
    return lines + ["}"]
  }

  /// The rules for reduced motion, which move the pages and not their snapshots.
  func reduced(_ pages: CSSOutputPages, dissolves: Bool) -> [String] {
    let sides = [("leave", "old", pages.leave), ("enter", "new", pages.enter)]
    let blends = form.hasViewTransitions && dissolves != pages.dissolves
    return sides.flatMap { name, pseudo, page -> [String] in
      let hasOther = page.plain != page.slot
      guard hasOther || blends else { return [] }
      let move = page.plain.map { "animation: var(\(names.animation($0)));" } ?? "animation: none;"
      var lines: [String] = []
      if form.hasClasses, hasOther { lines += rule(".\(base) > .\(prefix)\(name)", [move]) }
      if form.hasViewTransitions {
        let blend = "mix-blend-mode: \(dissolves ? "plus-lighter" : "normal");"
        lines += rule(
          "\(root)::view-transition-\(pseudo)(root)",
          (hasOther ? [move] : []) + (blends ? [blend] : []))
      }
      return lines
    }
  }

  private var base: String { names.pages }

  /// Browsers that know no types of view transitions know the class.
  private var root: String { ":root:is(.\(base), :active-view-transition-type(\(base)))" }

  private func rule(_ selector: String, _ declarations: [String]) -> [String] {
    let line = "\(selector) { \(declarations.joined(separator: " ")) }"
    if line.count <= 120 || declarations.count < 2 { return [line] }
    let indentation = selector.prefix { $0 == " " }
    return ["\(selector) {"] + declarations.map { "\(indentation)  \($0)" } + ["\(indentation)}"]
  }
}
