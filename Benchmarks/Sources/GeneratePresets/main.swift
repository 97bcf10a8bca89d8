// Writes presets in Curvet's canonical form to standard output: generate-presets COUNT [mixture].
//
// They are as long as presets of a large catalog, or a mixture to export as code.

let arguments = CommandLine.arguments.dropFirst()
guard let first = arguments.first, let count = Int(first), count >= 0,
  arguments.dropFirst().isEmpty || arguments.dropFirst() == ["mixture"]
else {
  print("usage: GeneratePresets COUNT [mixture]")
  throw UsageError()
}
for number in 0..<count {
  print(
    arguments.count > 1 ? PresetGenerator.mixtureLine(of: number) : PresetGenerator.line(of: number)
  )
}

struct UsageError: Error {}
