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
      help: "the exporter that wrote it does not know easings; export it again if one does",
      "the type is \"string\", and the value an easing of Figma's")
    guard case .spring = timing else { return .cubicBezier }
    return TokenType.spring
  }
}
