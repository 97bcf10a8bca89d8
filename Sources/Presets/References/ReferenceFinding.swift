import Diagnostics
import Motion

extension PresetReference {
  /// The finding of a reference to a preset that does not exist.
  ///
  /// - Parameter advice: How that is mended where no other name is near.
  public func dangling(
    from subject: String, at place: Place?, near candidates: some Sequence<String>,
    advice: String = "import it in the same command, or correct the name"
  ) -> Finding {
    Finding(
      PresetRule.dangling, "\(role.rawValue) refers to \"\(target.name)\", which does not exist",
      subject: subject, place: place,
      help: (role == .timing ? Timing.advice(forKeyword: target.name) : nil)
        ?? Suggestion.question(for: target.name, among: candidates)
        ?? advice)
  }

  /// The finding of a reference to a preset of a kind that does not fit.
  public func wrongKind(
    from subject: String, owner: MotionKind, found: MotionKind, at place: Place?
  ) -> Finding {
    Finding(
      PresetRule.kind,
      "\(role.rawValue) refers to \"\(target.name)\", which is \(Set([found]).words)",
      subject: subject, place: place,
      help: "\(role.rawValue) takes \(role.kinds(owner: owner).words)")
  }

  /// The finding of a reference that leads back to where it began.
  public static func cycle(_ names: [String], at place: Place?) -> Finding {
    Finding(
      PresetRule.cycle, "references lead in a circle: \(names.joined(separator: " → "))",
      subject: names.first, place: place,
      help: "give one of them its value in place of the reference")
  }
}
