import Diagnostics
import Presets

extension Rule {
  /// Finds sources whose URL isn't absolute.
  static let sourceURL = Rule(
    "naming/source-url", .info,
    finds: "The URL of a source isn't absolute",
    reason: "People can't follow it to see where the numbers come from.",
    source: "RFC 3986, Uniform Resource Identifier: a scheme and a host",
    example: "curve/card",
    failing: #"{"source": {"url": "material.io/motion"}, "motion": {"named": "easeOut"}}"#,
    passing: #"{"source": {"url": "https://material.io/motion"}, "motion": {"named": "easeOut"}}"#,
    check: .preset { examined in
      guard let url = examined.preset.source?.url, !url.isWholeAddress else { return [] }
      return [
        Violation(
          at: "/source/url", "'\(url)' isn't an absolute URL",
          help: "write it with https:// and a host, or move it to \"title\" or \"path\"")
      ]
    })
}

extension String {
  /// Whether it has a scheme and a host, and no space.
  fileprivate var isWholeAddress: Bool {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { lowercased().hasPrefix($0) }) else { return false }
    let rest = utf8.dropFirst(scheme.utf8.count)
    guard let first = rest.first, first != UInt8(ascii: "/") else { return false }
    return rest.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}
