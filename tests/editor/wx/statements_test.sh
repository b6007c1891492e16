#!/usr/bin/env bash
# The Scenario tab with mouse and keys, in both languages: the forms of the checklist, what is not in this scenario, the board with its
# grid, changes in this scenario only, sight pairs, exits, accepted findings, and the menus of the lists. The files are compared.
source "$(dirname "$0")/drive_lib.sh"
start_screen

# form ROW: chooses a row of the checklist.
form() {
    item "row checklist/$1"
    calm
}
# value FIELD TEXT: types a value, which makes a step.
value() {
    fill "$1" "$2"
    next_step
}

for one in ${COTA_LANGUAGES:-en es}; do
    step "$one: open"
    work=$folder/$one
    rm -rf "$work" "$folder/first"
    cp -r "$sources/samples/panzer-grenadier" "$work"
    python3 - "$work/brod.scenario.xml" <<'CHANGE'
import re, sys
path = sys.argv[1]
text = open(path, encoding="utf-8").read()
text = re.sub(r' *<part kind="river-crossing">.*?</part>\n', "", text, flags=re.S)
text = text.replace("</special-rules>", """</special-rules>
  <sight-marks>
    <sight from="31-0404" to="31-0702"/>
  </sight-marks>
  <acceptances>
    <accept rule="STACK-001" subject="31-0101" reason="As printed."/>
  </acceptances>""")
open(path, "w", encoding="utf-8").write(text)
CHANGE
    cp -r "$work" "$folder/first"
    open_in "$one" "$work/brod.scenario.xml"
    keys ctrl+shift+3
    event "settled "
    picture "$one-checklist"

    step "$one: basics and a side"
    form basics
    value "scenario-form/$(t Author)" "A. Tester"
    form side
    value "sides-form/initiative" 3
    picture "$one-side"

    step "$one: a statement, and one that is not in this scenario"
    form statement-tank-leaders
    value "statements-form/count" 1
    picture "$one-statement"
    form statement-river-crossing
    item "item statements-leave"
    over "$(t "Not in This Scenario")"
    picture "$one-left-out"
    enter "No river here."
    next_step
    picture "$one-left"

    step "$one: the menu of a list duplicates, that of the checklist edits"
    form statement-minefields
    picture "$one-minefields"
    menu_of "row checklist/statement-minefields" Escape
    step "$one: exits"
    form exits
    menu_of "row exits/0" Down Down Down Down Return # Edit, Add, Remove, Duplicate
    next_step
    picture "$one-exits"
    pick "exits-form/$(t Zone)" Brod
    next_step

    step "$one: fortifications"
    form features
    picture "$one-features"
    item "row features/3"
    value "features-form/strength" 1

    step "$one: sight pairs"
    form sight-pairs
    item "item sight-pairs-flip"
    next_step
    value "sight-pairs-form/$(t Turn)" 3
    picture "$one-pairs"

    step "$one: accepted findings"
    form accepted
    value "accepted-form/$(t Reason)" "Printed so."
    picture "$one-accepted"

    step "$one: the board, its grid, and a change in this scenario only"
    form map
    picture "$one-boards"
    item "row amendments/0"
    picture "$one-amendments"
    value "amendments-form/$(t Hexes)" 32-0312
    item "row boards/1"
    value "boards-form/$(t "Column of its upper left hex")" 26
    keys ctrl+z
    event "step .*"
    menu_of "row boards/1" Down Down Down Return # Edit, Add a board, Grid
    picture "$one-grid"
    value "grid-form/$(t Digits)" 3
    keys ctrl+z
    event "step .*"
    item "item grid-back"

    step "$one: a space, which this game does not have"
    item "row checklist/optional"
    form spaces
    item "item spaces-add"
    next_step
    picture "$one-spaces"
    value "spaces-form/$(t Name)" Camp
    form seats
    item "item seats-add"
    next_step
    picture "$one-seats"
    value "seats-form/$(t Name)" Ana
    for undone in seat-name seat space-name space; do
        keys ctrl+z
        event "step .*"
    done

    step "$one: options"
    form options
    picture "$one-options"
    pick "scenario-form/strategic-movement" "$(t no)"
    next_step

    step "$one: save"
    saved
    expect_change "statements-$one" "$folder/first/brod.scenario.xml" "$work/brod.scenario.xml"
    quit
done
finish
