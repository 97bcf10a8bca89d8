import Diagnostics
import Presets
import Testing

@testable import Importing

/// What becomes of the variables, functions and mixins of SCSS.
struct SCSSReaderTests {
  @Test("A damping that is a ratio is told to be taken for one") func ratio() throws {
    let (entries, report) = try readStyles([
      ("a.scss", "$spring-fast-damping: .9;\n$spring-fast-stiffness: 1400;")
    ])
    #expect(
      entries.map(\.preset.line) == [#"spring-fast {"dampingRatio":0.9,"stiffness":1400}"#])
    #expect(
      report.findings.kept.map(\.message) == [
        "$spring-fast-damping is read as a damping ratio"
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
        #"u-2 {"seconds":6}"#, #"t-3 {"seconds":9}"#, #"v {"seconds":10}"#,
      ])
    #expect(
      report.leftOut.lines == [
        "$same: same as line 1 of 'a.scss'"
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
        "$one: cannot resolve 'm.$fast': its value differs between files or rules",
        "$fast: same as line 1 of '_motion.scss'",
      ])
  }
}
