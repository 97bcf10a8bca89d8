import Testing

struct ExplainTests {
  @Test("Help is whole") func help() throws {
    let desk = try Desk()
    desk.run("explain", "--help").expect(
      0,
      """
      Explain a rule: what it finds, why, and how to fix or ignore it.

      EXAMPLES
        curvet explain quality/overshoot-high  one rule, with examples
        curvet explain platform                the rules of a family
        curvet explain --json                  all rules, for a script

      USAGE
        curvet explain [<options>] [<rule> ...]

      ARGUMENTS
        <rule> ...              The ids of rules, or families.

      OPTIONS
        --json                  Print JSON for scripts.
        -h, --help              Show this help.

      GLOBAL OPTIONS
        --catalog <path>        The catalog to use.
        --allow-outside         Let curvet.config.json name files outside its project.
        -q, --quiet             Suppress extra output.
        --no-color              Print without colors.

      Without a rule, list all of them; with a family, such as platform, list its
      rules.

      """)
  }

  @Test("A rule, with its reason, its source and examples") func one() throws {
    let desk = try Desk()
    desk.run("explain", "quality/overshoot-high").expect(
      0,
      """
      quality/overshoot-high  warning

      A motion overshoots by more than 10 %.

      A bounce above .4, about 10 % overshoot, is more than most interfaces bear: it
      draws the eye to the animation and away from what it shows. What counts is the
      true peak: cubic-bezier(.2, 1.3, .4, 1) goes only 3 % beyond. A motion there and
      back has no goal to go beyond, and a fade is quality/effects-overshoot's.

      Source: Apple, WWDC23 session 10158, Animate with springs

      Found in team.json:
        {"presets": {"spring/loose": {"motion": {"duration": 0.5, "bounce": 0.6}, "role": "enter"}}}

      Not found in team.json:
        {"presets": {"spring/loose": {"motion": {"duration": 0.5, "bounce": 0.3}, "role": "enter"}}}

      A preset ignores it with {"rule": "quality/overshoot-high", "reason": "…"} in
      its "ignore"; a project sets it with {"rules": {"quality/overshoot-high":
      "off"}} in curvet.config.json.

      """)
  }

  @Test("A rule that --fix fixes, by its last part") func last() throws {
    let desk = try Desk()
    desk.run("explain", "stop-order").expect(
      0,
      """
      platform/stop-order  warning

      A stop of a linear curve lies before the one in front of it.

      Time does not go back: such a stop is raised to the largest input before it,
      where the curve jumps. It is most often two stops that changed places.

      Source: W3C, CSS Easing Functions Level 2: create a linear easing function

      Found in team.json:
        {"presets": {"curve/bounce": {"motion": {"linear": [[0, 0], [0.8, 0.5], [0.5, 0.9], [1, 1]]}}}}

      Not found in team.json:
        {"presets": {"curve/bounce": {"motion": {"linear": [[0, 0], [0.5, 0.5], [0.8, 0.9], [1, 1]]}}}}

      'curvet validate --fix' writes the inputs that stops are raised to.
      A preset ignores it with {"rule": "platform/stop-order", "reason": "…"} in its
      "ignore"; a project sets it with {"rules": {"platform/stop-order": "off"}} in
      curvet.config.json.

      """)
  }

  @Test("What is part of the format") func format() throws {
    let desk = try Desk()
    desk.run("explain", "reference/dangling", "catalog/conflict").expect(
      0,
      """
      reference/dangling  error

      A reference names no preset.

      Whatever takes its values from there has none.

      Source: Curvet's document format

      Found in team.json:
        {"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/crad"}}}}

      Not found in team.json:
        {"presets": {"card/enter": {"kind": "curve", "motion": {"use": "curve/card"}}, "curve/card": "ease-out"}}

      The rule is part of the format and cannot be ignored.

      catalog/conflict  error

      An imported preset has the name of another one in the catalog.

      An import loses nothing unless you ask for it: --on-conflict says which one is
      kept.

      Source: Curvet's import

      The rule is part of the format and cannot be ignored.

      """)
  }

  @Test("What is looked for in catalogs") func together() throws {
    let desk = try Desk()
    desk.run("explain", "catalog/unpaired").expect(
      0,
      """
      catalog/unpaired  note

      A preset for entering has no counterpart for leaving.

      What comes in goes away again. Without a motion of its own for that it vanishes
      at once, or every team member writes another one.

      Source: Apple, Human Interface Guidelines, Motion: make motion consistent

      It checks catalogs, folders and several files together.

      Found in team.json:
        {"presets": {"card/enter": {"role": "enter", "motion": "ease-out 300ms"}}}

      Not found in team.json:
        {"presets": {
          "card/enter": {"role": "enter", "motion": "ease-out 300ms"},
          "card/exit": {"role": "exit", "motion": "ease-in 200ms"}}}

      A preset ignores it with {"rule": "catalog/unpaired", "reason": "…"} in its
      "ignore"; a project sets it with {"rules": {"catalog/unpaired": "off"}} in
      curvet.config.json.

      """)
  }

  @Test("A family") func family() throws {
    let desk = try Desk()
    desk.run("explain", "ignore").expect(
      0,
      """
      ignore: rules that presets ignore
        ignore/unknown  warning  A preset ignores a rule that does not exist, or that is part of the format
        ignore/unused   note     A rule is ignored that the preset does not break

      """)
    desk.run("explain", "ignore/*", "reference").expect(
      0,
      """
      ignore: rules that presets ignore
        ignore/unknown  warning  A preset ignores a rule that does not exist, or that is part of the format
        ignore/unused   note     A rule is ignored that the preset does not break

      reference: presets that refer to others
        reference/dangling   error  A reference names no preset
        reference/kind       error  A reference names a preset of the wrong kind
        reference/cycle      error  References lead back to where they began
        reference/expansion  error  A preset comes to too much with all that it refers to

      """)
  }

  @Test("As JSON") func json() throws {
    let desk = try Desk()
    desk.run("explain", "ignore", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "rules": [
          {
            "id": "ignore/unknown",
            "level": "warning",
            "highest": "warning",
            "finds": "A preset ignores a rule that does not exist, or that is part of the format",
            "reason": "The entry has no effect: what it was meant to silence is still reported.",
            "source": "'curvet explain' lists the rules",
            "canIgnore": true
          },
          {
            "id": "ignore/unused",
            "level": "info",
            "highest": "info",
            "finds": "A rule is ignored that the preset does not break",
            "reason": "Once the motion has been fixed the reason is no longer true, and would hide the next mistake of its kind.",
            "source": "Practice of linters: report what is disabled needlessly",
            "fix": "takes the entry away",
            "canIgnore": true
          }
        ]
      }

      """)
    desk.run("explain", "json/too-large", "--json").expect(
      0,
      """
      {
        "curvet": 1,
        "rules": [
          {
            "id": "json/too-large",
            "level": "error",
            "highest": "error",
            "finds": "A document is larger than 2 GiB",
            "reason": "A document is read as a whole; NDJSON, one preset per line, is read without a limit.",
            "source": "RFC 8259, section 9: limits",
            "canIgnore": false
          }
        ]
      }

      """)
  }

  @Test("There is no such rule") func none() throws {
    let desk = try Desk()
    desk.run("explain", "quality/overshot").expect(
      66,
      errors: """
        error: there is no rule "quality/overshot"
        help: did you mean 'quality/too-short'?

        """)
    desk.run("explain", "nothing").expect(
      66,
      errors: """
        error: there is no rule "nothing"
        help: run 'curvet explain' to list the rules

        """)
  }
}
