import Fuzzing
import Importing
import Testing

/// A few of the inputs that `make fuzz` reads by the million.
struct FuzzTests {
  private static let seed: UInt64 = 2026
  private static let count = 2000

  @Test("Whatever is changed in an input, it is read, or refused with a message and a place")
  func inputs() async throws {
    let corpus = try FuzzCorpus()
    let tally = await withTaskGroup(of: FuzzTally.self) { group in
      for part in 0..<2 {
        group.addTask {
          var tally = FuzzTally()
          for index in stride(from: part, to: Self.count, by: 2) {
            let input = FuzzInput(seed: Self.seed, index: index, corpus: corpus)
            tally.add(FuzzCheck.run(input), of: index)
          }
          return tally
        }
      }
      return await group.reduce(into: FuzzTally()) { $0.add($1) }
    }
    #expect(tally.problems == [:])
    #expect(tally.inputs == Self.count)
    #expect(tally.accepted > Self.count / 5)
    // The inputs reach every reader, and most of what each refuses.
    let readers = ImportFormats.readers.map(\.format.name) + ["snippet"]
    #expect(Set(tally.sources.keys) == Set(readers))
    for family in ["json/", "structure/", "naming/", "reference/", "dtcg/"] {
      #expect(tally.rules.keys.count { $0.hasPrefix(family) } > 0, "\(family)")
    }
  }

  @Test("An input is made of its seed and index alone") func isRepeatable() throws {
    let (corpus, again) = (try FuzzCorpus(), try FuzzCorpus())
    for index in 0..<50 {
      let input = FuzzInput(seed: 7, index: index, corpus: corpus)
      let same = FuzzInput(seed: 7, index: index, corpus: again)
      #expect(input.text == same.text && input.format == same.format && input.chunk == same.chunk)
    }
    let texts = Set((0..<50).map { FuzzInput(seed: 7, index: $0, corpus: corpus).text })
    #expect(texts.count > 45)
    #expect(
      FuzzInput(seed: 8, index: 0, corpus: corpus).text
        != FuzzInput(seed: 7, index: 0, corpus: corpus).text)
  }
}
