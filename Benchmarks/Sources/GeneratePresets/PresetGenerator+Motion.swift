extension PresetGenerator {
  /// Returns the members of a motion, in canonical order.
  static func motion(_ kind: Kind, _ number: Int, _ random: inout SplitMix64) -> String {
    switch kind {
    case .curve: curve(&random)
    case .spring: spring(&random)
    case .duration: "\"seconds\":\(decimal(random.number(5...250)))"
    case .keyframes: keyframes(number, &random)
    case .transition: transition(number, &random)
    }
  }

  private static func curve(_ random: inout SplitMix64) -> String {
    let duration = "\"duration\":\(decimal(random.number(10...120)))"
    switch random.number(0...5) {
    case 0:
      let points = (1...9).map { "[\(decimal($0 * 10)),\(decimal(random.number(0...130)))]" }
      return "\"linear\":[[0,0],\(points.joined(separator: ",")),[1,1]],\(duration)"
    case 1: return "\"steps\":\(random.number(2...12)),\"jump\":\"end\",\(duration)"
    default:
      let (x1, x2) = (decimal(random.number(0...100)), decimal(random.number(0...100)))
      let (y1, y2) = (decimal(random.number(-40...100)), decimal(random.number(0...140)))
      return "\"cubicBezier\":[\(x1),\(y1),\(x2),\(y2)],\(duration)"
    }
  }

  private static func spring(_ random: inout SplitMix64) -> String {
    switch random.number(0...2) {
    case 0:
      let mass = decimal(random.number(50...200))
      return "\"mass\":\(mass),\"stiffness\":\(random.number(40...900)),"
        + "\"damping\":\(random.number(5...40))"
    case 1:
      return "\"duration\":\(decimal(random.number(20...90))),"
        + "\"bounce\":\(decimal(random.number(-20...60)))"
    default:
      return "\"response\":\(decimal(random.number(20...90))),"
        + "\"dampingFraction\":\(decimal(random.number(40...100)))"
    }
  }

  private static func keyframes(_ number: Int, _ random: inout SplitMix64) -> String {
    let frames = random.number(3...6)
    let values = (0...frames).map { _ in String(random.number(-300...300)) }
    let times = (0...frames).map { decimal($0 * 100 / frames) }
    return head(number, &random)
      + ",\"tracks\":[{\"property\":\"position.y\",\"values\":[\(values.joined(separator: ","))],"
      + "\"keyTimes\":[\(times.joined(separator: ","))],\"calculationMode\":\"cubic\"},"
      + "{\"property\":\"opacity\",\"values\":[0,\(decimal(random.number(20...90))),1]}]"
  }

  private static func transition(_ number: Int, _ random: inout SplitMix64) -> String {
    let style = random.element(["push", "moveIn", "reveal", "flip"])
    let direction = random.element(["fromLeft", "fromRight", "fromTop", "fromBottom"])
    return "\"style\":\"\(style)\",\"direction\":\"\(direction)\"," + head(number, &random)
  }

  /// Duration and timing: half of them other presets'.
  private static func head(_ number: Int, _ random: inout SplitMix64) -> String {
    var duration = decimal(random.number(10...150))
    var timing = "{\"named\":\"easeOut\"}"
    if random.onceIn(2), let name = earlier(.duration, than: number, &random) {
      duration = "\"\(name)\""
    }
    if random.onceIn(2),
      let name = earlier(random.onceIn(2) ? .curve : .spring, than: number, &random)
    {
      timing = "\"\(name)\""
    }
    return "\"duration\":\(duration),\"timing\":\(timing)"
  }

  /// Hundredths as the canonical form writes them.
  static func decimal(_ hundredths: Int) -> String {
    hundredths % 100 == 0 ? String(hundredths / 100) : (Double(hundredths) / 100).description
  }
}
