import Testing

struct SetFieldsTests {
  @Test(
    "Values as people write them",
    arguments: [
      ("spring/tether", "stiffness=.5e2", "stiffness 70 → 50"),
      ("spring/tether", "delay=200ms", "delay added 0.2 s"),
      ("spring/tether", "tags=soft, card", "tags +soft +card"),
      ("spring/tether", "tags=[\"soft\"]", "tags +soft"),
      ("curve/rush", "tags=", "tags −late −soft"),
      ("curve/rush", "cubicBezier=.2,0,0,1", "cubicBezier [0.9, 0, 0.9, 0.1] → [0.2, 0, 0, 1]"),
      ("curve/rush", "title=1999", "title \"Rush\" → \"1999\""),
      ("curve/rush", "title=", "title \"Rush\" removed"),
      ("curve/rush", "source.year=2020", "source.year 2018 → 2020"),
      ("curve/rush", "source.author=B. Writer", "source.author \"A. Writer\" → \"B. Writer\""),
      (
        "curve/rush", "localizations.ru.title=Рывок",
        "localizations.ru added {\"title\": \"Рывок\"}"
      ),
      (
        "curve/rush", "localizations.ja.title=",
        "localizations {\"ja\": {\"title\": \"突進\"}} removed"
      ),
      ("curve/rush", "deprecated=too wild", "deprecated added {\"reason\": \"too wild\"}"),
      (
        "curve/rush", "extensions={\"com.example\": {\"a\": 1.0}}",
        "extensions added {\"com.example\": {\"a\": 1.0}}"
      ),
      ("animator/slide", "animations[0].by=300", "animations[0].by 200 → 300"),
      ("animator/slide", "timing=spring/tether", "timing curve/rush → spring/tether"),
      ("animator/slide", "timing=ease-out", #"timing curve/rush → {"named": "easeOut"}"#),
      ("animator/slide", "isInterruptible=false", "isInterruptible true → false"),
      ("animator/slide", "reducedMotion=none", "reducedMotion transition/fade → none"),
    ])
  func values(name: String, assignment: String, words: String) throws {
    let desk = try Desk()
    let run = desk.run("set", name, assignment)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.prefix { $0 != ";" && $0 != "\n" } == "Updated \(name): \(words)")
  }
}
