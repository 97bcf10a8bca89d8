import CommandKit

/// Shows the first steps.
struct GettingStartedTopic: TextTopic {
  static let configuration = CommandConfiguration(
    commandName: "getting-started",
    abstract: "Take the first steps: create a catalog, find motion, add your own.")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  static let text = """
    A catalog is one SQLite file with named presets: curves, springs, keyframes,
    and screen transitions. You don't have to create one: your own catalog, with
    the built-in presets, is in ~/.local/share/curvet.

    CREATE A CATALOG FOR A PROJECT
      curvet init .

    This creates the catalog curvet.sqlite, and curvet.config.json, which points
    to it. Commands in this folder and below use that catalog.

    FIND AND SEE MOTION
      curvet search toast
      curvet show keyframes/toast-in
      curvet show keyframes/toast-in --play
      curvet compare curve/card spring/figma/quick
      curvet gallery

    'curvet help queries' explains searches.

    ADD YOUR OWN
      curvet add curve/app/menu 'cubic-bezier(.2, 0, 0, 1) 250ms'
      curvet set curve/app/menu duration=200ms title='App menu'
      curvet undo

    'curvet add' reads what you copied: CSS, a line of code, JSON, or an
    expression. 'curvet help expressions' lists the expressions. 'curvet import'
    reads files.

    USE IT IN AN APP
      curvet export curve/app/menu --to css
      curvet export curve/app/menu --to swift -o Menu.swift --save
      curvet export

    --save adds the export to curvet.config.json. The last command updates every
    file listed there. 'curvet help exports' lists the formats, and shows how to
    check the files in CI.
    """
}
