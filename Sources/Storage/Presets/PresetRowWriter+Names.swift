import Diagnostics
import Presets

extension PresetRowWriter {
  /// Takes the name and the aliases of a preset; returns those that it can't have.
  func takeNames(of preset: Preset, for id: Int64) throws(CatalogError) -> [NameClash] {
    let isFree = try take(preset.name, for: id, isAlias: false)
    let clash = isFree ? [] : [try clash(of: preset.name, alias: nil, for: id)]
    return clash + (try takeAliases(of: preset, for: id))
  }

  /// Takes the aliases of a preset; returns those that it can't have.
  func takeAliases(of preset: Preset, for id: Int64) throws(CatalogError) -> [NameClash] {
    var clashes: [NameClash] = []
    for (index, alias) in preset.aliases.enumerated()
    where !(try take(alias, for: id, isAlias: true)) {
      clashes.append(try clash(of: alias, alias: index, for: id))
    }
    return clashes
  }

  private func clash(
    of name: PresetName, alias: Int?, for id: Int64
  ) throws(CatalogError) -> NameClash {
    // The owner may have no row yet: edits take all names before they write presets.
    let owner = try connection.cached(
      """
      SELECT n.preset_id, coalesce(
        (SELECT name FROM name WHERE preset_id = n.preset_id AND is_alias = 0),
        (SELECT name FROM preset WHERE id = n.preset_id))
      FROM name n WHERE n.name = ?1
      """
    ).first(name.text) { row in (id: row.int64(0), name: row.optional(1, Row.string)) }
    let ownerName = owner?.name ?? name.text
    return NameClash(
      name.text, alias: alias, owner: owner?.id == id ? .itself(ownerName) : .preset(ownerName))
  }
}
