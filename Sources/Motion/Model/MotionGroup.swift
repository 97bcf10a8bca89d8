/// A group runs several motions together, as CAAnimationGroup does.
public struct MotionGroup: Hashable, Sendable {
  /// The group preset that is used; then ``members`` is empty.
  public var use: Reference?
  /// How long it takes; members that last longer are clipped.
  public var duration: Time?
  /// How often a second it asks to be drawn.
  public var preferredFrameRateRange: FrameRateRange?
  /// The motions that run.
  public var members: [Member] = []
  /// How a gesture drives it.
  public var interaction: Interaction?

  /// Makes a group without members.
  public init() {}

  /// A member of a group.
  public struct Member: Hashable, Sendable {
    /// The motions that run.
    public var content: Content
    /// When it begins, relative to the group.
    public var beginTime: Time?
    /// The time between one target's start and the next's.
    public var stagger: Time?
    /// The fill mode, for the time before and after.
    public var fillMode: FillMode?
    /// What the app's code does with the model value; nil if what runs says it, or nothing does.
    public var modelValue: ModelValue?
    /// How fast its time runs compared with the group's.
    public var speed: Double?
    /// The layer or view it moves, by a name of the author's.
    public var target: String?

    /// Makes a member.
    public init(_ content: Content) { self.content = content }
  }

  /// Content is a preset by name, or a motion given in place.
  public enum Content: Hashable, Sendable {
    case preset(Reference)
    indirect case motion(Motion)
  }
}
