extension Demand {
  /// How what there is differs from what is demanded, in few lines; nil if it doesn't.
  var difference: String? {
    let name = label ?? "output"
    switch (expected, actual) {
    case (.number(let expected), .number(let actual)):
      return expected == actual ? nil : "status \(actual), not \(expected)"
    case (.text(let expected), .text(let actual)):
      return TextDifference.between(
        String(decoding: expected, as: UTF8.self), String(decoding: actual, as: UTF8.self),
        named: name == "equals" ? "text" : name)
    default: return "a number against a text"
    }
  }
}
