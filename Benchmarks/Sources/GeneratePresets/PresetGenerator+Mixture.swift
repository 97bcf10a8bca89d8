extension PresetGenerator {
  private static let mixture: [Kind] = [
    .curve, .spring, .curve, .keyframes, .spring, .curve, .transition, .spring, .keyframes, .curve,
  ]

  /// Returns the preset of a number in a mixture that is exported as code, as a line without its end: of
  /// ten presets four are curves, three springs, two keyframes, and one is a custom transition.
  static func mixtureLine(of number: Int) -> String {
    var random = SplitMix64(seed: UInt64(number) &* 2 + 1)
    let kind = mixture[number % mixture.count]
    let motion =
      switch kind {
      case .keyframes: mixtureKeyframes(&random)
      case .transition: mixtureTransition(&random)
      // Without a number there are no earlier presets to refer to.
      case .curve, .spring, .duration: motion(kind, 0, &random)
      }
    return #"{"name":"\#(kind.rawValue)/mixture-\#(number)","kind":"\#(kind.rawValue)","#
      + #""title":"Mixture \#(number)","motion":{\#(motion)}}"#
  }

  /// How progress runs through the whole: a curve, or now and then a spring.
  private static func timing(_ random: inout SplitMix64) -> String {
    switch random.number(0...3) {
    case 0: return #"{"named":"easeInEaseOut"}"#
    case 1: return #"{"response":\#(decimal(random.number(20...60))),"dampingFraction":0.8}"#
    default:
      let numbers = [0...100, -20...100, 0...100, 0...120].map { decimal(random.number($0)) }
      return #"{"cubicBezier":[\#(numbers.joined(separator: ","))]}"#
    }
  }

  private static func mixtureKeyframes(_ random: inout SplitMix64) -> String {
    let values = (0...random.number(3...6)).map { _ in String(random.number(-300...300)) }
    let mode = random.element(["linear", "linear", "cubic"])
    return
      #""duration":\#(decimal(random.number(10...150))),"timing":\#(timing(&random)),"tracks":["#
      + #"{"property":"transform.translation.y","values":[\#(values.joined(separator: ","))],"#
      + #""calculationMode":"\#(mode)"},"#
      + #"{"property":"opacity","values":[0,\#(decimal(random.number(20...90))),1]}]"#
  }

  private static func mixtureTransition(_ random: inout SplitMix64) -> String {
    let start = decimal(random.number(20...50))
    return #""style":"custom","duration":\#(decimal(random.number(20...120))),"#
      + #""timing":\#(timing(&random)),"layers":[{"layer":"source","frames":["#
      + #"{"property":"transform.scale","start":0,"duration":1,"to":0.9},"#
      + #"{"property":"opacity","start":0.1,"duration":0.5,"to":0}]},{"layer":"destination","#
      + #""initial":{"transform.translation.y":\#(random.number(50...400)),"opacity":0},"#
      + #""frames":[{"property":"transform.translation.y","start":\#(start),"duration":0.5,"to":0},"#
      + #"{"property":"opacity","start":\#(start),"duration":0.2,"to":1}]}]"#
  }
}
