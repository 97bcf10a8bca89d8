import Testing

@testable import Importing

/// Android's XML.
struct AndroidXMLTests {
  /// Resources, and interpolators in files of their own.
  static let resources: [ReaderCase] = [
    ReaderCase(
      "tokens.xml",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- Ours. -->
      <resources xmlns:tools="http://schemas.android.com/tools">
        <integer name="m3_motion_duration_short1">50</integer>
        <integer name="card_columns">2</integer>
        <string name="m3_easing_emphasized">path(M 0,0 C 0.05, 0, 0.133333, 0.06, 0.166666, 0.4 C 0.208333, 0.82, 0.25, 1, 1, 1)</string>
        <string name="m3_easing_standard">cubic-bezier(0.2, 0, 0, 1)</string>
        <string name="m3_easing_alias">@string/m3_easing_standard</string>
        <string name="app_name">Card</string>
        <item name="m3_curve_control_x1" type="dimen" format="float">0.3</item>
        <item name="m3_curve_control_y1" type="dimen" format="float">0</item>
        <item name="m3_curve_control_x2" type="dimen" format="float">0.8</item>
        <item name="m3_curve_control_y2" type="dimen" format="float">0.15</item>
        <style name="Motion.Spring.Fast">
          <item name="stiffness">1400</item>
          <item name="damping">0.9</item>
        </style>
      </resources>
      """,
      [
        #"m3-motion-duration-short1 {"seconds":0.05}"#,
        #"m3-easing-emphasized {"path":"M 0,0 C 0.05, 0, 0.133333, 0.06, 0.166666, 0.4 C 0.208333, 0.82, 0.25, 1, 1, 1"}"#,
        #"m3-easing-standard {"cubicBezier":[0.2,0,0,1]}"#,
        #"m3-easing-alias {"use":"m3-easing-standard"}"#,
        #"m3-curve {"cubicBezier":[0.3,0,0.8,0.15]}"#,
        #"motion-spring-fast {"dampingRatio":0.9,"stiffness":1400}"#,
      ], leftOut: ["integer", "string"]),
    ReaderCase(
      "springs.xml",
      """
      <resources>
        <item name="m3_spring_fast_damping" type="dimen">0.6</item>
        <item name="m3_spring_fast_stiffness" type="dimen">800</item>
        <item name="m3_spring_slow_damping" type="dimen">0.8</item>
        <string name="m3_easing">cubic-bezier(0.2, 0, 0, 1)</string>
        <string name="m3_easing_path_data">M 0,0 C 0.2, 0, 0, 1, 1, 1</string>
        <item name="m3_easing_control_x1" type="dimen">0.2</item>
        <item name="m3_easing_control_y1" type="dimen">0</item>
        <item name="m3_easing_control_x2" type="dimen">0</item>
        <item name="m3_easing_control_y2" type="dimen">1</item>
      </resources>
      """,
      [
        #"m3-spring-fast {"dampingRatio":0.6,"stiffness":800}"#,
        #"m3-easing {"cubicBezier":[0.2,0,0,1]}"#,
      ],
      leftOut: [
        "values × 2: already read from the string of the same name",
        "m3_spring_slow: missing stiffness",
      ]),
    ReaderCase(
      "path.xml",
      #"<pathInterpolator xmlns:android="x" android:controlX1="@dimen/gone" android:controlY1="0"/>"#,
      [], leftOut: ["path: cannot resolve '@dimen/gone'"]),
    ReaderCase(
      "fast_out.xml",
      #"<pathInterpolator xmlns:android="x" android:controlX1="0.4" android:controlY1="0" android:controlX2="0.2" android:controlY2="1"/>"#,
      [#"fast-out {"cubicBezier":[0.4,0,0.2,1]}"#]),
    ReaderCase(
      "over.xml", #"<overshootInterpolator xmlns:android="x" android:tension="3"/>"#,
      [#"over {"cubicBezier":[0.3333333333333333,2,0.6666666666666666,1]}"#]),
    ReaderCase(
      "cycle.xml", "<cycleInterpolator/>", [],
      leftOut: ["cycle: a cycle ends at its start value, but a curve must end at 1"]),
    ReaderCase(
      "fade.xml", "<set><alpha/></set>", [],
      leftOut: ["<set>: view and property animations aren't supported"]),
    ReaderCase(
      "broken.xml", "<resources>\n<integer name=\"x\">50</resources>", [],
      findings: ["2 </resources> has no matching start tag"]),
  ]
}
