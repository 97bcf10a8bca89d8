extension Reading {
  /// Returns how to add one of several fields.
  static func advice(adding names: [String]) -> String {
    let name = names.first { examples[$0] != nil } ?? names.first ?? ""
    return "add \"\(name)\": \(examples[name] ?? "…")\(names.count > 1 ? ", say" : "")"
  }

  /// What the fields look like that are required, alone or as one of several.
  private static let examples = [
    "animations": #"[{"property": "opacity", "to": 1}]"#,
    "cubicBezier": "[0.2, 0, 0, 1]",
    "duration": "0.3",
    "eyeDistance": "500",
    "gesture": #""pan""#,
    "layer": #""source""#,
    "measure": #""container.height - 80""#,
    "members": #"[{"preset": "curve/card"}]"#,
    "motion": #""ease-out 300ms""#,
    "preset": #""curve/card""#,
    "presets": #"{"curve/card": "ease-out 300ms"}"#,
    "property": #""opacity""#,
    "reason": #""why the rule does not apply""#,
    "rule": #""naming/syntax""#,
    "seconds": "0.3",
    "start": "0",
    "style": #""fade""#,
    "to": "1",
    "tracks": #"[{"property": "opacity", "values": [0, 1]}]"#,
    "values": "[0, 1]",
  ]
}
