import SeededNumbers

/// A transition mutation changes one number in the code of each class of screen transitions.
struct TransitionMutation {
  /// The code that it changes.
  enum Part {
    /// The animations.
    case motion
    /// How far a finger moves it, and when it ends.
    case gesture
  }

  /// The code after it.
  let text: String
  /// The classes that it has changed.
  let types: Set<String>

  private struct Place {
    let line: Int
    let range: Range<String.Index>
  }

  /// Changes a number of each class.
  init(_ source: String, _ part: Part, seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let places = part == .motion ? Self.motions(in: lines) : Self.gestures(in: lines, source)
    for (_, found) in places.sorted(by: { $0.key < $1.key }) {
      guard let place = found.randomElement(using: &numbers),
        let value = Double(lines[place.line][place.range])
      else { continue }
      lines[place.line].replaceSubrange(place.range, with: "\(value * 1.37 + 0.11)")
    }
    text = lines.joined(separator: "\n")
    types = Set(places.keys)
  }

  /// The numbers in what animates, by the names of their classes.
  private static func motions(in lines: [String]) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    var type: String?
    var isAnimation = false
    for (index, line) in lines.enumerated() {
      if let found = line.firstMatch(of: /^  @MainActor public final class (\w+Transition):/) {
        type = String(found.1)
      }
      if line == "  }" { type = nil }
      if line == "    }" { isAnimation = false }
      if line.contains("UIViewControllerAnimatedTransitioning {"), line.hasPrefix("    private") {
        isAnimation = true
      }
      guard isAnimation, let type, !line.contains("uration: 0,") else { continue }
      places[type, default: []] += line.matches(of: motion).map {
        Place(line: index, range: $0.output.1.startIndex..<$0.output.1.endIndex)
      }
    }
    return places
  }

  /// The numbers in the rules of gestures, by the names of the classes that these drive.
  private static func gestures(in lines: [String], _ source: String) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    var preset: String?
    let types = SwiftScreenTransition.all(in: source)
    for (index, line) in lines.enumerated() {
      if let found = line.firstMatch(of: /gesture rules of `(transition\/[^`]+)`/) {
        preset = String(found.1)
      }
      if line == "  }" { preset = nil }
      guard let name = preset, let type = types.first(where: { $0.presets.contains(name) })
      else { continue }
      places[type.name, default: []] += line.matches(of: gesture)
        .filter { $0.output.1 != "1" }
        .map { Place(line: index, range: $0.output.1.startIndex..<$0.output.1.endIndex) }
    }
    return places
  }

  /// A number after the name of what it says.
  private nonisolated(unsafe) static let motion =
    #/
    (?:uration:\ |delayFactor:\ |StartTime:\ |stiffness:\ |alpha\ =\ |alpha:\ |white:\ |m34\ =\ -
    |cornerRadius\ =\ |scaleX:\ |translationX:\ -?|Scale\(|Translation\(-?|\.pi\ \/\ |CGPoint\(x:\ )
    (\d+(?:\.\d+)?)
    /#

  /// A distance that isn't set later, or a threshold.
  private nonisolated(unsafe) static let gesture =
    /(?:distance: |projected\(|threshold\()(\d+(?:\.\d+)?)/
}
