/// The generator of presets in Curvet's canonical form, one per line.
///
/// A preset is made of its number alone, so that one may refer to an earlier one without any having
/// been kept. Three words are planted, for searches of known breadth.
struct PresetGenerator {
  enum Kind: String {
    case curve, spring, duration, keyframes, transition
  }

  /// The average length of a line.
  static let averageBytes = 880

  /// Words by how many presets share one of each.
  static let planted = [
    (word: "zephyr", every: 1000), (word: "lantern", every: 20), (word: "ubiquitous", every: 2),
  ]

  private static let kinds: [Kind] = [
    .curve, .spring, .curve, .transition, .duration, .keyframes, .curve, .transition,
  ]

  /// The kind of the preset of a number, and its name.
  static func identity(of number: Int) -> (kind: Kind, name: String) {
    var random = SplitMix64(seed: UInt64(number) &* 2)
    let kind = kinds[number % kinds.count]
    let words = "\(random.element(Words.titles))-\(random.element(Words.tags))"
    return (kind, "\(kind.rawValue)/\(words)-\(number)")
  }

  /// Returns the name of an earlier preset of a kind, or nil where there is none.
  static func earlier(_ kind: Kind, than number: Int, _ random: inout SplitMix64) -> String? {
    guard number >= kinds.count else { return nil }
    let block = random.number(0...number / kinds.count - 1)
    return kinds.firstIndex(of: kind).map { identity(of: block * kinds.count + $0).name }
  }

  /// Returns the preset of a number as a line without its end.
  static func line(of number: Int) -> String {
    var random = SplitMix64(seed: UInt64(number) &* 2 + 1)
    let (kind, name) = identity(of: number)
    let title = "\(random.element(Words.titles)) \(random.element(Words.titles))".capitalized
    let tags = (0...random.number(2...3)).reduce(into: [String]()) { tags, _ in
      let tag = random.element(Words.tags)
      if !tags.contains(tag) { tags.append(tag) }
    }
    let role = random.element(["enter", "exit", "emphasis", "feedback", "navigation", "loop"])
    let start = #"{"name":"\#(name)","kind":"\#(kind.rawValue)","title":"\#(title) \#(number)","#
    var end = "\",\"tags\":[" + tags.map { "\"\($0)\"" }.joined(separator: ",") + "],"
    end += "\"role\":\"\(role)\",\"source\":\(source(&random)),"
    if kind == .keyframes || kind == .transition { end += "\"reducedMotion\":\"none\"," }
    end += "\"motion\":{\(motion(kind, number, &random))}}"
    let spread = random.number(-200...200)
    let room = averageBytes + spread - start.utf8.count - end.utf8.count - 12
    return start + "\"summary\":\"" + summary(number, room: room, &random) + end
  }

  /// Sentences, the frequent words more often in them, until there is no more room.
  private static func summary(_ number: Int, room: Int, _ random: inout SplitMix64) -> String {
    var sentence = planted.filter { number % $0.every == 0 }.map(\.word)
    var text = ""
    while true {
      let end = random.number(8...14)
      while sentence.count < end {
        let bound = random.number(0...Words.all.count - 1)
        sentence.append(Words.all[random.number(0...bound)])
      }
      text += sentence.joined(separator: " ").capitalized + "."
      if text.utf8.count > room - 30 { return text }
      text += " "
      sentence = []
    }
  }

  /// One of two hundred sources, as a catalog has many presets from each.
  private static func source(_ random: inout SplitMix64) -> String {
    var random = SplitMix64(seed: UInt64(random.number(1...200)))
    let title = "\(random.element(Words.titles)) \(random.element(Words.sources))"
    let site = random.element(Words.sources)
    return
      #"{"title":"\#(title.capitalized)","author":"\#(random.element(Words.titles).capitalized)","#
      + #""url":"https://\#(site).example/motion","license":"CC-BY-4.0","language":"en","#
      + #""year":\#(random.number(2012...2024))}"#
  }
}

extension String {
  /// The text with its first letter large.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
