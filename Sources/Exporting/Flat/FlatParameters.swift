import Diagnostics
import Motion
import StrictJSON

/// Flat parameters are what only the app knows of a motion.
struct FlatParameters {
  /// The names that it depends on, before any was given.
  let known: Set<String>
  /// Those that are still open, by name.
  let list: [FlatParameter]
  /// The distance of the gesture that drives it.
  let distance: AffineSum?

  /// Looks for the parameters of a motion.
  ///
  /// - Parameter used: The names that the numbers depend on.
  init(of motion: Motion, _ plain: Timeline, used: Set<String>, distance: AffineSum?) {
    let measures = motion.allMeasures
    known = Set(measures.flatMap(\.symbols) + motion.openSizes + plain.starts.keys)
    self.distance = distance
    list = used.sorted().map { name in
      if let start = plain.starts[name] { return FlatParameter(start: name, of: plain, start) }
      let users = plain.tracks.filter { track in track.sums.contains { $0.plus[name] != nil } }
      return FlatParameter(name, in: measures, of: users.map(\.property))
    }
  }

  /// The distance of the gesture that drives a motion; nil if there is none.
  static func distance(
    of motion: Motion, _ lengths: [String: Double]
  ) throws(Unsupported) -> AffineSum? {
    switch motion.interaction?.distance {
    case nil: return nil
    case .number(let number): return AffineSum(number)
    case .measure(let measure): return try evaluated(try measure.affineSum(lengths))
    }
  }
}

/// A flat parameter is one number that only the app knows.
struct FlatParameter {
  let name: String
  let unit: PropertyUnit?
  let meaning: String
  let example: Double
  /// The default value.
  var fallback: Double?

  /// Makes a parameter of the properties that depend on it.
  fileprivate init(_ name: String, in measures: [Measure], of properties: [String]) {
    self.name = name
    let words = name.split(separator: ".")
    let ratios = ["opacity", "transform.scale"]
    let isRatio =
      words.last == "relativeVelocity"
      || !properties.isEmpty
        && properties.allSatisfy { property in ratios.contains { property.hasPrefix($0) } }
    unit = isRatio ? nil : words.contains("velocity") ? .pointsPerSecond : .points
    let part = words.contains("velocity") ? "velocity" : words.last.map(String.init) ?? name
    let texts = Set(measures.filter { $0.symbols.contains(name) }.map { "\"\($0.text)\"" }).sorted()
    let place = texts.isEmpty ? "" : "; used in \(texts.joined(separator: ", "))"
    meaning = (Self.meanings[name] ?? "The app's \(name)") + place
    example = Self.screen[name] ?? Self.examples[part] ?? (isRatio ? 0.5 : 100)
  }

  fileprivate init(start name: String, of plain: Timeline, _ value: Double) {
    self.name = name
    let words = name.dropFirst("start.".count)
    let track = plain.tracks.first { track in
      let own = [track.target, track.property].compactMap(\.self).joined(separator: ".")
      return words == own || words.hasPrefix(own + ".")
    }
    unit = track.flatMap { PropertyUnit($0.property) }
    meaning = "The value of \(words) before the motion starts"
    let part = words.split(separator: ".").last.map(String.init) ?? name
    let isKnown = track.map { Self.hasDefault($0.property) } ?? false
    (example, fallback) = isKnown ? (value, value) : (Self.examples[part] ?? 100, nil)
  }

  /// Whether Core Animation's default of a property is typical for layers.
  private static func hasDefault(_ property: String) -> Bool {
    let own = ["position", "center", "frame", "bounds", "constraint", "anchorPoint"]
    return PropertyType(property: property) != nil
      && !own.contains { property == $0 || property.hasPrefix($0 + ".") }
  }

  private static let meanings = [
    "container.width": "The width of the container of the motion, usually the screen",
    "container.height": "The height of the container of the motion, usually the screen",
    "gesture.velocity": "The velocity of the finger on release",
    "gesture.velocity.x": "The velocity of the finger to the right on release",
    "gesture.velocity.y": "The downward velocity of the finger on release",
    Interaction.relativeVelocity:
      "The velocity of the finger on release, in distances of the motion per second",
    "destination.final.x": "The x of the final frame of the incoming page",
    "destination.final.y": "The y of the final frame of the incoming page",
    "destination.final.width": "The width of the final frame of the incoming page",
    "destination.final.height": "The height of the final frame of the incoming page",
    "cell.x": "The x of the cell that the motion starts from",
    "cell.y": "The y of the cell that the motion starts from",
    "cell.width": "The width of the cell that the motion starts from",
    "cell.height": "The height of the cell that the motion starts from",
    "cell.radius": "The corner radius of the cell that the motion starts from",
  ]

  private static let screen: [String: Double] = [
    "container.width": 390, "container.height": 844, "destination.final.width": 390,
    "destination.final.height": 844, "destination.final.x": 0, "destination.final.y": 0,
  ]
  private static let examples: [String: Double] = [
    "width": 320, "height": 200, "x": 16, "y": 120, "radius": 12, "velocity": 800,
    "relativeVelocity": 1,
  ]

  /// Writes it.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("unit", ifPresent: unit?.rawValue)
      writer.member("meaning", meaning)
      writer.number("example", example)
      writer.number("default", fallback)
    }
  }
}

/// A property unit is what a property's numbers count.
enum PropertyUnit: String, CaseIterable {
  case points = "pt"
  case degrees = "deg"
  case pointsPerSecond = "pt/s"

  /// The unit of a property, or of what it is a part of; nil if its numbers have none, or if it isn't known.
  init?(_ property: String) {
    if property == "constraint" || property.hasPrefix("constraint.") {
      self = .points
      return
    }
    var path = property[...]
    while Property(String(path)) == nil {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      path = path[..<dot]
    }
    guard let unit = Property(String(path))?.unit else { return nil }
    self.init(rawValue: unit.rawValue)
  }
}

extension Motion {
  /// Its measures, and those that drive it.
  fileprivate var allMeasures: [Measure] {
    guard case .measure(let measure) = interaction?.distance else { return measures }
    return (measures + [measure]).uniqued()
  }
}
