import BrowserChecking
import Testing

/// Whole pages can be visited.
struct VisitQuestionTests {
  @Test("Steps are taken in order, and what the browser complains of is told") func steps() throws {
    let html = """
      <!DOCTYPE html><meta http-equiv="Content-Security-Policy" content="script-src 'nonce-a'">
      <script nonce="a">
      var keys = ""
      document.addEventListener("keydown", (event) => { keys += event.key })
      setTimeout(() => { keys += "later" }, 50)
      </script>
      <img alt="" src="data:," onerror="keys += 'never'">
      """
    let answer = try BrowserChecker.answer(
      to: VisitQuestion(
        html: html, reducedMotion: true, width: 390,
        steps: [
          .init("keys", after: 0.3), .init("keys", typing: "a "),
          .init("[innerWidth, matchMedia('(prefers-reduced-motion: reduce)').matches]"),
        ]))
    #expect(answer.found == [#""later""#, #""latera ""#, "[390,true]"])
    #expect(answer.complaints.count == 1)
    #expect(answer.complaints.first?.contains("Content Security Policy") == true)
  }
}
