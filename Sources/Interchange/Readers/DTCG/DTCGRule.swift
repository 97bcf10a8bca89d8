/// The rules that design token files are held to, beside those of presets.
package enum DTCGRule {
  /// A token has no type: neither its own, nor that of what it refers to, nor a group's.
  package static let untyped = "dtcg/untyped"
  /// A token says another type than what it refers to, or one that is nearly a known one.
  package static let type = "dtcg/type"
  /// A form of older drafts or other tools, which is understood but not DTCG 2025.10.
  package static let legacy = "dtcg/legacy"
  /// A token or group has a name that the format reserves or forbids.
  package static let name = "dtcg/name"
  /// An alias or `$ref` can't be read.
  package static let reference = "dtcg/reference"
  /// Tokens and groups are not arranged as the format has it.
  package static let structure = "dtcg/structure"
  /// A property beginning with `$` is not one of the format.
  package static let property = "dtcg/property"
  /// Tokens become the same preset name, so that one of them gets a number.
  package static let renamed = "dtcg/renamed"
  /// A number has the many digits of a 32-bit float that was written as a 64-bit one.
  package static let noise = "dtcg/noise"
  /// A token was changed after Curvet had written it, so that the exact preset beside it is left out.
  package static let changed = "dtcg/changed"
  /// Extending and referring make more than is read.
  package static let limit = "dtcg/limit"
}
