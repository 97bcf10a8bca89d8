import Testing

/// Values of another type than a field takes.
struct TypeRefusalTests {
  @Test("Values of another type than a field takes", arguments: cases)
  func isRefused(_ refusal: Refusal) {
    #expect(refusal.found == refusal.expected)
  }

  static let cases: [Refusal] = [
    .init(
      preset: #"12"#,
      #"structure/type 1:19  | the preset must be an object or an expression, found 12 | for example, write {"motion": {…}} or "ease-out 300ms""#
    ),
    .init(
      preset: #"null"#,
      #"structure/type 1:19  | the preset must be an object or an expression, found null | for example, write {"motion": {…}} or "ease-out 300ms""#
    ),
    .init(
      preset: #"[]"#,
      #"structure/type 1:19  | the preset must be an object or an expression, found an array | for example, write {"motion": {…}} or "ease-out 300ms""#
    ),
    .init(
      preset: #"{"motion": 3}"#,
      #"structure/type 1:30 /motion | motion must be an object or an expression, found 3 | for example, write {"named": "easeOut"} or "ease-out 300ms""#
    ),
    .init(
      preset: #"{"kind": "curve", "motion": null}"#,
      #"structure/type 1:47 /motion | motion must be an object or an expression, found null | for example, write {"named": "easeOut"} or "ease-out 300ms""#
    ),
    .init(
      preset: #"{"kind": 1, "motion": "ease"}"#,
      #"structure/type 1:28 /kind | kind must be one of curve, spring, duration, keyframes, transition, animator, group, found 1 | for example, write "curve""#
    ),
    .init(
      preset: #"{"title": 1, "motion": "ease"}"#,
      #"structure/type 1:29 /title | title must be a string, found 1 | write a string in double quotes"#
    ),
    .init(
      preset: #"{"summary": [], "motion": "ease"}"#,
      #"structure/type 1:31 /summary | summary must be a string, found an array | write a string in double quotes"#
    ),
    .init(
      preset: #"{"tags": "soft", "motion": "ease"}"#,
      #"structure/type 1:28 /tags | tags must be an array, found 'soft' | for example, write ["card", "gentle"]"#
    ),
    .init(
      preset: #"{"role": true, "motion": "ease"}"#,
      #"structure/type 1:28 /role | role must be one of enter, exit, emphasis, feedback, navigation, loop, found true | for example, write "enter""#
    ),
    .init(
      preset: #"{"source": "A", "motion": "ease"}"#,
      #"structure/type 1:30 /source | source must be an object, found 'A' | for example, write {"title": …}"#
    ),
    .init(
      preset: #"{"source": {"year": "2017"}, "motion": "ease"}"#,
      #"structure/type 1:39 /source/year | year must be a whole number, found '2017' | write a whole number from 1 to 9999"#
    ),
    .init(
      preset:
        #"{"source": {"title": 1, "author": 1, "url": 1, "license": 1, "language": 1, "year": 1.5, "path": 1}, "motion": "ease"}"#,
      #"structure/type 1:40 /source/title | title must be a string, found 1 | write a string in double quotes"#,
      #"structure/type 1:53 /source/author | author must be a string, found 1 | write a string in double quotes"#,
      #"structure/type 1:63 /source/url | url must be a string, found 1 | write a string in double quotes"#,
      #"structure/type 1:77 /source/license | license must be a string, found 1 | write a string in double quotes"#,
      #"structure/type 1:92 /source/language | language must be a string, found 1 | write a string in double quotes"#,
      #"structure/type 1:103 /source/year | year must be a whole number, found 1.5 | write a whole number from 1 to 9999"#,
      #"structure/type 1:116 /source/path | path must be a string, found 1 | write a string in double quotes"#
    ),
    .init(
      preset: #"{"localizations": [], "motion": "ease"}"#,
      #"structure/type 1:37 /localizations | localizations must be an object of languages, found an array | for example, write {"ja": {"title": "…"}}"#
    ),
    .init(
      preset: #"{"localizations": {"ja": "x"}, "motion": "ease"}"#,
      #"structure/type 1:44 /localizations/ja | ja must be an object, found 'x' | for example, write {"title": …}"#
    ),
    .init(
      preset: #"{"reducedMotion": false, "motion": "ease"}"#,
      #"structure/type 1:37 /reducedMotion | reducedMotion must be the name of a preset, found false | write a name in double quotes, such as "curve/card""#
    ),
    .init(
      preset: #"{"counterpart": {}, "motion": "ease"}"#,
      #"structure/type 1:35 /counterpart | counterpart must be the name of a preset, found an object | write a name in double quotes, such as "curve/card""#
    ),
    .init(
      preset: #"{"deprecated": 1, "motion": "ease"}"#,
      #"structure/type 1:34 /deprecated | deprecated must be true, a reason, or an object with 'reason' and 'use', found 1 | for example, write {"reason": "too slow", "use": "curve/card"}"#
    ),
    .init(
      preset: #"{"aliases": "b", "motion": "ease"}"#,
      #"structure/type 1:31 /aliases | aliases must be an array, found 'b' | for example, write ["curve/card"]"#
    ),
    .init(
      preset: #"{"ignore": {}, "motion": "ease"}"#,
      #"structure/type 1:30 /ignore | ignore must be an array, found an object | for example, write [{"rule": "naming/syntax", "reason": "…"}]"#
    ),
    .init(
      preset: #"{"ignore": [1], "motion": "ease"}"#,
      #"structure/type 1:31 /ignore/0 | ignore[0] must be an object, found 1 | for example, write {"rule": …}"#
    ),
    .init(
      preset: #"{"extensions": [], "motion": "ease"}"#,
      #"structure/type 1:34 /extensions | extensions must be an object, found an array | for example, write {"com.example.tool": …}"#
    ),
    .init(
      preset: #"{"kind": "duration", "motion": {"seconds": true}}"#,
      #"structure/type 1:62 /motion/seconds | seconds must be a time, found true | write seconds as a number, or a string such as "300ms" or "0.3s""#
    ),
    .init(
      preset: #"{"kind": "duration", "motion": {"seconds": "soon"}}"#,
      #"structure/type 1:62 /motion/seconds | seconds must be a time, found 'soon' | write seconds as a number, or a string such as "300ms" or "0.3s""#
    ),
    .init(
      preset: #"{"motion": {"cubicBezier": "ease"}}"#,
      #"structure/type 1:46 /motion/cubicBezier | cubicBezier must be 4 numbers [x1, y1, x2, y2], found 'ease' | for example, write [0.2, 0, 0, 1]"#
    ),
    .init(
      preset: #"{"motion": {"cubicBezier": [0, "0", 1, 1]}}"#,
      #"structure/type 1:50 /motion/cubicBezier/1 | cubicBezier[1] must be a number, found '0' | write a number, such as 0.3"#
    ),
    .init(
      preset: #"{"motion": {"linear": [0, 1]}}"#,
      #"structure/type 1:42 /motion/linear/0 | linear[0] must be a stop [input, output], found 0 | for example, write [0.5, 0.8]"#,
      #"structure/type 1:45 /motion/linear/1 | linear[1] must be a stop [input, output], found 1 | for example, write [0.5, 0.8]"#
    ),
    .init(
      preset: #"{"motion": {"steps": 2.5}}"#,
      #"structure/type 1:40 /motion/steps | steps must be a whole number, found 2.5 | write a whole number from 1 to 10000"#
    ),
    .init(
      preset: #"{"motion": {"named": 1}}"#,
      #"structure/type 1:40 /motion/named | named must be one of linear, easeIn, easeOut, easeInEaseOut, default, found 1 | for example, write "linear""#
    ),
    .init(
      preset: #"{"motion": {"path": 1}}"#,
      #"structure/type 1:39 /motion/path | path must be a string, found 1 | write a string in double quotes"#
    ),
    .init(
      preset: #"{"motion": {"mass": "1", "stiffness": 1, "damping": 1}}"#,
      #"structure/type 1:39 /motion/mass | mass must be a number, found '1' | write a positive number, such as 1"#
    ),
    .init(
      preset:
        #"{"motion": {"duration": 1, "bounce": 0, "initialVelocity": "fast", "allowsOverdamping": 1}}"#,
      #"structure/type 1:78 /motion/initialVelocity | initialVelocity must be a number or a measure, found 'fast' | write a number, such as 0.3"#,
      #"structure/type 1:107 /motion/allowsOverdamping | allowsOverdamping must be true or false, found 1 | write true or false, without quotes"#
    ),
    .init(
      preset: #"{"motion": {"tracks": {}}}"#,
      #"structure/type 1:41 /motion/tracks | tracks must be 1 to 1,000 tracks, found an object | for example, write [{"property": "opacity", "values": [0, 1]}]"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [3]}}"#,
      #"structure/type 1:42 /motion/tracks/0 | tracks[0] must be an object, found 3 | for example, write {"property": …}"#
    ),
    .init(
      preset:
        #"{"motion": {"repeatCount": "often", "autoreverses": "yes", "speed": "1", "fillMode": 1, "tracks": [{"property": "opacity", "values": [0, 1]}]}}"#,
      #"structure/type 1:46 /motion/repeatCount | repeatCount must be a number or "infinite", found 'often' | for example, write 2 or "infinite""#,
      #"structure/type 1:71 /motion/autoreverses | autoreverses must be true or false, found 'yes' | write true or false, without quotes"#,
      #"structure/type 1:87 /motion/speed | speed must be a number, found '1' | write a number, such as 0.3"#,
      #"structure/type 1:104 /motion/fillMode | fillMode must be one of removed, forwards, backwards, both, found 1 | for example, write "removed""#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"target": 1, "property": 1, "values": 1, "keyTimes": 1, "timings": 1, "tension": "a", "additive": 1, "calculationMode": 1, "rotationMode": 1}]}}"#,
      #"structure/type 1:53 /motion/tracks/0/target | target must be a string, found 1 | write a string in double quotes"#,
      #"structure/type 1:68 /motion/tracks/0/property | property must be a string, found 1 | write a string in double quotes"#,
      #"structure/type 1:81 /motion/tracks/0/values | values must be 1 or more values, found 1 | for example, write [0, 1]"#,
      #"structure/type 1:96 /motion/tracks/0/keyTimes | keyTimes must be an array, found 1 | for example, write [0, 0.5, 1]"#,
      #"structure/type 1:110 /motion/tracks/0/timings | timings must be an array, found 1 | for example, write ["curve/card"]"#,
      #"structure/type 1:124 /motion/tracks/0/tension | tension must be a number, found 'a' | write a number, such as 0.3"#,
      #"structure/type 1:141 /motion/tracks/0/additive | additive must be true or false, found 1 | write true or false, without quotes"#,
      #"structure/type 1:163 /motion/tracks/0/calculationMode | calculationMode must be one of linear, discrete, paced, cubic, cubicPaced, found 1 | for example, write "linear""#,
      #"structure/type 1:182 /motion/tracks/0/rotationMode | rotationMode must be one of auto, autoReverse, found 1 | for example, write "auto""#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "opacity", "values": [{"measure": 1}]}]}}"#,
      #"structure/type 1:89 /motion/tracks/0/values/0/measure | measure must be a string, found 1 | write a string in double quotes"#
    ),
    .init(
      preset: #"{"motion": {"tracks": [{"property": "opacity", "frames": [1]}]}}"#,
      #"structure/type 1:77 /motion/tracks/0/frames/0 | frames[0] must be an object, found 1 | for example, write {"start": …}"#
    ),
    .init(
      preset:
        #"{"motion": {"tracks": [{"property": "opacity", "values": [0, 1], "timings": [1, {"seconds": 1}, {}]}]}}"#,
      #"structure/type 1:96 /motion/tracks/0/timings/0 | timings[0] must be a curve or spring, found 1 | write the name of a curve or spring preset, or a curve such as {"named": "easeOut"}"#,
      #"structure/missing-field 1:99 /motion/tracks/0/timings/1 | timings[1] is neither a curve nor a spring | write the name of a curve or spring preset, or a curve such as {"named": "easeOut"}"#,
      #"structure/missing-field 1:115 /motion/tracks/0/timings/2 | timings[2] is neither a curve nor a spring | write the name of a curve or spring preset, or a curve such as {"named": "easeOut"}"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "custom", "perspective": 3, "layers": [{"layer": "source", "initial": [], "frames": {}, "hidden": 1}]}}"#,
      #"structure/type 1:65 /motion/perspective | perspective must be an object, found 3 | for example, write {"eyeDistance": …}"#,
      #"structure/type 1:110 /motion/layers/0/initial | initial must be an object of properties, found an array | for example, write {"opacity": 0}"#,
      #"structure/type 1:124 /motion/layers/0/frames | frames must be an array, found an object | for example, write [{…}]"#,
      #"structure/type 1:138 /motion/layers/0/hidden | hidden must be 2 numbers [start, end], found 1 | for example, write [0.5, 1]"#
    ),
    .init(
      preset:
        #"{"motion": {"style": "push", "interaction": {"gesture": 1, "edge": 1, "axis": 1, "distance": "far", "begin": 1, "invertsWhenOpen": 1, "onRelease": 1, "threshold": true}}}"#,
      #"structure/type 1:75 /motion/interaction/gesture | gesture must be one of pan, screenEdgePan, press, slider, found 1 | for example, write "pan""#,
      #"structure/type 1:86 /motion/interaction/edge | edge must be one of left, right, top, bottom, leading, trailing, found 1 | for example, write "left""#,
      #"structure/type 1:97 /motion/interaction/axis | axis must be one of x, y, found 1 | for example, write "x""#,
      #"structure/type 1:112 /motion/interaction/distance | distance must be a number or a measure, found 'far' | write the distance of the whole gesture in points"#,
      #"structure/type 1:128 /motion/interaction/begin | begin must be one of always, axisDominates, found 1 | for example, write "always""#,
      #"structure/type 1:150 /motion/interaction/invertsWhenOpen | invertsWhenOpen must be true or false, found 1 | write true or false, without quotes"#,
      #"structure/type 1:166 /motion/interaction/onRelease | onRelease must be one of threshold, velocity, reverse, continue, projected, found 1 | for example, write "threshold""#,
      #"structure/type 1:182 /motion/interaction/threshold | threshold must be a number or a fraction such as "1/3", found true | write a fraction from 0 to 1, such as 0.5"#
    ),
    .init(
      preset:
        #"{"motion": {"duration": 1, "animations": [{"property": "opacity", "to": 1, "delayFactor": true}], "continuation": 1}}"#,
      #"structure/type 1:109 /motion/animations/0/delayFactor | delayFactor must be a number or a fraction such as "1/3", found true | write a fraction from 0 to 1, such as 0.5"#,
      #"structure/type 1:133 /motion/continuation | continuation must be an object, found 1 | for example, write {"from": …}"#
    ),
    .init(
      preset: #"{"motion": {"members": [{"preset": 1}]}}"#,
      #"structure/type 1:54 /motion/members/0/preset | preset must be the name of a preset, found 1 | write a name in double quotes, such as "curve/card""#
    ),
  ]
}
