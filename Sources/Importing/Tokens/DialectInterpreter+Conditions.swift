import Motion
import Presets
import StrictJSON

extension DialectInterpreter {
  /// Reads what a token is for people who prefer less motion, and leaves out its other conditions.
  mutating func reduced(
    _ token: DialectToken, _ kind: DialectKind, like motion: Motion
  ) -> (kept: ReducedMotion?, path: [String]?)? {
    var reduced: (kept: ReducedMotion?, path: [String]?)?
    for condition in token.conditions {
      let name = "\(token.key).\(condition.key)"
      guard condition.key.plainKey == "motionreduce" else {
        found.leaveOut(name, "only the base and _motionReduce are read", at: condition)
        continue
      }
      do throws(ValueProblem) {
        guard let other = try self.motion(of: condition.value, kind, token) else {
          throw ValueProblem("\(condition.value.shown) isn't a motion")
        }
        if other == motion {
          reduced = (.keep, nil)
        } else if other.isCut {
          reduced = (ReducedMotion.none, nil)
        } else {
          let path = Array(token.path.dropLast()) + [(token.path.last ?? "") + "-reduced"]
          found.add(other, named: path, at: condition)
          reduced = (nil, path)
        }
      } catch {
        found.leaveOut(name, error, at: condition)
      }
    }
    return reduced
  }
}
