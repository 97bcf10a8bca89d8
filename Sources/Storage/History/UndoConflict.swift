import Diagnostics

/// An undo conflict is something that an operation changed and that could not be taken back.
public struct UndoConflict: Sendable {
  /// The preset's name as it is now.
  public var name: String
  /// Why it was left.
  public var reason: Reason

  /// Why something was left as it is.
  public enum Reason: Sendable {
    /// Fields, as JSON Pointers, were changed again by those operations; all of the preset where
    /// there are no fields.
    case changedLater(fields: [String], by: [Int64])
    /// It would no longer fit to what is in the catalog.
    case doesNotFit(Finding)
  }
}
