import Foundation
import Motion
import Presets
import Testing

struct FeelWordTests {
  @Test("Bits are powers of two that never change")
  func bits() {
    #expect(
      FeelWord.allCases.map { "\($0.rawValue) \($0.bit)" } == [
        "linear 1", "soft 2", "snappy 4", "bouncy 8", "elastic 16", "abrupt 32", "lazy 64",
        "stepped 128", "anticipating 256",
      ])
  }

  @Test(
    "Any of its words finds it",
    arguments: [
      ("soft", .soft), ("Gentle", .soft), ("やわらかい", .soft), ("ふんわり", .soft), ("мягкий", .soft),
      ("ПЛАВНЫЙ", .soft), ("четкий", .snappy), ("чёткий", .snappy), ("きびきび", .snappy),
      ("springy", .bouncy), ("弾む", .bouncy), ("カクカク", .stepped), ("с замахом", .anticipating),
      ("ゆっくり", .lazy), ("Slow", .lazy), ("резкий", .abrupt), ("", nil), ("sof", nil),
      ("soft ", nil),
    ] as [(String, FeelWord?)])
  func named(word: String, feel: FeelWord?) {
    #expect(FeelWord.named(word) == feel)
  }

  @Test("No word stands for two, and every word finds its own")
  func unambiguous() {
    let words = FeelWord.allCases.flatMap(\.words)
    #expect(Set(words.map { $0.lowercased() }).count == words.count)
    for feel in FeelWord.allCases {
      #expect(feel.words.first == feel.rawValue)
      for word in feel.words { #expect(FeelWord.named(word) == feel) }
    }
  }

  @Test(
    "Its name is told in a language",
    arguments: [
      ("en", "soft"), ("ja", "やわらかい"), ("ru", "мягкий"), ("ru-RU", "мягкий"), ("JA_jp", "やわらかい"),
      ("fr", "soft"), ("", "soft"),
    ])
  func name(language: String, name: String) {
    #expect(FeelWord.soft.name(in: language) == name)
  }

  @Test(
    "Either side of every threshold",
    arguments: [
      ("linear(0, .52, 1)", "linear"), ("linear(0, .53, 1)", "soft"),
      ("linear(0, .9 92%, 1)", "linear"), ("linear(0, .4 50%, .9 92.1%, 1)", "abrupt"),
      ("linear(0, .4 50%, .9 91.9%, 1)", "soft"),
      ("linear(0, .1 30%, .9 64.9%, 1)", "abrupt"), ("linear(0, .1 30%, .9 65.1%, 1)", "soft"),
      ("linear(0, .9 55%, 1)", "snappy"), ("linear(0, .9 55.1%, 1)", "soft"),
      ("linear(0, .9 50%, 1) .54s", "snappy"), ("linear(0, .9 50%, 1) .55s", "soft"),
      ("linear(0, .9 50%, 1) .8s", "soft"), ("linear(0, .9 50%, 1) .81s", "soft lazy"),
      ("linear(0, .9 50%, 1) .1s", "snappy"), ("linear(0, .9 50%, 1) .099s", "abrupt"),
      ("linear(0, 1.039 60%, 1)", "snappy"), ("linear(0, 1.041 60%, 1)", "snappy bouncy"),
      ("linear(0, 1.149 40%, 1)", "snappy bouncy"), ("linear(0, 1.151 40%, 1)", "bouncy"),
      ("linear(0, 1 40%, .9 60%, 1)", "snappy bouncy"),

      ("linear(0, 1.11 40%, .99 60%, 1)", "snappy bouncy"),
      ("linear(0, 1.11 40%, .979 60%, 1)", "snappy bouncy elastic"),
      ("linear(0, .05 20%, -.11 40%, 1)", "bouncy elastic anticipating"),
      ("linear(0, 1, -.1, 1)", "bouncy"), ("linear(0, -.1 20%, .9 70%, 1)", "anticipating"),
      ("linear(0, .2 20%, -.11 40%, 1)", "bouncy elastic"),
      ("linear(0, .5 50%, .59 50%, 1)", "soft"), ("linear(0, .5 50%, .61 50%, 1)", "stepped"),
      ("steps(3) 1s", "lazy stepped"), ("linear 1s", "linear lazy"), ("linear(.5, .5)", ""),
    ])
  func thresholds(text: String, words: String) throws {
    #expect(PresetFacts(of: try MotionExpression.parse(text)).feel.listed == words)
  }

  @Test("The documentation lists every word with its names and threshold")
  func documented() throws {
    var file = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { file.deleteLastPathComponent() }
    let text = try String(
      contentsOf: file.appendingPathComponent("docs/searching.md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "\n## Feel\n").last)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(rows.allSatisfy { $0.count == 5 && !$0[4].isEmpty })
    let listed = rows.map { row in (row[..<3].joined(separator: ", "), row[3]) }
    let expected = FeelWord.allCases.map { ($0.words.joined(separator: ", "), $0.reason) }
    #expect(listed.map(\.0).sorted() == expected.map(\.0).sorted())
    #expect(listed.map(\.1).sorted() == expected.map(\.1).sorted())
    for (words, reason) in expected {
      #expect(listed.contains { $0 == (words, reason) }, "\(words)")
    }
  }
}
