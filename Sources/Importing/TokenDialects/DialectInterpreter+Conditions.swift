import Motion
import Presets
import StrictJSON

extension DialectInterpreter {
  /// Takes what a token is for people who prefer less motion, and leaves out its other conditions.
  mutating func takeConditions(of index: Int, _ kind: DialectKind) {
    let token = tree.tokens[index]
    for condition in token.conditions {
      found.see(condition)
      let name = "\(token.key).\(condition.key)"
      guard condition.key.plainKey == "motionreduce" else {
        found.leaveOut(name, "only the base and _motionReduce are read", at: condition)
        continue
      }
      do throws(ValueProblem) {
        guard let motion = try motion(of: condition.value, kind, token) else {
          throw ValueProblem("\(condition.value.shown) isn't a motion")
        }
        found.add(motion, named: token.path, at: condition, anchor: name) { fact in
          (fact.audience, fact.key) = (.reduced, nil)
          fact.pairing = MotionFact.Pairing(name: token.key, scope: index)
        }
      } catch {
        found.leaveOut(name, error, at: condition)
      }
    }
  }
}
