import Diagnostics
import Motion
import StrictJSON

extension TokenInterpreter {
  /// The type of a token that an exporter has dumped as a string, though it is an easing of Figma's;
  /// nil for others.
  mutating func dumpedType(of text: TokenObject) -> TokenType? {
    guard text.type?.string == "string", let value = text.value, value.kind == .object,
      let timing = try? FigmaEasing.timing(value)
    else { return nil }
    report.add(
      DTCGRule.legacy, at: text.type, level: .warning,
      help: "export it again with a tool that supports easings",
      "the type is 'string', but the value is a Figma easing")
    guard case .spring = timing else { return .cubicBezier }
    return TokenType.spring
  }
}
