extension RuleBook {
  static let ignoring: [Rule] = [.unknownIgnore, .unusedIgnore]
}
