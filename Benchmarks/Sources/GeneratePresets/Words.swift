/// The words that titles, summaries and tags are made of.
enum Words {
  /// Words of summaries, the frequent ones first.
  static let all = split(
    """
    the a and of to in with for from as it is on by at one while until after before its then when
    into over under between near like but not every each only both other same own first last next
    motion movement screen view card sheet page panel list row button icon label image menu badge
    header footer toolbar field switch slider picker cell grid stack layer window dialog banner
    toast drawer carousel gallery player cover thumbnail avatar map pin marker chart bar graph
    moves slides turns grows shrinks fades rises falls settles lands leaves enters returns rests
    follows leads waits opens closes folds unfolds swings rolls drifts floats hovers jumps drops
    pushes pulls drags stretches squeezes bends tilts spins wobbles shakes pulses blinks glows
    soft hard gentle sharp quick slow brisk calm lively quiet loud heavy light firm loose tight
    crisp smooth rough warm cold bright dark deep shallow wide narrow tall short long round flat
    thin thick early late sudden gradual even uneven steady nervous playful serious modest bold
    start end middle edge corner center top bottom left right front back inside outside above
    below beside behind across along around toward away together apart again once twice always
    never often rarely almost nearly barely fully half quarter double single whole part rest
    speed pace rhythm beat pause delay moment second frame step stage phase path arc line curve
    wave slope peak valley point distance angle size scale weight mass force friction tension
    damping stiffness velocity momentum gravity balance contrast color shade tint shadow blur
    depth texture paper glass metal rubber water smoke feather stone sand silk wood leaf river
    finger thumb hand eye ear touch tap press hold swipe pinch drag scroll gesture release throw
    attention focus signal answer question hint notice warning success failure progress promise
    reader visitor user guest friend team designer engineer animator editor author owner client
    morning evening winter summer spring autumn city street garden harbor bridge tower window
    market kitchen station library museum theater studio workshop office school hotel airport
    small large tiny huge little great simple plain rich poor clear faint strong weak fresh old
    new modern classic common rare familiar strange honest polite patient careful careless ready
    shows hides reveals covers replaces joins splits swaps keeps gives takes brings carries sends
    receives begins finishes continues stops repeats reverses cancels confirms selects clears
    saves loads refreshes updates removes adds inserts deletes reorders groups sorts filters
    """)

  static let titles = split(
    """
    amber birch cedar coral delta ember fern flint garnet hazel indigo jasper juniper kelp linden
    lotus maple marble meadow mist moss nimbus oak olive onyx opal orchid pearl pebble pine plum
    poppy prairie quartz raven reed ridge robin rowan saffron sage slate sorrel sparrow spruce
    tansy thistle thyme topaz tundra umber violet walnut willow wren yarrow zinnia
    """)

  static let tags = split(
    """
    soft snappy calm lively card sheet list menu dialog toast enter exit emphasis feedback hero
    brand marketing settings onboarding player gallery map chart form keyboard swipe drag press
    loop decelerate accelerate standard expressive legacy bounce overshoot flat deep page tab
    """)

  static let sources = split(
    """
    handbook guideline specification article talk workshop prototype audit survey notebook archive
    catalog reference tutorial essay interview report study review sketchbook
    """)

  private static func split(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
