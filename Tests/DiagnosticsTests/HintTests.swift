import Diagnostics
import Testing

struct HintTests {
  @Test("A literal is a sentence, what may be meant a question") func values() {
    let hint: Hint = "try 10"
    #expect(hint == .text("try 10"))
    #expect("as in \(10)" == Hint.text("as in 10"))
    #expect(
      Suggestion.hint(for: "flp", among: ["flip", "push"]) == .question("did you mean 'flip'?"))
    #expect(Suggestion.hint(for: "zoom", among: ["flip", "push"]) == nil)
  }

  @Test("A finding's help may be a sentence or a value") func finding() {
    #expect(Finding("r", "m", help: "try 10").help == .text("try 10"))
    #expect(Finding("r", "m", help: .search).help == .search)
    #expect(Finding("r", "m").help == nil)
  }

  @Test("A program without commands leaves out what names one") func sentence() {
    #expect(Hint.known(["a", "b"]).sentence == "valid names: a, b")
    #expect(Hint.question("did you mean 'a'?").sentence == "did you mean 'a'?")
    #expect(Hint.search.sentence == nil)
    #expect(Finding("r", "m", help: .search).lines() == ["error: m"])
    #expect(Finding("r", "m", help: .search).lines { _ in "look" } == ["error: m", "help: look"])
  }
}
