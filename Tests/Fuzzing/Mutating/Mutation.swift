/// A mutation changes a text in one way or another.
struct Mutation {
  let corpus: FuzzCorpus

  /// Changes a text a few times, and at the end, now and then, how it is encoded.
  ///
  /// Most texts stay JSON: what is refused at its first comma says nothing about the rest.
  func change(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    let breaks = random.onceIn(5)
    for _ in 0...random.below(4) {
      switch (breaks, random.below(3)) {
      case (true, 0): changeBytes(&text, &random)
      case (true, 1): changeTokens(&text, &random)
      default: changeValues(&text, &random)
      }
      // Doubling what was doubled must not fill the memory.
      if text.count > 1 << 18 { text.removeLast(text.count - 1 << 18) }
    }
    if random.onceIn(40) { encode(&text, &random) }
  }

  private func changeBytes(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    guard !text.isEmpty else { return text = random.element(FuzzPieces.values) }
    let start = random.below(text.count)
    let end = min(text.count, start + random.below(32))
    switch random.below(7) {
    case 0: text[start] ^= 1 << UInt8(random.below(8))
    case 1: text[start] = UInt8(random.below(256))
    case 2: text.removeSubrange(start..<end)
    case 3: text.insert(contentsOf: text[start..<end], at: start)
    case 4: text.removeSubrange(start...)
    case 5: text.insert(contentsOf: random.element(FuzzPieces.bytes), at: start)
    default: text.insert(contentsOf: random.element(FuzzPieces.marks), at: start)
    }
  }

  /// Changes tokens, whatever becomes of the grammar.
  private func changeTokens(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    let all = JSONTokens(text).tokens
    guard !all.isEmpty else { return changeBytes(&text, &random) }
    let range = random.element(all).range
    switch random.below(4) {
    case 0: text.removeSubrange(range)
    case 1: text.insert(contentsOf: text[range], at: range.lowerBound)
    case 2: swap(range, random.element(all).range, in: &text)
    default: text.replaceSubrange(range, with: random.element(FuzzPieces.marks))
    }
  }

  /// Puts one value, key or item in another's place, so that JSON stays JSON.
  private func changeValues(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    let all = JSONTokens(text)
    let values = all.values
    guard !values.isEmpty else { return changeBytes(&text, &random) }
    let index = random.element(values)
    let (token, value) = (all.tokens[index], all.value(at: index))
    switch random.below(14) {
    case 0: text.removeSubrange(all.item(at: index))
    case 1:
      let item = all.item(at: index)
      text.insert(contentsOf: text[item], at: item.lowerBound)
    case 2: swap(value, all.value(at: random.element(values)), in: &text)
    case 3 where random.onceIn(6): text.replaceSubrange(value, with: FuzzPieces.large(&random))
    case 4: text.replaceSubrange(value, with: piece(of: &random))
    case 5, 6:
      let keys = all.tokens.indices.filter(all.isKey)
      guard !keys.isEmpty else { return }
      text.replaceSubrange(
        all.tokens[random.element(keys)].range, with: random.element(corpus.words))
    case 7,
      8 where token.kind == .string:
      changeString(token.range, in: &text, &random)
    case 9,
      10 where token.kind == .word:
      changeNumber(token.range, in: &text, &random)
    case 11 where token.kind == .string:
      text.replaceSubrange(value, with: random.element(corpus.words))
    default: text.replaceSubrange(value, with: random.element(FuzzPieces.values))
    }
  }

  private func swap(_ one: Range<Int>, _ other: Range<Int>, in text: inout [UInt8]) {
    let (first, second) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
    guard first.upperBound <= second.lowerBound else { return }
    let (head, tail) = (Array(text[first]), Array(text[second]))
    text.replaceSubrange(second, with: head)
    text.replaceSubrange(first, with: tail)
  }

  /// A value out of another text.
  private func piece(of random: inout FuzzRandom) -> [UInt8] {
    let text = random.element(random.onceIn(3) ? corpus.tokens : corpus.documents)
    let tokens = JSONTokens(text)
    let values = tokens.values
    return values.isEmpty ? text : Array(text[tokens.value(at: random.element(values))])
  }

  /// Changes what stands between quotes: expressions, names, times, paths.
  private func changeString(
    _ range: Range<Int>, in text: inout [UInt8], _ random: inout FuzzRandom
  ) {
    guard range.count > 2 else { return }
    let start = range.lowerBound + 1 + random.below(range.count - 2)
    let letters = Array("()0123456789.,+-%/ aAMLCzsm{}$#:e\u{7F}".utf8)
    switch random.below(3) {
    case 0: text.insert(random.element(letters), at: start)
    case 1: text[start] = random.element(letters)
    default: text.remove(at: start)
    }
  }

  /// Changes the digits of a number.
  private func changeNumber(
    _ range: Range<Int>, in text: inout [UInt8], _ random: inout FuzzRandom
  ) {
    let tails = ["e9", "e-9", "0", "00000000000000000000", ".5", "e308", "e-320", "1"]
    guard text[range.lowerBound] < UInt8(ascii: "A") else { return }
    if random.onceIn(2) {
      text.insert(contentsOf: random.element(tails).utf8, at: range.upperBound)
    } else {
      text.insert(UInt8(ascii: "-"), at: range.lowerBound)
    }
  }

  private func encode(_ text: inout [UInt8], _ random: inout FuzzRandom) {
    switch random.below(5) {
    case 0: text.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
    case 1: text = [0xFF, 0xFE] + text.flatMap { [$0, 0] }
    case 2: text = [0xFE, 0xFF] + text.flatMap { [0, $0] }
    case 3: text = text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    default: text = text.flatMap { $0 == 0x0A ? [0x0D] : [$0] }
    }
  }
}
