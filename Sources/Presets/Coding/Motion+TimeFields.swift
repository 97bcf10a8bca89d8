import Motion

extension Motion {
  /// The names of all fields of motions whose values are times, such as `duration` and `stagger`.
  ///
  /// In `frames` the field `duration` is a share of the whole and no time.
  public static let timeFields: Set<String> = {
    func times<Root>(_ fields: [Field<Root>]) -> [String] {
      fields.filter(\.isTime).map(\.name)
    }
    return Set(
      times(CurveDraft.fields) + times(SpringDraft.fields) + times(NamedDuration.fields)
        + times(Keyframes.fields) + times(Transition.fields) + times(Animator.fields)
        + times(MotionGroup.fields) + times(MotionGroup.Member.fields))
  }()
}
