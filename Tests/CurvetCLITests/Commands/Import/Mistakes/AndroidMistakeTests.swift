import Expectations
import Testing

/// The likeliest mistakes in Android XML, and what is said of them.
struct AndroidMistakeTests {
  // swift-format-ignore
  private static let texts = [
        #"<resources><integer name="motion_duration">fast</integer></resources>"#,
        #"<resources><integer name="motion_duration">300ms</integer></resources>"#,
        #"<resources><integer name="motion_duration">-1</integer></resources>"#,
        #"<resources><integer name="count">3</integer></resources>"#,
        #"<resources><integer name="motion_duration">@integer/other</integer></resources>"#,
        #"<resources><string name="easing_out">cubic-bezier(.2, 0, 0)</string></resources>"#,
        #"<resources><string name="easing_out">path(M 0,0 C .2,0 0,1)</string></resources>"#,
        #"<resources><string name="easing_out">ease-out-back</string></resources>"#,
        #"<resources><item name="easing_control_x1" type="dimen">.2</item></resources>"#,
        #"<resources><style name="Spring"><item name="stiffness">300</item></style></resources>"#,
        #"<resources><style name="Spring"><item name="stiffness">x</item><item name="damping">.9</item></style></resources>"#,
        #"<pathInterpolator xmlns:android="x"/>"#,
        #"<pathInterpolator xmlns:android="x" android:controlX1="x" android:controlY1="0"/>"#,
        #"<pathInterpolator xmlns:android="x" android:controlX1="2" android:controlY1="0" android:controlX2="0" android:controlY2="1"/>"#,
        #"<pathInterpolator xmlns:android="x" android:pathData="M0,0 L1"/>"#,
        #"<overshootInterpolator xmlns:android="x" android:tension="much"/>"#,
        #"<bouncyInterpolator xmlns:android="x"/>"#,
        #"<resources><integer name="motion_duration">300</integer>"#,
        #"<resources><integer name="motion_duration">300</string></resources>"#,
        #"<resources><integer name=motion_duration>300</integer></resources>"#,
        #"<manifest/>"#,
        #"<set xmlns:android="x"><alpha android:duration="300"/></set>"#
  ]

  @Test("Mistakes in Android XML") func mistakes() throws {
    expectSame(
      try Desk.replies(to: Self.texts, in: "a.xml"),
      """
      [0] <resources><integer name="motion_duration">fast</integer></resources>
        found 1: read 0, skipped 1
        motion_duration  a.xml:1:12  skipped: must be a number of milliseconds (0 or more), found 'fast'
      [0] <resources><integer name="motion_duration">300ms</integer></resources>
        found 1: read 0, skipped 1
        motion_duration  a.xml:1:12  skipped: must be a number of milliseconds (0 or more), found '300ms'
      [0] <resources><integer name="motion_duration">-1</integer></resources>
        found 1: read 0, skipped 1
        motion_duration  a.xml:1:12  skipped: must be a number of milliseconds (0 or more), found '-1'
      [0] <resources><integer name="count">3</integer></resources>
        1 integer  skipped: not motion
      [0] <resources><integer name="motion_duration">@integer/other</integer></resources>
        found 1: read 0, skipped 1
        motion_duration  a.xml:1:12  skipped: cannot resolve '@integer/other'
      [0] <resources><string name="easing_out">cubic-bezier(.2, 0, 0)</string></resources>
        found 1: read 0, skipped 1
        easing_out  a.xml:1:12  skipped: 'cubic-bezier(.2, 0, 0)': cubic-bezier() takes 4 numbers, separated by commas
      [0] <resources><string name="easing_out">path(M 0,0 C .2,0 0,1)</string></resources>
        found 1: read 0, skipped 1
        easing_out  a.xml:1:12  skipped: expected a number in the path after 16 characters
      [0] <resources><string name="easing_out">ease-out-back</string></resources>
      Would import 1 preset from 1 file into ~/.local/share/curvet/catalog.sqlite
        1 curve
        easing-out  curve
      [0] <resources><item name="easing_control_x1" type="dimen">.2</item></resources>
        found 1: read 0, skipped 1
        easing  a.xml:1:1  skipped: missing y1, x2, y2
      [0] <resources><style name="Spring"><item name="stiffness">300</item></style></resources>
        found 1: read 0, skipped 1
        Spring  a.xml:1:12  skipped: a spring needs both a stiffness and a damping
      [0] <resources><style name="Spring"><item name="stiffness">x</item><item name="damping">.9</item></style></resources>
        found 1: read 0, skipped 1
        Spring  a.xml:1:12  skipped: its stiffness isn't a number
      [0] <pathInterpolator xmlns:android="x"/>
        found 1: read 0, skipped 1
        a  a.xml:1:1  skipped: needs pathData, or controlX1 and controlY1
      [0] <pathInterpolator xmlns:android="x" android:controlX1="x" android:controlY1="0"/>
        found 1: read 0, skipped 1
        a  a.xml:1:1  skipped: controlX1 must be a number, found 'x'
      [0] <pathInterpolator xmlns:android="x" android:controlX1="2" android:controlY1="0" android:controlX2="0" android:controlY2="1"/>
        found 1: read 0, skipped 1
        a  a.xml:1:1  skipped: x1 of a Bézier curve must be from 0 to 1, found 2
      [0] <pathInterpolator xmlns:android="x" android:pathData="M0,0 L1"/>
        found 1: read 0, skipped 1
        a  a.xml:1:1  skipped: expected a number in the path after 7 characters
      [0] <overshootInterpolator xmlns:android="x" android:tension="much"/>
        found 1: read 0, skipped 1
        a  a.xml:1:1  skipped: tension must be a number, found 'much'
      [0] <bouncyInterpolator xmlns:android="x"/>
        found 1: read 0, skipped 1
        a  a.xml:1:1  skipped: unknown interpolator
      [65] <resources><integer name="motion_duration">300</integer>
      error: <resources> is never closed
        --> a.xml:1:1
          1 | <resources><integer name="motion_duration">300</integer>
            | ^
      help: fix the XML; Android's tools would reject it, too
      [65] <resources><integer name="motion_duration">300</string></resources>
      error: </string> has no matching start tag
        --> a.xml:1:47
          1 | <resources><integer name="motion_duration">300</string></resources>
            |                                               ^
      help: fix the XML; Android's tools would reject it, too
      [65] <resources><integer name=motion_duration>300</integer></resources>
      error: the value of 'name' must be in quotes
        --> a.xml:1:26
          1 | <resources><integer name=motion_duration>300</integer></resources>
            |                          ^
      help: fix the XML; Android's tools would reject it, too
      [65] <manifest/>
      error: an Android XML file without resources or interpolators, the only ones that are read
        --> a.xml:1:1
      help: run 'curvet help formats' to list the formats
      [0] <set xmlns:android="x"><alpha android:duration="300"/></set>
        found 1: read 0, skipped 1
        a  a.xml:1:1  skipped: animates nothing that can be imported

      """)
  }
}
