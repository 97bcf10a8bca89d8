extension RuleBook {
  /// What presets of a catalog or folder are held to beside each other.
  static let catalog: [Rule] = [
    .deprecatedUse, .nameConflict, .nearDuplicate, .missingTitle, .unpaired, .conflictingImport,
  ]

}
