import Motion
import Presets
import StrictJSON

/// Conversion text says what a conversion is and what it costs.
enum ConversionText {
  /// Returns what can be pasted: the expression, the path's data, or the motion as a document has it.
  static func text(of conversion: Conversion) -> String {
    if let expression = MotionExpression.text(of: conversion.motion) { return expression }
    if case .curve(let curve) = conversion.motion, case .path(let path) = curve.shape {
      return path.text
    }
    var writer = JSONWriter(.oneLine)
    writer.motion(conversion.motion)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns `exact`, or the largest error and where it is.
  static func cost(of conversion: Conversion) -> String {
    guard !conversion.isExact else { return "exact" }
    let error = short(conversion.largestError)
    guard let place = conversion.timeOfLargestError else { return "off by at most \(error)" }
    if case .curve(let curve) = conversion.motion, curve.duration == nil {
      return "off by at most \(error), at \(short(place)) of the time"
    }
    return "off by at most \(error), at \(short(place)) s"
  }

  /// Returns which of a spring's durations a form has; nil where it has none or a note says it.
  static func duration(in form: ConversionForm) -> String? {
    switch form {
    case .perceptual: "the duration is perceptual, as SwiftUI takes it"
    case .response: "the response is the perceptual duration"
    case .settling: "the duration is UIKit's time to settle"
    case .physical, .ratio, .cubicBezier, .linear, .css, .path, .expression: nil
    }
  }

  /// Returns the cost and the notes; nothing about what is exact.
  static func costs(of conversion: Conversion) -> [String] {
    (conversion.isExact ? [] : [cost(of: conversion)]) + conversion.notes
  }

  /// Three digits are enough to judge an error by.
  private static func short(_ value: Double) -> String {
    ECMAScriptNumber.text(Figure.rounded(value, to: 3))
  }
}
