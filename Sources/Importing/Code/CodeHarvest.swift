import Diagnostics
import Motion
import Presets
import StrictJSON

/// A code harvest contains the motions in sources with their names, and the omissions.
struct CodeHarvest {
  private let texts: [CodeSource]
  private let isPasted: Bool
  /// The motions, each once.
  private(set) var records: [CodeRecord] = []
  private var interpreter: CodeInterpreter

  /// Reads sources as one set.
  init(_ texts: [CodeSource], isPasted: Bool = false) {
    (self.texts, self.isPasted) = (texts, isPasted)
    interpreter = CodeInterpreter(texts, isPasted: isPasted)
    interpreter.interpret()
    gather()
  }

  /// Whether it is empty: nothing is taken, and nothing left out.
  var isEmpty: Bool { records.isEmpty && interpreter.problems.isEmpty && hidden.isEmpty }

  /// Imports an unnamed motion that occurs in several places only once.
  private mutating func gather() {
    var nameless: [Motion: Int] = [:]
    for one in interpreter.records {
      if one.name == nil, let index = nameless[one.finding.motion] {
        records[index].places.append((one.text, one.token))
        continue
      }
      if one.name == nil { nameless[one.finding.motion] = records.count }
      records.append(one)
    }
  }

  /// Adds the motions and omissions to the findings.
  func add(to found: inout MotionFacts) {
    for one in records {
      let spot = texts[one.text].spot(one.token)
      let parts = self.parts(of: one)
      let mark =
        one.name.map { ((one.scope) + [$0]).joined(separator: ".") } ?? "L\(spot.place.line)"
      found.see(spot)
      let preset = Preset(name: MotionFacts.standIn, motion: one.finding.motion)
      guard PresetEntry(payload: preset.payload) != nil else {
        found.leaveOut(mark, "can't be stored as a preset", at: spot)
        continue
      }
      found.add(one.finding.motion, named: parts, at: spot, anchor: mark)
      note(one, parts, spot, &found)
    }
    for (text, token, what, problem) in interpreter.problems {
      found.see(texts[text].spot(token))
      found.leaveOut(what, problem.reason, at: texts[text].spot(token))
    }
    for (text, one) in hidden {
      let start = texts[text].document.bytes[one.range].prefix(400)
      let typed = String(decoding: start, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      found.leaveOut(
        "`\(typed.count > 60 ? typed.prefix(60) + "…" : typed)`", one.kind.rawValue,
        at: JSONSpot(texts[text].document.foreign(at: one.range.lowerBound)))
    }
  }

  private func note(
    _ one: CodeRecord, _ parts: [String], _ spot: JSONSpot, _ found: inout MotionFacts
  ) {
    let name = PresetName.legal(parts: parts, prefix: one.finding.motion.kind.rawValue)
    func say(_ message: String, _ level: Finding.Level, _ rule: String, _ help: String) {
      found.note(rule, level, name?.text ?? "", at: spot, help: help, message)
    }
    for text in one.finding.defaults {
      say(
        "assumed \(text)", .info, ForeignRule.standard,
        "if it should be different, write the value in the code")
    }
    if !one.finding.unkept.isEmpty {
      say(
        "ignored: \(one.finding.unkept.joined(separator: ", "))", .warning, ForeignRule.unkept,
        "in the catalog, set the fields that presets of this kind have")
    }
    guard !one.places.isEmpty else { return }
    let shown = one.places.prefix(5).map { place in
      let other = texts[place.text].spot(place.token).place
      return place.text == one.text ? "line \(other.line)" : "\(other.file):\(other.line)"
    }
    let rest = one.places.count > 5 ? " and \(one.places.count - 5) more" : ""
    say(
      "used in \(one.places.count + 1) places: here, \(shown.joined(separator: ", "))\(rest)",
      .info,
      ForeignRule.places, "name it in the code, or rename the preset in the catalog")
  }

  /// The name in parts: the types around it and its own, or the function and the property.
  private func parts(of one: CodeRecord) -> [String] {
    let kind = one.finding.motion.kind
    let scope = one.scope.filter { !Self.plain.contains($0) }
    let property = one.finding.property?.split(separator: ".").joined(separator: "-")
    var parts = scope
    if let name = one.name {
      parts.append(name)
    } else if let property {
      parts = (scope.isEmpty ? [kind.rawValue] : scope) + [property]
    }
    return isPasted ? PresetName.parts(ofPasted: parts, kind) : parts
  }

  /// The names of scopes that tell nothing about the motions in them.
  private static let plain: Set = [
    "body", "init", "viewDidLoad", "viewDidAppear", "viewWillAppear", "previews",
  ]

  /// The comments, strings, and disabled parts that contain motions.
  private var hidden: [(text: Int, one: HiddenText)] {
    var hidden: [(text: Int, one: HiddenText)] = []
    for (index, text) in texts.enumerated() {
      for one in text.hidden where one.range.count < 1 << 16 {
        let bytes = Self.uncovered(Array(text.document.bytes[one.range]), one.kind)
        guard bytes.contains(UInt8(ascii: "(")) else { continue }
        var inner = CodeInterpreter([CodeSource(bytes, file: "", text.language)])
        inner.interpret()
        if !inner.records.isEmpty { hidden.append((index, one)) }
      }
    }
    return hidden
  }

  /// A hidden text without its marks.
  private static func uncovered(_ bytes: [UInt8], _ kind: HiddenText.HiddenTextKind) -> [UInt8] {
    switch kind {
    case .string: Array(bytes.dropFirst().dropLast())
    case .disabled: Array(bytes.drop { $0 != 0x0A })
    case .comment: bytes.map { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") ? 0x20 : $0 }
    }
  }
}
