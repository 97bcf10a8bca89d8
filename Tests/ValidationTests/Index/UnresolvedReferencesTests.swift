import Diagnostics
import Presets
import Testing

@testable import Validation

@Suite struct UnresolvedReferencesTests {
  private func make(_ number: Int) -> UnresolvedReferences.Element {
    let roles = ReferenceRole.allCases
    return .init(
      from: UInt32(number * 40_000), role: roles[number % roles.count], target: "p/\(number)",
      place: Place(
        file: number < 1500 ? "a" : "б.json", line: number * 1000, column: number % 300,
        pointer: number % 2 == 0 ? "" : "/motion/\(number)",
        excerpt: Excerpt(text: "text", caret: 1)))
  }

  @Test func allComeBackInOrder() {
    var waiting = UnresolvedReferences()
    for number in 0..<3000 { waiting.append(make(number)) }
    #expect(waiting.count == 3000)
    var number = 0
    waiting.forEach { one in
      let expected = make(number)
      #expect(one.from == expected.from)
      #expect(one.role == expected.role)
      #expect(one.target == expected.target)
      var place = expected.place
      // The first are kept whole.
      if number >= 1000 { place.excerpt = nil }
      #expect(one.place == place)
      number += 1
      return true
    }
    #expect(number == 3000)
  }

  @Test(arguments: [0, 999, 2000]) func theBodyMayEndIt(last: Int) {
    var waiting = UnresolvedReferences()
    for number in 0..<3000 { waiting.append(make(number)) }
    var seen = 0
    waiting.forEach { _ in
      seen += 1
      return seen <= last
    }
    #expect(seen == last + 1)
  }
}
