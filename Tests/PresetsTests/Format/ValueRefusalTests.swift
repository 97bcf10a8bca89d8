import Testing

/// Texts that are none of those allowed, or can't be read.
struct ValueRefusalTests {
  @Test("Texts that are none of those allowed, or can't be read", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      preset: #"{"kind": "sprign", "motion": "ease"}"#,
      #"structure/value 1:28 /kind | kind must be one of curve, spring, duration, keyframes, transition, animator, group, found 'sprign' | did you mean 'spring'?"#
    ),
    .init(
      preset: #"{"role": "entry", "motion": "ease"}"#,
      #"structure/value 1:28 /role | role must be one of enter, exit, emphasis, feedback, navigation, loop, found 'entry' | for example, write "enter""#
    ),
    .init(
      preset: #"{"motion": {"named": "easeinout"}}"#,
      #"structure/value 1:40 /motion/named | named must be one of linear, easeIn, easeOut, easeInEaseOut, default, found 'easeinout' | did you mean 'easeOut' or 'easeIn'?"#
    ),
    .init(
      preset: #"{"motion": {"steps": 2, "jump": "middle"}}"#,
      #"structure/value 1:51 /motion/jump | jump must be one of start, end, both, none, found 'middle' | for example, write "start""#
    ),
    .init(
      preset:
        #"{"motion": {"modelValue": "sets", "tracks": [{"property": "cornerRadius", "corners": ["topLeft", "topLeft"], "values": [0]}]}}"#,
      #"structure/value 1:45 /motion/modelValue | modelValue must be one of set, unchanged, found 'sets' | did you mean 'set'?"#,
      #"structure/value 1:104 /motion/tracks/0/corners | corners has the same corner twice | write each corner once"#
    ),
    .init(
      preset:
        #"{"motion": {"fillMode": "forward", "tracks": [{"property": "opacity", "calculationMode": "cubicpaced", "rotationMode": "x", "values": [0]}]}}"#,
      #"structure/value 1:43 /motion/fillMode | fillMode must be one of removed, forwards, backwards, both, found 'forward' | did you mean 'forwards'?"#,
      #"structure/value 1:108 /motion/tracks/0/calculationMode | calculationMode must be one of linear, discrete, paced, cubic, cubicPaced, found 'cubicpaced' | did you mean 'cubicPaced'?"#,
      #"structure/value 1:138 /motion/tracks/0/rotationMode | rotationMode must be one of auto, autoReverse, found 'x' | for example, write "auto""#
    ),
    .init(
      preset: #"{"motion": {"style": "slide", "phase": "presentt", "direction": "fromleft"}}"#,
      #"structure/value 1:40 /motion/style | style must be one of fade, push, moveIn, reveal, flip, curlUp, curlDown, crossDissolve, zoom, custom, found 'slide' | for example, write "fade""#,
      #"structure/value 1:58 /motion/phase | phase must be one of present, dismiss, push, pop, found 'presentt' | did you mean 'present'?"#,
      #"structure/value 1:83 /motion/direction | direction must be one of fromLeft, fromRight, fromTop, fromBottom, fromLeading, fromTrailing, found 'fromleft' | did you mean 'fromLeft'?"#
    ),
    .init(
      preset: #"{"motion": {"style": "custom", "layers": [{"layer": "source.snapshott"}]}}"#,
      #"structure/value 1:71 /motion/layers/0/layer | layer must be one of source, destination, source.snapshot, destination.snapshot, container, found 'source.snapshott' | did you mean 'source.snapshot'?"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "push", "interaction": {"gesture": "swipe", "edge": "lefft", "axis": "z", "begin": "never", "onRelease": "thresholdd"}}}"#,
      #"structure/value 1:75 /motion/interaction/gesture | gesture must be one of pan, screenEdgePan, press, slider, found 'swipe' | for example, write "pan""#,
      #"structure/value 1:92 /motion/interaction/edge | edge must be one of left, right, top, bottom, leading, trailing, found 'lefft' | did you mean 'left'?"#,
      #"structure/value 1:109 /motion/interaction/axis | axis must be one of x, y, found 'z' | for example, write "x""#,
      #"structure/value 1:123 /motion/interaction/begin | begin must be one of always, axisDominates, found 'never' | for example, write "always""#,
      #"structure/value 1:145 /motion/interaction/onRelease | onRelease must be one of threshold, velocity, reverse, continue, projected, found 'thresholdd' | did you mean 'threshold'?"#
    ),
    .init(
      preset: #"{"tags": ["two words", "", "-old", "ok"], "motion": "ease"}"#,
      #"structure/value 1:29 /tags/0 | 'two words' isn't a valid tag | write one word of up to 64 characters; join words with '-'"#,
      #"structure/value 1:42 /tags/1 | tags[1] must not be empty | write some text, or remove it"#,
      #"structure/value 1:46 /tags/2 | '-old' isn't a valid tag | write one word of up to 64 characters; join words with '-'"#
    ),
    .init(
      preset:
        #"{"tags": ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"], "motion": "ease"}"#,
      #"structure/value 1:29 /tags/0 | 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…' isn't a valid tag | write one word of up to 64 characters; join words with '-'"#
    ),
    .init(
      preset:
        #"{"localizations": {"Japanisch oder so": {}, "j": {}, "日本": {}, "pt--BR": {}, "ê": {}}, "motion": "ease"}"#,
      #"structure/value 1:38 /localizations/Japanisch oder so | 'Japanisch oder so' isn't a valid language tag | write a BCP 47 tag, such as 'ja' or 'pt-BR'"#,
      #"structure/value 1:63 /localizations/j | 'j' isn't a valid language tag | write a BCP 47 tag, such as 'ja' or 'pt-BR'"#,
      #"structure/value 1:72 /localizations/日本 | '日本' isn't a valid language tag | write a BCP 47 tag, such as 'ja' or 'pt-BR'"#,
      #"structure/value 1:82 /localizations/pt--BR | 'pt--BR' isn't a valid language tag | write a BCP 47 tag, such as 'ja' or 'pt-BR'"#,
      #"structure/value 1:96 /localizations/ê | 'ê' isn't a valid language tag | write a BCP 47 tag, such as 'ja' or 'pt-BR'"#
    ),
    .init(
      preset: #"{"source": {"language": "русский"}, "motion": "ease"}"#,
      #"structure/value 1:43 /source/language | 'русский' isn't a valid language tag | write a BCP 47 tag, such as 'ja' or 'pt-BR'"#
    ),
    .init(
      preset: #"{"ignore": [{"rule": "", "reason": ""}], "motion": "ease"}"#,
      #"structure/value 1:40 /ignore/0/rule | rule must not be empty | write some text, or remove it"#,
      #"structure/value 1:54 /ignore/0/reason | reason must not be empty | write some text, or remove it"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "", "values": [0]}]}}"#,
      #"structure/value 1:55 /motion/tracks/0/property | property must not be empty | write some text, or remove it"#
    ),
    .init(
      preset:
        ##"{"motion": {"tracks": [{"property": "backgroundColor", "values": ["#F00", "#12345G", "#FF0000"]}]}}"##,
      ##"structure/value 1:85 /motion/tracks/0/values/0 | values[0] isn't a valid color: '#F00' | write #RRGGBB or #RRGGBBAA"##,
      ##"structure/value 1:93 /motion/tracks/0/values/1 | values[1] isn't a valid color: '#12345G' | write #RRGGBB or #RRGGBBAA"##
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "opacity", "values": [0, 1], "keyTimes": ["1/0", "4/3", "half", "01/2"]}]}}"#,
      #"structure/value 1:97 /motion/tracks/0/keyTimes/0 | keyTimes[0] must be a number or fraction from 0 to 1, found '1/0' | write a number from 0 to 1, or a fraction such as "1/3""#,
      #"structure/value 1:104 /motion/tracks/0/keyTimes/1 | keyTimes[1] must be a number or fraction from 0 to 1, found '4/3' | write a number from 0 to 1, or a fraction such as "1/3""#,
      #"structure/value 1:111 /motion/tracks/0/keyTimes/2 | keyTimes[2] must be a number or fraction from 0 to 1, found 'half' | write a number from 0 to 1, or a fraction such as "1/3""#,
      #"structure/value 1:119 /motion/tracks/0/keyTimes/3 | keyTimes[3] must be a number or fraction from 0 to 1, found '01/2' | write a number from 0 to 1, or a fraction such as "1/3""#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "position.y", "values": [{"measure": "height +"}, {"measure": ""}, {"measure": "2x"}, {"measure": "a", "unit": "pt"}, {}]}]}}"#,
      #"structure/value 1:92 /motion/tracks/0/values/0/measure | expected a number or a name in the measure, found the end | write arithmetic with lengths, such as container.height - 80"#,
      #"structure/value 1:117 /motion/tracks/0/values/1/measure | measure must not be empty | write some text, or remove it"#,
      #"structure/value 1:134 /motion/tracks/0/values/2/measure | '2x' isn't a number | for example, write container.height - 80"#,
      #"structure/unknown-field 1:158 /motion/tracks/0/values/3/unit | unknown field 'unit' | valid names: measure"#,
      #"structure/missing-field 1:173 /motion/tracks/0/values/4 | values[4] needs the field 'measure' | add "measure": "container.height - 80""#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "position", "path": "L 1,1"}]}}"#,
      #"structure/value 1:75 /motion/tracks/0/path | a path must start with M | for example, write M 0,0 L 100,0"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "position", "path": "M 0,0 B 1"}]}}"#,
      #"structure/value 1:75 /motion/tracks/0/path | 'B' isn't a path command | use M, L, H, V, C, S, Q, T, A, or Z"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "position", "path": ""}]}}"#,
      #"structure/value 1:75 /motion/tracks/0/path | path must not be empty | write some text, or remove it"#
    ),
    .init(
      preset: #"{"motion": {"path": "M 0,0 C 0.5,0 0.4,1 0.3,1 L 0.2,1 L 1,1"}}"#,
      #"structure/value 1:39 /motion/path | a curve's path can't go back in x, which is time | @curve"#
    ),
    .init(
      preset: #"{"motion": {"path": "M 0,0 L 0.5,1"}}"#,
      #"structure/value 1:39 /motion/path | a curve's path must end at 1,1 | @curve"#),
    .init(
      preset: #"{"motion": {"path": "M 1,0 L 1,1"}}"#,
      #"structure/value 1:39 /motion/path | a curve's path must start at 0,0 | @curve"#),
    .init(
      preset: #"{"motion": {"path": "M 0,0 L 1,1 Z"}}"#,
      #"structure/value 1:39 /motion/path | a curve's path must be one continuous line of M, L, C, S, Q, and T | @curve"#
    ),
    .init(
      preset: #"{"motion": {"path": "M 0,0"}}"#,
      #"structure/value 1:39 /motion/path | a curve's path must end at 1,1 | @curve"#),
    .init(
      preset: #""sprong(1)""#,
      #"structure/value 1:19  | 'sprong()' isn't a motion | did you mean 'spring'?"#),
    .init(
      preset: #""ease 300""#,
      #"structure/value 1:19  | unexpected '300' | add a unit, for example 300ms or 300s"#
    ),
    .init(
      preset: #""cubic-bezier(2, 0, 0, 1)""#,
      #"structure/value 1:19  | the x values of cubic-bezier() must be from 0 to 1 | write fractions of the duration for x; only y can be outside 0…1"#
    ),
    .init(
      preset: #"{"kind": "spring", "motion": "ease-out"}"#,
      #"structure/conflict 1:48 /motion | the motion is a curve, but the kind is 'spring' | set "kind": "curve""#
    ),
    .init(
      preset: #"{"motion": "steps(0)"}"#,
      #"structure/value 1:30 /motion | steps() takes a whole number from 1 to 10000 | for example, write steps(4, jump-end)"#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "opacity", "values": [0, 1], "timings": ["cubic-bezier(0, 0, 1)"]}]}}"#,
      #"structure/value 1:96 /motion/tracks/0/timings/0 | expected ',', found ')' | for example, write cubic-bezier(.2, 0, 0, 1)"#
    ),
    .init(
      preset: #"{"motion": {"named": "linear", "duration": "0", "delay": "300 ms"}}"#,
      #"structure/type 1:62 /motion/duration | duration must be a time, found '0' | write 0s"#,
      #"structure/type 1:76 /motion/delay | delay must be a time, found '300 ms' | write 300ms without the space"#
    ),
    .init(
      preset:
        #"{"motion": {"timing": "easeIn", "tracks": [{"property": "opacity", "values": [0]}]}}"#,
      #"naming/syntax 1:41 /motion/timing | timing isn't a valid preset name: 'easeIn' | write {"named": "easeIn"}, or the name of a preset"#
    ),
  ]
}
