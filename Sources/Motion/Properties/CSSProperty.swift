/// A CSS property is what a Core Animation key path is in CSS.
package enum CSSProperty: Hashable, Sendable {
  /// `translate`, by the axis of each component.
  case translate([Int], unit: String)
  /// `rotate` about an axis.
  case rotate(Int)
  /// `scale` along axes.
  case scale([Int])
  /// Properties of one component each, in a unit.
  case plain([String], unit: String)
  /// A color.
  case color(String)
  /// Something that is on or off.
  case toggle(String, on: String, off: String)
  /// A function of a property that is a list of them, in a unit; its place in the list is its rank.
  case function(String, of: String, unit: String, rest: Double, rank: Int)
  /// A property of which only texts are known: a value has a component for each, which is 1 for its own.
  case text(String, [String])
}
