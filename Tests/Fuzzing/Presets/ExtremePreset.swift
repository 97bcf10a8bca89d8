/// An extreme preset is a preset with numbers by chance, many of them at the edge of what is allowed or beyond.
struct ExtremePreset {
  private var random: FuzzRandom
  /// The names that it may refer to.
  private let others: [String]

  init(seed: UInt64, index: Int, others: [String]) {
    random = FuzzRandom(seed: seed ^ 0x0E87_4EE5, index: index)
    self.others = others
  }

  /// The preset as JSON.
  mutating func text() -> String {
    let motion = motion(depth: 0)
    let role = random.onceIn(3) ? ", \"role\": \"\(random.element(Self.roles))\"" : ""
    return "{\"motion\": \(motion)\(role)}"
  }

  private static let roles = ["enter", "exit", "emphasis", "feedback", "navigation", "loop"]

  private mutating func motion(depth: Int) -> String {
    switch random.below(depth > 1 ? 6 : 7) {
    case 0: curve(isTiming: false)
    case 1: spring()
    case 2: "{\"seconds\": \(time())}"
    case 3: keyframes()
    case 4: transition()
    case 5: animator()
    default: group(depth: depth)
    }
  }

  // MARK: Timing

  private mutating func timing() -> String {
    switch random.below(5) {
    case 0 where !others.isEmpty: "\"\(random.element(others))\""
    case 1, 2: spring()
    default: curve(isTiming: true)
    }
  }

  private mutating func curve(isTiming: Bool) -> String {
    let shape =
      switch random.below(5) {
      case 0: "\"named\": \"\(random.element(["linear", "easeIn", "easeInEaseOut"]))\""
      case 1: "\"linear\": [[0, \(output())], [\(unit()), \(output())], [1, \(output())]]"
      case 2:
        "\"steps\": \(random.element([1, 2, 6, 100, 100_000])), \"jump\": \"\(random.element(["start", "end", "both"]))\""
      case 3: "\"path\": \"M 0,0 C .1,\(output()) .2,\(output()) .4,\(output()) L 1,1\""
      default: "\"cubicBezier\": [\(unit()), \(output()), \(unit()), \(output())]"
      }
    let times = isTiming ? "" : optional("duration", time()) + optional("delay", time())
    return "{\(shape)\(times)}"
  }

  private mutating func spring() -> String {
    switch random.below(4) {
    case 0: "{\"mass\": \(positive()), \"stiffness\": \(positive()), \"damping\": \(positive())}"
    case 1:
      "{\"duration\": \(time()), \"bounce\": \(random.element(["-1", "0", "0.3", "0.999", "1"]))}"
    case 2: "{\"dampingRatio\": \(positive()), \"duration\": \(time())}"
    default:
      "{\"response\": \(time()), \"dampingFraction\": \(positive())\(optional("initialVelocity", number()))}"
    }
  }

  // MARK: Animations

  private mutating func keyframes() -> String {
    var fields = ""
    fields += optional("timing", timing()) + optional("beginTime", time())
    fields += optional(
      "repeatCount", random.element(["0", "0.5", "1.5", "1000", "1e9", "\"infinite\""]))
    fields += optional("speed", number()) + optional("autoreverses", "true")
    let tracks = (0...random.below(3)).map { _ in track() }.joined(separator: ", ")
    return "{\"duration\": \(time())\(fields), \"tracks\": [\(tracks)]}"
  }

  private mutating func track() -> String {
    let mode = optional(
      "calculationMode",
      "\"\(random.element(["linear", "discrete", "paced", "cubic", "cubicPaced"]))\"")
    switch random.below(4) {
    case 0:
      return
        "{\"property\": \"position\", \"path\": \"M 0,0 Q \(number()),\(number()) \(number()),\(number()) L 9,9\"\(mode)\(optional("timings", "[\(timing()), \(timing())]"))}"
    case 1:
      let frames = (0...random.below(3)).map { _ in
        "{\"start\": \(unit()), \"duration\": \(unit()), \"\(random.element(["to", "by"]))\": \(number())}"
      }
      return
        "{\"property\": \"\(property())\", \"frames\": [\(frames.joined(separator: ", "))]\(mode)}"
    case 2:
      let values = (0...random.below(3)).map { _ in "[\(number()), \(number())]" }
      return "{\"property\": \"position\", \"values\": [\(values.joined(separator: ", "))]\(mode)}"
    default:
      let values = (0...random.below(4)).map { _ in random.onceIn(8) ? "null" : number() }
      return
        "{\"property\": \"\(property())\", \"values\": [\(values.joined(separator: ", "))]\(mode)\(optional("additive", "true"))}"
    }
  }

  private mutating func property() -> String {
    random.element([
      "opacity", "transform.translation.x", "transform.rotation.z", "transform.scale",
      "cornerRadius",
      "position.x", "zPosition", "own.property",
    ])
  }

  private mutating func transition() -> String {
    let times =
      optional("duration", time()) + optional("delay", time()) + optional("timing", timing())
    let style = random.element([
      "fade", "push", "flip", "curlUp", "crossDissolve", "zoom", "custom",
    ])
    guard style == "zoom" || style == "custom" else { return "{\"style\": \"\(style)\"\(times)}" }
    let layers = ["source", "destination"].map { layer in
      let frames = (0...random.below(2)).map { _ in
        random.onceIn(3)
          ? "{\"property\": \"frame\", \"start\": 0, \"duration\": \(unit()), \"to\": [\(number()), 0, \(number()), 9]}"
          : "{\"property\": \"\(property())\", \"start\": \(unit()), \"duration\": \(unit()), \"to\": \(number())}"
      }
      return "{\"layer\": \"\(layer)\", \"frames\": [\(frames.joined(separator: ", "))]}"
    }
    return
      "{\"style\": \"\(style)\"\(times)\(optional("perspective", "{\"eyeDistance\": \(number())}")), \"layers\": [\(layers.joined(separator: ", "))]}"
  }

  private mutating func animator() -> String {
    let animations = (0...random.below(2)).map { _ in
      "{\"property\": \"\(property())\", \"\(random.element(["to", "by"]))\": \(number())\(optional("from", number()))}"
    }
    return
      "{\"duration\": \(time())\(optional("timing", timing()))\(optional("delay", time())), \"animations\": [\(animations.joined(separator: ", "))]}"
  }

  private mutating func group(depth: Int) -> String {
    let members = (0...random.below(2)).map { _ in
      let content =
        random.onceIn(3) && !others.isEmpty
        ? "\"preset\": \"\(random.element(others))\"" : "\"motion\": \(motion(depth: depth + 1))"
      return
        "{\(content)\(optional("beginTime", time()))\(optional("stagger", time()))\(optional("speed", number()))}"
    }
    return "{\"members\": [\(members.joined(separator: ", "))]\(optional("duration", time()))}"
  }

  // MARK: Numbers

  private mutating func optional(_ field: String, _ value: String) -> String {
    random.onceIn(2) ? ", \"\(field)\": \(value)" : ""
  }

  private mutating func unit() -> String {
    random.element([
      "0", "1", "0.2", "0.5", "0.999999", "1e-9", "\(Double(random.below(1000)) / 1000)",
    ])
  }

  private mutating func output() -> String {
    random.element([
      "0", "1", "0.4", "-0.5", "1.6", "9999", "-10000", "10001", "1e9", "-1e308", "5e-324",
      "\(Double(random.below(4000)) / 1000 - 1)",
    ])
  }

  private mutating func number() -> String {
    random.element([
      "0", "1", "-1", "0.5", "100", "1e-9", "5e-324", "1e10", "-1e10", "9999999999", "1e11",
      "-1e308",
      "1e308", "\(Double(random.below(100_000)) / 100 - 500)",
    ])
  }

  private mutating func positive() -> String {
    random.element([
      "1", "0.5", "100", "1e-9", "1e-4", "0.001", "0.01", "1e10", "1e308", "5e-324",
      "\(Double(1 + random.below(50_000)) / 100)",
    ])
  }

  private mutating func time() -> String {
    random.element([
      "0", "0.3", "1", "0.000001", "1e-7", "86400", "86401", "1e308", "59", "3600",
      "\(Double(random.below(2000)) / 1000)",
    ])
  }
}
