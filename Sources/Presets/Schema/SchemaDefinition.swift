import Motion

/// What the schema defines once and refers to by name: its `$defs`, in their order.
enum SchemaDefinition: String, CaseIterable {
  case document, preset, presetObject, namedPreset
  case name, reference, tag, language, source, localization, deprecation, ignoredRule
  case motionByKind, motionByFields
  case curve, spring, duration, keyframes, transition, animator, group
  case track, frame, layer, layerFrame, animation, continuation, member, perspective, interaction
  case timing, timingFields, springTiming
  case time, positiveTime, anyTime, seconds, share, perKey
  case measure, quantity, value, change, typedTrack
  case numberValue, pointValue, vectorValue, rectValue, colorValue, booleanValue, stringValue
  case motionExpression, curveExpression, springExpression, durationExpression

  var schema: Schema {
    switch self {
    case .document: .document
    case .preset: .preset
    case .presetObject: .presetObject
    case .namedPreset: .namedPreset
    case .name: .name
    case .reference: .reference
    case .tag: .tag
    case .language: .language
    case .source: .source
    case .localization: .localization
    case .deprecation: .deprecation
    case .ignoredRule: .ignoredRule
    case .motionByKind: .motionByKind
    case .motionByFields: .motionByFields
    case .curve: .curve
    case .spring: .spring
    case .duration: .duration
    case .keyframes: .keyframes
    case .transition: .transition
    case .animator: .animator
    case .group: .group
    case .track: .track
    case .frame: .frame
    case .layer: .layer
    case .layerFrame: .layerFrame
    case .animation: .animation
    case .continuation: .continuation
    case .member: .member
    case .perspective: .perspective
    case .interaction: .interaction
    case .timing: .timing
    case .timingFields: .timingFields
    case .springTiming: .springTiming
    case .time: .time
    case .positiveTime: .positiveTime
    case .anyTime: .anyTime
    case .seconds: .seconds
    case .share: .share
    case .perKey: .perKey
    case .measure: .measure
    case .quantity: .quantity
    case .value: .value
    case .change: .change
    case .typedTrack: .typedTrack
    case .numberValue: .values(of: .number)
    case .pointValue: .values(of: .point)
    case .vectorValue: .values(of: .vector)
    case .rectValue: .values(of: .rect)
    case .colorValue: .values(of: .color)
    case .booleanValue: .values(of: .boolean)
    case .stringValue: .values(of: .string)
    case .motionExpression: .motionExpression
    case .curveExpression: .curveExpression
    case .springExpression: .springExpression
    case .durationExpression: .durationExpression
    }
  }
}
