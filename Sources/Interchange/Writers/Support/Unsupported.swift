import Motion

/// Why a format has nothing for a preset.
package struct Unsupported: Error, Hashable, Sendable {
  /// What kind of reason it is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The format has no form for it.
    case form
    /// Only a framework that is not asked for has it.
    case framework
    /// It depends on what is known only as the app runs.
    case unknown
    /// It is larger or longer than the format holds.
    case size
    /// No name can be made, or two would be the same.
    case name
    /// The motion cannot be evaluated.
    case motion
    /// What the format has is further off than is let pass.
    case error
  }

  /// What kind of reason it is.
  package let kind: Kind
  /// Why, without a capital or a full stop.
  package let reason: String

  /// Makes a reason.
  init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// Makes the reason of a format that has no form for it.
  init(_ reason: String) { self.init(.form, reason) }

  /// Makes the reason of a motion that cannot be evaluated.
  init(evaluating error: MotionError) {
    self.init(.motion, error.message)
  }
}
