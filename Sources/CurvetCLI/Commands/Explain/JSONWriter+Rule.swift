import Diagnostics
import Rules
import StrictJSON

extension JSONWriter {
  /// Writes a rule.
  mutating func rule(_ rule: Rule) {
    member("id", rule.id)
    member("level", rule.level.rawValue)
    member("highest", rule.highest.rawValue)
    member("finds", rule.finds)
    member("reason", rule.reason)
    member("source", rule.source)
    member("fix", ifPresent: rule.fixes)
    member("canIgnore", !rule.isPartOfFormat)
  }
}
