import StrictJSON

extension TokenTree {
  /// Gives every group what it inherits by `$extends`, as copies under its own path.
  mutating func extendGroups(_ report: inout TokenReport) {
    guard groups.contains(where: { $0.extends != nil }) else { return }
    var extender = GroupExtender(tree: self, report: report)
    extender.complete(0)
    self = extender.tree
    report = extender.report
  }

  /// Whether a group holds and extends nothing, so that it can say more about an inherited token.
  func holdsOnlyProperties(_ group: Int) -> Bool {
    groups[group].children.isEmpty && groups[group].extends == nil && !groups[group].texts.isEmpty
  }
}
