import Diagnostics
import Presets
import Testing

@testable import Importing

/// What becomes of the variables, functions and mixins of SCSS.
struct SCSSReaderTests {
  @Test(
    "SCSS has variables, maps and sums",
    arguments: [
      StyleCase(
        "$fast: 100ms !default; $slow: $fast * 2; $same: $fast;",
        [#"fast {"seconds":0.1}"#, #"slow {"seconds":0.2}"#, #"same {"use":"fast"}"#]),
      StyleCase(
        "$d: (fast: 100ms, \"slow\": 200ms, nested: (deep: 1s)); $x: map.get($d, slow);",
        [
          #"d/fast {"seconds":0.1}"#, #"d/slow {"seconds":0.2}"#,
          #"d/nested/deep {"seconds":1}"#, #"x {"seconds":0.2}"#,
        ]),
      StyleCase("$t: math.div(1s, 4); // no", [#"t {"seconds":0.25}"#]),
      StyleCase(
        "$e: motion.$ease; $ease: ease-in;",
        [#"e {"named":"easeIn"}"#, #"ease {"named":"easeIn"}"#]),
      StyleCase(
        "@mixin m($x) { $t: 1s; $c: red; }", [],
        leftOut: ["$t: it stands in @mixin, which isn't run", "variables"]),
      StyleCase(
        "@mixin tokens { --fast: 1s; --c: red } @mixin dark() { --fast: 2s }",
        [#"fast {"seconds":1}"#, #"fast-2 {"seconds":2}"#], leftOut: ["custom properties"]),
      StyleCase(
        "$m: (a: (100ms,), 'b': (1s,),);", [#"m/a {"seconds":0.1}"#, #"m/b {"seconds":1}"#]),
      StyleCase(
        "$x: 100ms; --a: #{$x}; --b: calc(#{$x} * 2); $t: opacity #{$x} ease-in",
        [
          #"x {"seconds":0.1}"#, #"a {"seconds":0.1}"#, #"b {"seconds":0.2}"#,
          #"t {"named":"easeIn","duration":0.1}"#,
        ]),
      StyleCase(
        "$d: (a: 1s); @each $k, $v in $d { --t-#{$k}: #{$v}; }", [#"d/a {"seconds":1}"#],
        leftOut: ["--t-#{$k}: its name is only known once SCSS is run"]),
      StyleCase(
        "@property --reg { syntax: '<time>'; inherits: true; initial-value: 200ms } --a: var(--reg)",
        [#"reg {"seconds":0.2}"#, #"a {"use":"reg"}"#]),
      StyleCase(
        "--reg: 1s; @property --reg { syntax: '<time>'; initial-value: 200ms } --a: var(--reg)",
        [#"reg {"seconds":1}"#, #"a {"use":"reg"}"#],
        leftOut: ["--reg: it is declared again below"]),
      StyleCase(
        ":root { --t: 1s } .a { --t: 1s } .b { --t: 2s }",
        [#"t {"seconds":1}"#, #"t-2 {"seconds":2}"#], leftOut: ["--t: line 1 says the same"]),
      StyleCase("$ease: fn(1);", [], leftOut: ["$ease: cannot resolve fn()"]),
      StyleCase("$t: all $no ease;", [], leftOut: ["$t: cannot resolve $no"]),
    ])
  func scss(_ one: StyleCase) throws { try one.check(in: "motion.scss") }

  @Test(
    "What functions of SCSS return is read if it is always the same",
    arguments: [
      StyleCase(
        """
        @function values($bare: false) {
          @return (
            'fast': if($bare, null, 100ms), 'slow': if($bare, if(true, 1s, 2s), 300ms),
            'ease': cubic-bezier(.2, 0, 0, 1), 'path': null, 'color': red,
          );
        }
        """,
        [
          #"values/fast {"seconds":0.1}"#, #"values/slow {"seconds":0.3}"#,
          #"values/ease {"cubicBezier":[0.2,0,0,1]}"#,
        ], leftOut: ["variables × 2"]),
      StyleCase("@function fast() { @return 100ms; }", [#"fast {"seconds":0.1}"#]),
      StyleCase(
        "@function motion($d) { @return all $d ease-in; }", [],
        leftOut: ["motion(): cannot resolve $d"]),
      StyleCase("@function rem($px) { @return math.div($px, 16px) * 1rem; }", []),
      StyleCase(
        "@function tint($c: red) { @return mix($c, white); } $t: $c 1s;", [],
        leftOut: ["$t: cannot resolve $c"]),
      StyleCase(
        "@function ease($x) { @if $x { @return ease-in; } @return ease-out; }", [],
        leftOut: ["ease() × 2: it returns one of several values, and functions aren't run"]),
    ])
  func functions(_ one: StyleCase) throws { try one.check(in: "motion.scss") }

  @Test(
    "The numbers of a spring make one",
    arguments: [
      StyleCase(
        "$card-stiffness: 300; $card-damping: 25; $z: 3",
        [#"card {"mass":1,"stiffness":300,"damping":25}"#], leftOut: ["variables"]),
      StyleCase(
        "--spring-tension: 170; --spring-friction: .5; --spring-mass: 2",
        [#"spring {"mass":2,"stiffness":170,"damping":0.5}"#]),
      StyleCase(
        "$s: (fast: (damping-ratio: .6, stiffness: 800));",
        [#"s/fast {"dampingRatio":0.6,"stiffness":800}"#]),
      StyleCase(
        "--spring-damping: 1", [],
        leftOut: ["--spring-damping: it is a number, and no motion by itself"]),
    ])
  func springs(_ one: StyleCase) throws { try one.check(in: "motion.scss") }

  @Test("A damping that is a ratio is told to be taken for one") func ratio() throws {
    let (entries, report) = try readStyles([
      ("a.scss", "$spring-fast-damping: .9;\n$spring-fast-stiffness: 1400;")
    ])
    #expect(
      entries.map(\.preset.line) == [#"spring-fast {"dampingRatio":0.9,"stiffness":1400}"#])
    #expect(
      report.findings.kept.map(\.message) == [
        "$spring-fast-damping is taken for a damping ratio"
      ])
    #expect(entries[0].preset.source?.path == "a.scss#$spring-fast-damping")
  }

  @Test("Files of SCSS have variables of their own") func modules() throws {
    let (entries, report) = try readStyles([
      ("a.scss", "$t: 1s; $u: $t * 2; $same: 1s"), ("b.scss", "$t: 2s; $u: $t * 3; $same: 1s"),
      ("c.scss", "$t: 9s !default; $v: $t + 1s"),
    ])
    #expect(
      entries.map(\.preset.line) == [
        #"t {"seconds":1}"#, #"u {"seconds":2}"#, #"same {"seconds":1}"#, #"t-2 {"seconds":2}"#,
        #"u-2 {"seconds":6}"#,
      ])
    #expect(
      report.leftOut.lines == [
        "$t: it is declared again below",
        "$v: cannot resolve $t: it has several values, by file or rule",
        "$same: a.scss, line 1, says the same",
      ])
  }

  @Test("Modules of SCSS are named with what they hold") func qualified() throws {
    let (entries, report) = try readStyles([
      ("_motion.scss", "$fast: 1s;"), ("_other.scss", "$fast: 2s;"),
      ("use.scss", "$fast: motion.$fast; $slow: calc(other.$fast * 2); $one: m.$fast"),
    ])
    #expect(
      entries.map(\.preset.line) == [
        #"fast {"seconds":1}"#, #"fast-2 {"seconds":2}"#, #"slow {"seconds":4}"#,
      ])
    #expect(
      report.leftOut.lines == [
        "$one: cannot resolve $fast: it has several values, by file or rule",
        "$fast: _motion.scss, line 1, says the same",
      ])
  }
}
