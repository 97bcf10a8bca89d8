import SeededNumbers

/// A Swift mutation changes one number in the code of each preset, as a wrong export would.
struct SwiftMutation {
  /// The code after it.
  private(set) var text: String
  /// The presets that it has changed.
  private(set) var presets: Set<String> = []

  /// Changes one of the numbers of each preset that says what moves when.
  init(_ source: String, seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var preset: String?
    var places: [(line: Int, match: Regex<(Substring, Substring, Substring)>.Match)] = []
    var changed: [(line: Int, text: String)] = []
    var skipped: String?
    var newer: String?
    func finish() -> String? {
      defer { places = [] }
      guard let place = places.randomElement(using: &numbers), let value = Double(place.match.2)
      else { return nil }
      var line = lines[place.line]
      line.replaceSubrange(
        place.match.2.startIndex..<place.match.2.endIndex, with: "\(value * 1.37 + 0.11)")
      changed.append((place.line, line))
      return preset
    }
    for (index, line) in lines.enumerated() {
      let trimmed = line.drop { $0 == " " }
      let margin = String(line.prefix { $0 == " " })
      if trimmed.hasPrefix("///") {
        if let found = trimmed.firstMatch(of: /`([a-z0-9-]+\/[^`\s]+)` ·/) {
          if let name = finish() { presets.insert(name) }
          preset = String(found.1)
        } else if !trimmed.hasPrefix("/// - "), preset != nil, !places.isEmpty {
          // Another declaration, such as a driver.
          if let name = finish() { presets.insert(name) }
          preset = nil
        }
        continue
      }
      // Reduced motion isn't played.
      if let end = skipped {
        if line == end + "}" || line == end + "} else {" { skipped = nil }
        continue
      }
      if trimmed.hasPrefix("if reducesMotion") || trimmed.hasPrefix("guard !reducesMotion") {
        if !trimmed.hasSuffix("}") { skipped = margin }
        continue
      }
      // What older systems do isn't played, either.
      if trimmed.hasPrefix("if #available") { newer = margin }
      if let end = newer, line == end + "} else {" {
        (newer, skipped) = (nil, end)
        continue
      }
      guard preset != nil, !Self.unseen.contains(where: trimmed.contains) else { continue }
      places += line.matches(of: Self.numbers).map { (index, $0) }
    }
    if let name = finish() { presets.insert(name) }
    for (line, text) in changed { lines[line] = text }
    text = lines.joined(separator: "\n")
  }

  /// What stands in lines that say what isn't played: reduced motion, a release, an ignored duration.
  private static let unseen = ["or: ", "rest: ", "? UIViewPropertyAnimator(", "duration: 0,"]

  /// A number after the name of what it says.
  private nonisolated(unsafe) static let numbers =
    /(?:[dD]uration|delayFactor|RelativeStartTime|toValue|fromValue|stiffness|alpha|scaleX|translationX|center\.[xy])(: | = | \+= | -= )(\d+(?:\.\d+)?)(?![\d.]* \/)/
}
