import Diagnostics
import Testing

@testable import CurvetCLI

struct HintWordsTests {
  /// Hints of every sort: with a command, with values in it, with an option alone.
  private static let hints: [(Hint, String)] = [
    ("try 10", "try 10"),
    (.known(["a", "b"]), "valid names: a, b"),
    (.search, "run 'curvet search' to find presets"),
    (.createCatalog(path: nil), "run 'curvet init' to create one"),
    (.createCatalog(path: "x.sqlite"), "run 'curvet init --catalog x.sqlite' to create one"),
    (.repairCatalog, "run 'curvet doctor --repair' to recover everything readable"),
    (
      .revertRemoval(name: "curve/a", rev: 3),
      "it was removed; run 'curvet revert curve/a@3' to restore it"
    ),
    (
      .chooseRevision(upTo: 4, of: "a"),
      "use a revision from 1 to 4; run 'curvet history a' to list them"
    ),
    (.shortenPrefix, "choose a shorter --prefix"),
  ]

  @Test("A hint names commands and options as they are typed", arguments: hints)
  func words(hint: Hint, words: String) {
    #expect(hint.words == words)
  }

  @Test("A hint about a catalog that isn't the one in use names it") func otherCatalog() {
    let words = Hint.repairCatalog.words(ofCatalog: "my b.sqlite")
    #expect(
      words == "run 'curvet doctor --repair --catalog 'my b.sqlite'' to recover everything readable"
    )
  }

  @Test("What needs no command line says the same without one", arguments: hints)
  func sentence(hint: Hint, words: String) {
    #expect(hint.sentence == nil || hint.sentence == words)
  }
}
