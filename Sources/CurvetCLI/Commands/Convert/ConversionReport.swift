import Curvet
import Motion
import Presets
import StrictJSON

/// A conversion report is a motion in its other forms.
struct ConversionReport {
  let name: String
  let conversions: [Conversion]
  /// The forms that aren't available for it, and why.
  let missing: [(form: ConversionForm, why: MotionError)]
  /// The values for a specification, if all forms of a spring are listed.
  private let spec: SpringSpec?

  /// Converts a motion to a form, or to all.
  init(
    _ motion: FoundMotion, to form: ConversionForm?, by converter: MotionConverter
  ) throws(MotionError) {
    name = motion.name
    if let form {
      (conversions, missing) = ([try converter.convert(motion.motion, to: form)], [])
      spec = nil
    } else {
      (conversions, missing) = try converter.conversions(of: motion.motion)
      spec = try SpringSpec(MotionConverter().convert(motion.motion, to: .expression).motion)
    }
  }

  /// Prints each form with its error, and below it the text to paste and notes.
  func print(to output: TextOutput) {
    output.line("\(name, .bold)")
    for (index, conversion) in conversions.enumerated() {
      let cost = ConversionText.cost(of: conversion)
      let form = padded(conversion.form.rawValue)
      if let same = conversions[..<index].first(where: { isSame($0, conversion) }) {
        output.line("\(form, .cyan)same as \(same.form.rawValue)")
        continue
      }
      let meaning = ConversionText.duration(in: conversion.form).map { "; \($0)" } ?? ""
      output.line("\(form, .cyan)\(cost)\(meaning)")
      output.line("  \(ConversionText.text(of: conversion))")
      for note in conversion.notes { output.line("  \("note: \(note)", .dim)") }
    }
    for why in missing.map(\.why).reduce(
      into: [MotionError](), { if !$0.contains($1) { $0 += [$1] } })
    {
      let forms = missing.filter { $0.why == why }.map(\.form.rawValue).joined(separator: ", ")
      let help = why.hint.map { "; \($0)" } ?? ""
      output.line("\(padded(forms), .cyan)\("not available: \(why.message)\(help)", .dim)")
    }
    if let spec {
      output.line("")
      output.wrapped(spec.sentence)
    }
  }

  private func isSame(_ one: Conversion, _ other: Conversion) -> Bool {
    one.motion == other.motion && one.largestError == other.largestError && one.notes == other.notes
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(14 - text.utf8.count, 2))
  }
}

extension JSONWriter {
  /// Writes the members of a conversion report.
  mutating func conversions(_ report: ConversionReport) {
    member("name", report.name)
    objects("conversions", report.conversions) { $0.conversion($1) }
    objects("missing", report.missing) { writer, missing in
      writer.member("form", missing.form.rawValue)
      writer.member("reason", missing.why.message)
      writer.member("help", ifPresent: missing.why.hint)
    }
  }

  private mutating func conversion(_ conversion: Conversion) {
    member("form", conversion.form.rawValue)
    member("expression", ifPresent: MotionExpression.text(of: conversion.motion))
    key("motion")
    motion(conversion.motion)
    member("exact", conversion.isExact)
    member("largestError", conversion.largestError)
    member("at", conversion.timeOfLargestError)
    texts("notes", conversion.notes)
  }
}

/// Conversion text describes a conversion and its error.
enum ConversionText {
  /// Returns the text to paste: the expression, the path's data, or the motion as in a document.
  static func text(of conversion: Conversion) -> String {
    if let expression = MotionExpression.text(of: conversion.motion) { return expression }
    if case .curve(let curve) = conversion.motion, case .path(let path) = curve.shape {
      return path.text
    }
    var writer = JSONWriter(.oneLine)
    writer.motion(conversion.motion)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns `exact`, or the largest error and its time.
  static func cost(of conversion: Conversion) -> String {
    guard !conversion.isExact else { return "exact" }
    // The number is rounded up, so that it is still an upper bound.
    let error = ECMAScriptNumber.text(Figure.raised(conversion.largestError, to: 3))
    guard let place = conversion.timeOfLargestError else { return "off by up to \(error)" }
    if case .curve(let curve) = conversion.motion, curve.duration == nil {
      return "off by up to \(error), at \(short(place)) of the duration"
    }
    return "off by up to \(error), at \(short(place)) s"
  }

  /// Returns which of a spring's durations a form has; nil if it has none or a note states it.
  static func duration(in form: ConversionForm) -> String? {
    switch form {
    case .perceptual: "the duration is perceptual, as in SwiftUI"
    case .response: "the response is the perceptual duration"
    case .settling: "the duration is UIKit's settling time"
    case .physical, .ratio, .cubicBezier, .linear, .css, .path, .expression: nil
    }
  }

  /// Returns the error, unless the conversion is exact, and the notes.
  static func costs(of conversion: Conversion) -> [String] {
    (conversion.isExact ? [] : [cost(of: conversion)]) + conversion.notes
  }

  /// Three digits are enough for a time.
  private static func short(_ value: Double) -> String {
    ECMAScriptNumber.text(Figure.rounded(value, to: 3))
  }
}
