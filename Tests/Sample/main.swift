import Curvet

// Create a catalog with the built-in presets, and import a spring of your own.
let catalog = try Catalog.create(path: "motion.sqlite")
try catalog.import(["tokens.json"], onConflict: .skip)

// Search by text and qualifiers, then by similarity.
for hit in try catalog.search("flip kind:transition", limit: 3).hits {
  print(hit.preset.name, hit.facts.duration ?? 0)
}
let nearest = try catalog.search("cubic-bezier(0.2, 0, 0, 1)", limit: 1).hits[0]
print("nearest:", nearest.preset.name, nearest.distance ?? 1)

// Sample a spring: get its values and velocities over time.
let spring = try catalog.motion("spring/team/soft")
for time in stride(from: 0, through: 0.2, by: 0.1) {
  print(time, spring.progress(at: time) ?? 0, spring.velocity(at: time) ?? 0)
}

// Export Swift for an app.
let export = try catalog.export("spring/team/", as: "swift", to: "App/Motion.swift")
for preset in export.presets { print(preset.name, preset.isExact ? "exact" : "approximate") }

// Validate a document without importing it.
for finding in try catalog.validate(["draft.json"]) {
  print(finding.level, finding.place?.line ?? 0, finding.message)
}

// An error describes the problem, and suggests names that you may have meant.
do throws(CatalogError) {
  _ = try catalog.preset(named: "spring/team/sotf")
} catch {
  print(error)
}
