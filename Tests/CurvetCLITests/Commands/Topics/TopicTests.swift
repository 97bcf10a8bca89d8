import CommandKit
import Testing

@testable import CurvetCLI

struct TopicTests {
  static let topics = CurvetRoot.helpTopics.compactMap { $0 as? any TextTopic.Type }

  @Test("Each topic is a page of up to 80 columns", arguments: topics.map { $0.commandName })
  func page(name: String) throws {
    let topic = try #require(Self.topics.first { $0.commandName == name })
    let run = try Desk(.none).run("help", name)
    run.expect(0, topic.text + "\n")
    #expect(topic.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "Every command of a topic does what it says, one after the other",
    arguments: topics.map { $0.commandName })
  func commands(name: String) throws {
    let topic = try #require(Self.topics.first { $0.commandName == name })
    let desk = try Desk(.builtIn)
    desk.browser = Browser { _ in 0 }
    desk.isTerminal = true
    try desk.write(
      #"{"card": {"$type": "duration", "$value": {"value": 300, "unit": "ms"}}}"#, to: "tokens.json"
    )
    let lines = topic.text.split(separator: "\n").filter { $0.hasPrefix("  curvet ") }
    #expect(lines.count > 3)
    for line in lines {
      for words in ShellLine(String(line)).commands where words.first == "curvet" {
        let input = line.contains("<") ? desk.text("tokens.json") ?? "" : ""
        var own = words.dropFirst().prefix { !["<", ">"].contains($0) }
        // A page of every preset takes seconds.
        if own.first == "gallery" { own.append("toast") }
        let run = desk.run(Array(own), input: input)
        // These say with 1 that there is something to say.
        let isVerdict = run.status == 1 && ["validate", "diff"].contains(words[1])
        #expect(run.status == 0 || isVerdict, "\(line): \(run.errors)")
        #expect(!run.errors.contains("No presets found") && !run.output.hasPrefix("No "), "\(line)")
      }
    }
  }
}
