// Writes presets in Curvet's canonical form to standard output: generate-presets COUNT.

guard CommandLine.arguments.count == 2, let count = Int(CommandLine.arguments[1]), count >= 0 else {
  print("usage: GeneratePresets COUNT")
  throw UsageError()
}
for number in 0..<count { print(PresetGenerator.line(of: number)) }

struct UsageError: Error {}
