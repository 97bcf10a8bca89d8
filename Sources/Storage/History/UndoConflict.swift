import Diagnostics

/// An undo conflict is something that an operation changed and that could not be taken back.
package struct UndoConflict: Sendable {
  /// The preset's name as it is now.
  package var name: String
  /// Why it was left.
  package var reason: Reason

  /// Why something was left as it is.
  package enum Reason: Sendable {
    /// Fields, as JSON Pointers, were changed again by those operations; all of the preset where
    /// there are no fields.
    case changedLater(fields: [String], by: [Int64])
    /// It would no longer fit to what is in the catalog.
    case doesNotFit(Finding)
  }
}
